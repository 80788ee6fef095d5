import { isGone, type ProcessId, type ProcessRow, sameProcess } from './process-row.ts'
import type { ProcessTable } from './process-table.ts'

/**
 * Which processes belong together.
 *
 * Owns: membership. Does not own: what is done to the members.
 *
 * 1. A member is the root, whoever carries the marks, a child of a member, and whoever is in a session or group that
 *    a member leads. So a tool shell in a session of its own is found, and a daemon whose parent is 1.
 * 2. A dead root still stands for the session that it led, unless its pid has been given to somebody else.
 * 3. This process and its ancestors are never members, whatever marks they carry.
 * 4. Members come parents first, zombies left out: they are dead and only wait for their parent.
 *
 * Not found is a process that threw away its environment, left its session and lost its parent before anyone looked.
 */
export interface ProcessTree {
  members(): Promise<readonly ProcessRow[]>
}

export interface Marks {
  readonly run?: string
  readonly worker?: string
}

/** Everything that carries all the marks that are named, and what hangs on it. */
export function processTree(table: ProcessTable, marks: Marks, root?: ProcessId): ProcessTree {
  return { members: async () => membersOf(await table.scan(), marks, root) }
}

export function membersOf(
  rows: readonly ProcessRow[],
  marks: Marks,
  root?: ProcessId,
  self = process.pid,
): readonly ProcessRow[] {
  const spared = withAncestors(rows, self)
  const candidates = rows.filter(({ pid }) => !spared.has(pid))
  const related = relations(candidates)
  const members = new Set<ProcessRow>(candidates.filter((row) => isRoot(row, root)))
  if (root && !rows.some(({ pid }) => pid === root.pid))
    for (const row of related.led(root.pid)) if (startedSince(row, root)) members.add(row)
  for (const row of candidates) if (carries(row, marks)) members.add(row)
  // A set is walked in the order of insertion and also reaches what is added on the way.
  for (const { pid } of members) {
    for (const row of related.children(pid)) members.add(row)
    for (const row of related.led(pid)) members.add(row)
  }
  return parentsFirst([...members].filter((row) => !isGone(row)))
}

function carries(row: ProcessRow, { run, worker }: Marks): boolean {
  if (run === undefined && worker === undefined) return false
  return (run === undefined || row.run === run) && (worker === undefined || row.worker === worker)
}

const isRoot = (row: ProcessRow, root: ProcessId | undefined): boolean => root !== undefined && sameProcess(row, root)

/** Dates of `ps` are no numbers and compare as false both ways: nobody is left out for them. */
const startedSince = (row: ProcessId, root: ProcessId): boolean => !(Number(row.started) < Number(root.started))

function relations(rows: readonly ProcessRow[]) {
  const byParent = Map.groupBy(rows, ({ ppid }) => ppid)
  const bySession = Map.groupBy(rows, ({ session }) => session)
  const byGroup = Map.groupBy(rows, ({ pgrp }) => pgrp)
  return {
    children: (pid: number) => byParent.get(pid) ?? [],
    led: (pid: number) => [...(bySession.get(pid) ?? []), ...(byGroup.get(pid) ?? [])],
  }
}

function withAncestors(rows: readonly ProcessRow[], self: number): ReadonlySet<number> {
  const parents = new Map(rows.map(({ pid, ppid }) => [pid, ppid]))
  const line = new Set<number>()
  for (let pid: number | undefined = self; pid !== undefined && !line.has(pid); pid = parents.get(pid)) line.add(pid)
  return line
}

function parentsFirst(members: readonly ProcessRow[]): ProcessRow[] {
  const byPid = new Map(members.map((row) => [row.pid, row]))
  const ordered = new Set<ProcessRow>()
  for (const row of members) {
    const line = new Set<ProcessRow>()
    for (let one: ProcessRow | undefined = row; one; one = byPid.get(one.ppid)) {
      if (ordered.has(one) || line.has(one)) break
      line.add(one)
    }
    for (const one of [...line].reverse()) ordered.add(one)
  }
  return [...ordered]
}
