import { look } from '../../engine/look.ts'
import { INITIALIZED, readMemory } from '../../memory/memory-files.ts'
import { withRecentWork } from '../../memory/recent-work.ts'
import { writeMemory } from '../../memory/write-memory.ts'
import { BatonError } from '../../protocol/baton-error.ts'
import type { WithEngine } from '../service.ts'

const FILE = 'context/project-state.md'
/** The agents have nothing left to do. */
const OVER: ReadonlySet<string> = new Set(['ready', 'done', 'cancelled'])

/**
 * Writes a line about work that is over into `project-state.md`, where the project has a memory. A file that somebody
 * else writes at the same time is left alone.
 */
export async function keepProjectState({ engine }: WithEngine, task_id: string): Promise<void> {
  const { record, relay, pipeline } = await look({ engine, task_id })
  const { repository, request, language } = relay.spec
  const status = pipeline.statuses.get(record.task.status)
  if (status === undefined || !OVER.has(status.kind)) return
  if ((await readMemory(repository, INITIALIZED)) === undefined) return
  const [first = ''] = request.trim().split('\n', 1)
  const said = first.replaceAll(/[\s\p{Cc}]+/gu, ' ').slice(0, 120)
  const line = `${record.task.updated_at.slice(0, 10)} ${task_id} ${status.label[language]}: ${said}`
  const before = await readMemory(repository, FILE)
  const text = withRecentWork(before, { id: task_id, line }, language)
  if (before === text) return
  try {
    await writeMemory(repository, [{ path: FILE, text, before }])
  } catch (error) {
    if (!(error instanceof BatonError)) throw error
  }
}
