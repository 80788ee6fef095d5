import type { AgentDefinition } from '../../dispatch/agents/read-agent.ts'
import { scopeMatcher } from '../../dispatch/graph/scope-matcher.ts'
import { allRows } from '../../store/all-rows.ts'
import { changedEntries } from '../../workspace/tree/tree-entries.ts'
import type { WithEngine } from '../service.ts'

/** A task that is under way, and the files that its branch has changed so far. */
export interface OpenWork {
  readonly task_id: string
  readonly request: string
  readonly files: readonly string[]
}

export interface WorkOverlap {
  readonly agent: string
  readonly task_id: string
  readonly files: readonly string[]
}

/** The tasks that agents carry in a store. A branch that cannot be read counts without files. */
export async function openWork({ engine }: WithEngine): Promise<readonly OpenWork[]> {
  const open: OpenWork[] = []
  for await (const { task_id, spec, tip, open: isOpen } of allRows(engine.store, 'relays', {})) {
    if (!isOpen) continue
    const files = tip === undefined ? [] : await changedFiles(spec.repository, spec.base, tip)
    open.push({ task_id, request: spec.request, files })
  }
  return open
}

async function changedFiles(repository: string, from: string, to: string): Promise<readonly string[]> {
  try {
    return (await changedEntries({ repository, from, to })).map(({ path }) => path)
  } catch {
    // The repository was moved, or the commits are gone: what it changed is not known.
    return []
  }
}

/** Where agents of a plan may touch what a running task has changed. */
export function overlapsWith(agents: readonly AgentDefinition[], open: readonly OpenWork[]): readonly WorkOverlap[] {
  return agents.flatMap(({ name, scope }) => {
    const matches = scopeMatcher(scope)
    return open.flatMap(({ task_id, files }) => {
      const both = matches === undefined ? [] : files.filter((file) => matches.test(file))
      return both.length === 0 ? [] : [{ agent: name, task_id, files: both }]
    })
  })
}
