import type { Answered } from '../../../protocol/plays/outcome.ts'
import { cutText } from '../fit-state.ts'
import { decide, NOT_SETTLED } from '../settle-settings.ts'
import { askConflict, settleConflict } from './graph-merge.ts'
import { askOutside, askSettings, queue, read } from './graph-node.ts'
import { NODE_BYTES, type Turn } from './graph-state.ts'
import { askNode, pass, sendBack } from './graph-verdict.ts'

/** What a person decided about a node. `stop` puts the task on hold and asks the same again when it is resumed. */
export function nodeAnswered(turn: Turn, id: string, answer: Answered): undefined {
  const { ask } = turn.node(id)
  if (ask === null) return
  if (answer.choice === 'stop') {
    const [first] = turn.node(id).lines
    turn.hold = { note: answer.note ?? first ?? id, as: answer.by }
    return askAgain(turn, id)
  }
  if (ask === 'settings') return settings(turn, id, answer)
  if (ask === 'conflict') return settleConflict(turn, id, conflictChoice(answer))
  if (ask === 'outside') return outside(turn, id, answer)
  turn.put(id, { ask: null, waits: null })
  if (ask === 'failed') return failed(turn, id, answer)
  turn.put(id, { state: 'done' })
  if (ask === 'security') turn.set({ stopped: null })
  if (answer.choice === 'accept') return pass(turn, id)
  sendBack(turn, id, { allowed: true, note: answer.note })
}

const conflictChoice = ({ choice }: Answered) => (choice === 'ours' || choice === 'theirs' ? choice : 'agent')

function askAgain(turn: Turn, id: string): undefined {
  const { ask } = turn.node(id)
  if (ask === 'settings') askSettings(turn, id)
  else if (ask === 'outside') askOutside(turn, id)
  else if (ask === 'conflict') askConflict(turn, id)
  else if (ask !== null) askNode(turn, id, ask)
}

function settings(turn: Turn, id: string, answer: Answered): undefined {
  const { settling, decided } = decide(turn.node(id).settling ?? NOT_SETTLED, answer, turn.state.decided)
  turn.set({ decided })
  turn.put(id, { settling, ask: null })
  read(turn, id)
}

/** With them the work is read once more, without its scope; without them it is merged as it was read. */
function outside(turn: Turn, id: string, { choice }: Answered): undefined {
  if (choice === 'take') {
    turn.put(id, { scoped: false, ask: null })
    return read(turn, id)
  }
  queue(turn, id, turn.node(id).work)
}

function failed(turn: Turn, id: string, { choice, note }: Answered): undefined {
  if (choice === 'skip') {
    if (turn.state.stopped === id) turn.set({ stopped: null })
    turn.put(id, { state: 'skipped', from: null, joins: null, work: null, retry: null, reopen: null })
    return turn.show(id, 'skipped')
  }
  const { lines, failures } = turn.node(id)
  const text = cutText([...(note === null ? [] : [note]), ...lines].join('\n'), NODE_BYTES.retry)
  const left = Math.min(failures, turn.config.stage.failures - 1)
  turn.put(id, { state: 'waiting', failures: left, retry: { kind: 'person', from: id, by: null, text } })
  turn.show(id, 'person')
}
