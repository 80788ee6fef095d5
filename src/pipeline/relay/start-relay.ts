import { BatonError } from '../../protocol/baton-error.ts'
import { canonicalJson } from '../../protocol/canonical-json.ts'
import { type Draft, requirePo } from '../draft.ts'
import type { Results } from '../results.ts'
import { requirePerson } from '../runs/open-run.ts'
import { openTask } from '../task-state.ts'
import { beginWork } from '../visits/open-visit.ts'
import { putRelay } from './open-relay.ts'
import type { RelayCommand } from './relay-command.ts'

type Command = Extract<RelayCommand, { type: 'start_relay' }>

/** From now on agents carry the task. What they are is fixed with it. */
export function startRelay(draft: Draft, { task_id, spec }: Command): Results['start_relay'] {
  requirePerson(draft)
  const { pipeline } = openTask(draft, task_id)
  const before = draft.read('relay', task_id)
  if (before) {
    if (canonicalJson(before.spec) === canonicalJson(spec)) return { task_id, branch: spec.branch }
    throw BatonError.of('RELAY_EXISTS', { task_id })
  }
  if (spec.skip_docs) requirePo(draft, pipeline, 'skip documentation')
  const { repository: _, prompts: __, graphs, ...told } = spec
  const chosen = Object.entries(graphs ?? {}).map(([stage, graph]) => [stage, graph.chosen] as const)
  draft.event(task_id, 'relay:started', { ...told, ...(graphs ? { graphs: Object.fromEntries(chosen) } : {}) })
  putRelay(draft, {
    task_id,
    spec,
    open: true,
    waiting: null,
    update: null,
    integration: null,
    created_at: draft.at,
    updated_at: draft.at,
  })
  beginWork(draft, task_id)
  return { task_id, branch: spec.branch }
}
