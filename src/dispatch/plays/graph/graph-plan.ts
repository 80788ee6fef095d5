import type { Lang, Localized } from '../../../protocol/lang.ts'
import type { Ask } from '../../../protocol/plays/effect.ts'
import type { GraphSpec } from '../../../protocol/plays/graph-spec.ts'
import type { Answered } from '../../../protocol/plays/outcome.ts'
import { buildGraph, type TaskGraph } from '../../graph/build-graph.ts'
import { orderLines } from '../../graph/order-lines.ts'
import { cutText, firstThatFit, jsonBytes, LIMITS } from '../fit-state.ts'
import { PLAN_STOPPED } from '../items.ts'
import { type GraphConfig, mostNodes, NEW_NODE, NODE_BYTES, shownNode, type Turn } from './graph-state.ts'

/**
 * The plan of a graph: a person sees it from three agents on, and may change it. `change` carries the edits in its note:
 * `+architect` adds an agent, `-unit-tester` removes one, `backend>frontend` lets the second follow the first.
 */
export const ASKED_FROM = 3

/** Who is in a graph, and what a person serialised. */
export interface Edited {
  readonly chosen: readonly string[]
  readonly serialise: GraphSpec['serialise']
}

export function graphOf({ agents, witnesses }: GraphSpec, { chosen, serialise }: Edited): TaskGraph {
  const given = chosen.flatMap((id) => {
    const agent = agents[id]
    return agent ? [{ id, kind: agent.kind, scope: agent.scope }] : []
  })
  return buildGraph(given, witnesses, serialise)
}

/** Asks for the plan, or begins at once where two agents are enough and nothing is open. */
export function plan(turn: Turn, begin: () => undefined): undefined {
  const { state, config } = turn
  const graph = graphOf(config.spec, state)
  const isOpen = (config.spec.open ?? []).length > 0
  if (!graph.ok || isOpen || state.chosen.length >= ASKED_FROM) return turn.wantAll('ask', planAsk(turn, graph))
  build(turn)
  begin()
}

/** The nodes as the graph has them. A graph with a cycle has none: a person is asked. */
function build(turn: Turn): undefined {
  const graph = graphOf(turn.config.spec, turn.state)
  if (!graph.ok) return
  const nodes = Object.fromEntries(graph.nodes.map(({ id, needs }) => [id, { ...NEW_NODE, needs }]))
  turn.set({ phase: 'running', waits: null, problem: null, nodes })
  turn.tell({ type: 'graph:planned', nodes: Object.keys(nodes).map((id) => shownNode(turn, id)) })
}

export function planAnswered(turn: Turn, answer: Answered, begin: () => undefined): undefined {
  const graph = graphOf(turn.config.spec, turn.state)
  if (answer.choice === 'approve' && graph.ok) {
    const said = answer.note?.trim() ?? ''
    if (said !== '') turn.set({ settled: cutText(said, NODE_BYTES.settled) })
    build(turn)
    return begin()
  }
  if (answer.choice === 'change') {
    const note = answer.note ?? ''
    const edited = editPlan(turn.config, turn.state, note)
    const { language } = turn.config.stage
    const unread = unreadWords(note)
    if ('problem' in edited) turn.set({ problem: cutText(notApplied(edited.problem)[language], 500) })
    else turn.set({ ...edited, problem: unread.length === 0 ? null : cutText(notRead(unread)[language], 500) })
  }
  turn.wantAll('ask', planAsk(turn, graphOf(turn.config.spec, turn.state)))
  if (answer.choice === 'stop')
    turn.hold = { note: answer.note ?? PLAN_STOPPED[turn.config.stage.language], as: answer.by }
}

// Letters of every script: an agent that is not there is named as one.
const NAME = String.raw`[\p{L}\p{N}][\p{L}\p{N}._-]{0,63}`
const ONE = new RegExp(`^([+-])(${NAME})$`, 'u')
const TWO = new RegExp(`^(${NAME})>(${NAME})$`, 'u')
const wordsOf = (note: string) => note.split(/[\s,]+/, 100).filter((word) => word !== '')
const unreadWords = (note: string) => wordsOf(note).filter((word) => !ONE.test(word) && !TWO.test(word))

/** The edits of a note. Words that are no edits are named, and the others are applied; an agent that is not there is a problem. */
export function editPlan(
  config: Pick<GraphConfig, 'spec' | 'order'>,
  before: Edited,
  note: string,
): Edited | { readonly problem: Localized } {
  const { spec } = config
  const most = mostNodes(config)
  const known = (id: string) => Object.hasOwn(spec.agents, id)
  let { chosen, serialise } = before
  const unknown: string[] = []
  let edits = 0
  for (const word of wordsOf(note)) {
    const [, sign, name = ''] = ONE.exec(word) ?? []
    const [, first = '', then = ''] = TWO.exec(word) ?? []
    const named = (sign === undefined ? [first, then] : [name]).filter((one) => one !== '')
    if (named.length === 0) continue
    edits += 1
    unknown.push(...named.filter((one) => !known(one)))
    if (sign === '+' && !chosen.includes(name)) chosen = [...chosen, name]
    if (sign === '-') chosen = chosen.filter((one) => one !== name)
    if (sign === undefined && first !== then) serialise = [...serialise, [first, then]]
  }
  if (edits === 0) return { problem: noEdit(unreadWords(note), Object.keys(spec.agents)) }
  if (unknown.length > 0) return { problem: unknownAgents(unknown, Object.keys(spec.agents)) }
  if (chosen.length === 0) return { problem: NOBODY }
  if (chosen.length > most) return { problem: tooMany(chosen.length, most) }
  const graph = graphOf(spec, { chosen, serialise })
  return graph.ok ? { chosen, serialise: serialise.slice(-100) } : { problem: cycleOf(graph.cycle) }
}

const shown = (words: readonly string[]) =>
  words
    .slice(0, 10)
    .map((word) => cutText(word, 60))
    .join(', ')
const noEdit = (unread: readonly string[], known: readonly string[]): Localized => ({
  ko: `메모에 +이름, -이름, 먼저>나중 형식이 없습니다${unread.length === 0 ? '' : `. 이해하지 못한 단어: ${shown(unread)}`}. 있는 에이전트: ${known.join(', ')}`,
  en: `The note has no edits: +name, -name, first>then${unread.length === 0 ? '' : `. Not understood: ${shown(unread)}`}. Known agents: ${known.join(', ')}`,
})
const notApplied = (problem: Localized): Localized => ({
  ko: `변경을 적용하지 않았습니다. ${problem.ko}. 아래는 이전 계획입니다`,
  en: `The edit was not applied. ${problem.en}. The plan below is the former one`,
})
const notRead = (unread: readonly string[]): Localized => ({
  ko: `나머지 변경은 적용했습니다. 이해하지 못한 단어: ${shown(unread)}`,
  en: `The other edits were applied. Not understood: ${shown(unread)}`,
})
const NOBODY: Localized = { ko: '에이전트가 하나도 남지 않습니다', en: 'No agent would be left' }
const tooMany = (count: number, most: number): Localized => ({
  ko: `에이전트가 ${count}개입니다. ${most}개까지 실행할 수 있습니다`,
  en: `${count} agents. At most ${most} can be run`,
})
const unknownAgents = (names: readonly string[], known: readonly string[]): Localized => ({
  ko: `없는 에이전트: ${shown(names)}. 있는 에이전트: ${known.join(', ')}`,
  en: `Unknown agents: ${shown(names)}. Known: ${known.join(', ')}`,
})
const cycleOf = (cycle: readonly string[]): Localized => ({
  ko: `순서가 순환합니다: ${cycle.join(' → ')}`,
  en: `The order is a cycle: ${cycle.join(' → ')}`,
})

function planAsk(turn: Turn, graph: TaskGraph): Ask {
  const { entry, state, config } = turn
  const { language } = config.stage
  const { chosen, serialise, foresight = [], open = [] } = config.spec
  const isAsChosen = state.chosen.join() === chosen.join() && state.serialise.length === serialise.length
  const first = firstThatFit(
    [
      ...(state.problem === null ? [] : [state.problem]),
      ...planLines(graph, language),
      // What was foreseen is about the agents as they were chosen.
      ...(isAsChosen ? foresight : []),
    ],
    { bytes: LIMITS.details / 2, most: 60 },
  )
  const agents = agentLines(turn, LIMITS.details - jsonBytes(first))
  return {
    do: 'ask',
    item: 'plan',
    to: 'po',
    text: {
      ko: `${entry.task_id}: 에이전트 ${state.chosen.length}개를 다음과 같이 실행할 예정입니다. 진행할까요?`,
      en: `${entry.task_id}: ${state.chosen.length} agents would run as follows. Go ahead?`,
    },
    details: [...first, ...agents],
    options: [
      { choice: 'approve', label: open.length === 0 ? GO : GO_WITH_ANSWER },
      {
        choice: 'change',
        label: {
          ko: '변경: 메모에 +추가 -제거 먼저>나중 을 적으면 다시 보여 줍니다',
          en: 'change: the note has +add -remove first>then, and the plan is shown again',
        },
        fields: ['note'],
      },
      { choice: 'stop', label: { ko: '중단: 태스크를 보류합니다', en: 'stop: the task is put on hold' } },
    ],
    confirmable: graph.ok,
    run: null,
  }
}

const GO: Localized = { ko: '진행', en: 'go ahead' }
const GO_WITH_ANSWER: Localized = {
  ko: '진행: 메모(--note)에 적은 답을 에이전트에게 전달합니다',
  en: 'go ahead: the answers in the note (--note) are passed on to the agents',
}

function planLines(graph: TaskGraph, language: Lang): readonly string[] {
  if (!graph.ok) return [cycleOf(graph.cycle)[language]]
  const same = language === 'ko' ? '같은 파일' : 'the same file'
  return [
    ...orderLines(graph, language),
    ...graph.serialised.map(({ first, second, path }) => `   ${first} → ${second}: ${same} ${cutText(path, 100)}`),
  ]
}

/** What each agent will do, which files it may touch, and what it is measured by: each has its share of the room. */
function agentLines({ state, config }: Turn, bytes: number): readonly string[] {
  const ko = config.stage.language === 'ko'
  const share = Math.floor(bytes / Math.max(state.chosen.length, 1))
  const line = Math.floor(share / 4)
  return state.chosen.flatMap((id) => {
    const agent = config.spec.agents[id]
    if (!agent) return []
    const scope = agent.scope.length === 0 ? (ko ? '코드 변경 없음' : 'no code') : agent.scope.join(' ')
    const [output = ''] = agent.output.split('\n')
    const lines = [
      `${id}: ${cutText(agent.work.split('\n', 1)[0] ?? '', Math.min(line, 200))}`,
      `  ${ko ? '파일' : 'files'}: ${cutText(scope, Math.min(line, 300))}`,
      ...agent.criteria.slice(0, 3).map((one) => `  ✓ ${cutText(one, Math.min(line, 200))}`),
      ...(output === '' ? [] : [`  ${ko ? '산출물' : 'output'}: ${cutText(output, Math.min(line, 200))}`]),
    ]
    return firstThatFit(lines, { bytes: share, most: 6 })
  })
}
