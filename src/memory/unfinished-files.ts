import { readMemory } from './memory-files.ts'

/** Work that a file of the memory says is not over. */
export interface UnfinishedFile {
  /** Below `.claude/memory`. */
  readonly path: string
  /** The lines that say so. */
  readonly open: readonly string[]
  /** The task that it is about; null where it names none. */
  readonly task_id: string | null
}

const MOST_LINES = 5

/** What `workflow-state.md` and `loop-state.md` say is under way: rows with 🔄 or ❌, a loop in progress or paused. */
export async function unfinishedFiles(root: string): Promise<readonly UnfinishedFile[]> {
  const [workflow, loop] = await Promise.all([readMemory(root, 'workflow-state.md'), readMemory(root, 'loop-state.md')])
  const lines = (text: string | undefined, open: RegExp) => (text ?? '').split('\n').filter((line) => open.test(line))
  return [
    { path: 'workflow-state.md', text: workflow, open: lines(workflow, /🔄|❌/u) },
    { path: 'loop-state.md', text: loop, open: lines(loop, /^\W*status\W+(?:in_progress|paused)\b/i) },
  ].flatMap(({ path, text, open }) => {
    const [task_id = null] = /\bTASK-\d{8}-\d{3,}\b/.exec(text ?? '') ?? []
    const shown = open.slice(0, MOST_LINES).map((line) => line.trim().slice(0, 120))
    return open.length === 0 ? [] : [{ path, open: shown, task_id }]
  })
}
