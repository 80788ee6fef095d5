import type { Command, CommanderError } from 'commander'
import { BatonError } from '../protocol/baton-error.ts'
import type { Localized } from '../protocol/lang.ts'

/** What the option parser refused, as an entry of the catalogue: exit code 2, and where the help is. */
export function usageError(error: CommanderError): BatonError {
  return usageProblem(problem(error))
}

/** A command line that cannot be meant. Which command's help to read is added by `withCommand`. */
export function usageProblem({ ko, en }: Localized): BatonError {
  return BatonError.of('USAGE', { problem: { ko: sentence(ko), en: sentence(en) }, command: '' })
}

/** Points a usage error to the help of the command that was called. */
export function withCommand(error: BatonError, root: Command | undefined, argv: readonly string[]): BatonError {
  const { problem, command } = error.values
  if (error.code !== 'USAGE' || command !== '' || problem === undefined || !root) return error
  const path = calledCommands(root, argv).map((one) => `${one.name()} `)
  return BatonError.of('USAGE', { problem, command: path.join('') })
}

/** `task`, `create` for `--lang ko task create --title x`: the commands that were called, one level after the other. */
export function calledCommands(root: Command, argv: readonly string[]): readonly Command[] {
  const path: Command[] = []
  for (const word of argv) {
    const next = (path.at(-1) ?? root).commands.find((one) => one.name() === word)
    if (next) path.push(next)
  }
  return path
}

function problem(error: CommanderError): Localized {
  const said = capital(error.message.replace(/^error: /, '').replaceAll('\n', ' '))
  const near = /\(Did you mean (?:one of )?([^)]*)\?\)$/.exec(said)?.[1]
  const en = said.replace(/ \((Did you mean [^)]*\?)\)$/, '. $1')
  const [, given, argument, either] =
    /value '(.*)' is invalid for argument '(.*)'\. Allowed choices are (.*)\.$/.exec(en) ?? []
  const named = argument ?? /'([^']*)'/.exec(en)?.[1] ?? ''
  const [, value = given ?? '', choices = either ?? ''] =
    /argument '(.*)' is invalid\. Allowed choices are (.*)\.$/.exec(en) ?? []
  const nearKo = near === undefined ? '' : ` 혹시 ${near} 인가요?`
  const ko: Readonly<Record<string, string>> = {
    'commander.unknownCommand': `알 수 없는 명령입니다: ${named}.${nearKo}`,
    'commander.unknownOption': `알 수 없는 옵션입니다: ${named}.${nearKo}`,
    'commander.missingArgument': `필요한 인자가 없습니다: ${named}.`,
    'commander.optionMissingArgument': `옵션에 값이 없습니다: ${named}.`,
    'commander.missingMandatoryOptionValue': `필요한 옵션이 없습니다: ${named}.`,
    'commander.excessArguments': '인자가 너무 많습니다.',
    'commander.invalidArgument':
      choices === ''
        ? `값이 올바르지 않습니다: ${en}`
        : `${named} 의 값이 올바르지 않습니다: ${value}. 쓸 수 있는 값: ${choices}.`,
  }
  return { ko: ko[error.code] ?? en, en }
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** What follows it is another sentence. */
function sentence(text: string): string {
  return /[.?!]\)?$/.test(text) ? text : `${text}.`
}
