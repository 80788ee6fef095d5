import type { Evidence } from '../plays/evidence.ts'
import { isAccepted } from './evidence-word.ts'

const MOST = 20

/** The names come first: a runner prints them among many lines about what passed. */
function failed(label: string, names: readonly string[]): string {
  if (names.length === 0) return ''
  const more = names.length > MOST ? `; … ${names.length - MOST} more` : ''
  return `${label} (${names.length}): ${names.slice(0, MOST).join('; ')}${more}\n`
}

/** What failed, as an agent or a person is told. */
export function failureText({ checks }: Pick<Evidence, 'checks'>): string {
  return checks
    .filter((check) => !isAccepted(check))
    .map(({ name, command, code, signal, tail, compared, failures = [] }) => {
      const how = code === null ? `ended by ${signal}` : `exit code ${code}`
      const named = compared
        ? failed('not on the base', compared.new) + failed('on the base too', compared.old)
        : failed('failed', failures)
      return `${name} (${command.join(' ')}): ${how}\n${named}${tail}`
    })
    .join('\n\n')
}
