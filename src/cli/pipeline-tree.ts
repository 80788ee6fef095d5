import type { Command } from 'commander'
import type { Lang } from '../protocol/lang.ts'
import { argument, commandGroup, storeCommand } from './command-builder.ts'
import type { OptionName } from './options.ts'
import { addRunCommands } from './run-tree.ts'
import { addSettingsCommands } from './settings-tree.ts'

const DECISIONS = ['continue', 'hold', 'cancel', 'raise']

/** Everything about the pipeline as a whole: messages, the registry, escalations, what is due, and the store. */
export function addPipelineCommands(root: Command, lang: Lang): void {
  const message = commandGroup(root, 'message', lang)
  storeCommand(message, 'message list', lang)
    .addArgument(argument('<task>', 'task', lang))
    .action(async (id, options) => (await import('./commands/message-list.ts')).messageList(id, { ...options, lang }))
  storeCommand(message, 'message show', lang)
    .addArgument(argument('<message>', 'message', lang))
    .action(async (id, options) => (await import('./commands/message-show.ts')).messageShow(id, { ...options, lang }))
  storeCommand(message, 'message send', lang)
    .addArgument(argument('<file>', 'file', lang))
    .action(async (file, options) =>
      (await import('./commands/message-send.ts')).messageSend(file, { ...options, lang }),
    )

  const pipeline = commandGroup(root, 'pipeline', lang)
  storeCommand(pipeline, 'pipeline stop', lang, ['reason']).action(async (options) =>
    (await import('./commands/pipeline-control.ts')).pipelineStop({ ...options, lang }),
  )
  storeCommand(pipeline, 'pipeline start', lang).action(async (options) =>
    (await import('./commands/pipeline-control.ts')).pipelineStart({ ...options, lang }),
  )
  storeCommand(pipeline, 'pipeline status', lang).action(async (options) =>
    (await import('./commands/pipeline-control.ts')).pipelineStatus({ ...options, lang }),
  )
  storeCommand(pipeline, 'pipeline permissions', lang).action(async (options) =>
    (await import('./commands/pipeline-permissions.ts')).pipelinePermissions({ ...options, lang }),
  )
  storeCommand(pipeline, 'pipeline revoke', lang)
    .addArgument(argument('<stage>', 'stage', lang))
    .addArgument(argument('<rule>', 'permission', lang))
    .action(async (stage, rule, options) =>
      (await import('./commands/pipeline-permissions.ts')).pipelineRevoke(stage, rule, { ...options, lang }),
    )

  const agent = commandGroup(root, 'agent', lang)
  storeCommand(agent, 'agent list', lang).action(async (options) =>
    (await import('./commands/agent-list.ts')).agentList({ ...options, lang }),
  )
  storeCommand(agent, 'agent detect', lang).action(async (options) =>
    (await import('./commands/agent-detect.ts')).agentDetect({ ...options, lang }),
  )
  storeCommand(agent, 'agent register', lang, ['team', 'name', 'role', 'agentStatus', 'lead', 'github'])
    .addArgument(argument('<agent>', 'agent', lang))
    .action(async (id, options) =>
      (await import('./commands/agent-register.ts')).agentRegister(id, { ...options, lang }),
    )

  addPeopleCommands(root, lang)
  addSettingsCommands(root, lang)
  addRunCommands(root, agent, lang)

  storeCommand(root, 'run', lang, [
    'priority',
    'playedBy',
    'relayYes',
    'inBackground',
    'here',
    'fast',
    'takeUp',
    'watch',
    'skipDocs',
  ])
    .addArgument(argument('[request]', 'request', lang))
    .action(async (request, options) => (await import('./commands/run.ts')).run(request, { ...options, lang }))

  storeCommand(root, 'plan', lang, ['mermaid', 'addAgent', 'removeAgent', 'serialise', 'analyst'])
    .addArgument(argument('<request>', 'request', lang))
    .action(async (request, options) => (await import('./commands/plan.ts')).plan(request, { ...options, lang }))

  storeCommand(root, 'dispatch', lang, [
    ...([
      'priority',
      'playedBy',
      'relayYes',
      'here',
      'fast',
      'addAgent',
      'removeAgent',
      'serialise',
      'analyst',
    ] as const),
  ])
    .addArgument(argument('<request>', 'dispatched', lang))
    .addArgument(argument('[task]', 'task', lang))
    .addArgument(argument('[agent]', 'specialist', lang))
    .action(async (request, task_id, agent, options) => {
      if (request === 'undo' || request === 'redo' || request === 'rollback') {
        const { dispatchUndo } = await import('./commands/dispatch-undo.ts')
        return dispatchUndo(request, { task_id, agent }, { ...options, lang })
      }
      const { dispatch } = await import('./commands/dispatch.ts')
      await dispatch([request, task_id, agent].filter((word) => word !== undefined).join(' '), { ...options, lang })
    })

  storeCommand(root, 'inbox', lang).action(async (options) =>
    (await import('./commands/inbox.ts')).inbox({ ...options, lang }),
  )

  const escalation = commandGroup(root, 'escalation', lang)
  storeCommand(escalation, 'escalation list', lang, ['all', 'limit', 'cursor']).action(async (options) =>
    (await import('./commands/escalation-list.ts')).escalationList({ ...options, lang }),
  )
  storeCommand(escalation, 'escalation resolve', lang, ['note'])
    .addArgument(argument('<escalation>', 'escalation', lang))
    .addArgument(argument('<decision>', 'decision', lang, DECISIONS))
    .action(async (id, decision, options) =>
      (await import('./commands/escalation-resolve.ts')).escalationResolve(id, decision, { ...options, lang }),
    )

  storeCommand(root, 'mcp', lang, ['printFor']).action(async (options) =>
    (await import('./commands/mcp.ts')).mcp({ ...options, lang }),
  )
  const serving = ['port', 'host', 'allowHost', 'tlsCert', 'tlsKey', 'behindProxy', 'noWorker', 'noOpen'] as const
  storeCommand(root, 'serve', lang, [...serving, 'concurrency', 'pass', 'logRequests']).action(async (options) =>
    (await import('./commands/serve.ts')).serve({ ...options, lang }),
  )
  const token = commandGroup(root, 'token', lang)
  storeCommand(token, 'token create', lang, ['tokenRole', 'tokenPerson', 'tokenDays'])
    .addArgument(argument('<name>', 'token', lang))
    .action(async (name, options) => (await import('./commands/token.ts')).tokenCreate(name, { ...options, lang }))
  storeCommand(token, 'token list', lang).action(async (options) =>
    (await import('./commands/token.ts')).tokenList({ ...options, lang }),
  )
  storeCommand(token, 'token revoke', lang)
    .addArgument(argument('<id>', 'token', lang))
    .action(async (id, options) => (await import('./commands/token.ts')).tokenRevoke(id, { ...options, lang }))
  storeCommand(root, 'stats', lang, ['statsRange']).action(async (options) =>
    (await import('./commands/stats.ts')).stats({ ...options, lang }),
  )
  storeCommand(root, 'usage', lang, ['usageBy', 'ofTask']).action(async (options) =>
    (await import('./commands/usage.ts')).usage({ ...options, lang }),
  )
  storeCommand(root, 'gc', lang, ['plan']).action(async (options) =>
    (await import('./commands/gc.ts')).gc({ ...options, lang }),
  )
  storeCommand(root, 'tick', lang).action(async (options) =>
    (await import('./commands/tick.ts')).tick({ ...options, lang }),
  )
  storeCommand(root, 'why', lang, ['everything'])
    .addArgument(argument('<task>', 'task', lang))
    .addArgument(argument('[action]', 'action', lang))
    .action(async (id, action, options) => (await import('./commands/why.ts')).why(id, action, { ...options, lang }))
}

const PERSON: readonly OptionName[] = ['name', 'personRole', 'personTeam', 'language', 'address', 'l3']

/** `baton people …`: who decides, who leads, who reads. */
function addPeopleCommands(root: Command, lang: Lang): void {
  const people = commandGroup(root, 'people', lang)
  const id = () => argument('<person>', 'person', lang)
  storeCommand(people, 'people list', lang).action(async (options) =>
    (await import('./commands/people-list.ts')).peopleList({ ...options, lang }),
  )
  storeCommand(people, 'people show', lang)
    .addArgument(id())
    .action(async (of, options) => (await import('./commands/people-list.ts')).peopleShow(of, { ...options, lang }))
  storeCommand(people, 'people add', lang, PERSON)
    .addArgument(id())
    .action(async (of, options) =>
      (await import('./commands/people-set.ts')).peopleSet('add', of, { ...options, lang }),
    )
  storeCommand(people, 'people set', lang, PERSON)
    .addArgument(id())
    .action(async (of, options) =>
      (await import('./commands/people-set.ts')).peopleSet('change', of, { ...options, lang }),
    )
  storeCommand(people, 'people remove', lang)
    .addArgument(id())
    .action(async (of, options) => (await import('./commands/people-set.ts')).peopleRemove(of, { ...options, lang }))
}

const SETUP = ['force', 'initYes', 'gitHistory', 'purpose', 'stack', 'updateStack', 'noMemory'] as const

/** Looking after the store itself. */
export function addStoreCommands(root: Command, lang: Lang): void {
  storeCommand(root, 'init', lang, SETUP).action(async (options) =>
    (await import('./commands/init.ts')).init({ ...options, lang }),
  )
  storeCommand(commandGroup(root, 'config', lang), 'config check', lang)
    .addArgument(argument('[file]', 'config', lang))
    .action(async (file, options) =>
      (await import('./commands/config-check.ts')).configCheck(file, { ...options, lang }),
    )
  const audit = commandGroup(root, 'audit', lang)
  storeCommand(audit, 'audit verify', lang, ['git']).action(async (options) =>
    (await import('./commands/audit-verify.ts')).auditVerify({ ...options, lang }),
  )
  storeCommand(audit, 'audit accept', lang, ['reason']).action(async (options) =>
    (await import('./commands/audit-accept.ts')).auditAccept({ ...options, lang }),
  )
  storeCommand(root, 'doctor', lang, ['repair']).action(async (options) =>
    (await import('./commands/doctor.ts')).doctor({ ...options, lang }),
  )
  storeCommand(root, 'backup', lang)
    .addArgument(argument('<file>', 'path', lang))
    .action(async (file, options) => (await import('./commands/backup.ts')).backup(file, { ...options, lang }))
  storeCommand(root, 'restore', lang)
    .addArgument(argument('<file>', 'path', lang))
    .action(async (file, options) => (await import('./commands/restore.ts')).restore(file, { ...options, lang }))
}
