import type { RunRecord } from '../pipeline/runs/run-record.ts'
import type { UndoWord } from '../protocol/plays/undo-word.ts'

/** What a person asks to be undone on the branch of a task. */
export interface UndoOptions {
  readonly run: RunRecord
  /** The checkpoint of the run whose change is taken back, by its number; null: everything that the run put on the branch. */
  readonly checkpoint: number | null
  readonly actor: string
  /** What was asked for; by default an undo. A redo is of a specialist of a graph: its last undo is taken back. */
  readonly word?: UndoWord
  /** Of a rollback: the step of the graph that the branch goes back to, as its agent or its commit. */
  readonly to?: string
}
