import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DISK_VARIABLE } from './memory-folder.ts'

/** A new folder on the disk of the machine, for tests about what is left after a crash: there a flush takes its time. */
export function diskFolder(prefix: string): string {
  return mkdtempSync(join(process.env[DISK_VARIABLE] ?? tmpdir(), prefix))
}
