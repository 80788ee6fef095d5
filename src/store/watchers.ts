import type { Wake } from './port.ts'

const WAKE: Wake = { type: 'committed' }

interface Watcher {
  /** Whether there is a wake that was not taken. */
  woken: boolean
  over: boolean
  /** Set while somebody waits for the next. */
  resume: (() => void) | undefined
}

/**
 * The callers that wait for commits of a store. Wakes are hints: several pending wakes are one, none is lost.
 *
 * `onChange` is told how many there are, so that an engine which has to poll does so only while somebody listens.
 */
export class Watchers {
  readonly #watchers = new Set<Watcher>()
  readonly #onChange: (count: number) => void

  constructor(onChange: (count: number) => void = () => {}) {
    this.#onChange = onChange
  }

  wake(): void {
    for (const watcher of this.#watchers) {
      watcher.woken = true
      watcher.resume?.()
    }
  }

  /** From the call on, not from the first read. */
  watch(signal: AbortSignal): AsyncIterable<Wake> {
    const watcher: Watcher = { woken: true, over: signal.aborted, resume: undefined }
    const end = () => this.#end(watcher)
    if (!watcher.over) {
      this.#watchers.add(watcher)
      this.#onChange(this.#watchers.size)
      signal.addEventListener('abort', end, { once: true })
    }
    return wakesOf(watcher, () => {
      signal.removeEventListener('abort', end)
      end()
    })
  }

  close(): void {
    for (const watcher of this.#watchers) this.#end(watcher)
  }

  #end(watcher: Watcher): void {
    watcher.over = true
    watcher.resume?.()
    if (this.#watchers.delete(watcher)) this.#onChange(this.#watchers.size)
  }
}

async function* wakesOf(watcher: Watcher, end: () => void): AsyncGenerator<Wake> {
  try {
    while (!watcher.over) {
      if (watcher.woken) {
        watcher.woken = false
        yield WAKE
        continue
      }
      await new Promise<void>((resolve) => {
        watcher.resume = resolve
      })
      watcher.resume = undefined
    }
  } finally {
    end()
  }
}
