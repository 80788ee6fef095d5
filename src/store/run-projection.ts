import type { RunRecord } from '../pipeline/runs/run-record.ts'
import { hasEnded } from '../pipeline/runs/run-record.ts'
import type { RunRow } from './port.ts'

/** What the lists show of a run and find it by. Derived from the record alone, the same in every engine. */
export function projectRun(id: string, record: RunRecord): RunRow {
  const { asking, questions } = record
  const waiting = hasEnded(record)
    ? undefined
    : questions.find(({ id, answer }) => id === asking && answer === undefined)
  return {
    run_id: id,
    task_id: wellFormed(record.task_id),
    stage: wellFormed(record.stage),
    agent: record.agent.toWellFormed(),
    state: record.state,
    attempt: record.attempt,
    holder: wellFormed(record.holder),
    wish: record.wish,
    due_at: record.due_at,
    created_at: record.created_at.toWellFormed(),
    started_at: wellFormed(record.started_at),
    ended_at: wellFormed(record.ended_at),
    updated_at: record.updated_at.toWellFormed(),
    question: wellFormed(waiting?.question.question ?? null),
    how: record.end?.how ?? null,
  }
}

/** A lone surrogate cannot be stored as text: lists show a replacement, the record keeps what came. */
function wellFormed(text: string | null): string | null {
  return text?.toWellFormed() ?? null
}
