import type { Results } from '../../pipeline/results.ts'
import { askedBy, type Caller } from '../caller/caller.ts'
import type { WithEngine } from '../service.ts'

interface QuestionAnswer {
  readonly run_id: string
  readonly question_id: string
  readonly text: string
  /** `yes`: `--yes` gives the default, and nobody was asked. */
  readonly how: 'person' | 'yes'
}

/** Answers the question of a run's agent. */
export function answerQuestion(
  { engine }: WithEngine,
  caller: Caller,
  answer: QuestionAnswer,
): Promise<Results['answer_question']> {
  return engine.execute({ type: 'answer_question', ...answer }, askedBy(caller))
}
