import { execFile, execFileSync } from 'node:child_process'
import { promisify } from 'node:util'
import { NONCE_MARK, type ProcessRow, RUN_MARK, WORKER_MARK } from './process-row.ts'

const COLUMNS = 'pid=,ppid=,pgid=,state=,lstart='
const MAX_OUTPUT = 64 * 1024 * 1024

/** Reads all processes from `ps`, where there is no `/proc`. macOS shows environments only of our own processes. */
export async function readPsListing(): Promise<readonly ProcessRow[]> {
  const [listing, environments] = await Promise.all([ps(['-axo', COLUMNS]), ps(['-axEww', '-o', 'pid=,command='])])
  return parsePsListing(listing, environments)
}

/** One process without its marks; undefined when there is none with this pid. */
export function readPsRow(pid: number): ProcessRow | undefined {
  try {
    const listing = execFileSync('ps', ['-o', COLUMNS, '-p', String(pid)], { encoding: 'utf8', env: PS_ENVIRONMENT })
    return parsePsListing(listing, '')[0]
  } catch {
    return undefined // ps fails where there is no such process
  }
}

/** `ps` puts the environment behind the command, with blanks between: a mark is a word, and holds no blank. */
export function parsePsListing(listing: string, environments: string): ProcessRow[] {
  const marks = new Map<number, string>()
  for (const line of environments.split('\n')) marks.set(Number.parseInt(line, 10), line)
  return listing.split('\n').flatMap((line) => {
    const [pid, ppid, pgrp, state = '', ...started] = line.trim().split(/\s+/)
    if (!pid || started.length === 0) return []
    const environment = marks.get(Number(pid)) ?? ''
    const run = wordOf(environment, RUN_MARK)
    const nonce = wordOf(environment, NONCE_MARK)
    const worker = wordOf(environment, WORKER_MARK)
    return {
      pid: Number(pid),
      ppid: Number(ppid),
      pgrp: Number(pgrp),
      // Its column holds an address there, not the leader.
      session: 0,
      state: state.charAt(0),
      started: started.join(' '),
      ...(run !== undefined && { run }),
      ...(nonce !== undefined && { nonce }),
      ...(worker !== undefined && { worker }),
    }
  })
}

/** The last one: the command line comes before the environment. */
function wordOf(line: string, name: string): string | undefined {
  return line
    .split(' ')
    .findLast((word) => word.startsWith(`${name}=`))
    ?.slice(name.length + 1)
}

const PS_ENVIRONMENT = { PATH: process.env.PATH ?? '', LC_ALL: 'C' }

async function ps(args: readonly string[]): Promise<string> {
  const { stdout } = await promisify(execFile)('ps', args, { env: PS_ENVIRONMENT, maxBuffer: MAX_OUTPUT })
  return stdout
}
