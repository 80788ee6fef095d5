import type { Results } from '../../pipeline/results.ts'
import { askedBy, type Caller } from '../caller/caller.ts'
import type { Service } from '../service.ts'
import { renewBeforeRetry } from '../work/renew-setup.ts'

interface ItemAnswer {
  readonly task_id: string
  readonly key: string
  readonly choice: string
  readonly note: string | null
  readonly how: 'person' | 'yes'
}

/** Answers an item of the inbox by its key. */
export async function answerItem(
  service: Service,
  caller: Caller,
  answer: ItemAnswer,
): Promise<Results['answer_item']> {
  const { engine } = service
  const { task_id, key, choice } = answer
  const [item] = await engine.store.load([{ kind: 'item', id: key }])
  await renewBeforeRetry(service, caller, { task_id, kind: item.value?.kind, choice })
  return engine.execute({ type: 'answer_item', ...answer }, askedBy(caller))
}
