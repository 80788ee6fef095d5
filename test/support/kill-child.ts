// Works commands on a SQLite store, several at once, until somebody kills it. What it was told, it says only after
// `execute` has returned; what it says before is only that it is about to ask.
import { flushCompileCache } from 'node:module'
import { VirtualClock } from '../../src/engine/clock.ts'
import { doDueWorkOnce } from '../../src/engine/due-work.ts'
import { Engine } from '../../src/engine/engine.ts'
import { Auditor } from '../../src/engine/simulation/audit/auditor.ts'
import { chooseIntent, newTask } from '../../src/engine/simulation/choose-intent.ts'
import { type Intent, typeOf } from '../../src/engine/simulation/intent.ts'
import { Random } from '../../src/engine/simulation/random.ts'
import type { CommandResult } from '../../src/pipeline/records.ts'
import { BatonError, DEFAULT_PIPELINE } from '../../src/protocol/index.ts'
import { openSqliteStore } from '../../src/store/sqlite/open.ts'

/** What the parent tells a child when it may begin. */
export interface Begin {
  readonly store: string
  readonly seed: number
  /** Asked before, and nothing was heard: to be asked again under the same ids. */
  readonly again: readonly Intent[]
  /** Says that it is done before it is: the harness must notice. */
  readonly lies?: boolean
}

/** What a child says. */
export type Said =
  | { readonly kind: 'ready' }
  | { readonly kind: 'asks'; readonly intent: Intent; readonly type: string }
  | { readonly kind: 'answered'; readonly id: string; readonly result: CommandResult }
  | { readonly kind: 'refused'; readonly id: string; readonly code: string }
  | { readonly kind: 'broken'; readonly id: string; readonly problem: string }

const AT_ONCE = 8
const TASKS = 40
const START = Date.parse('2026-03-02T00:00:00.000Z')

const say = (said: Said) => {
  process.send?.(said)
}

async function work({ store: path, seed, again, lies = false }: Begin): Promise<never> {
  const store = await openSqliteStore({ path })
  const random = new Random(seed)
  let latest = START
  const auditor = new Auditor(DEFAULT_PIPELINE.definition, ({ at }) => {
    latest = Math.max(latest, Date.parse(at))
  })
  await auditor.read(store)
  const clock = new VirtualClock(latest)
  const engine = new Engine({ store, pipeline: DEFAULT_PIPELINE, clock, timeZone: 'Asia/Seoul' })
  const scene = { auditor, random, now: clock.now, definition: engine.definition }
  say({ kind: 'ready' })
  await Promise.all(again.map((intent) => ask(engine, intent, lies)))
  for (let round = 0; ; round += 1) {
    clock.advance(random.between(0, 4) * 60_000)
    const few = auditor.tasks.size < TASKS
    const intents = Array.from({ length: AT_ONCE }, () => (few ? newTask(scene) : chooseIntent(scene)))
    const ticks = round % 4 === 0 ? [doDueWorkOnce(engine)] : []
    await Promise.all([...intents.map((intent) => ask(engine, intent, lies)), ...ticks])
    await auditor.read(store)
  }
}

async function ask(engine: Engine, intent: Intent, lies: boolean): Promise<void> {
  const { id, actor, ask: asked } = intent
  say({ kind: 'asks', intent, type: typeOf(intent) })
  if (lies && 'create' in asked) say({ kind: 'answered', id, result: {} })
  try {
    const who = { actor, commandId: id }
    const result =
      'create' in asked ? await engine.createTask(asked.create, who) : await engine.execute(asked.command, who)
    say({ kind: 'answered', id, result })
  } catch (error) {
    if (error instanceof BatonError && error.code !== 'INTERNAL') say({ kind: 'refused', id, code: error.code })
    else say({ kind: 'broken', id, problem: error instanceof Error ? (error.stack ?? error.message) : String(error) })
  }
}

// A process that is killed does not get to write down what it has compiled.
flushCompileCache()
process.once('message', (begin: Begin) => {
  void work(begin)
})
// Nobody left to work for: a child must not outlive the test.
process.once('disconnect', () => process.exit(0))
