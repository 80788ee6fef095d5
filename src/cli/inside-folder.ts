import { realpath } from 'node:fs/promises'
import { resolve, sep } from 'node:path'

/** Where links lead counts, not what the path says: undefined when that is outside the folder. */
export async function insideFolder(folder: string, path: string): Promise<string | undefined> {
  const place = resolve(folder, path)
  const [root, real] = await Promise.all([realpath(folder), realpath(place).catch(() => place)])
  return real === place || real.startsWith(root.endsWith(sep) ? root : root + sep) ? real : undefined
}
