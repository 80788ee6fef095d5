import type { Marks, ProcessRow } from './process-row.ts'

/** What one scan saw, with the ways from one process to the others; they are made once for all who share the scan. */
export class ProcessSnapshot {
  readonly rows: readonly ProcessRow[]
  private readonly byPid: ReadonlyMap<number, ProcessRow>
  private readonly byParent: Groups<number>
  private readonly bySession: Groups<number>
  private readonly byGroup: Groups<number>
  private readonly byRun: Groups<string | undefined>
  private readonly byWorker: Groups<string | undefined>

  constructor(rows: readonly ProcessRow[]) {
    this.rows = rows
    this.byPid = new Map(rows.map((row) => [row.pid, row]))
    this.byParent = Map.groupBy(rows, ({ ppid }) => ppid)
    this.bySession = Map.groupBy(rows, ({ session }) => session)
    this.byGroup = Map.groupBy(rows, ({ pgrp }) => pgrp)
    this.byRun = Map.groupBy(rows, ({ run }) => run)
    this.byWorker = Map.groupBy(rows, ({ worker }) => worker)
  }

  find(pid: number): ProcessRow | undefined {
    return this.byPid.get(pid)
  }

  children(pid: number): readonly ProcessRow[] {
    return this.byParent.get(pid) ?? []
  }

  /** Who is in the session or the group that this process leads. */
  led(pid: number): readonly ProcessRow[] {
    return [...(this.bySession.get(pid) ?? []), ...(this.byGroup.get(pid) ?? [])]
  }

  /** Who carries all the marks that are named. */
  marked({ run, nonce, worker }: Marks): readonly ProcessRow[] {
    if (run === undefined) return worker === undefined ? [] : (this.byWorker.get(worker) ?? [])
    const ofRun = this.byRun.get(run) ?? []
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
}

type Groups<Key> = ReadonlyMap<Key, readonly ProcessRow[]>
