import type { RunRecord } from '../../pipeline/runs/run-record.ts'
import { askedDocuments } from '../../protocol/documents/asked-documents.ts'
import type { Engine } from '../engine.ts'
import { look } from '../look.ts'

/** What a run has to leave in its folder for Baton and for later stages; a run outside of a relay is asked for nothing. */
export async function askedOfRun(
  engine: Engine,
  { task_id, visit, stage, node }: Pick<RunRecord, 'task_id' | 'visit' | 'stage' | 'node'>,
): Promise<readonly string[]> {
  if (task_id === null || visit === undefined) return []
  const { relay, pipeline } = await look({ engine, task_id })
  return askedDocuments({
    stage: pipeline.stages.find(({ id }) => id === stage),
    isSpecialist: node !== undefined,
    places: relay.spec.documents ?? {},
  })
}
