import { canonicalJson } from '../../protocol/canonical-json.ts'
import { type Draft, requirePo } from '../draft.ts'
import type { Results } from '../results.ts'
import { openTask } from '../task-state.ts'
import { openRelay, putRelay } from './open-relay.ts'
import type { RelayCommand } from './relay-command.ts'

/**
 * The PO gives a task that is on its way another setup or other checks, because it cannot go on with those that it began
 * with. The base is checked again with them before the next work.
 */
export function replaceSetup(
  draft: Draft,
  { task_id, setup, checks }: Extract<RelayCommand, { type: 'replace_setup' }>,
): Results['replace_setup'] {
  const { pipeline } = openTask(draft, task_id)
  requirePo(draft, pipeline, 'replace setup and checks')
  const relay = openRelay(draft, task_id)
  const spec = { ...relay.spec, setup, checks }
  if (!relay.open || canonicalJson(spec) === canonicalJson(relay.spec)) return { task_id, replaced: false }
  const steps = setup.steps.map(({ name, command, cwd, source = null }) => ({ name, command, cwd, source }))
  draft.event(task_id, 'setup:replaced', { steps, checks: checks.map(({ name }) => name) })
  const { base: _, ...rest } = relay
  putRelay(draft, { ...rest, spec })
  return { task_id, replaced: true }
}
