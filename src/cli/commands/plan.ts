import { existsSync } from 'node:fs'
import type { Localized } from '../../protocol/lang.ts'
import { type PlanEdits, type PlannedRequest, planRequest } from '../../service/plan/plan-request.ts'
import { openWork } from '../../service/plan/running-overlap.ts'
import { type CommonOptions, withBaton } from '../compose.ts'
import { planJson } from '../present/plan/plan-json.ts'
import { planMermaid } from '../present/plan/plan-mermaid.ts'
import { planText } from '../present/plan/plan-text.ts'
import { BUILT_IN } from '../prompt-files.ts'
import { print, printAsIs, printJson } from '../report.ts'
import { enclosingRepository } from '../repository-place.ts'
import { storePath } from '../store-path.ts'
import { terminalText } from '../terminal-text.ts'
import { usageProblem } from '../usage-error.ts'

export interface PlanOptions extends CommonOptions {
  readonly mermaid?: boolean
  readonly add?: readonly string[]
  readonly remove?: readonly string[]
  readonly serialise?: readonly string[]
}

/** `baton plan`: what a request would be made of. It runs nothing and writes nothing. */
export async function plan(request: string, options: PlanOptions): Promise<void> {
  if (request.trim() === '') throw usageProblem({ ko: '요청이 비어 있습니다.', en: 'The request is empty.' })
  const edits = editsOf(options)
  const repository = enclosingRepository(process.cwd())
  const planned = await planRequest({ request, edits, builtIn: BUILT_IN, repository, open: await openHere(options) })
  requirePossible(planned)
  if (options.json) return printJson(planJson(planned, options.lang))
  if (options.mermaid) return printAsIs(planMermaid(planned))
  print(planText(planned, options.lang).split('\n').map(shownLine).join('\n'))
}

/** Running work is shown where there is a store; without one there is none. */
async function openHere(options: PlanOptions) {
  const { path } = storePath(options.store ?? (process.env.BATON_STORE || undefined), process.cwd())
  if (options.store === undefined && !existsSync(path)) return []
  return withBaton(options, 'read', ({ service }) => openWork(service))
}

function editsOf({ add = [], remove = [], serialise = [] }: PlanOptions): PlanEdits {
  const pairs = serialise.map((text): [string, string] => {
    const [first = '', then = '', more] = text.split(',').map((name) => name.trim())
    if (first !== '' && then !== '' && more === undefined) return [first, then]
    throw usageProblem({
      ko: `--serialise 는 쉼표로 나눈 두 에이전트입니다 (${text}). 예: --serialise backend,frontend`,
      en: `--serialise takes two agents with a comma, such as backend,frontend, not "${text}".`,
    })
  })
  return { add, remove, serialise: pairs }
}

function requirePossible({ unknown, known, graph }: PlannedRequest): void {
  if (unknown.length > 0)
    throw usageProblem({
      ko: `모르는 에이전트: ${unknown.join(', ')}. 있는 것: ${known.join(', ')}`,
      en: `Unknown agent: ${unknown.join(', ')}. Known: ${known.join(', ')}`,
    })
  if (!graph.ok) throw usageProblem(cycleText(graph.cycle))
}

/** Agent files and requests are written by others: no control characters reach the terminal. */
const shownLine = (line: string) => (line === '' ? '' : `${/^ */.exec(line)?.[0] ?? ''}${terminalText(line.trim())}`)

const cycleText = (cycle: readonly string[]): Localized => ({
  ko: `순환하는 그래프는 실행할 수 없습니다: ${cycle.join(' → ')}. 그중 하나의 --serialise 를 빼세요.`,
  en: `The graph has a cycle: ${cycle.join(' → ')}. Leave out one --serialise.`,
})
