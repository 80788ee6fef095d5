import { createHash } from 'node:crypto'
import { SETTINGS_OPTIONS, SETTINGS_TEXT, settingsStopped } from '../../dispatch/plays/items.ts'
import type { RunRecord } from '../../pipeline/runs/run-record.ts'
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
  const asked = { key, kind: 'settings', to: 'po', text: SETTINGS_TEXT, details, options: SETTINGS_OPTIONS } as const
  const answered = await askPerson(context, now, { ...asked, confirmable: false })
  if ('wait' in answered) return answered
  const { choice, by, note } = answered.answer
  if (choice === 'allow') return candidate
  if (choice === 'stop')
    return holdTask(context, { key, by, note: note ?? settingsStopped(details)[at.relay.spec.language] })
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

/** The work of a run as it may land, with the settings question settled. */
export async function workOf(context: RelayContext, at: Look, run: RunRecord, tip: string): Promise<Candidate | Waits> {
  return settledCandidate(context, at, { run, candidate: await candidateOf(at, run, tip), tip })
}
