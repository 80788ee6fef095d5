import type { Results } from '../../pipeline/results.ts'
import { askedBy, type Caller } from '../caller/caller.ts'
import type { WithEngine } from '../service.ts'

interface ItemAnswer {
  readonly task_id: string
  readonly key: string
  readonly choice: string
  readonly note: string | null
  readonly how: 'person' | 'yes'
}

/** Answers an item of the inbox by its key. */
export function answerItem(
  { engine }: WithEngine,
  caller: Caller,
  answer: ItemAnswer,
): Promise<Results['answer_item']> {
  return engine.execute({ type: 'answer_item', ...answer }, askedBy(caller))
}
