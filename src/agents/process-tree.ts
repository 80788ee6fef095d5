import { isGone, type Marks, type ProcessId, type ProcessRow, sameProcess } from './process-row.ts'
import type { ProcessSnapshot } from './process-snapshot.ts'
import type { ProcessTable } from './process-table.ts'

/**
 * Which processes belong together.
 *
 * Owns: membership. Does not own: what is done to the members.
 *
 * 1. Members are: the root, processes with the marks, children of a member, and processes in a session or group that
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

/** Everything that carries all the marks that are named, and what hangs on it. */
export function processTree(table: ProcessTable, marks: Marks, root?: ProcessId): ProcessTree {
  return { members: async () => membersOf(await table.scan(), marks, root) }
}

export function membersOf(
  seen: ProcessSnapshot,
  marks: Marks,
  root?: ProcessId,
  self = process.pid,
  /** Processes that are known to belong here from an earlier scan. */
  known: readonly ProcessRow[] = [],
): readonly ProcessRow[] {
  const spared = seen.withAncestors(self)
  const members = new Set<ProcessRow>()
  const add = (rows: readonly ProcessRow[]) => {
    for (const row of rows) if (!spared.has(row.pid)) members.add(row)
  }
  if (root) add(standsFor(seen, root))
  add(seen.marked(marks))
  add(known)
  // A set is walked in the order of insertion and also reaches what is added on the way.
  for (const { pid } of members) {
    add(seen.children(pid))
    add(seen.led(pid))
  }
  return parentsFirst([...members].filter((row) => !isGone(row)))
}

/** The root, or, once it is dead, the session that it led; nobody where its pid is another process's now. */
function standsFor(seen: ProcessSnapshot, root: ProcessId): readonly ProcessRow[] {
  const now = seen.find(root.pid)
  if (now) return sameProcess(now, root) ? [now] : []
  // Dates of `ps` are no numbers and compare as false: nobody is left out for them.
  return seen.led(root.pid).filter((row) => !(Number(row.started) < Number(root.started)))
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
