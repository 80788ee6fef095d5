import { Argument, type Command, Option } from 'commander'
import { LANGS, type Lang } from '../protocol/lang.ts'
import { once } from '../protocol/once.ts'
import { CalledCommand } from './called-command.ts'
import { ARGUMENT_HELP, COMMAND_HELP, type CommandName } from './command-help.ts'
import { HELP, helpTitle, optionHelp } from './help.ts'
import { type OptionName, optionNamed } from './options.ts'

/** What every command that works on a store has. */
const ON_STORE: readonly OptionName[] = ['as', 'store', 'pipeline', 'config', 'now']

/** A command that works on a store, with its help and the options it takes by name. */
export function storeCommand(
  parent: Command,
  name: CommandName,
  lang: Lang,
  options: readonly OptionName[] = [],
): Command {
  const made = command(parent, name.split(' ').at(-1) ?? name, lang).description(COMMAND_HELP[name][lang])
  if (isCalled(made)) for (const option of [...options, ...ON_STORE]) made.addOption(optionNamed(option, lang))
  return made
}

/** A word that only groups commands: alone it prints what there is. */
export function commandGroup(root: Command, name: CommandName, lang: Lang): Command {
  return root.command(name).description(COMMAND_HELP[name][lang]).helpCommand('help [command]', HELP.helpCommand[lang])
}

export function argument(
  form: string,
  what: keyof typeof ARGUMENT_HELP,
  lang: Lang,
  choices?: readonly string[],
): Argument {
  const made = new Argument(form, ARGUMENT_HELP[what][lang])
  return choices ? made.choices(choices) : made
}

/** A command with what every command has. */
export function command(parent: Command, name: string, lang: Lang): Command {
  const made = parent.command(name)
  return isCalled(made) ? made.addOption(EVERYWHERE()[lang].json).addOption(EVERYWHERE()[lang].lang) : made
}

const isCalled = (made: Command) => !(made instanceof CalledCommand) || made.isCalled()

/** Options are values: every command can have the same ones. */
const EVERYWHERE = once(() => ({ ko: optionsOfAll('ko'), en: optionsOfAll('en') }))

const optionsOfAll = (lang: Lang) => ({
  json: new Option('--json', HELP.json[lang]),
  lang: new Option('--lang <lang>', HELP.lang[lang]).choices(LANGS),
})

/** What holds for the root and, as it is inherited, for every command below. */
export function prepareRoot(root: Command, lang: Lang): Command {
  return root
    .addOption(EVERYWHERE()[lang].lang)
    .helpOption('-h, --help', HELP.help[lang])
    .configureHelp({
      styleTitle: (title) => helpTitle(title, lang),
      optionDescription: (option) => optionHelp(option, lang),
      argumentDescription: ({ description, argChoices }) =>
        argChoices ? `${description} [${argChoices.join(' | ')}]` : description,
    })
    .configureOutput({ writeErr: () => {} })
    .showHelpAfterError(false)
    .exitOverride()
}
