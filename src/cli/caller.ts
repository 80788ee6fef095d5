import { existsSync, readFileSync, realpathSync } from 'node:fs'
import { homedir, userInfo } from 'node:os'
import { dirname, join } from 'node:path'
import { isatty } from 'node:tty'
import { BatonError } from '../protocol/baton-error.ts'
import {
  type CallerLine,
  claimOfToken,
  type Origin,
  originOf,
  type RunClaim,
  readCaller,
  requireNoRun,
} from '../service/caller/process-caller.ts'
import { stateFolder } from './relay/last-run.ts'
import { enclosingRepository } from './repository-place.ts'

/**
 * `read` and `write` need a store that is there, `create` makes one; `step` is a write that a run's token may do too.
 * `accept` makes one too, and does not ask the witness: it is how the PO accepts what the witness or the audit found.
 */
export type Access = 'read' | 'step' | 'write' | 'create' | 'accept'

/** Who called, as far as a command that changes something must know. */
export interface CallingProcess {
  /** Set inside a run: its token acts. */
  readonly run?: RunClaim
  readonly origin?: Origin
}

/**
 * Refuses a caller that belongs to a run, before any store is opened: an agent must not act as a person by leaving
 * `--as`, or its token, out. With the token set it may do what is a `step`, as its run; the decision says what exactly.
 */
export function requireCaller(as: string | undefined, access: Access, storePath: string): CallingProcess {
  const token = process.env.BATON_RUN_TOKEN
  if (token && as !== undefined) throw BatonError.of('AS_REFUSED', { actor: as })
  if (access === 'read') return {}
  const run_id = process.env.BATON_RUN || '-'
  const line = readCaller()
  if (token) {
    if (access !== 'step') throw BatonError.of('RUN_CANNOT_ACT', { run: run_id, what: calledCommand() })
    return { run: claimOfToken(run_id, token), origin: originOf(line, 'token', userName()) }
  }
  requireOutside(line, storePath)
  // Not `process.stdin.isTTY`, which loads what reads standard input.
  const channel = process.stdout.isTTY && isatty(0) ? 'terminal' : 'program'
  return { origin: originOf(line, channel, userName()) }
}

function requireOutside(line: CallerLine, storePath: string): void {
  const folders = [process.cwd(), process.env.PWD ?? ''].filter((path) => path !== '').map(real)
  requireNoRun(line, { storePath, folders, runHomes: runHomes(), runFolder, cloneAround, real })
}

/** Where runs work: where this environment says, and where it is for somebody who sets nothing. */
function runHomes(): readonly string[] {
  return [stateFolder(), stateFolder({}, homeOfUser())].map((folder) => join(folder, 'runs'))
}

/**
 * A run's folder is `<home>/RUN-…/work`; what lies beside it is its own too. Anything else in the ledger was not written
 * by a worker, and must not keep a person out of their own folders.
 */
function runFolder(folder: string): readonly string[] {
  return /\/RUN-[^/]+\/work$/.test(folder) ? [dirname(folder)] : []
}

/** The clone of a run around a folder: it borrows its objects, and commits are made under Baton's address. */
function cloneAround(folder: string): readonly string[] {
  const root = enclosingRepository(folder)
  if (root === undefined || !existsSync(join(root, '.git', 'objects', 'info', 'alternates'))) return []
  try {
    return readFileSync(join(root, '.git', 'config'), 'utf8').includes('baton@localhost') ? [root] : []
  } catch {
    return []
  }
}

/** As the system has it, whatever HOME says. */
function homeOfUser(): string {
  try {
    return userInfo().homedir
  } catch {
    return homedir()
  }
}

function userName(): string {
  try {
    return userInfo().username
  } catch {
    return process.env.USER ?? '-' // A user without an entry, as in many containers.
  }
}

/** The words of the command, as far as they can be told from what is given to it. */
function calledCommand(): string {
  const words = process.argv.slice(2)
  const end = words.findIndex((word) => word.startsWith('-'))
  return words.slice(0, end < 0 ? 2 : Math.min(end, 2)).join(' ') || '-'
}

function real(path: string): string {
  try {
    return realpathSync(path)
  } catch {
    return path // It is not there, or not any more.
  }
}
