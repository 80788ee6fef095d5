import { PLAN_NO_NOTE, PLAN_OPTIONS, PLAN_STOPPED, planLines, planText } from '../../dispatch/plays/items.ts'
import type { NewItem } from '../../pipeline/relay/relay-item.ts'
import type { ConditionResult } from '../../pipeline/relay/relay-record.ts'
import { matchesAny } from '../../protocol/path-pattern.ts'
import { conditionOf } from '../../protocol/pipeline/conditions.ts'
import { readCommitFile } from '../../workspace/read-history.ts'
import { askPerson } from './ask-person.ts'
import { holdTask } from './hold-task.ts'
import type { Work } from './join-taken.ts'
import { type Look, look, type RelayContext, say, visitOf } from './relay-context.ts'
import { allFiles, type Met, writtenFiles } from './work-facts.ts'

/**
 * A person approves what the stage planned, or `--yes` does, before the next team begins. The approval is for the very
 * commit: a plan that was written again is asked about again, and so is one after a hold.
 */
export async function approvePlan(context: RelayContext, at: Look, work: Work): Promise<Met> {
  const { pipeline, stay } = at
  const condition = conditionOf(pipeline.stages, stay?.stage ?? '', 'plan_approved')
  if (!condition || !stay) return { met: true }
  const now = await look(context)
  const { commit } = work.candidate
  const known = visitOf(now)?.conditions ?? []
  if (known.some((one) => one.kind === 'plan_approved' && one.commit === commit && one.met)) return { met: true }
  const item = await planItem(now, work, condition.paths)
  const asked = await askPerson(context, now, item)
  if ('wait' in asked) return asked
  const { choice, note, by, how } = asked.answer
  if (choice === 'stop') return holdTask(context, { key: item.key, by, note: note ?? PLAN_STOPPED })
  const met = choice === 'approve'
  const text = note ?? (met ? '' : PLAN_NO_NOTE[at.relay.spec.language])
  const result: ConditionResult = { kind: 'plan_approved', commit, met, by, how, run_id: null, verdict: choice, text }
  await say(context, { type: 'record_condition', seq: stay.seq, result })
  return met ? { met } : { again: text }
}

async function planItem(at: Look, work: Work, paths: readonly string[]): Promise<NewItem> {
  const { stay, record } = at
  const { commit } = work.candidate
  const { task_id, pipeline_history } = record.task
  return {
    key: `plan/${stay?.seq}/${commit.slice(0, 12)}/${pipeline_history.length}`,
    kind: 'plan',
    to: 'po',
    text: planText(task_id),
    details: await linesOf(at, work, paths),
    options: PLAN_OPTIONS,
    confirmable: true,
  }
}

const MAX_FILES = 5
const MAX_BYTES = 100_000

/** Where the plan is, how to read the whole of it, and its first lines. */
async function linesOf(at: Look, work: Work, paths: readonly string[]): Promise<readonly string[]> {
  const { repository } = at.relay.spec
  const { commit } = work.candidate
  const written = await writtenFiles(at, work)
  const plans = written.filter((path) => matchesAny(path, paths))
  const there = written.length > 0 ? written : [...(await allFiles(at, work))].filter((path) => matchesAny(path, paths))
  const files = (plans.length > 0 ? plans : there).slice(0, MAX_FILES)
  const [first] = files
  const text = first && (await readCommitFile({ repository, commit, path: first, limitBytes: MAX_BYTES }))
  return planLines(commit, files, text ?? '')
}
