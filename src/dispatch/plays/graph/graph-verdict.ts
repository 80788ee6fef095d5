import { issueText } from '../../../protocol/agent-blocks/issue-line.ts'
import type { AgentResult } from '../../../protocol/index.ts'
import type { Retry, VerifierKind } from '../../../protocol/plays/graph-spec.ts'
import { GOOD_VERDICTS } from '../../../protocol/plays/judge-end.ts'
import type { RunOutcome } from '../../../protocol/plays/outcome.ts'
import { textDigest } from '../../../protocol/text-digest.ts'
import { scopeMatcher } from '../../graph/scope-matcher.ts'
import { cutText, firstThatFit } from '../fit-state.ts'
import { failedAsk, findingsAsk, keptLines, rejectedAsk, securityAsk } from './graph-items.ts'
import { addLoop, triedLines } from './graph-loops.ts'
import { BUILDERS, type GraphNode, isActive, NODE_BYTES, type NodeAsk, type Turn } from './graph-state.ts'

/**
 * What follows from the verdict of a verifier.
 *
 * 1. A tester that says its test is wrong runs again; code that is wrong goes back to the agents that built it.
 * 2. Critical findings go back with file and line; the same one twice in a row is a person's.
 * 3. An architect's revision goes to the planner first. REJECTED is a person's.
 * 4. A critical security finding, whoever finds it, stops all agents as soon as that run is over, and asks a person.
 * 5. Each time that work goes back is one feedback loop. After `loops` of them a person is asked.
 */
function verifierKind(id: string): VerifierKind {
  if (/architect/.test(id)) return 'architect'
  return /test|qa/.test(id) ? 'tester' : 'reviewer'
}

/** What a verifier's run found, kept in its node until its own work is merged. */
export function foundBy(outcome: RunOutcome): Pick<GraphNode, 'lines' | 'criticals' | 'files'> {
  const { result, summary, verdict } = outcome.end
  const issues = (result?.issues ?? []).filter(({ severity }) => severity === 'critical')
  const others = (result?.issues ?? []).filter(({ severity }) => severity !== 'critical')
  const security = issues.filter((issue) => issue.security)
  const tests = result?.failed_tests ?? []
  const isTestWrong = tests.length > 0 && tests.every(({ fault }) => fault === 'test')
  const named = (result?.issues ?? []).flatMap(({ path }) => (path === null ? [] : [path]))
  return {
    files: firstThatFit([...new Set(named)], { bytes: NODE_BYTES.files }),
    lines: keptLines([
      `${verdict ?? '-'}: ${summary ?? ''}`,
      ...issues.map(issueText),
      ...tests.map(({ name, expected, actual }) => `${name}: ${expected} / ${actual}`),
      ...(result?.action_items ?? []).map(item),
      ...(result?.unfinished ?? []).map(item),
      ...others.map(issueText),
    ]),
    criticals: [
      ...(security.length > 0 ? [SECURITY] : []),
      ...(isTestWrong ? [TEST_WRONG] : []),
      ...new Set(issues.slice(0, MOST_CRITICALS).map(criticalKey)),
    ],
  }
}

const item = (text: string) => `- ${text}`

const SECURITY = 'security'
const TEST_WRONG = 'test'
const MOST_CRITICALS = 10

/** Lines move when code is changed: a finding is the same if its file and its words are. */
const criticalKey = ({ path, text }: AgentResult['issues'][number]): string =>
  textDigest(`${path ?? ''} ${text.toLowerCase().replaceAll(/[\s\d]+/g, ' ')}`).slice(0, 12)

const keysOf = (criticals: readonly string[]) => criticals.filter((one) => one !== SECURITY && one !== TEST_WRONG)

/** Judges the last run of a verifier, whose own work is merged. */
export function judge(turn: Turn, id: string): undefined {
  const { verdict, criticals, earlier: before } = turn.node(id)
  if (criticals.includes(SECURITY)) return askNode(turn, id, 'security')
  const isGood = GOOD_VERDICTS.includes(verdict) && keysOf(criticals).length === 0
  if (isGood) return pass(turn, id)
  const kind = verifierKind(id)
  if (kind === 'architect' && verdict === 'rejected') return askNode(turn, id, 'rejected')
  if (kind === 'tester' && criticals.includes(TEST_WRONG)) return testWrong(turn, id)
  if (keysOf(criticals).some((one) => keysOf(before).includes(one))) return askNode(turn, id, 'critical')
  sendBack(turn, id)
}

export function pass(turn: Turn, id: string): undefined {
  turn.put(id, { state: 'done', waits: null, ask: null, failures: 0, retry: null, lines: [], criticals: [] })
  turn.show(id)
}

/** The tester says that its own test is wrong: it counts as a failure of the tester. */
function testWrong(turn: Turn, id: string): undefined {
  const failures = turn.node(id).failures + 1
  turn.put(id, { failures })
  if (failures >= turn.config.stage.failures) return askNode(turn, id, 'failed')
  turn.put(id, { state: 'waiting', retry: retryOf(turn, id, 'tests') })
  turn.show(id, 'tests')
}

interface SentBack {
  /** A person allows one more loop. */
  readonly allowed?: boolean
  readonly note?: string | null
}

/** Sends the findings of a verifier to the agent that built the code, or to the planner. */
export function sendBack(turn: Turn, id: string, { allowed = false, note = null }: SentBack = {}): undefined {
  const { spec } = turn.config
  const isArchitect = verifierKind(id) === 'architect'
  const planners = isArchitect ? plannersOf(turn) : []
  const builders = planners.length > 0 ? buildersOf(turn) : ownersOf(turn, turn.node(id).files)
  const called = [...planners, ...builders.filter((one) => !planners.includes(one))]
  // Nobody in this graph can change anything: what was found is the result.
  if (called.length === 0) return pass(turn, id)
  if (!allowed && turn.state.loops >= spec.loops + turn.state.more) return askNode(turn, id, 'loop')
  // Its run came to its end: a failure before it and one after it are not two in a row.
  turn.put(id, { failures: 0 })
  const loop = addLoop(turn, { by: id, agents: called, found: turn.node(id).lines })
  if (allowed) turn.set({ more: Math.max(turn.state.more, loop - spec.loops) })
  const kind = isArchitect ? 'revision' : verifierKind(id) === 'tester' ? 'tests' : 'findings'
  reopen(turn, called, retryOf(turn, id, kind, note))
  if (!called.includes(id)) reopen(turn, [id], retryOf(turn, id, 'again'))
}

function retryOf(turn: Turn, id: string, kind: Retry['kind'], note: string | null = null): Retry {
  const { ran, lines } = turn.node(id)
  const text = cutText(lines.join('\n'), NODE_BYTES.retry)
  return { kind, from: id, by: ran, text, ...(note === null ? {} : { note: cutText(note, NODE_BYTES.note) }) }
}

/** Lets nodes run again, and after them every verifier that has judged what they change. */
export function reopen(turn: Turn, ids: readonly string[], retry: Retry): undefined {
  const again = verifiersAfter(turn, ids)
  for (const id of [...ids, ...again]) {
    const given = ids.includes(id) ? retry : { ...retry, kind: 'again' as const }
    if (isActive(turn.node(id))) turn.put(id, { reopen: given })
    else turn.put(id, { state: 'waiting', retry: given })
    turn.show(id, given.kind)
  }
}

function verifiersAfter(turn: Turn, ids: readonly string[]): readonly string[] {
  const reached = new Set(ids)
  const { nodes } = turn.state
  for (let grown = true; grown; ) {
    const more = Object.keys(nodes).filter((id) => !reached.has(id) && nodes[id]?.needs.some((one) => reached.has(one)))
    for (const id of more) reached.add(id)
    grown = more.length > 0
  }
  return [...reached].filter(
    (id) =>
      !ids.includes(id) &&
      turn.agent(id).kind === 'verification' &&
      (nodes[id]?.n ?? 0) > 0 &&
      nodes[id]?.state !== 'skipped',
  )
}

const buildersOf = (turn: Turn): readonly string[] =>
  Object.keys(turn.state.nodes).filter(
    (id) => BUILDERS.includes(turn.agent(id).kind) && turn.node(id).state !== 'skipped',
  )

/** The planner; where there is none, whoever designed. */
function plannersOf(turn: Turn): readonly string[] {
  const designers = Object.keys(turn.state.nodes).filter(
    (id) => turn.agent(id).kind === 'design' && turn.node(id).state !== 'skipped',
  )
  return designers.includes(PLANNER) ? [PLANNER] : designers
}

const PLANNER = 'planner'

/** The builders whose files are named; all of them where none is. */
export function ownersOf(turn: Turn, paths: readonly string[]): readonly string[] {
  const builders = buildersOf(turn)
  const named = builders.filter((id) => {
    const matches = scopeMatcher(turn.scope(id))
    return matches !== undefined && paths.some((path) => matches.test(path))
  })
  return named.length > 0 ? named : builders
}

export const isSecurity = ({ criticals }: Pick<GraphNode, 'criticals'>): boolean => criticals.includes(SECURITY)

/** Stops all agents. What they have written so far stays on the refs of their runs; they start again later. */
export function stopOthers(turn: Turn, id: string): undefined {
  turn.set({ stopped: id })
  for (const other of Object.keys(turn.state.nodes)) {
    if (other === id || turn.node(other).state !== 'running') continue
    turn.drop(other)
    turn.put(other, { state: 'waiting', waits: null })
    turn.show(other, 'stopped')
  }
}

/** Asks a person about a node. */
export function askNode(
  turn: Turn,
  id: string,
  kind: Exclude<NodeAsk, 'settings' | 'outside' | 'conflict'>,
): undefined {
  const { lines, run_id } = turn.node(id)
  turn.put(id, { ask: kind })
  const item =
    kind === 'failed'
      ? failedAsk(id, lines, run_id)
      : kind === 'rejected'
        ? rejectedAsk(id, lines, run_id)
        : kind === 'security'
          ? securityAsk(id, lines, run_id)
          : findingsAsk(kind, id, [...lines, ...triedLines(turn)], run_id)
  turn.want(id, 'ask', 'asking', item)
  turn.show(id, kind)
}
