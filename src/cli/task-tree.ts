import type { Command } from 'commander'
import type { Lang } from '../protocol/lang.ts'
import { argument, commandGroup, storeCommand } from './command-builder.ts'
import type { OptionName } from './options.ts'

const HAND_OVER: readonly OptionName[] = ['artifact', 'context', 'output', 'timeoutMinutes', 'toAgent', 'note']
const SEND_BACK: readonly OptionName[] = ['reason', 'category', 'item', 'artifact', 'comment']
const ACK_ANSWERS = ['accepted', 'deferred', 'rejected']

/** `baton task …`: making, seeing and moving tasks. */
export function addTaskCommands(root: Command, lang: Lang): void {
  const task = commandGroup(root, 'task', lang)
  const id = () => argument('<task>', 'task', lang)

  storeCommand(task, 'task create', lang, ['newTitle', 'newPriority', 'depends', 'tags', 'input', 'inputRef']).action(
    async (options) => (await import('./commands/task-create.ts')).taskCreate({ ...options, lang }),
  )
  storeCommand(task, 'task list', lang, ['status', 'team', 'open', 'text', 'limit', 'cursor']).action(async (options) =>
    (await import('./commands/task-list.ts')).taskList({ ...options, lang }),
  )
  storeCommand(task, 'task show', lang)
    .addArgument(id())
    .action(async (of, options) => (await import('./commands/task-show.ts')).taskShow(of, { ...options, lang }))
  storeCommand(task, 'task history', lang)
    .addArgument(id())
    .action(async (of, options) => (await import('./commands/task-history.ts')).taskHistory(of, { ...options, lang }))
  storeCommand(task, 'task import', lang)
    .addArgument(argument('<file>', 'file', lang))
    .action(async (file, options) => (await import('./commands/task-import.ts')).taskImport(file, { ...options, lang }))
  storeCommand(task, 'task edit', lang, ['title', 'priority', 'agent', 'depends', 'tags', 'inputRef'])
    .addArgument(id())
    .action(async (of, options) => (await import('./commands/task-edit.ts')).taskEdit(of, { ...options, lang }))
  storeCommand(task, 'task ack', lang, [...SEND_BACK, 'handoff'])
    .addArgument(id())
    .addArgument(argument('<answer>', 'ack', lang, ACK_ANSWERS))
    .action(async (of, answer, options) =>
      (await import('./commands/task-ack.ts')).taskAck(of, answer, { ...options, lang }),
    )
  storeCommand(task, 'task reject', lang, [...SEND_BACK, 'output', 'to'])
    .addArgument(id())
    .action(async (of, options) => (await import('./commands/task-reject.ts')).taskReject(of, { ...options, lang }))
  storeCommand(task, 'task escalate', lang, ['reason'])
    .addArgument(id())
    .action(async (of, options) => (await import('./commands/task-escalate.ts')).taskEscalate(of, { ...options, lang }))

  for (const [name, watch] of [
    ['task watch', true],
    ['task unwatch', false],
  ] as const) {
    storeCommand(task, name, lang)
      .addArgument(id())
      .action(async (of, options) =>
        (await import('./commands/task-watch.ts')).taskWatch(of, watch, { ...options, lang }),
      )
  }

  storeCommand(task, 'task approve', lang, ['note', 'target'])
    .addArgument(id())
    .action(async (of, options) => (await import('./commands/task-approve.ts')).taskApprove(of, { ...options, lang }))

  storeCommand(task, 'task revert', lang)
    .addArgument(id())
    .addArgument(argument('[step]', 'revertStep', lang))
    .action(async (of, step, options) =>
      (await import('./commands/task-revert.ts')).taskRevert(of, step, { ...options, lang }),
    )

  const step = (
    name: (typeof STEPS)[number]['name'],
    action: (typeof STEPS)[number]['action'],
    options: readonly OptionName[],
  ) =>
    storeCommand(task, name, lang, options)
      .addArgument(id())
      .action(async (of, given) => (await import('./commands/task-step.ts')).taskStep(action, of, { ...given, lang }))
  for (const { name, action, options } of STEPS) step(name, action, options)
}

/** The commands that take one step of the table and nothing else. */
const STEPS = [
  { name: 'task pickup', action: 'pickup', options: ['note'] },
  { name: 'task handoff', action: 'handoff', options: HAND_OVER },
  { name: 'task resubmit', action: 'resubmit', options: HAND_OVER },
  { name: 'task complete', action: 'complete', options: ['artifact', 'context', 'output', 'note', 'checked'] },
  { name: 'task skip-docs', action: 'skip_docs', options: ['note'] },
  { name: 'task hold', action: 'hold', options: ['reason'] },
  { name: 'task resume', action: 'resume', options: ['note'] },
  { name: 'task cancel', action: 'cancel', options: ['reason'] },
] as const
