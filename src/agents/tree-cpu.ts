import { readCpuTicks, TICKS_PER_SECOND } from './proc-files.ts'
import type { ProcessTree } from './process-tree.ts'

/**
 * The CPU time of a process tree so far, in ms: of its living members, and of children that they have waited for.
 * Undefined where the system does not tell.
 */
export async function treeCpuMs(tree: ProcessTree): Promise<number | undefined> {
  if (process.platform !== 'linux') return undefined
  const ticks = (await tree.members()).map(({ pid }) => readCpuTicks(pid))
  return (ticks.reduce((sum, one) => sum + one, 0) * 1_000) / TICKS_PER_SECOND
}
