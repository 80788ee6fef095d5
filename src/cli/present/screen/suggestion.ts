import type { Lang } from '../../../protocol/lang.ts'
import { ACTIONS } from '../../../protocol/pipeline/actions.ts'
import type { Allowed, Verb } from '../../../service/tasks/allowed-steps.ts'

/** How a suggested command is written for its reader. */
export interface SuggestionStyle {
  readonly lang: Lang
  readonly flags: string
  /** The actor who needs no `--as`. */
  readonly withoutAs: string
}

/** A command line that can be pasted; what a person must fill in stands as an example. */
export function suggestion(taskId: string, { action, actor, to }: Allowed, style: SuggestionStyle): string {
  const as = actor === style.withoutAs ? '' : ` --as ${actor}`
  return `baton task ${ARGUMENTS[action](taskId, BACK[style.lang], to)}${as}${style.flags}`
}

const BACK = {
  ko: '--reason "…" --category quality --item "담당: 할 일 @ 기한"',
  en: '--reason "…" --category quality --item "who: what @ when"',
} as const

const ARGUMENTS: Readonly<Record<Verb, (id: string, back: string, to: string) => string>> = {
  pickup: (id) => `pickup ${id}`,
  handoff: (id) => `handoff ${id}`,
  resubmit: (id) => `resubmit ${id}`,
  complete: (id) => `complete ${id}`,
  skip_docs: (id) => `skip-docs ${id}`,
  approve: (id) => `approve ${id}`,
  ack: (id) => `ack ${id} accepted`,
  ack_rejected: (id, back) => `ack ${id} rejected ${back}`,
  reject: (id, back) => `reject ${id} ${back}`,
  revision_request: (id, back, to) => `reject ${id} --to ${to} ${back}`,
  hold: (id) => `hold ${id} --reason "…"`,
  resume: (id) => `resume ${id}`,
  cancel: (id) => `cancel ${id} --reason "…"`,
  escalate: (id) => `escalate ${id} --reason "…"`,
}

export function verbLabel(verb: Verb, lang: Lang): string {
  if (verb === 'ack') return lang === 'ko' ? 'ACK 응답' : 'acknowledge'
  if (verb === 'escalate') return lang === 'ko' ? '에스컬레이션' : 'escalate'
  return ACTIONS[verb].label[lang]
}

const ONWARDS: readonly string[] = ['start', 'forward', 'finish']

/** Whether an action of that name starts work or gives it on. */
export const isOnwards = (action: string): boolean =>
  Object.hasOwn(ACTIONS, action) && ONWARDS.includes(ACTIONS[action as keyof typeof ACTIONS].direction)

/** What may be done now, and the loop that waits for a choice, if one does. */
interface Offered {
  readonly allowed: readonly Allowed[]
  readonly loop?: object | undefined
}

/** What hints offer: while a loop waits for a choice, no step that would hand its work on without it. */
export const hintedSteps = ({ allowed, loop }: Offered): readonly Allowed[] =>
  loop ? allowed.filter(({ action }) => !isOnwards(action)) : allowed

/** The step that carries a task on, if one is open: what a person most likely wants to do next. */
export function nextStep(view: Offered): Allowed | undefined {
  const steps = hintedSteps(view)
  return steps.find(({ action }) => isOnwards(action)) ?? steps.find(({ action }) => action === 'resume')
}
