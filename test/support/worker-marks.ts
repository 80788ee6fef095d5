import { readdirSync, readFileSync } from 'node:fs'

/** A process that lives, as the harness sees it: read here anew, so that Baton's own eyes are not trusted. */
export interface MarkedProcess {
  readonly pid: number
  readonly started: string
  readonly run: string | undefined
  readonly attempt: string | undefined
  readonly worker: string | undefined
}

/** Every process of this machine that carries a mark of Baton's, zombies left out. */
export function markedProcesses(): MarkedProcess[] {
  return readdirSync('/proc').flatMap((name) => {
    const found = /^\d+$/.test(name) ? markedProcess(Number(name)) : undefined
    return found ? [found] : []
  })
}

/** Those of one worker, and its reaper, which has the worker's name in its command. */
export function leftOf(worker: string): number[] {
  const marked = markedProcesses().filter((one) => one.worker === worker)
  return [...marked.map(({ pid }) => pid), ...reapersOf(worker)]
}

export function reapersOf(worker: string): number[] {
  const named = readdirSync('/proc').filter((name) => /^\d+$/.test(name) && wordsOf(name, 'cmdline').includes(worker))
  return named.map(Number).filter((pid) => statOf(pid) !== undefined)
}

/**
 * Runs of these workers that have processes of two attempts at the same moment; others on this machine have runs of the
 * same name. A process that was read first may have died before the
 * other was started: whoever is suspected is looked at again, after the other was seen alive.
 */
export function doublesNow(workers: ReadonlySet<string>): string[] {
  const ours = markedProcesses().filter(({ worker }) => worker !== undefined && workers.has(worker))
  return [...Map.groupBy(ours, ({ run }) => run)].flatMap(([run, processes]) => {
    if (run === undefined || new Set(processes.map(({ attempt }) => attempt)).size < 2) return []
    const still = processes.filter(({ pid, started }) => markedProcess(pid)?.started === started)
    const attempts = new Set(still.map(({ attempt }) => attempt))
    return attempts.size < 2 ? [] : [`${run}: attempts ${[...attempts].join(' and ')} live at once`]
  })
}

function markedProcess(pid: number): MarkedProcess | undefined {
  const words = wordsOf(String(pid), 'environ')
  const wordOf = (name: string) => words.find((word) => word.startsWith(`${name}=`))?.slice(name.length + 1)
  const [run, worker, attempt] = [wordOf('BATON_RUN'), wordOf('BATON_WORKER'), wordOf('BATON_ATTEMPT')]
  if (run === undefined && worker === undefined) return undefined
  const started = statOf(pid)
  return started === undefined ? undefined : { pid, started, run, worker, attempt }
}

/** When it started; undefined where it is gone or only waits for its parent. */
function statOf(pid: number): string | undefined {
  const stat = textOf(`/proc/${pid}/stat`)
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return fields[19] === undefined || fields[0] === 'Z' || fields[0] === 'X' ? undefined : fields[19]
}

const wordsOf = (pid: string, file: 'environ' | 'cmdline') => textOf(`/proc/${pid}/${file}`).split('\0')

function textOf(path: string): string {
  try {
    return readFileSync(path, 'latin1')
  } catch {
    return '' // It has gone meanwhile.
  }
}
