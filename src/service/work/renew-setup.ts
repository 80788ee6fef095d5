import { askedBy, type Caller } from '../caller/caller.ts'
import type { Service } from '../service.ts'

/** Before these items are tried again, a person may have edited the configuration. */
const MENDED: ReadonlySet<string> = new Set(['environment', 'base', 'stuck'])

type Renewing = Pick<Service, 'engine' | 'config' | 'configNow'>

/** The same where an item is answered with `retry` that a person mends in the configuration. */
export async function renewBeforeRetry(
  service: Renewing,
  caller: Caller,
  { task_id, kind, choice }: { readonly task_id: string; readonly kind: string | undefined; readonly choice: string },
): Promise<void> {
  if (kind !== undefined && MENDED.has(kind) && choice.trim().toLowerCase() === 'retry')
    await renewSetup(service, caller, task_id)
}

/**
 * Setup and checks of a task become those that the configuration names now, because a person mended them there. Nothing
 * changes where it names neither, or the caller is not the PO.
 */
export async function renewSetup(
  { engine, config, configNow = async () => config }: Renewing,
  caller: Caller,
  task_id: string,
): Promise<boolean> {
  const [relay] = await engine.store.load([{ kind: 'relay', id: task_id }])
  const { spec, open } = relay.value ?? {}
  if (!spec || !open || caller.actor !== engine.pipeline.definition.po) return false
  const { setup, checks } = await configNow()
  if (setup === null && checks.length === 0) return false
  const next = {
    setup: setup ?? spec.setup ?? { steps: [], copy: [] },
    checks: checks.length > 0 ? checks : spec.checks,
  }
  const asked = { ...askedBy(caller), commandId: undefined }
  const { replaced } = await engine.execute({ type: 'replace_setup', task_id, ...next }, asked)
  return replaced
}
