/**
 * Keeps SIGPIPE harmless for the life of the process. Node ignores it from the start, but when the last listener of a
 * signal is removed libuv puts the default back: the next write to a closed pipe, to a git that has exited for
 * instance, would then kill the process.
 */
function ignoreBrokenPipes(): void {
  if (!process.listeners('SIGPIPE').includes(ignored)) process.on('SIGPIPE', ignored)
}

const ignored = () => {}

/** While it holds, a closed standard output does not end the process: something is being changed. */
export function keepWhenNobodyReads(): Disposable {
  ignoreBrokenPipes()
  const hold = () => {}
  process.on('SIGPIPE', hold)
  return { [Symbol.dispose]: () => void process.off('SIGPIPE', hold) }
}

/** Whether somebody holds `keepWhenNobodyReads`. */
export const isKeptWhenNobodyReads = () => process.listeners('SIGPIPE').some((listener) => listener !== ignored)

/** Within this time a further signal is the same interrupt: a launcher and npm pass on what the terminal sent to all. */
const SAME_INTERRUPT_MS = 5_000

/**
 * Calls `stop` at the first SIGINT or SIGTERM. Ctrl-C goes to every process of the terminal's group, and npx and our
 * launcher pass theirs on as well, so one Ctrl-C arrives up to three times. A signal after that ends the process at
 * once, as a person expects of a second Ctrl-C. A standard output that nobody reads any more counts as the first
 * signal: `main.ts` passes that on. Answers with a function that ends the listening.
 */
export function onInterrupt(stop: () => void, now: () => number = () => performance.now()): () => void {
  let first: number | undefined
  const hear = (signal: NodeJS.Signals) => {
    if (first === undefined) {
      first = now()
      stop()
    } else if (now() - first >= SAME_INTERRUPT_MS) {
      forget()
      process.kill(process.pid, signal)
    }
  }
  const forget = () => void process.off('SIGINT', hear).off('SIGTERM', hear)
  process.on('SIGINT', hear).on('SIGTERM', hear)
  // Closed before anybody listened.
  if (process.stdout.errored) setImmediate(hear, 'SIGINT')
  return () => {
    // After an interrupt it listens on: the same Ctrl-C may still arrive while everything is stopped.
    if (first === undefined) forget()
  }
}
