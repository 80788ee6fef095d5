import type { ItemOption, NewItem } from '../../pipeline/relay/relay-item.ts'
import type { ConditionResult } from '../../pipeline/relay/relay-record.ts'
import { matchesAny } from '../../protocol/path-pattern.ts'
import { conditionOf } from '../../protocol/pipeline/conditions.ts'
import { readCommitFile } from '../../workspace/read-history.ts'
import { askPerson } from './ask-person.ts'
import { holdTask } from './hold-task.ts'
import type { Work } from './join-taken.ts'
import { type Look, look, type RelayContext, say, visitOf } from './relay-context.ts'
import { allFiles, type Met, writtenFiles } from './work-facts.ts'

const OPTIONS: readonly ItemOption[] = [
  { choice: 'approve', label: { ko: '승인: 개발로 넘깁니다', en: 'approve: it goes on to the next team' } },
  {
    choice: 'change',
    label: {
      ko: '수정: 메모(--note)를 피드백으로 주고 다시 쓰게 합니다',
      en: 'change: the note (--note) goes to the planner as feedback, and it writes the plan again',
    },
  },
  {
    choice: 'stop',
    label: { ko: '중단: 태스크를 보류합니다', en: 'stop: the task is put on hold' },
  },
]

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
  if (choice === 'stop') return holdTask(context, { key: item.key, by, note: note ?? 'the plan was not approved' })
  const met = choice === 'approve'
  const text = note ?? (met ? '' : NO_NOTE[at.relay.spec.language])
  const result: ConditionResult = { kind: 'plan_approved', commit, met, by, how, run_id: null, verdict: choice, text }
  await say(context, { type: 'record_condition', seq: stay.seq, result })
  return met ? { met } : { again: text }
}

const NO_NOTE = {
  ko: '사람이 이 계획을 승인하지 않고 수정을 요청했습니다. 이유는 적지 않았습니다.',
  en: 'A person did not approve this plan and wants it changed. They left no note.',
} as const

async function planItem(at: Look, work: Work, paths: readonly string[]): Promise<NewItem> {
  const { stay, record } = at
  const { commit } = work.candidate
  const { task_id, pipeline_history } = record.task
  return {
    key: `plan/${stay?.seq}/${commit.slice(0, 12)}/${pipeline_history.length}`,
    kind: 'plan',
    to: 'po',
    text: { ko: `${task_id} 의 계획을 승인하시겠습니까?`, en: `Approve the plan of ${task_id}?` },
    details: await planLines(at, work, paths),
    options: OPTIONS,
    confirmable: true,
  }
}

const MAX_FILES = 5
const MAX_LINES = 15
const MAX_WIDTH = 160
const MAX_BYTES = 100_000

/** Where the plan is, how to read the whole of it, and its first lines. */
async function planLines(at: Look, work: Work, paths: readonly string[]): Promise<readonly string[]> {
  const { repository } = at.relay.spec
  const { commit } = work.candidate
  const written = await writtenFiles(at, work)
  const plans = written.filter((path) => matchesAny(path, paths))
  const there = written.length > 0 ? written : [...(await allFiles(at, work))].filter((path) => matchesAny(path, paths))
  const files = (plans.length > 0 ? plans : there).slice(0, MAX_FILES)
  const [first] = files
  const text = first && (await readCommitFile({ repository, commit, path: first, limitBytes: MAX_BYTES }))
  const lines = (text ?? '').split('\n').filter((line) => line.trim() !== '')
  return [
    ...files.map((path) => `${path}  (git show ${commit.slice(0, 12)}:${path})`),
    ...lines.slice(0, MAX_LINES).map((line) => `  ${line.slice(0, MAX_WIDTH)}`),
    ...(lines.length > MAX_LINES ? ['  …'] : []),
  ]
}
