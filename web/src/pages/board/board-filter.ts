import type { InboxEntry, Life, TaskCard } from '../../../../src/protocol/api/api-types.ts'
import { QUIET_MS } from '../../app/quiet-ms.ts'

/** In the order of the strip, then the groups of a lane. `waiting` waits for this person. */
export const BOARD_STATES = ['waiting', 'late', 'back', 'silent', 'progress', 'pending', 'ready', 'hold'] as const
export type BoardState = (typeof BOARD_STATES)[number]

/** The moment of the board: deadlines are in pipeline time, silence is in the server's. */
export interface BoardMoment {
  readonly now: number
  readonly pipeline_now: number
}

/** As in `lane-groups.ts`, which needs a browser's types: this file is tested without them. */
interface Facts {
  readonly waits: InboxEntry | undefined
  readonly life: Life | undefined
}

interface StatusWords {
  readonly status: (code: string) => { readonly kind: string }
}

const KINDS: Readonly<Partial<Record<BoardState, string>>> = {
  back: 'revision',
  progress: 'in_progress',
  pending: 'pending',
  ready: 'ready',
  hold: 'hold',
}

/** A word of the address, or undefined where it is none of the states. */
export const boardState = (word: string | null): BoardState | undefined => BOARD_STATES.find((one) => one === word)

/** Pure: whether a task is in a state of the board. A task may be in several. */
export function isInState(
  state: BoardState,
  task: TaskCard,
  facts: Facts | undefined,
  words: StatusWords,
  moment: BoardMoment,
): boolean {
  if (state === 'waiting') return facts?.waits !== undefined
  if (state === 'late') return task.due_at !== null && moment.pipeline_now > task.due_at
  if (state === 'silent') return isSilent(task, facts, moment.now)
  return words.status(task.status).kind === KINDS[state]
}

/** Its worker is lost, or its agent works and has said nothing for two minutes. */
function isSilent(task: TaskCard, facts: Facts | undefined, now: number): boolean {
  if (task.interrupted) return true
  const life = facts?.life
  if (life?.state !== 'running') return false
  const isLost = life.lease_until !== null && now > life.lease_until
  return isLost || (life.spoke_at !== null && now - life.spoke_at > QUIET_MS)
}
