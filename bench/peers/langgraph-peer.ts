import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Annotation, END, START, StateGraph } from '@langchain/langgraph'
import { SqliteSaver } from '@langchain/langgraph-checkpoint-sqlite'
import { AT_ONCE, inLanes, type Peer, STEPS } from './peer.ts'

/** LangGraph with its SQLite checkpointer: a line of nodes, each with a checkpoint before the next begins. */
export async function langGraphPeer(): Promise<Peer> {
  const folder = mkdtempSync(join(tmpdir(), 'baton-peers-lg-'))
  const { checkpointer, driver } = await openSaver(folder)
  const State = Annotation.Root({ status: Annotation<string>() })
  const names = Array.from({ length: STEPS }, (_, step) => `step-${step}`)
  let graph = new StateGraph(State) as unknown as LooseGraph
  for (const name of names) graph = graph.addNode(name, async () => ({ status: name }))
  for (const [index, name] of [START, ...names].entries()) graph = graph.addEdge(name, names[index] ?? END)
  const app = graph.compile({ checkpointer })
  let number = 0
  return {
    name: `LangGraph, SQLite (${driver})`,
    unit: 'node with its checkpoint',
    run: async (units) => {
      const each = Math.ceil(units / STEPS / AT_ONCE)
      await inLanes(AT_ONCE, async () => {
        for (let thread = 0; thread < each; thread += 1) {
          number += 1
          const configurable = { thread_id: `task-${number}` }
          await app.invoke({ status: 'NEW' }, { configurable, durability: 'sync' })
        }
      })
      return each * AT_ONCE * STEPS
    },
    close: async () => {
      checkpointer.db.close()
      rmSync(folder, { recursive: true })
    },
  }
}

/**
 * By `better-sqlite3`, which LangGraph takes itself. It is compiled for one version of Node; where it does not load, by
 * `libsql`, which has the same interface and comes with binaries in npm.
 */
async function openSaver(folder: string): Promise<{ checkpointer: SqliteSaver; driver: string }> {
  const path = join(folder, 'checkpoints.db')
  try {
    return { checkpointer: SqliteSaver.fromConnString(path), driver: 'better-sqlite3' }
  } catch {
    const { default: Libsql } = await import('libsql')
    return { checkpointer: new SqliteSaver(new Libsql(path) as unknown as SqliteSaver['db']), driver: 'libsql' }
  }
}

/** The types of the builder follow every node by name, which a loop cannot give. */
interface LooseGraph {
  addNode(name: string, work: () => Promise<{ status: string }>): LooseGraph
  addEdge(from: string, to: string): LooseGraph
  compile(options: object): { invoke(input: object, options: object): Promise<unknown> }
}
