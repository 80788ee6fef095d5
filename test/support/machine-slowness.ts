import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

/** What an empty Node takes from its start to its end on the machine that the bars in milliseconds are meant for. */
const QUIET_MS = 80

/**
 * How many times slower this machine is at the moment than a quiet one; never less than 1. A bar in milliseconds is a bar
 * on Baton and not on what else the machine does: the time of a start is divided by this.
 */
export async function machineSlowness(): Promise<number> {
  const begun = performance.now()
  await promisify(execFile)(process.execPath, ['-e', '0'])
  return Math.max(1, (performance.now() - begun) / QUIET_MS)
}
