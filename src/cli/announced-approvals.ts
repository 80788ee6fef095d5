import { mkdirSync, readFileSync, realpathSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { thisTerminal } from '../service/caller/this-terminal.ts'
import { stateFolder } from './relay/last-run.ts'

/** An approval that a terminal was told of: its person has just seen what they would approve. */
interface Announced {
  readonly store: string
  readonly task_id: string
  /** How many steps the task had taken: what comes back later is another approval. */
  readonly steps: number
  readonly host: string
  readonly tty: string
  readonly session: number
  readonly leader: string
}

const KEPT = 100

const fileOf = () => join(stateFolder(), 'announced-approvals.json')

/** Remembers that this terminal was told how to approve a task. Without a terminal there is nothing to remember. */
export function announceApproval(storePath: string, task_id: string, steps: number): void {
  const here = announcementHere(storePath, task_id, steps)
  if (!here) return
  try {
    mkdirSync(dirname(fileOf()), { recursive: true, mode: 0o700 })
    const kept = [...announced(), here].slice(-KEPT)
    writeFileSync(fileOf(), `${JSON.stringify(kept)}\n`, { mode: 0o600 })
  } catch {
    // A convenience: without it the id is typed.
  }
}

/** Whether this very terminal, in the same session of the same boot, was told of it. */
export function wasAnnouncedHere(storePath: string, task_id: string, steps: number): boolean {
  const here = JSON.stringify(announcementHere(storePath, task_id, steps) ?? null)
  return here !== 'null' && announced().some((one) => JSON.stringify(one) === here)
}

function announcementHere(storePath: string, task_id: string, steps: number): Announced | undefined {
  const terminal = thisTerminal()
  if (!terminal) return undefined
  const { host, tty, session, leader } = terminal
  return { store: realpathSync(storePath), task_id, steps, host, tty, session, leader }
}

function announced(): readonly Announced[] {
  try {
    const parsed: unknown = JSON.parse(readFileSync(fileOf(), 'utf8'))
    return Array.isArray(parsed) ? (parsed as Announced[]) : []
  } catch {
    return [] // None yet, or not ours to read.
  }
}
