import { randomUUID } from 'node:crypto'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Writes a file of defaults for an agent CLI, whole or not at all: another run may start at the same moment. */
export async function writeDefaults(folder: string, settings: object): Promise<string> {
  const file = join(folder, 'system-defaults.json')
  const fresh = `${file}.${randomUUID()}`
  await mkdir(folder, { recursive: true, mode: 0o700 })
  await writeFile(fresh, `${JSON.stringify(settings)}\n`)
  await rename(fresh, file)
  return file
}
