import { createHash } from 'node:crypto'
import type { ItemOption } from '../../pipeline/relay/relay-item.ts'
import type { RunRecord } from '../../pipeline/runs/run-record.ts'
import type { Localized } from '../../protocol/lang.ts'
import { withEntries } from '../../workspace/with-entries.ts'
import { askPerson } from './ask-person.ts'
import type { Candidate } from './gather-evidence.ts'
import { holdTask } from './hold-task.ts'
import { type Look, look, type RelayContext, type Waits } from './relay-context.ts'
import { reviewBase } from './review-base.ts'
import { type SettingsChange, settingsBetween } from './settings-aside.ts'
import { candidateOf, commitWork } from './stage-outcome.ts'

/**
 * The work of a run, once a person has decided about the agent settings in it. Asked before the checks: what is checked
 * is what would land. What a person decided about the same content in this visit is not asked again.
 */
export async function settledCandidate(
  context: RelayContext,
  at: Look,
  { run, candidate, tip }: { readonly run: RunRecord; readonly candidate: Candidate; readonly tip: string },
): Promise<Candidate | Waits> {
  const { repository } = at.relay.spec
  const base = await reviewBase(at, candidate.commit)
  const changes = await newSettings(repository, { base, ...candidate })
  if (changes.length === 0) return candidate
  const now = await look(context)
  const prefix = `settings/${at.stay?.seq ?? 0}/${digestOf(changes)}`
  const before = (now.relay.items ?? []).find(
    ({ key, answer }) => key.startsWith(`${prefix}/`) && answer && answer.choice !== 'stop',
  )
  // The number of steps is in the key: after a stop, which holds the task, it is asked anew.
  const key = before?.key ?? `${prefix}/${now.record.task.pipeline_history.length}`
  const details = changes.map(({ path, before: was, after }) => `${was ? (after ? 'M' : 'D') : 'A'} ${path}`)
  const asked = { key, kind: 'settings', to: 'po', text: TEXT, details, options: OPTIONS } as const
  const answered = await askPerson(context, now, { ...asked, confirmable: false })
  if ('wait' in answered) return answered
  const { choice, by, note } = answered.answer
  if (choice === 'allow') return candidate
  if (choice === 'stop') return holdTask(context, { key, by, note: note ?? STOPPED[at.relay.spec.language](details) })
  // In work that begins with a merge of the target, the target's own settings are the ones to keep.
  const kept = at.relay.update ? base : candidate.before
  const old = new Map((await settingsBetween(repository, kept, candidate.tree)).map((one) => [one.path, one.before]))
  const entries = changes.map(({ path }) => ({ path, entry: old.get(path) ?? null }))
  const tree = await withEntries({ repository, tree: candidate.tree, entries })
  return commitWork(at, { run, tip, tree, before: candidate.before })
}

/** Those that are neither on the task's branch nor on the target. */
async function newSettings(
  repository: string,
  { base, before, tree }: { readonly base: string; readonly before: string; readonly tree: string },
): Promise<SettingsChange[]> {
  const onBranch = new Set((await settingsBetween(repository, before, tree)).map(({ path }) => path))
  return (await settingsBetween(repository, base, tree)).filter(({ path }) => onBranch.has(path))
}

function digestOf(changes: readonly SettingsChange[]): string {
  const lines = changes.map(({ path, after }) => `${path}\0${after?.mode ?? '-'} ${after?.id ?? '-'}\n`).sort()
  return createHash('sha256').update(lines.join('')).digest('hex').slice(0, 12)
}

const TEXT: Localized = {
  ko: '에이전트가 에이전트 설정을 바꿨습니다. 이 파일들은 다른 에이전트가 무엇을 실행할지 정합니다. 어떻게 할까요?',
  en: 'An agent changed agent settings. These files decide what other agents run. What shall become of them?',
}

const OPTIONS: readonly ItemOption[] = [
  { choice: 'drop', label: { ko: '이 파일들만 빼고 계속', en: 'go on without these files' } },
  {
    choice: 'allow',
    label: {
      ko: '허용: 브랜치에 남김 (승인 전에는 쓰이지 않음)',
      en: 'allow: they land, and are loaded after the approval',
    },
  },
  { choice: 'stop', label: { ko: '중단: 태스크를 보류합니다', en: 'stop: the task is put on hold' } },
]

const STOPPED = {
  ko: (files: readonly string[]) => `에이전트 설정 변경 때문에 멈춤: ${files.join(', ')}`,
  en: (files: readonly string[]) => `stopped because agent settings were changed: ${files.join(', ')}`,
} as const

/** The work of a run as it may land, with the settings question settled. */
export async function workOf(context: RelayContext, at: Look, run: RunRecord, tip: string): Promise<Candidate | Waits> {
  return settledCandidate(context, at, { run, candidate: await candidateOf(at, run, tip), tip })
}
