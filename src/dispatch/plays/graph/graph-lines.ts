import { keptLines } from './graph-items.ts'
import { type GraphNode, NODE_BYTES, type Turn } from './graph-state.ts'

/**
 * The lines that a person is shown with a question about a node. What a run found is kept in the same lines until it is
 * judged, so a question that comes before that (about files, about a conflict) shows its own ones ahead of them.
 */
const AHEAD_BYTES = NODE_BYTES.lines / 2

export function showAhead(turn: Turn, id: string, lines: readonly string[]): undefined {
  const { lines: before, ahead = 0, criticals } = turn.node(id)
  const hasFindings = turn.agent(id).kind === 'verification' || criticals.length > 0
  const found = hasFindings ? keptLines(before.slice(ahead), AHEAD_BYTES) : []
  const shown = keptLines(lines, found.length > 0 ? AHEAD_BYTES : NODE_BYTES.lines)
  turn.put(id, { lines: [...shown, ...found], ahead: shown.length })
}

/** The lines of a question that came before what the run found is judged. */
export const linesAhead = ({ lines, ahead = 0 }: GraphNode): readonly string[] =>
  ahead > 0 ? lines.slice(0, ahead) : lines
