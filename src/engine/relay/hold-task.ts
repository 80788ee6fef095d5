import { type RelayContext, type Waits, waits } from './relay-context.ts'

/** A person answered that the task shall stop: it is put on hold, as who answered, once for each item. */
export async function holdTask(
  { engine, task_id }: RelayContext,
  { key, by, note }: { readonly key: string; readonly by: string; readonly note: string },
): Promise<Waits> {
  const hold = { type: 'step', task_id, action: 'hold', details: { note } } as const
  await engine.execute(hold, { actor: by, commandId: `relay/${task_id}/${key}/hold` })
  return waits('hold', note)
}
