import { parseActionItem } from '../../protocol/agent-blocks/action-line.ts'
import { canBeNamed } from '../../protocol/named-path.ts'
import type { PlayOutcome, Said, StageConfig, WayBack } from '../../protocol/plays/play.ts'
import { findingsOutput } from '../../protocol/plays/stage-output.ts'
import type { NamedFile, SendBackReason } from '../../protocol/plays/step-details.ts'

export type BackAction = keyof StageConfig['back']

/** The action that sends the task back from this status, if the pipeline has one. */
export function wayBack({ back }: Pick<StageConfig, 'back'>, verdict: string | null): BackAction | undefined {
  if (verdict === 'needs_revision' && back.revision_request) return 'revision_request'
  return back.reject ? 'reject' : undefined
}

/** A way back: the result of the run, and what goes with it. */
export interface Return {
  readonly action: BackAction
  readonly said: Pick<Said, 'run_id' | 'summary' | 'result' | 'commit' | 'ended_at'>
  /** Findings of Baton, besides those of the agent; may be empty. */
  readonly more: string
}

const MAX_ITEMS = 50

/**
 * The reason of a way back, from the agent's result. The default category is that of the definition; the default deadline
 * is that of the configuration, counted from the end of the run.
 */
function reasonOf(
  { action, said, more }: Return,
  { way, deadline_ms }: { readonly way: WayBack; readonly deadline_ms: number },
): SendBackReason {
  const { assignee, category } = way
  const ended = Date.parse(said.ended_at)
  const byDefault = new Date(ended + deadline_ms).toISOString()
  const { result, summary } = said
  const found = [
    ...(result?.action_items ?? []).map((item) => dueItem(item, ended, byDefault)),
    ...[
      ...(result?.failed_tests ?? []).map(({ name, expected, actual }) => `${name}: ${expected} ≠ ${actual}`),
      ...(result?.issues ?? []).map(({ severity, path, text }) => `${severity} ${path ?? ''} ${text}`.trim()),
    ].map((text) => ({ text, deadline: byDefault })),
  ]
  const description = [summary ?? '', more].filter((part) => part !== '').join('\n\n') || action
  const first = description.split('\n').find((line) => line.trim() !== '') ?? action
  const items = found.length > 0 ? found : [{ text: first, deadline: byDefault }]
  return {
    category: result?.category ?? category,
    description: description.slice(0, 4_000),
    action_items: items
      .slice(0, MAX_ITEMS)
      .map(({ text, deadline }) => ({ assignee, action: text.slice(0, 1_000), deadline })),
  }
}

function dueItem(item: string, ended: number, byDefault: string): { readonly text: string; readonly deadline: string } {
  const { action, deadline } = parseActionItem(item) ?? { action: item, deadline: null }
  if (deadline === null) return { text: action, deadline: byDefault }
  return { text: action, deadline: 'at' in deadline ? deadline.at : new Date(ended + deadline.after_ms).toISOString() }
}

/** Files that the agent wants attached, as far as its last commit can hold them. */
export const namedAttachments = ({ result, commit }: Return['said']): readonly string[] =>
  commit === null ? [] : (result?.attachments ?? []).map(({ path }) => path)

/**
 * The attachments of a way back: files that the agent named and has written, and a reference to its findings, which are
 * in the record of its run.
 */
function attachmentsOf(
  { run_id, result, commit }: Return['said'],
  present: readonly string[],
  type: string,
): readonly NamedFile[] {
  const { attachments = [], issues = [], failed_tests = [] } = result ?? {}
  const written = attachments
    .filter(({ path }) => present.includes(path) && canBeNamed(path))
    .map((one) => ({ name: nameOf(one.path), path: `${one.path}@${commit}`, type: one.type }))
  if (issues.length + failed_tests.length === 0 || written.some((one) => one.type === type)) return written
  return [...written, { name: type.replaceAll('_', '-'), path: `baton://runs/${run_id}`, type }]
}

export const nameOf = (path: string): string => path.replace(/^.*\//, '')

/** The step that sends the task back; undefined if the pipeline has none here. */
export function stepBack(
  back: Return,
  config: StageConfig,
  { stage: id, present }: { readonly stage: string; readonly present: readonly string[] },
): PlayOutcome | undefined {
  const way = config.back[back.action]
  if (!way) return undefined
  const { said, action } = back
  const stage = config.stages.find((one) => one.id === id)
  const details = {
    reason: reasonOf(back, { way, deadline_ms: config.deadline_ms }),
    attachments: attachmentsOf(said, present, way.attachment_kind),
    output: stage ? findingsOutput(stage, { result: said.result }) : {},
  }
  return { kind: 'step', action, details, as: null }
}
