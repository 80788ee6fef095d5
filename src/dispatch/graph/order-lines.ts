import type { Lang, Localized } from '../../protocol/lang.ts'
import type { AgentKind } from '../agents/agent-kinds.ts'
import type { TaskGraph } from './build-graph.ts'

/** What a kind of agent is for, as the orchestrator document numbers its plans. */
const PHASES: Readonly<Record<AgentKind, Localized>> = {
  analysis: { ko: '분석', en: 'analysis' },
  design: { ko: '설계', en: 'design' },
  data: { ko: '구현', en: 'implementation' },
  implementation: { ko: '구현', en: 'implementation' },
  execution: { ko: '구현', en: 'implementation' },
  verification: { ko: '검증', en: 'verification' },
}

/** The order of a graph for people, as `3. dba → frontend + backend (구현)`: levels of one phase share a line. */
export function orderLines(graph: Extract<TaskGraph, { ok: true }>, lang: Lang): readonly string[] {
  const kinds = new Map(graph.nodes.map(({ id, kind }) => [id, kind]))
  const groups: { phase: string; levels: (readonly string[])[] }[] = []
  for (const level of graph.levels) {
    const phases = level.flatMap((id) => PHASES[kinds.get(id) ?? 'execution'][lang])
    const phase = [...new Set(phases)].join(' · ')
    const last = groups.at(-1)
    if (last?.phase === phase) last.levels.push(level)
    else groups.push({ phase, levels: [level] })
  }
  return groups.map(({ phase, levels }, at) => {
    const order = levels.map((level) => level.join(' + ')).join(' → ')
    const isParallel = levels.length === 1 && (levels[0]?.length ?? 0) > 1
    return `${at + 1}. ${order} (${isParallel ? PARALLEL[lang](phase) : phase})`
  })
}

const PARALLEL: Readonly<Record<Lang, (phase: string) => string>> = {
  ko: (phase) => `병렬 ${phase}`,
  en: (phase) => `${phase}, in parallel`,
}
