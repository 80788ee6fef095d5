import { BatonError } from '../../protocol/baton-error.ts'
import type { AskOption } from '../../protocol/plays/effect.ts'
import type { Draft } from '../draft.ts'
import type { Results } from '../results.ts'
import { putItem } from './ask-effect.ts'
import { feedPlay } from './feed-play.ts'
import { openVisitRecord, putVisit } from './host.ts'
import { itemKey, restOrContinue } from './park-visit.ts'
import type { VisitCommand } from './visit-command.ts'
import { isLanding, taskOfVisit, visitOfEffect } from './visit-record.ts'
import { requireClaim } from './work-rows.ts'

type Command<Type extends VisitCommand['type']> = Extract<VisitCommand, { type: Type }>

/** An effect was performed. */
export function workDone(draft: Draft, command: Command<'work_done'>): Results['work_done'] {
  requireClaim(draft, command)
  draft.work({ op: 'settle', id: command.work })
  feedPlay(draft, openVisitRecord(draft, visitOfEffect(command.work)), command.work, command.outcome)
  return { effect: command.work }
}

/** After so many failures since a person was asked last, or so many claims in all, a person looks. */
const MAX_FAILURES = 5
export const MAX_CLAIMS = 100
const FIRST_DELAY_MS = 1_000
const MAX_DELAY_MS = 60_000

/**
 * A row could not be performed, for a reason that is not the work's: it comes back after a while. What does not help by
 * itself is put before a person, and the row waits for the answer.
 */
export function workFailed(draft: Draft, command: Command<'work_failed'>): Results['work_failed'] {
  requireClaim(draft, command)
  const { work, reason, lasting, claims } = command
  const visit = openVisitRecord(draft, visitOfEffect(work))
  const { task_id } = visit
  const { [work]: waiting, ...others } = visit.outstanding
  if (!waiting) throw BatonError.of('EFFECT_OVER', { effect: work })
  draft.event(task_id, 'effect:failed', { visit: visit.visit, effect: work, reason, claims })
  // Claims are more than failures: a worker that is stopped or killed gives its row back without one.
  const failures = (waiting.failures ?? 0) + 1
  const isStuck = lasting || claims >= MAX_CLAIMS || failures >= MAX_FAILURES
  if (!isStuck) {
    // Doubled each time; the worker's own jitter is in when it looks.
    const after_ms = Math.min(MAX_DELAY_MS, FIRST_DELAY_MS * 2 ** failures)
    draft.work({ op: 'retry', id: work, after_ms, failure: reason })
    putVisit(draft, { ...visit, outstanding: { ...others, [work]: { ...waiting, failures } } })
    return { effect: work, stuck: false }
  }
  const item = `${work}/stuck.${claims}`
  draft.work({ op: 'park', id: work, keys: [itemKey(item)] })
  putItem(draft, {
    item,
    task_id,
    visit: visit.visit,
    kind: 'stuck',
    to: 'person',
    text: {
      ko: `Baton이 ${what(visit.outstanding[work]?.effect.do).ko} 실패했습니다. 다시 시도할까요?`,
      en: `Baton cannot continue: ${what(visit.outstanding[work]?.effect.do).en} failed. Try again?`,
    },
    details: [reason],
    options: isLanding(visit.outstanding[work]) ? RETRY_LANDING : RETRY,
    confirmable: false,
    run: null,
    open: true,
    opened_at: draft.at,
    answer: null,
    row: work,
  })
  const asked = { ...waiting, resting: true, stuck: item, failures: 0 }
  const [why = reason] = reason.split('\n')
  const wait = { what: 'item', text: why, run_id: null } as const
  restOrContinue(draft, { ...visit, outstanding: { ...others, [work]: asked } }, wait)
  return { effect: work, stuck: true }
}

const RETRY: readonly AskOption[] = [
  { choice: 'retry', label: { ko: '다시 시도', en: 'try again' } },
  { choice: 'hold', label: { ko: '태스크를 보류', en: 'put the task on hold' }, po: true },
]

/** While a branch may be moving, a task can be neither held nor cancelled: the PO gives the landing up first. */
const RETRY_LANDING: readonly AskOption[] = [
  { choice: 'retry', label: { ko: '다시 시도', en: 'try again' } },
  {
    choice: 'abandon',
    label: {
      ko: '이 반영을 포기하고 태스크를 보류합니다. 재개하면 단계를 처음부터 다시 시작합니다',
      en: 'give this landing up and put the task on hold; when it is resumed the stage begins anew',
    },
    po: true,
  },
]

const WHAT = {
  read_work: { ko: '작업을 읽다가', en: 'reading the work' },
  gather_evidence: { ko: '작업 폴더를 준비하거나 검사를 실행하다가', en: 'the setup or a check' },
  merge: { ko: '병합하다가', en: 'merging' },
  seal: { ko: '병합 커밋을 만들다가', en: 'making the merge commit' },
  land: { ko: '브랜치를 옮기다가', en: 'moving the branch' },
} as const

const what = (kind: string | undefined) => WHAT[kind as keyof typeof WHAT] ?? { ko: '작업하다가', en: 'a step' }

/** Somebody may be watching: a check begins or ends. The evidence itself comes with the outcome. Reads no visit. */
export function tellCheck(draft: Draft, command: Command<'tell_check'>): Results['tell_check'] {
  requireClaim(draft, command)
  const { work, stage, check: name, ended } = command
  const told = { visit: visitOfEffect(work), stage, name }
  if (ended) draft.event(taskOfVisit(work), 'check:ended', { ...told, ...ended })
  else draft.event(taskOfVisit(work), 'check:started', told)
  return { effect: work }
}
