import { Argument, Command, Option } from 'commander'
// From their own files and not from the index, which would load every schema before a line of help is printed.
import { CONTRACT_KINDS, TEXT_KINDS } from '../protocol/contract-kinds.ts'
import { DIAGRAM_KINDS } from '../protocol/diagram/diagram-kinds.ts'
import { LANGS, type Lang } from '../protocol/lang.ts'
import { HELP, helpTitle, optionHelp } from './help.ts'

/**
 * The command line as a tree: names, options and help. What a command does stands in a file of its own under
 * `commands/` and is loaded only when it runs, so that `--help` stays fast.
 */
export function program(lang: Lang, version: string): Command {
  const root = new Command('baton')
  prepare(root, lang)
  root
    .description(HELP.baton[lang])
    .version(version, '-V, --version', HELP.version[lang])
    .helpCommand('help [command]', HELP.helpCommand[lang])

  command(root, 'validate', lang)
    .description(HELP.validate[lang])
    .addArgument(new Argument('<files...>', HELP.validateFiles[lang]))
    .addOption(new Option('--kind <kind>', HELP.validateKind[lang]).choices([...CONTRACT_KINDS, ...TEXT_KINDS]))
    .option('--strict', HELP.validateStrict[lang])
    .option('--pipeline <file>', HELP.pipeline[lang])
    .action(async (files, options) => {
      const { validate } = await import('./commands/validate.ts')
      await validate(files, { ...options, lang })
    })

  command(root, 'diagram', lang)
    .description(HELP.diagram[lang])
    .addOption(new Option('--kind <kind>', HELP.diagramKind[lang]).choices(DIAGRAM_KINDS).default('pipeline'))
    .option('--pipeline <file>', HELP.pipeline[lang])
    .action(async (options) => {
      const { printDiagram } = await import('./commands/diagram.ts')
      await printDiagram({ ...options, lang })
    })
  return root
}

/** A sub-command with what every command has. */
function command(root: Command, name: string, lang: Lang): Command {
  const made = prepare(root.command(name), lang)
  made.option('--json', HELP.json[lang])
  made.addOption(new Option('--lang <lang>', HELP.lang[lang]).choices(LANGS))
  return made
}

function prepare(made: Command, lang: Lang): Command {
  if (made.name() === 'baton') made.addOption(new Option('--lang <lang>', HELP.lang[lang]).choices(LANGS))
  return made
    .helpOption('-h, --help', HELP.help[lang])
    .configureHelp({
      styleTitle: (title) => helpTitle(title, lang),
      optionDescription: (option) => optionHelp(option, lang),
    })
    .configureOutput({ writeErr: () => {} })
    .showHelpAfterError(false)
    .exitOverride()
}
