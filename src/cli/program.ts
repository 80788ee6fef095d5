import { Argument, type Command, Option } from 'commander'
// From their own files and not from the index, which would load every schema before a line of help is printed.
import { CONTRACT_KINDS, TEXT_KINDS } from '../protocol/contract-kinds.ts'
import { DIAGRAM_KINDS } from '../protocol/diagram/diagram-kinds.ts'
import type { Lang } from '../protocol/lang.ts'
import { CalledCommand } from './called-command.ts'
import { command, prepareRoot } from './command-builder.ts'
import { COMMAND_HELP } from './command-help.ts'
import { HELP } from './help.ts'
import { addPipelineCommands, addStoreCommands } from './pipeline-tree.ts'
import { addTaskCommands } from './task-tree.ts'

/**
 * The command line as a tree: names, options and help. What a command does is in a file of its own under
 * `commands/` and is loaded only when it runs, so that `--help` stays fast. With `words`, commands that are not among
 * them have no options.
 */
export function program(lang: Lang, version: string, words?: readonly string[]): Command {
  const root = new CalledCommand('baton', words)
  prepareRoot(root, lang)
  root
    .description(HELP.baton[lang])
    .version(version, '-V, --version', HELP.version[lang])
    .helpCommand('help [command]', HELP.helpCommand[lang])

  addTaskCommands(root, lang)
  addPipelineCommands(root, lang)

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

  command(root, 'simulate', lang)
    .description(COMMAND_HELP.simulate[lang])
    .option('--seed <n>', HELP.seed[lang])
    .option('--seeds <n>', HELP.seeds[lang])
    .option('--tasks <n>', HELP.simulatedTasks[lang])
    .option('--steps <n>', HELP.simulatedSteps[lang])
    .action(async (options) => {
      const { runSimulation } = await import('./commands/simulate.ts')
      await runSimulation({ ...options, lang })
    })

  addStoreCommands(root, lang)
  return root
}
