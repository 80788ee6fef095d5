import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Engine } from '../../engine/engine.ts'
import { type RelayEnd, type RelayEvent, relay, type StageAgents, type StageEnd } from '../../engine/relay.ts'
import type { RunEvent } from '../../engine/runs/run-event.ts'
import { RunWorker } from '../../engine/runs/run-worker.ts'
import { BatonError } from '../../protocol/baton-error.ts'
import type { Lang } from '../../protocol/lang.ts'
import { scratchRepository } from '../../workspace/scratch-repository.ts'
import { type Baton, type CommonOptions, withBaton } from '../compose.ts'
import { LineFeed } from '../present/line-feed.ts'
import { endText } from '../present/run-words.ts'
import { withoutBlocks } from '../present/without-blocks.ts'
import { print } from '../report.ts'
import { runHome } from '../run-home.ts'
import { excludeFromGit } from '../store-path.ts'
import { priorityFrom, titleFrom } from '../task-arguments.ts'
import { terminalText } from '../terminal-text.ts'

export interface RunOptions extends CommonOptions {
  readonly priority?: string
}

const REHEARSAL = fileURLToPath(new URL('../../../rehearsal/', import.meta.url))
const SCRIPTS = { PLAN: 'plan.js', DEV: 'develop.js', QA: 'test.js', HARDEN: 'harden.js', DOC: 'document.js' }

/**
 * `baton run "…"`: a first, thin relay. One task in a repository of its own goes through all five teams, played by
 * the rehearsal agents, and ends where a person must approve.
 */
export async function run(request: string, options: RunOptions): Promise<void> {
  const title = titleFrom(firstLine(request))
  const priority = priorityFrom(options.priority ?? 'P2')
  const folder = await scratchRepository()
  excludeFromGit(folder)
  const store = options.store ?? join(folder, '.baton', 'baton.db')
  const end = await withBaton({ ...options, store }, 'create', async (baton) => {
    const { engine, actor } = baton
    const tell = teller(baton, folder)
    await hireDocumentation(engine, actor, tell)
    const { task_id } = await engine.createTask({ title, priority, input: request }, { actor })
    tell({ type: 'run:started', task_id: String(task_id), folder, store })
    const home = await runHome(engine.store)
    const worker = await RunWorker.start({ engine, home, onEvent: lines(tell) })
    const signal = stopOnInterrupt(worker)
    let ended: RelayEnd
    try {
      ended = await relay({
        engine,
        worker,
        home,
        task_id: String(task_id),
        request,
        folder,
        agents: agents(),
        signal,
        onEvent: tell,
      })
    } finally {
      await worker.stop('paused')
    }
    tell({ type: 'run:ended', task_id: String(task_id), ...ended, interrupted: signal.aborted, store })
    return ended
  })
  if (end.failed) {
    const { stage, end: how } = end.failed
    throw BatonError.of('STAGE_FAILED', { stage, how: howItEnded(how, options.lang), status: end.status })
  }
}

type ToldEvent =
  | RelayEvent
  | { readonly type: 'stage:line'; readonly run_id: string; readonly line: string }
  | { readonly type: 'agent:registered'; readonly agent: string }
  | { readonly type: 'run:started'; readonly task_id: string; readonly folder: string; readonly store: string }
  | ({
      readonly type: 'run:ended'
      readonly task_id: string
      readonly interrupted: boolean
      readonly store: string
    } & RelayEnd)

const firstLine = (request: string) => [...(request.trim().split('\n')[0] ?? '')].slice(0, 80).join('')

const agents = (): StageAgents =>
  Object.fromEntries(
    Object.entries(SCRIPTS).map(([stage, script]): [string, [string, string]] => [
      stage,
      [process.execPath, join(REHEARSAL, script)],
    ]),
  )

/** A rehearsal has a documentation agent, so its stage is on; that is said, not done in silence. */
async function hireDocumentation(engine: Engine, actor: string, tell: (event: ToldEvent) => void): Promise<void> {
  const agent = engine.pipeline.definition.agents.find((one) => one.agent_id === 'kkomkkom')
  if (!agent || agent.status === 'active') return
  await engine.execute({ type: 'register_agent', agent: { ...agent, status: 'active' } }, { actor })
  tell({ type: 'agent:registered', agent: agent.agent_id })
}

/** Ctrl-C checkpoints and stops the agent of the stage; the task stays where it is, with all that was committed. */
function stopOnInterrupt(worker: RunWorker): AbortSignal {
  const controller = new AbortController()
  const stop = () => {
    controller.abort()
    void worker.stop('paused')
  }
  process.once('SIGINT', stop).once('SIGTERM', stop)
  return controller.signal
}

/** What the agents print, line by line. */
function lines(tell: (event: ToldEvent) => void): (event: RunEvent) => void {
  const feed = new LineFeed()
  const isShown = withoutBlocks()
  return (event) => {
    if (event.type === 'run:output') {
      for (const line of feed.push(event.bytes).filter(isShown))
        tell({ type: 'stage:line', run_id: event.run_id, line })
    }
  }
}

/** One line an event for a person, one object an event with `--json`. */
function teller({ json, lang }: Baton, folder: string): (event: ToldEvent) => void {
  if (json) return (event) => process.stdout.write(`${JSON.stringify(event)}\n`)
  const ko = lang === 'ko'
  return (event) => {
    switch (event.type) {
      case 'agent:registered':
        return print(ko ? `${event.agent} 을(를) active 로 등록했습니다.\n` : `Registered ${event.agent} as active.\n`)
      case 'run:started':
        print(ko ? '모델을 쓰지 않는 리허설입니다.\n' : 'A rehearsal: no model is used.\n')
        return print(`${event.task_id}  ${folder}\n`)
      case 'stage:started':
        return print(`\n▶ ${event.stage}  ${event.team}  ${event.agent}\n`)
      case 'stage:line':
        return print(`    ${terminalText(event.line)}\n`)
      case 'stage:ended':
        return print(
          event.commit
            ? `    ${event.commit.slice(0, 10)}  (${howItEnded(event.end, lang)})\n`
            : `    (${howItEnded(event.end, lang)})\n`,
        )
      case 'task:moved':
        return print(`  → ${event.status}\n`)
      case 'run:ended':
        return print(`\n${ending(event, folder, ko)}\n`)
    }
  }
}

function ending(event: Extract<ToldEvent, { type: 'run:ended' }>, folder: string, ko: boolean): string {
  const { task_id, status, interrupted, store } = event
  const look = `git -C ${folder} log --stat`
  if (interrupted)
    return ko ? `중단했습니다. ${task_id} 은(는) ${status} 에 있습니다.` : `Interrupted. ${task_id} is in ${status}.`
  if (event.failed) return ko ? `${task_id} 은(는) ${status} 에 멈췄습니다.` : `${task_id} stopped in ${status}.`
  const approve = `baton task approve ${task_id} --store ${store}`
  return ko
    ? `${task_id} 은(는) ${status} 입니다. 사람의 승인을 기다립니다.\n  보기:   ${look}\n  승인:   ${approve}`
    : `${task_id} is ${status} and waits for a person.\n  look:     ${look}\n  approve:  ${approve}`
}

function howItEnded({ state, end }: StageEnd, lang: Lang): string {
  return end === null
    ? state
    : [endText(end, lang), end.verdict, end.summary].filter((part) => part !== null).join(', ')
}
