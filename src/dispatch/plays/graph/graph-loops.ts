import { cutText } from '../fit-state.ts'
import type { Turn } from './graph-state.ts'

/** Feedback loops of which a line is kept, and its longest (bytes). */
const MOST_TRIED = 6
const TRIED_BYTES = 300

interface FeedbackLoop {
  /** The verifier that sent the work back, or `checks`. */
  readonly by: string
  readonly agents: readonly string[]
  readonly found: readonly string[]
}

/** Work goes back: counts it, and keeps a line for the person who is asked when there were too many. */
export function addLoop(turn: Turn, { by, agents, found }: FeedbackLoop): number {
  const { loops, tried = [] } = turn.state
  const loop = loops + 1
  const line = cutText(`${loop}. ${by} → ${agents.join(', ')}: ${found.slice(0, 3).join(' · ')}`, TRIED_BYTES)
  turn.set({ loops: loop, tried: [...tried, line].slice(-MOST_TRIED) })
  turn.tell({ type: 'graph:looped', loop, by, agents, why: cutText(found[0] ?? '', 300) })
  return loop
}

/** What went back before, for a question about findings that stay. */
export function triedLines({ state: { tried = [] }, config }: Turn): readonly string[] {
  return tried.length === 0 ? [] : [TRIED[config.stage.language], ...tried]
}

const TRIED = {
  ko: '지금까지의 피드백 루프:',
  en: 'Feedback loops so far:',
} as const
