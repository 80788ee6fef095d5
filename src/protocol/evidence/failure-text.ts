import type { Evidence } from '../plays/evidence.ts'

/** What failed, as an agent or a person is told. */
export function failureText({ checks }: Pick<Evidence, 'checks'>): string {
  return checks
    .filter(({ passed, waived }) => !passed && !waived)
    .map(({ name, command, code, signal, tail }) => {
      const how = code === null ? `ended by ${signal}` : `exit code ${code}`
      return `${name} (${command.join(' ')}): ${how}\n${tail}`
    })
    .join('\n\n')
}
