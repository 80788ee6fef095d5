import { accessSync, constants, statSync } from 'node:fs'
import { delimiter, isAbsolute, join } from 'node:path'

/** Tells whether this machine has a program of that name. */
export type HasProgram = (name: string) => boolean

/**
 * Looks names up on a PATH; nothing is run. A relative entry is passed over: what it finds depends on the folder that
 * Baton was started in.
 */
export function programsOn(path: string): HasProgram {
  const folders = path.split(delimiter).filter(isAbsolute)
  return (name) => folders.some((folder) => isProgram(join(folder, name)))
}

function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK)
    return statSync(file).isFile()
  } catch {
    // Not there, or not executable for this user.
    return false
  }
}
