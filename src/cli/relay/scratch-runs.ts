import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, realpathSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { enclosingRepository } from '../repository-place.ts'
import { stateFolder } from './last-run.ts'

/** Remembers in which store the newest scratch run of this folder is, so that other commands find it from here. */
export function rememberScratchRun(store: string, cwd: string = process.cwd()): void {
  const file = fileFor(cwd)
  try {
    mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
    writeFileSync(file, `${store}\n`, { mode: 0o600 })
  } catch {
    // A convenience: the hints name the store.
  }
}

/** The store of the newest scratch run that was started in this folder, or in the repository around it. */
export function scratchRunHere(cwd: string = process.cwd()): string | undefined {
  try {
    const store = readFileSync(fileFor(cwd), 'utf8').trim()
    // It lies in the folder for temporary files, where somebody else could have made one of the same name since.
    return statSync(store).uid === process.getuid?.() ? store : undefined
  } catch {
    return undefined
  }
}

function fileFor(cwd: string): string {
  const place = realpathSync(enclosingRepository(cwd) ?? cwd)
  return join(stateFolder(), 'scratch-runs', createHash('sha256').update(place).digest('hex').slice(0, 16))
}
