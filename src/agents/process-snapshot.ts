import type { Marks, ProcessRow } from './process-row.ts'

/** What one scan saw, with the ways from one process to the others; they are made once for all who share the scan. */
export class ProcessSnapshot {
  readonly rows: readonly ProcessRow[]
  #byPid: ReadonlyMap<number, ProcessRow> | undefined
  readonly #groups = new Map<keyof ProcessRow, Groups>()

  constructor(rows: readonly ProcessRow[]) {
    this.rows = rows
  }

  find(pid: number): ProcessRow | undefined {
    this.#byPid ??= new Map(this.rows.map((row) => [row.pid, row]))
    return this.#byPid.get(pid)
  }

  children(pid: number): readonly ProcessRow[] {
    return this.#of('ppid', pid)
  }

  /** Who is in the session or the group that this process leads. */
  led(pid: number): readonly ProcessRow[] {
    return [...this.#of('session', pid), ...this.#of('pgrp', pid)]
  }

  /** Who carries all the marks that are named. */
  marked({ run, nonce, worker }: Marks): readonly ProcessRow[] {
    if (run === undefined) return worker === undefined ? [] : this.#of('worker', worker)
    const ofRun = this.#of('run', run)
    return ofRun.filter(
      (row) => (nonce === undefined || row.nonce === nonce) && (worker === undefined || row.worker === worker),
    )
  }

  /** A process and those above it. */
  withAncestors(pid: number): ReadonlySet<number> {
    const line = new Set<number>()
    for (let one: number | undefined = pid; one !== undefined && !line.has(one); one = this.find(one)?.ppid)
      line.add(one)
    return line
  }

  /** Rows by one of their fields; made when it is first asked for, which for most scans is never. */
  #of(field: keyof ProcessRow, value: string | number): readonly ProcessRow[] {
    const known = this.#groups.get(field)
    const groups = known ?? Map.groupBy(this.rows, (row) => row[field])
    if (!known) this.#groups.set(field, groups)
    return groups.get(value) ?? []
  }
}

type Groups = ReadonlyMap<string | number | undefined, readonly ProcessRow[]>
