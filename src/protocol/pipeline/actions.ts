import type { Localized } from '../lang.ts'

/** What a status is for; the machine knows kinds, a definition names the statuses. */
export const STATUS_KINDS = ['pending', 'in_progress', 'revision', 'ready', 'hold', 'done', 'cancelled'] as const
export type StatusKind = (typeof STATUS_KINDS)[number]

export const TERMINAL_KINDS: readonly StatusKind[] = ['done', 'cancelled']

/** Where a step leads, seen from the stage it starts in. */
type Direction = 'start' | 'forward' | 'back' | 'finish' | 'aside'

export interface ActionEntry {
  readonly label: Localized
  readonly direction: Direction
  /** The verb of `baton task …` that asks for it. */
  readonly command: string
  /** The kinds that a step of this action may join; the definition check holds every row to it. */
  readonly from: readonly StatusKind[]
  readonly to: readonly StatusKind[]
  /** How many stages the step moves: 1 to the next, 0 within, -1 to the one before, -2 further back, undefined not checked. */
  readonly stages?: 1 | 0 | -1 | -2
}

const WORKING: readonly StatusKind[] = ['pending', 'in_progress', 'revision', 'ready']

/** The vocabulary of the machine. Definitions choose which actions stand where; they cannot add a verb. */
export const ACTIONS = {
  pickup: {
    label: { ko: '픽업', en: 'pick up' },
    direction: 'start',
    command: 'pickup',
    from: ['pending'],
    to: ['in_progress'],
    stages: 0,
  },
  handoff: {
    label: { ko: '핸드오프', en: 'hand off' },
    direction: 'forward',
    command: 'handoff',
    from: ['in_progress'],
    to: ['pending'],
    stages: 1,
  },
  complete: {
    label: { ko: '완료 보고', en: 'complete' },
    direction: 'finish',
    command: 'complete',
    from: ['in_progress', 'revision'],
    to: ['ready', 'done'],
  },
  skip_docs: {
    label: { ko: '문서화 생략', en: 'skip documentation' },
    direction: 'finish',
    command: 'skip-docs',
    from: ['in_progress'],
    to: ['ready', 'done'],
  },
  approve: {
    label: { ko: '최종 승인', en: 'approve' },
    direction: 'finish',
    command: 'approve',
    from: ['in_progress', 'ready'],
    to: ['done'],
  },
  ack_rejected: {
    label: { ko: '인수 거절', en: 'ACK rejected' },
    direction: 'back',
    command: 'ack',
    from: ['pending'],
    to: ['revision'],
    stages: -1,
  },
  reject: {
    label: { ko: '반려', en: 'reject' },
    direction: 'back',
    command: 'reject',
    from: ['in_progress', 'revision', 'ready'],
    to: ['revision'],
    stages: -1,
  },
  revision_request: {
    label: { ko: '수정 요청', en: 'request a revision' },
    direction: 'back',
    command: 'reject',
    from: ['in_progress'],
    to: ['revision'],
    stages: -2,
  },
  resubmit: {
    label: { ko: '재제출', en: 'resubmit' },
    direction: 'forward',
    command: 'resubmit',
    from: ['revision'],
    to: ['pending'],
    stages: 1,
  },
  hold: {
    label: { ko: '보류', en: 'hold' },
    direction: 'aside',
    command: 'hold',
    from: WORKING,
    to: ['hold'],
  },
  resume: {
    label: { ko: '재개', en: 'resume' },
    direction: 'aside',
    command: 'resume',
    from: ['hold'],
    to: WORKING,
  },
  cancel: {
    label: { ko: '취소', en: 'cancel' },
    direction: 'aside',
    command: 'cancel',
    from: [...WORKING, 'hold'],
    to: ['cancelled'],
  },
} as const satisfies Record<string, ActionEntry>

export type Action = keyof typeof ACTIONS
export const ACTION_NAMES = Object.keys(ACTIONS) as readonly Action[]
