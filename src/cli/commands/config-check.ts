import { sha256Hex } from '../../engine/sha256.ts'
import { BatonError } from '../../protocol/baton-error.ts'
import type { PipelineDefinition } from '../../protocol/pipeline/definition.ts'
import { definitionHash } from '../../protocol/pipeline/definition-hash.ts'
import { definitionChanges } from '../../protocol/project-config/definition-changes.ts'
import { allRows } from '../../store/all-rows.ts'
import type { Store } from '../../store/port.ts'
import { agentsHere } from '../agents-here.ts'
import { type CommonOptions, withBaton } from '../compose.ts'
import { loadProject } from '../config-file.ts'
import { locateConfig } from '../config-place.ts'
import { agentJson, agentsText } from '../present/agents-text.ts'
import { configText, type Pinned, pinnedText } from '../present/config-text.ts'
import { print, printJson } from '../report.ts'

/** `baton config check [FILE]`: whether it can be used, what holds with it, and what it changes for new tasks. */
export async function configCheck(file: string | undefined, options: CommonOptions): Promise<void> {
  const { path } = locateConfig(file ?? options.config ?? undefined)
  const { pipeline, config, prompts } = await loadProject(path)
  const replaced = Object.keys(prompts)
  const hash = definitionHash(pipeline.definition, sha256Hex)
  const pinned = await pinnedDefinitions(options, pipeline.definition, hash)
  const agents = await agentsHere(config, path)
  const { lang } = options
  if (options.json) {
    printJson({
      valid: true,
      path,
      pipeline: { id: pipeline.definition.id, hash },
      ...config,
      prompts_replaced: replaced,
      open_tasks: pinned,
      agents: agents.map((agent) => agentJson(agent, lang)),
    })
    return
  }
  print(
    configText({ path, pipeline, config, replaced, hash }, lang) + pinnedText(pinned, lang) + agentsText(agents, lang),
  )
}

/** What open tasks are held to; null where there is no store yet. */
async function pinnedDefinitions(
  options: CommonOptions,
  after: PipelineDefinition,
  hash: string,
): Promise<readonly Pinned[] | null> {
  try {
    return await withBaton({ ...options, config: null }, 'read', async ({ engine }) => {
      const counts = await countByDefinition(engine.store)
      const pinned: Pinned[] = []
      for (const [definition, tasks] of counts) {
        const same = definition === hash
        const before = same ? undefined : await engine.pipelineOf(definition)
        const changes = before ? definitionChanges(before.definition, after) : null
        pinned.push({ definition, tasks, same, changes })
      }
      return pinned
    })
  } catch (error) {
    if (error instanceof BatonError && error.code === 'STORE_NOT_FOUND') return null
    throw error
  }
}

const AT_ONCE = 200

async function countByDefinition(store: Store): Promise<Map<string, number>> {
  const counts = new Map<string, number>()
  const count = async (ids: readonly string[]) => {
    for (const loaded of await store.load(ids.map((id) => ({ kind: 'task' as const, id })))) {
      if (loaded.kind !== 'task' || !loaded.value) continue
      const { definition } = loaded.value
      counts.set(definition, (counts.get(definition) ?? 0) + 1)
    }
  }
  let ids: string[] = []
  for await (const { task_id } of allRows(store, 'tasks', { open: true })) {
    ids.push(task_id)
    if (ids.length < AT_ONCE) continue
    await count(ids)
    ids = []
  }
  await count(ids)
  return counts
}
