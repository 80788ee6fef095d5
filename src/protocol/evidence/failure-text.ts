import type { Evidence } from '../plays/evidence.ts'
import { isAccepted } from './evidence-word.ts'

const MOST = 20

/** What failed, as an agent or a person is told. */
export function failureText({ checks }: Pick<Evidence, 'checks'>): string {
  return checks
    .filter((check) => !isAccepted(check))
    .map(({ name, command, code, signal, tail, compared }) => {
      const how = code === null ? `ended by ${signal}` : `exit code ${code}`
      const fresh =
        compared && compared.new.length > 0 ? `not on the base: ${compared.new.slice(0, MOST).join('; ')}\n` : ''
      return `${name} (${command.join(' ')}): ${how}\n${fresh}${tail}`
    })
    .join('\n\n')
}
