import type { CommanderError } from 'commander'
import { BatonError } from '../protocol/baton-error.ts'
import type { Localized } from '../protocol/lang.ts'

/** What the option parser refused, as an entry of the catalogue: exit code 2, and where the help is. */
export function usageError(error: CommanderError, argv: readonly string[]): BatonError {
  const command = argv.find((arg) => !arg.startsWith('-'))
  const known = command !== undefined && error.code !== 'commander.unknownCommand'
  return BatonError.of('USAGE', { problem: problem(error), command: known ? `${command} ` : '' })
}

function problem(error: CommanderError): Localized {
  const en = sentence(error.message.replace(/^error: /, '').replaceAll('\n', ' '))
  const named = /'([^']*)'/.exec(en)?.[1] ?? ''
  const ko: Readonly<Record<string, string>> = {
    'commander.unknownCommand': `알 수 없는 명령입니다: ${named}.`,
    'commander.unknownOption': `알 수 없는 옵션입니다: ${named}.`,
    'commander.missingArgument': `필요한 인자가 없습니다: ${named}.`,
    'commander.optionMissingArgument': `옵션에 값이 없습니다: ${named}.`,
    'commander.excessArguments': '인자가 너무 많습니다.',
    'commander.invalidArgument': `값이 올바르지 않습니다: ${en}`,
  }
  return { ko: ko[error.code] ?? en, en }
}

function sentence(text: string): string {
  const capital = text.charAt(0).toUpperCase() + text.slice(1)
  return /[.?)]$/.test(capital) ? capital : `${capital}.`
}
