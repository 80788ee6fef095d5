import { judgeDocuments, missingDocuments, missingText } from '../../protocol/documents/judge-documents.ts'
import { PLATFORM_AGENT } from '../../protocol/messages/schemas.ts'
import { conditionOf } from '../../protocol/pipeline/conditions.ts'
import { outputProblems } from '../../protocol/plays/stage-output.ts'
import { approvePlan } from './approve-plan.ts'
import type { Work } from './join-taken.ts'
import { type Look, type RelayContext, say } from './relay-context.ts'
import { reviewWork } from './review-work.ts'
import { allFiles, type Met, taskFiles } from './work-facts.ts'

const MET: Met = { met: true }

/**
 * Finds out whether work whose checks pass meets the other conditions of its stage, in the order of what they cost:
 * files, a reviewer's run, a person. Each answer is recorded for the commit, so that after a crash nobody is asked
 * twice; `guard-step.ts` refuses a step for which one is missing.
 */
export async function meetConditions(context: RelayContext, at: Look, work: Work): Promise<Met> {
  for (const meet of [acceptOutputs, showDocuments, reviewWork, approvePlan]) {
    const found = await meet(context, at, work)
    if (!('met' in found)) return found
  }
  return MET
}

/** Output fields that the agent named exist, and what they point to is there. */
async function acceptOutputs(_: RelayContext, at: Look, work: Work): Promise<Met> {
  const { pipeline, stay, relay } = at
  const result = work.run.end?.result ?? null
  const stage = pipeline.stages.find(({ id }) => id === stay?.stage)
  if (!stage || !result?.outputs?.length) return MET
  const files = await allFiles(at, work)
  const problems = outputProblems(pipeline.stages, stage, { result, files }, relay.spec.language)
  return problems.length === 0 ? MET : { again: problems.join('\n') }
}

/** The expected documents are there, or the agent says of each why it is not needed. */
async function showDocuments(context: RelayContext, at: Look, work: Work): Promise<Met> {
  const { pipeline, stay, relay } = at
  const condition = conditionOf(pipeline.stages, stay?.stage ?? '', 'documents')
  if (!condition || !stay) return MET
  const { documents: expected } = condition
  const places = relay.spec.documents ?? {}
  const changed = await taskFiles(at, work)
  const documents = judgeDocuments({ expected, places, changed, notNeeded: work.run.end?.result?.not_needed ?? [] })
  const met = missingDocuments(documents).length === 0
  const text = met ? '' : missingText(documents, { expected, places }, relay.spec.language)
  const { commit } = work.candidate
  const { run_id } = work.run
  await say(context, {
    type: 'record_condition',
    seq: stay.seq,
    result: { kind: 'documents', commit, met, by: PLATFORM_AGENT, run_id, verdict: null, text, documents },
  })
  return met ? MET : { again: text }
}
