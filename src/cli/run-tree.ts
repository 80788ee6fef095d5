import { Argument, type Command } from 'commander'
import type { Lang } from '../protocol/lang.ts'
import { argument, commandGroup, storeCommand } from './command-builder.ts'
import { ARGUMENT_HELP } from './command-help.ts'

/** `baton agent run`, `baton runs …`, `baton answer`, `baton worker`: agents as processes. */
export function addRunCommands(root: Command, agent: Command, lang: Lang): void {
  storeCommand(agent, 'agent run', lang, [
    'prompt',
    'agentName',
    'workflow',
    'requireNonce',
    'pass',
    'setting',
    'detach',
    'yes',
    'silenceMinutes',
    'wallMinutes',
    'questionMinutes',
  ])
    .addArgument(new Argument('[command...]', ARGUMENT_HELP.command[lang]))
    .action(async (argv, options) => (await import('./commands/agent-run.ts')).agentRun(argv, { ...options, lang }))

  const runs = commandGroup(root, 'runs', lang)
  const id = () => argument('<run>', 'run', lang)
  storeCommand(runs, 'runs list', lang, ['all', 'limit', 'cursor']).action(async (options) =>
    (await import('./commands/runs-list.ts')).runsList({ ...options, lang }),
  )
  storeCommand(runs, 'runs show', lang)
    .addArgument(id())
    .action(async (of, options) => (await import('./commands/runs-show.ts')).runsShow(of, { ...options, lang }))
  storeCommand(runs, 'runs logs', lang, ['follow', 'raw'])
    .addArgument(id())
    .action(async (of, options) => (await import('./commands/runs-logs.ts')).runsLogs(of, { ...options, lang }))
  for (const [name, type] of [
    ['runs pause', 'pause_run'],
    ['runs cancel', 'cancel_run'],
  ] as const) {
    storeCommand(runs, name, lang, ['reason'])
      .addArgument(id())
      .action(async (of, options) =>
        (await import('./commands/runs-control.ts')).runsControl(type, of, { ...options, lang }),
      )
  }
  storeCommand(runs, 'runs resume', lang, ['reason', 'detach', 'yes', 'pass'])
    .addArgument(id())
    .action(async (of, options) => (await import('./commands/runs-control.ts')).runsResume(of, { ...options, lang }))
  storeCommand(runs, 'runs follow-up', lang, ['detach', 'yes', 'pass'])
    .addArgument(id())
    .addArgument(argument('<text>', 'text', lang))
    .action(async (of, text, options) =>
      (await import('./commands/runs-follow-up.ts')).runsFollowUp(of, text, { ...options, lang }),
    )
  storeCommand(runs, 'runs undo', lang)
    .addArgument(id())
    .addArgument(argument('[checkpoint]', 'checkpoint', lang))
    .action(async (of, checkpoint, options) =>
      (await import('./commands/runs-undo.ts')).runsUndo(of, checkpoint, { ...options, lang }),
    )

  storeCommand(root, 'answer', lang, ['criteria', 'waive', 'note'])
    .addArgument(argument('<question>', 'question', lang))
    .addArgument(argument('<text>', 'text', lang))
    .action(async (of, text, options) => (await import('./commands/answer.ts')).answer(of, text, { ...options, lang }))
  storeCommand(root, 'worker', lang, ['concurrency', 'untilIdle', 'pass']).action(async (options) =>
    (await import('./commands/worker.ts')).worker({ ...options, lang }),
  )
}
