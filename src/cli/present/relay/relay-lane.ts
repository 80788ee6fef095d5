import type { EvidenceWord } from '../../../protocol/evidence/evidence-word.ts'
import type { RunRole, RunState } from '../../../service/work/shown.ts'

/** How a stage stands, for somebody who watches the relay. */
export type LaneState = 'waiting' | 'working' | 'passed' | 'returned' | 'asking'

/** One stage of a task on the board. */
export interface Lane {
  readonly stage: string
  readonly team: string
  readonly agent: string
  readonly state: LaneState
  /** When that began, on the watcher's clock (ms). */
  readonly since: number
  /** How long it was worked on before that (ms). */
  readonly worked: number
  /** How often it was sent back here. */
  readonly returns: number
  readonly run: LaneRun | null
  readonly checks: readonly LaneCheck[]
  /** What the newest evidence of this stage came to. */
  readonly evidence: EvidenceWord | null
  /** When a handoff to here must have been answered (ms). */
  readonly deadline: number | null
}

export interface LaneRun {
  readonly role: RunRole
  readonly attempt: { readonly number: number; readonly of: number; readonly final: boolean } | null
  readonly state: RunState
}

export interface LaneCheck {
  readonly name: string
  readonly outcome: 'running' | 'passed' | 'failed' | 'as_base' | 'waived'
}

export function newLane({ stage, team, agent }: Pick<Lane, 'stage' | 'team' | 'agent'>, now: number): Lane {
  return {
    stage,
    team,
    agent,
    state: 'waiting',
    since: now,
    worked: 0,
    returns: 0,
    run: null,
    checks: [],
    evidence: null,
    deadline: null,
  }
}

/** The lane in another state; time counts only while somebody works. */
export function laneIn(lane: Lane, state: LaneState, now: number): Lane {
  if (lane.state === state) return lane
  return { ...lane, state, since: now, worked: workedIn(lane, now) }
}

/** How long the team has worked on it in all. */
export function workedIn({ state, since, worked }: Lane, now: number): number {
  return state === 'working' ? worked + Math.max(0, now - since) : worked
}

/** A check that begins: of the same name there is only the newest. */
export function checkBegun(checks: readonly LaneCheck[], name: string): LaneCheck[] {
  return [...checks.filter((check) => check.name !== name), { name, outcome: 'running' }]
}

export function checkEnded(
  checks: readonly LaneCheck[],
  name: string,
  outcome: Exclude<LaneCheck['outcome'], 'running'>,
): LaneCheck[] {
  if (!checks.some((check) => check.name === name)) return [...checks, { name, outcome }]
  return checks.map((check) => (check.name === name ? { name, outcome } : check))
}
