import type { Argument, Command, Option } from 'commander'
import { optionHelp } from '../src/cli/help.ts'
import { program } from '../src/cli/program.ts'
import { markdownTable } from './markdown-table.ts'

/** `docs/reference/cli.md`: every command with its arguments and options, read off the tree that parses them. */
export function cliPage(): string {
  const english = program('en', '')
  const korean = program('ko', '')
  const common = ['--json', '--lang', ...STORE_OPTIONS]
  const store = english.commands.find((one) => one.name() === 'inbox')?.options ?? []
  return `<!-- Made by \`npm run generate\` from src/cli/program.ts. Do not edit. -->

# The command line

Errors stand on standard error, with their code at the end of the line; with \`--json\` as \`{"error":{"code","message","details"}}\`. Exit codes: 0 fine ·
1 other · 2 usage · 3 invalid input · 4 refused by the state · 5 not found · 6 not allowed · 7 waiting for a person. All codes: [errors](../errors.md).
A first walk through: [your first task](../guides/first-task.md).

Every command takes \`--json\` and \`--lang ko|en\`. Every command that works on a store also takes:

${optionTable(store.filter((option) => STORE_OPTIONS.includes(option.long ?? '')))}

${leaves(english)
  .map((one) => commandSection(one, korean, common))
  .join('\n')}`
}

const STORE_OPTIONS = ['--as', '--store', '--pipeline', '--config', '--now']

/** The commands that do something, in the order of the tree, each with its whole name. */
export function leaves(root: Command, path: readonly string[] = []): { path: readonly string[]; command: Command }[] {
  return root.commands.flatMap((command) => {
    const here = [...path, command.name()]
    return command.commands.length > 0 ? leaves(command, here) : [{ path: here, command }]
  })
}

function commandSection(
  { path, command }: { path: readonly string[]; command: Command },
  korean: Command,
  common: readonly string[],
): string {
  const translated = path.reduce(
    (at: Command | undefined, name) => at?.commands.find((one) => one.name() === name),
    korean,
  )
  const options = command.options.filter((option) => !common.includes(option.long ?? '') || !onStore(command))
  const own = options.filter((option) => option.long !== '--json' && option.long !== '--lang')
  const usage = [...path, ...command.registeredArguments.map(argumentForm)].join(' ')
  const table = own.length === 0 ? '' : `\n${optionTable(own)}\n`
  return `## \`baton ${usage}\`\n\n${command.description()} · ${translated?.description() ?? ''}\n${table}`
}

const onStore = (command: Command) => command.options.some((option) => option.long === '--store')

function argumentForm(argument: Argument): string {
  const name = argument.argChoices?.join('|') ?? argument.name()
  const whole = argument.variadic ? `${name}…` : name
  return argument.required ? whole.replace(/^[a-z]+$/, (word) => word.toUpperCase()) : `[${whole.toUpperCase()}]`
}

function optionTable(options: readonly Option[]): string {
  const rows = options.map((option) => [
    `\`${option.flags}\``,
    optionHelp(option, 'en') + (option.mandatory ? ' (required)' : ''),
  ])
  return markdownTable(['Option', 'What it does'], rows)
}
