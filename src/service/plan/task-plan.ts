import { estimatePlan } from '../../dispatch/graph/estimate-plan.ts'
import { flatNeeds, topologicalLevels } from '../../dispatch/graph/topological-levels.ts'
import { planOfState, planPreview } from '../../dispatch/plays/graph/plan-preview.ts'
import { lookWhole } from '../../engine/look.ts'
import { openItems } from '../../pipeline/relay/relay-item.ts'
import type { VisitRecord } from '../../pipeline/visits/visit-record.ts'
import { BatonError } from '../../protocol/baton-error.ts'
import type { Lang } from '../../protocol/lang.ts'
import type { GraphSpec, ShownNode } from '../../protocol/plays/graph-spec.ts'
import { allRows } from '../../store/all-rows.ts'
import type { Caller } from '../caller/caller.ts'
import { findRun, type RunRecord, type RunState } from '../runs/find-run.ts'
import type { Service } from '../service.ts'
import { pastRuns } from './past-runs.ts'

interface TaskPlanInput {
  readonly task_id: string
  /** As in the note of an answer: `+architect -unit-tester backend>frontend`. */
  readonly edits: string
  readonly lang: Lang
}

/**
 * The graph of a task: before the yes as it is planned, with edits as it would become; then with the state of each agent.
 * Nothing is written.
 */
export async function taskPlan(service: Service, _caller: Caller, { task_id, edits, lang }: TaskPlanInput) {
  const { engine } = service
  const { relay } = await lookWhole({ engine, task_id })
  const visit = await graphVisit(service, task_id)
  const [first] = Object.keys(relay.spec.graphs ?? {})
  const stage = visit?.stage ?? first
  const spec = stage === undefined ? undefined : relay.spec.graphs?.[stage]
  if (stage === undefined || !spec) throw BatonError.of('GRAPH_NOT_FOUND', { task_id })
  if (!visit) return { task_id, stage, ...NOT_PLANNED }
  const item = openItems(relay).find(({ kind, key }) => kind === 'plan' && key.startsWith(`${visit.visit}/`))
  const past = await pastRuns(service)
  const planned = item ? planOfState(visit.play?.state) : undefined
  const shown = planned?.planning
    ? previewed(spec, planned, edits)
    : { ...ofNodes(visit.graph ?? []), removed: [], problem: null, edited: () => null }
  const open = await openRunsOf(service, task_id)
  const nodes = shown.nodes.map((node) => ({ ...node, ...openRun(node, open.get(node.agent)) }))
  const agents = new Map(nodes.map((node) => [node.agent, spec.agents[node.agent]]))
  return {
    task_id,
    stage,
    item: item?.key ?? null,
    nodes: nodes.map((node) => {
      const { work = '', criteria = [], output = '', scope = [] } = agents.get(node.agent) ?? {}
      const estimate = estimatePlan([[node.agent]], past) ?? null
      return { ...node, task: work, criteria, output, scope, estimate, edited: shown.edited(node.agent) }
    }),
    levels: shown.levels,
    serialised: shown.serialised,
    removed: shown.removed,
    known: Object.keys(spec.agents).filter((name) => !agents.has(name)),
    problem: shown.problem?.[lang] ?? null,
    estimate: estimatePlan(shown.levels, past) ?? null,
    // It is about the agents as they were chosen at first.
    foresight: planned?.planning && isAsChosen(spec, nodes) ? (spec.foresight ?? []) : [],
  }
}

const isAsChosen = ({ chosen }: GraphSpec, nodes: readonly { readonly agent: string }[]) =>
  nodes.length === chosen.length && nodes.every(({ agent }) => chosen.includes(agent))

/** The play knows no more of an agent than that it was started: whether it runs is in its run. */
function openRun({ state }: { readonly state: string }, run: RunRecord | undefined) {
  return state === 'running' && run ? { state: RUN_STATES[run.state] ?? state, run_id: run.run_id } : {}
}

/** Runs of specialists that have not ended, by the specialist. */
async function openRunsOf(service: Service, task_id: string): Promise<ReadonlyMap<string, RunRecord>> {
  const runs = new Map<string, RunRecord>()
  for await (const { run_id } of allRows(service.engine.store, 'runs', { task_id, open: true })) {
    const run = await findRun(service, run_id)
    if (run.node !== undefined) runs.set(run.node, run)
  }
  return runs
}

const RUN_STATES: Readonly<Partial<Record<RunState, string>>> = {
  queued: 'starting',
  paused: 'paused',
  waiting_question: 'asking',
  waiting_review: 'asking',
  waiting_retry: 'retrying',
}

/** Before a worker has entered the stage. */
const NOT_PLANNED = {
  ...{ item: null, nodes: [], levels: [], serialised: [], removed: [], known: [], problem: null, estimate: null },
  foresight: [],
}

/** The newest visit of the task that a graph plays. */
async function graphVisit({ engine }: Service, task_id: string): Promise<VisitRecord | undefined> {
  let newest: VisitRecord | undefined
  for await (const visit of allRows(engine.store, 'visits', { task_id })) {
    if (!visit.graph && !planOfState(visit.play?.state)) continue
    if (newest === undefined || visit.number > newest.number) newest = visit
  }
  return newest
}

function previewed(spec: GraphSpec, before: Parameters<typeof planPreview>[1], edits: string) {
  const { graph, problem } = planPreview(spec, before, edits)
  const was = planPreview(spec, before, '').graph
  const needsBefore = new Map(was.ok ? was.nodes.map(({ id, needs }) => [id, needs]) : [])
  const nodes = graph.ok ? graph.nodes : []
  const edited = (id: string) => {
    const old = needsBefore.get(id)
    if (!old) return 'added' as const
    const now = nodes.find((node) => node.id === id)?.needs ?? []
    return now.some((one) => !old.includes(one)) ? ('moved' as const) : null
  }
  return {
    nodes: nodes.map(({ id, kind, needs }) => ({
      ...{ agent: id, kind, needs, state: 'planned', runs: 0, failures: 0, run_id: null, commit: null, summary: '' },
    })),
    levels: graph.ok ? graph.levels : [],
    serialised: graph.ok ? graph.serialised : [],
    removed: [...needsBefore.keys()].filter((id) => !nodes.some((node) => node.id === id)),
    problem,
    edited,
  }
}

/** Levels by what each agent follows. */
function ofNodes(nodes: readonly ShownNode[]) {
  const place = new Map(nodes.map(({ agent }, at) => [agent, at]))
  const found = topologicalLevels(
    flatNeeds(nodes.length, (at, need) => {
      for (const one of nodes[at]?.needs ?? []) if (place.has(one)) need(place.get(one) ?? 0)
    }),
  )
  const levels = found.ok ? found.levels.map((level) => level.flatMap((at) => nodes[at]?.agent ?? [])) : []
  return { nodes, levels, serialised: [] }
}
