import type { OutputSource } from '../../agents/agent-output.ts'
import type { Masker } from '../../settings/mask/masker.ts'
import type { StreamMasker } from '../../settings/mask/stream-masker.ts'

type Give = (source: OutputSource, bytes: Uint8Array) => void | Promise<void>

/** After this time without output, held bytes are passed on. It is shorter than the pause that ends a completion signal. */
const RELEASE_MS = 100

/** Masks secret values in the output of a process before the parser, the transcript and the screen get it. */
export class MaskedOutput {
  readonly #give: Give
  readonly #streams: Readonly<Record<OutputSource, StreamMasker>> | undefined
  #timer: NodeJS.Timeout | undefined

  constructor(masker: Masker | undefined, give: Give) {
    this.#give = give
    this.#streams = masker && { stdout: masker.stream(), stderr: masker.stream() }
  }

  push(source: OutputSource, bytes: Uint8Array): void | Promise<void> {
    if (!this.#streams) return this.#give(source, bytes)
    const shown = this.#streams[source].take(bytes)
    clearTimeout(this.#timer)
    if (this.#streams.stdout.held + this.#streams.stderr.held > 0) {
      this.#timer = setTimeout(() => this.#release(), RELEASE_MS).unref()
    }
    const [first, ...rest] = shown
    const given = first && this.#give(source, first)
    return rest.length === 0 ? given : this.#giveRest(source, rest, given)
  }

  /** In their order, but at once where nobody waits: whoever reads them in parts gets them as in one. */
  #giveRest(source: OutputSource, pieces: readonly Uint8Array[], given: void | Promise<void>): void | Promise<void> {
    let last = given
    for (const piece of pieces) {
      last = last instanceof Promise ? last.then(() => this.#give(source, piece)) : this.#give(source, piece)
    }
    return last
  }

  async end(): Promise<void> {
    clearTimeout(this.#timer)
    for (const source of ['stdout', 'stderr'] as const) {
      const rest = this.#streams?.[source].end()
      if (rest && rest.length > 0) await this.#give(source, rest)
    }
  }

  #release(): void {
    for (const source of ['stdout', 'stderr'] as const) {
      const shown = this.#streams?.[source].release()
      // An error of the consumer is reported with the next push.
      if (shown && shown.length > 0) void Promise.resolve(this.#give(source, shown)).catch(() => {})
    }
  }
}
