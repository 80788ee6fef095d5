import { appendFileSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs'
import { thisHost } from './process-identity.ts'
import { type ProcessRow, processKey } from './process-row.ts'
import type { ProcessSnapshot } from './process-snapshot.ts'
import { membersOf } from './process-tree.ts'

/** What a worker saw of a run: one of its processes, or its folder. */
export type LedgerLine =
  | { readonly run: string; readonly folder: string }
  | {
      readonly run: string
      readonly pid: number
      readonly started: string
      readonly pgrp: number
      readonly session: number
    }

/** Larger than this, the older half is dropped. */
const MAX_BYTES = 512 * 1024

/**
 * `<store>.processes`: the processes and folders of runs that a worker has seen on this machine since its last boot. By
 * it a process that a run left behind is known after the run, when nothing else of it is left.
 *
 * 1. It is beside the store and not in the state folder: a caller must name the store that it wants to change, but may
 *    name any state folder.
 * 2. It is a help, not a proof: a process that no scan saw is not in it, and a process that can write the store can edit it.
 */
export class RunLedger {
  readonly #path: string
  readonly #worker: string
  readonly #host = thisHost()
  readonly #known = new Map<string, { readonly row: ProcessRow; readonly run: string }>()

  constructor(path: string, worker: string) {
    this.#path = path
    this.#worker = worker
  }

  folder(run: string, folder: string): void {
    this.#append([{ run, folder }])
  }

  /**
   * Notes whatever belongs to the worker's runs in a scan: by their marks, or because it was known in an earlier one. A
   * process that has moved to another session or group since is noted again: what it starts is known by them.
   */
  note(seen: ProcessSnapshot): void {
    const before = [...this.#known.values()].flatMap(({ row }) => {
      const now = seen.find(row.pid)
      return now && now.started === row.started ? [now] : []
    })
    const members = membersOf(seen, { worker: this.#worker }, undefined, process.pid, before)
    // What has ended does not come back: pids are known with their start.
    for (const [key, { row }] of this.#known) if (seen.find(row.pid)?.started !== row.started) this.#known.delete(key)
    const news = members.filter((row) => !isAt(this.#known.get(processKey(row))?.row, row))
    if (news.length === 0) return
    const lines = news.map((row) => {
      const run = row.run ?? this.#known.get(processKey(row))?.run ?? this.#runOf(row)
      this.#known.set(processKey(row), { row, run })
      const { pid, started, pgrp, session } = row
      return { run, pid, started, pgrp, session }
    })
    this.#append(lines)
  }

  /** The run of its parent, its session or its group: a process without marks was found by one of them. */
  #runOf(row: ProcessRow): string {
    for (const { row: other, run } of this.#known.values()) {
      if (other.pid === row.ppid || other.session === row.session || other.pgrp === row.pgrp) return run
    }
    return '-'
  }

  #append(lines: readonly LedgerLine[]): void {
    const host = this.#host
    try {
      shorten(this.#path)
      const text = lines.map((line) => `${JSON.stringify({ host, ...line })}\n`).join('')
      appendFileSync(this.#path, text, { mode: 0o600 })
    } catch {
      // A full disk or a folder that is gone stops no run; the other marks remain.
    }
  }
}

const isAt = (known: ProcessRow | undefined, row: ProcessRow): boolean =>
  known?.session === row.session && known.pgrp === row.pgrp

export const ledgerPath = (storePath: string): string => `${storePath}.processes`

/** What was seen on this machine since its last boot. Lines that cannot be read are left out. */
export function readLedger(path: string): readonly LedgerLine[] {
  let text: string
  try {
    text = readFileSync(path, 'utf8')
  } catch {
    return []
  }
  const host = thisHost()
  return text.split('\n').flatMap((line) => {
    const parsed = lineOf(line)
    return parsed?.host === host ? [parsed] : []
  })
}

function lineOf(line: string): (LedgerLine & { readonly host: string }) | undefined {
  try {
    const parsed = JSON.parse(line) as Record<string, unknown> | null
    if (typeof parsed?.run !== 'string' || typeof parsed.host !== 'string') return undefined
    const isProcess = ['pid', 'pgrp', 'session'].every((name) => typeof parsed[name] === 'number')
    return isProcess || typeof parsed.folder === 'string'
      ? (parsed as unknown as LedgerLine & { readonly host: string })
      : undefined
  } catch {
    return undefined
  }
}

function shorten(path: string): void {
  const size = statSync(path, { throwIfNoEntry: false })?.size ?? 0
  if (size <= MAX_BYTES) return
  const text = readFileSync(path, 'utf8')
  const half = text.slice(text.length / 2)
  const fresh = `${path}.${process.pid}`
  writeFileSync(fresh, half.slice(half.indexOf('\n') + 1), { mode: 0o600 })
  renameSync(fresh, path)
}
