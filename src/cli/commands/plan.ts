import { existsSync } from 'node:fs'
import type { Localized } from '../../protocol/lang.ts'
import { MOST_NODES } from '../../protocol/plays/graph-spec.ts'
import { pastRuns } from '../../service/plan/past-runs.ts'
import { planJson } from '../../service/plan/plan-json.ts'
import type { PlanEdits, PlannedRequest } from '../../service/plan/plan-request.ts'
import { openWork } from '../../service/plan/running-overlap.ts'
import { interruptedWork, stillUnfinished } from '../../service/session/interrupted-work.ts'
import { type Session, startSession } from '../../service/session/start-session.ts'
import { type CommonOptions, withBaton } from '../compose.ts'
import { planMermaid } from '../present/plan/plan-mermaid.ts'
import { planText } from '../present/plan/plan-text.ts'
import { builtInFolder } from '../prompt-files.ts'
import { canAsk } from '../relay/attend-relay.ts'
import { print, printAsIs, printJson } from '../report.ts'
import { enclosingRepository } from '../repository-place.ts'
import { offerSetUp } from '../session/offer-set-up.ts'
import { offerUpdate } from '../session/offer-update.ts'
import { analystJson, fallbackLine, planHere } from '../session/plan-here.ts'
import { hasNoContext, sessionJson, sessionText } from '../session/session-text.ts'
import { storePath } from '../store-path.ts'
import { terminalText } from '../terminal-text.ts'
import { usageProblem } from '../usage-error.ts'

export interface PlanOptions extends CommonOptions {
  readonly mermaid?: boolean
  readonly add?: readonly string[]
  readonly remove?: readonly string[]
  readonly serialise?: readonly string[]
  readonly analyst?: string
}

/**
 * `baton plan`: what a request would be made of. It runs nothing, but an analyst that is asked for, and writes nothing,
 * but what a person at the terminal answers: about the project, and about an unclear request.
 */
export async function plan(request: string, options: PlanOptions): Promise<void> {
  if (request.trim() === '') throw usageProblem({ ko: '요청이 비어 있습니다.', en: 'The request is empty.' })
  const { lang } = options
  const edits = editsOf(options)
  const repository = enclosingRepository(process.cwd())
  const started = repository === undefined ? undefined : await startSession(repository)
  const { open, interrupted, past, unfinished } = await workHere(options, started)
  const session = started && { ...started, unfinished }
  const asks = canAsk({ json: options.json ?? false }) && !options.mermaid
  const found = session && { session, interrupted }
  if (found && !options.json && !options.mermaid) {
    await offerSetUp(session, { lang, asks, now: Date.now() })
    const told = sessionText(found, lang)
    if (told !== '' || hasNoContext(session)) print(`${told}\n`)
    await offerUpdate(session, { lang, asks })
  }
  const files = session?.files ?? []
  const { planned, analysed } = await planHere(options, {
    ...{ request, edits, builtIn: builtInFolder(lang), repository, open, past },
    ...{ analystName: options.analyst, files, asks },
  })
  requirePossible(planned)
  if (options.json)
    return printJson({
      ...planJson(planned, lang, past),
      analyst: analystJson(analysed, lang),
      session: found ? sessionJson(found, lang) : null,
    })
  if (options.mermaid) return printAsIs(planMermaid(planned))
  print(fallbackLine(analysed, lang))
  print(planText(planned, lang).split('\n').map(shownLine).join('\n'))
}

/** Running work is shown where there is a store; without one there is none. */
async function workHere(options: PlanOptions, session: Session | undefined) {
  const files = session?.unfinished ?? []
  const { path } = storePath(options.store ?? (process.env.BATON_STORE || undefined), process.cwd())
  if (options.store === undefined && !existsSync(path))
    return { open: [], interrupted: [], past: [], unfinished: files }
  return withBaton(options, 'read', async ({ service }) => ({
    open: await openWork(service),
    interrupted: await interruptedWork(service),
    past: await pastRuns(service),
    unfinished: await stillUnfinished(service, files),
  }))
}

export function editsOf({
  add = [],
  remove = [],
  serialise = [],
}: Pick<PlanOptions, 'add' | 'remove' | 'serialise'>): PlanEdits {
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

/** Refuses what cannot be run: agents that are not there, nobody, too many, a cycle. */
export function requirePossible({ unknown, known, graph, agents, faults }: PlannedRequest): void {
  if (unknown.length > 0) {
    // A file that was left out is the likely reason.
    const left = faults.map(({ path, line, column, problem }) => ({ at: `${path}:${line}:${column}`, problem }))
    const leftOut = (lang: 'ko' | 'en') => left.map(({ at, problem }) => `${at} ${problem[lang]}`).join('; ')
    throw usageProblem({
      ko: `알 수 없는 에이전트: ${unknown.join(', ')}. 있는 에이전트: ${known.join(', ')}${left.length > 0 ? `. 제외한 파일: ${leftOut('ko')}` : ''}`,
      en: `Unknown agent: ${unknown.join(', ')}. Known: ${known.join(', ')}${left.length > 0 ? `. Files left out: ${leftOut('en')}` : ''}`,
    })
  }
  if (agents.length === 0)
    throw usageProblem({
      ko: '에이전트가 하나도 남지 않습니다. --remove 를 줄이거나 --add 로 추가하세요.',
      en: 'No agent is left. Remove fewer of them, or add one with --add.',
    })
  if (agents.length > MOST_NODES)
    throw usageProblem({
      ko: `에이전트가 ${agents.length}개입니다. 한 그래프에는 ${MOST_NODES}개까지 넣을 수 있습니다.`,
      en: `The graph has ${agents.length} agents. At most ${MOST_NODES} can be in one graph.`,
    })
  if (!graph.ok) throw usageProblem(cycleText(graph.cycle))
}

/** Agent files and requests are written by others: no control characters reach the terminal. */
export const shownLine = (line: string) =>
  line === '' ? '' : `${/^ */.exec(line)?.[0] ?? ''}${terminalText(line.trim())}`

const cycleText = (cycle: readonly string[]): Localized => ({
  ko: `순환하는 그래프는 실행할 수 없습니다: ${cycle.join(' → ')}. 그중 하나의 --serialise 를 빼세요.`,
  en: `The graph has a cycle: ${cycle.join(' → ')}. Leave out one --serialise.`,
})
