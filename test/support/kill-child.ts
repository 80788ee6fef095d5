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
  /** Says that a task is created before it is: the harness must notice. */
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

/** Returns when the message is in the channel, where the parent finds it although this process is killed. */
const sayAndWait = (said: Said) =>
  new Promise<void>((resolve, reject) => {
    process.send?.(said, (error: Error | null) => (error === null ? resolve() : reject(error)))
  })

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
  const lie = new Lie()
  const perform = async (intents: readonly Intent[]) => {
    const honest = lies ? await lie.acknowledge(intents) : intents
    await Promise.all(honest.map((intent) => ask(engine, intent)))
  }
  say({ kind: 'ready' })
  await perform(again)
  for (let round = 0; ; round += 1) {
    clock.advance(random.between(0, 4) * 60_000)
    const few = auditor.tasks.size < TASKS
    const intents = Array.from({ length: AT_ONCE }, () => (few ? newTask(scene) : chooseIntent(scene)))
    const ticks = round % 4 === 0 ? [doDueWorkOnce(engine)] : []
    await Promise.all([perform(intents), ...ticks])
    await auditor.read(store)
  }
}

/**
 * Acknowledges new tasks at once and creates them only after it has acknowledged others. From the first
 * acknowledgement on there is always a task that was acknowledged and does not exist, whenever the process is killed.
 */
class Lie {
  #postponed: readonly Intent[] = []

  /** Returns the intents that are to be performed now. */
  async acknowledge(intents: readonly Intent[]): Promise<readonly Intent[]> {
    const creations = intents.filter(({ ask: asked }) => 'create' in asked)
    const others = intents.filter(({ ask: asked }) => !('create' in asked))
    if (creations.length === 0) return others
    const before = this.#postponed
    this.#postponed = creations
    for (const intent of creations) {
      await sayAndWait({ kind: 'asks', intent, type: typeOf(intent) })
      await sayAndWait({ kind: 'answered', id: intent.id, result: {} })
    }
    return [...before, ...others]
  }
}

async function ask(engine: Engine, intent: Intent): Promise<void> {
  const { id, actor, ask: asked } = intent
  say({ kind: 'asks', intent, type: typeOf(intent) })
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
