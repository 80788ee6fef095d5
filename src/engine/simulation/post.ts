import type { Faults } from './faults.ts'
import { commandOf, type Intent, type Scene } from './intent.ts'

/** Messages on their way: held back, sent again, overtaken by others. */
export class Post {
  readonly #waiting: { readonly from: number; readonly intent: Intent }[] = []
  readonly #faults: Faults

  constructor(faults: Faults) {
    this.#faults = faults
  }

  /** Takes a message; answers with what of it arrives at once. */
  take(scene: Scene, intent: Intent, step: number): Intent | undefined {
    if ('create' in intent.ask || intent.ask.command.type !== 'receive_message') return intent
    const { random } = scene
    const { command } = intent.ask
    if (this.#faults.fires('message sent more than once')) {
      for (let copies = random.between(1, 4); copies > 0; copies -= 1) {
        const copy = random.chance(0.5) ? { ...intent, legal: false } : commandOf(scene, intent.actor, command, false)
        this.#waiting.push({ from: step + random.below(50), intent: copy })
      }
    }
    if (!this.#faults.fires('message delayed')) return intent
    this.#waiting.push({ from: step + random.between(1, 30), intent: { ...intent, legal: false } })
    return undefined
  }

  /** A message whose time has come: the oldest, or one that overtook it. */
  next(scene: Scene, step: number): Intent | undefined {
    const ready = this.#waiting.filter(({ from }) => from <= step)
    if (ready.length === 0) return undefined
    const overtaken = ready.length > 1 && this.#faults.fires('message overtaken')
    const chosen = overtaken ? scene.random.pick(ready) : ready[0]
    if (!chosen) return undefined
    this.#waiting.splice(this.#waiting.indexOf(chosen), 1)
    return chosen.intent
  }
}
