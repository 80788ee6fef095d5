import type { RunRecord } from '../../pipeline/runs/run-record.ts'
import { projectRun } from '../run-projection.ts'
import type { Batch } from './batch.ts'

/** Brings what the lists know of a run up to its record. */
export function indexRun(batch: Batch, id: string, record: RunRecord): void {
  const row = projectRun(id, record)
  batch.connection.run(
    UPSERT,
    batch.row({ kind: 'run', id }).position,
    row.run_id,
    row.task_id,
    row.stage,
    row.agent,
    row.state,
    row.attempt,
    row.holder,
    row.wish,
    row.due_at,
    row.created_at,
    row.started_at,
    row.ended_at,
    row.updated_at,
    row.question,
    row.how,
  )
}

const CHANGING = ['task_id', 'stage', 'agent', 'state', 'attempt', 'holder', 'wish', 'due_at']
const TOLD = ['created_at', 'started_at', 'ended_at', 'updated_at', 'question', 'how']
const COLUMNS = [...CHANGING, ...TOLD]

const UPSERT = `INSERT INTO runs (position, run_id, ${COLUMNS.join(', ')})
  VALUES (?, ?, ${COLUMNS.map(() => '?').join(', ')})
  ON CONFLICT (position) DO UPDATE SET ${COLUMNS.map((name) => `${name} = excluded.${name}`).join(', ')}`
