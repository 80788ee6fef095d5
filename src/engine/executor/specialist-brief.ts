import { excerptFor, relatedTo } from '../../dispatch/plays/graph/plan-scopes.ts'
import { MEMORY, readPlain } from '../../memory/memory-files.ts'
import { HANDOFF_FILE } from '../../protocol/handoff-document/handoff-document.ts'
import { renderHandoffDocument } from '../../protocol/handoff-document/render-handoff-document.ts'
import type { Localized } from '../../protocol/lang.ts'
import type { RunBrief } from '../../protocol/plays/effect.ts'
import type { AgentKind, DispatchBrief, GraphPaper } from '../../protocol/plays/graph-spec.ts'
import { GRAPH_PAPERS, paperPlaces } from '../../protocol/plays/graph-spec.ts'
import type { RunOutcome, WorkRead } from '../../protocol/plays/outcome.ts'
import { retryText } from '../../protocol/prompts/retry-text.ts'
import type { SpecialistBrief } from '../../protocol/prompts/stage-brief.ts'
import { readCommitFile } from '../../workspace/git/read-history.ts'
import type { Engine } from '../engine.ts'
import type { WholeLook } from '../look.ts'

interface BriefContext {
  readonly engine: Engine
  readonly at: WholeLook
}

interface Told extends Pick<RunBrief, 'handoff' | 'relaxed'> {
  readonly stage: string
  readonly dispatch: DispatchBrief
}

/** What a specialist is told: its file, the project's memory, and what agents before it left, selected by its kind. */
export async function specialistBrief(
  { engine, at }: BriefContext,
  { stage, dispatch, handoff, relaxed }: Told,
): Promise<SpecialistBrief> {
  const { spec } = at.relay
  const graph = spec.graphs?.[stage]
  const agent = graph?.agents[dispatch.agent]
  const kind = agent?.kind ?? 'execution'
  return {
    name: dispatch.agent,
    instructions: agent?.instructions ?? '',
    work: agent?.work ?? '',
    criteria: [...(agent?.criteria ?? []), ...relaxed],
    output: agent?.output ?? '',
    scope: dispatch.scope,
    ...(graph?.skill ? { skill: graph.skill } : {}),
    persistent: await persistentContext(at),
    context: [
      // Where a leader ordered the work, all specialists get the order.
      ...(handoff ? [{ name: HANDOFF_FILE, text: renderHandoffDocument(handoff, spec.language) }] : []),
      ...(dispatch.settled === undefined ? [] : [{ name: SETTLED[spec.language], text: dispatch.settled }]),
      ...(await contextFor({ engine, at }, { kind, dispatch, agents: Object.keys(graph?.agents ?? {}) })),
    ],
    retry: dispatch.retry && retryText(dispatch.retry, await resultOf(engine, dispatch.retry.by), spec.language),
  }
}

/**
 * Kept by the project, and so the same for every kind of agent. The checkout is what the person sees and edits, and the
 * memory need not be committed; the commit that the task began with is for a checkout without it.
 */
const PERSISTENT = ['tech-stack.md', 'conventions.md', 'preferences.md']
const FILE_BYTES = 16_000

async function persistentContext({ relay }: WholeLook): Promise<SpecialistBrief['persistent']> {
  const { repository, base } = relay.spec
  const texts = await Promise.all(
    PERSISTENT.map(async (name) => {
      const path = `${MEMORY}/context/${name}`
      const text =
        (await readPlain(repository, path, FILE_BYTES)) ??
        (await readCommitFile({ repository, commit: base, path, limitBytes: FILE_BYTES }))
      return { name, text: text ?? '' }
    }),
  )
  return texts.filter(({ text }) => text.trim() !== '')
}

/**
 * Who gets what, as the document says: who analyses makes context and gets none but results; who builds gets its part of
 * the plan, then what is related to it of design, codebase and requirements; who verifies gets the plan for the intent, and the change itself.
 */
const PAPERS_FOR: Readonly<Record<AgentKind, readonly GraphPaper[]>> = {
  analysis: [],
  design: ['plans/prd.md', 'plans/design.md', 'codebase.md', 'requirements.md'],
  data: ['plans/current.md', 'plans/prd.md', 'codebase.md', 'requirements.md'],
  implementation: ['plans/current.md', 'plans/design.md', 'plans/prd.md', 'codebase.md', 'requirements.md'],
  execution: ['plans/current.md', 'plans/design.md', 'plans/prd.md', 'codebase.md', 'requirements.md'],
  verification: ['plans/current.md'],
}
const RESULT_LINES = 10
const SETTLED: Localized = { ko: '계획을 승인한 사람의 결정', en: 'what the person decided who approved the plan' }

async function contextFor(
  { engine, at }: BriefContext,
  {
    kind,
    dispatch,
    agents,
  }: { readonly kind: AgentKind; readonly dispatch: DispatchBrief; readonly agents: readonly string[] },
): Promise<SpecialistBrief['context']> {
  const texts: { name: string; text: string }[] = []
  const others = dispatch.context.filter(({ agent }) => agent !== dispatch.agent)
  const own = dispatch.context.find(({ agent }) => agent === dispatch.agent)
  const written = own && (await outcomeOf<WorkRead>(engine, own.read))
  for (const paper of GRAPH_PAPERS) {
    const text = textOf(written, paper)
    const label = at.relay.spec.language === 'ko' ? '지난번에 당신이 작성한 것' : 'as you wrote it before'
    if (text !== undefined) texts.push({ name: `${paper} (${label})`, text })
  }
  const reads = await Promise.all(others.map(({ read }) => outcomeOf<WorkRead>(engine, read)))
  for (const paper of PAPERS_FOR[kind]) {
    for (const work of reads.toReversed()) {
      const text = textOf(work, paper)
      if (text === undefined) continue
      const builds = kind === 'data' || kind === 'implementation' || kind === 'execution'
      texts.push({
        name: paper,
        text: builds ? (paper === 'plans/current.md' ? excerptFor : relatedTo)(text, dispatch.agent, agents) : text,
      })
      break
    }
  }
  if (kind === 'analysis') return texts
  const results = await Promise.all(
    others.map(async ({ agent, ran }) => {
      const result = await resultOf(engine, ran)
      const files = result?.files.slice(0, RESULT_LINES).map((file) => `- ${file}`) ?? []
      return result ? [`${agent}: ${result.summary}`, ...files].join('\n') : ''
    }),
  )
  const told = results.filter((text) => text !== '').join('\n')
  const label = at.relay.spec.language === 'ko' ? '앞선 에이전트의 결과' : 'results of the agents before'
  return told === '' ? texts : [...texts, { name: label, text: told }]
}

const textOf = (work: WorkRead | undefined, paper: GraphPaper): string | undefined =>
  paperPlaces(paper)
    .map((path) => work?.documents[path])
    .find((one) => typeof one === 'string') ?? undefined

async function resultOf(engine: Engine, effect: string | null) {
  return (await outcomeOf<RunOutcome>(engine, effect))?.end.result ?? null
}

async function outcomeOf<Value>({ store }: Engine, effect: string | null): Promise<Value | undefined> {
  if (effect === null) return undefined
  const [loaded] = await store.load([{ kind: 'outcome', id: effect }])
  return loaded.value?.outcome as Value | undefined
}
