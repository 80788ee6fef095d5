import type { WorkPlace } from '../../service/work/open-crew.ts'
import type { Baton } from '../compose.ts'
import { builtInPrompts } from '../prompt-files.ts'
import { runHome } from '../run-home.ts'
import { agentHomes } from './last-run.ts'

/** Where this machine works on the tasks of the store. */
export async function workPlace(baton: Baton): Promise<WorkPlace> {
  const { folder, identity } = await runHome(baton)
  return { folder, identity, agentHomes: agentHomes(), templates: await builtInPrompts() }
}
