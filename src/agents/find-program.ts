import { accessSync, constants, statSync } from 'node:fs'
import { delimiter, isAbsolute, join } from 'node:path'

/**
 * Where a program is that an agent's command names: on the PATH, or for a name with a slash in the folder in which it is
 * started. A relative entry of the PATH is passed over: what it finds depends on where one stands.
 */
export function findProgram(name: string, path: string, folder: string): string | undefined {
  if (isAbsolute(name)) return isProgram(name) ? name : undefined
  if (/[/\\]/.test(name)) return isProgram(join(folder, name)) ? join(folder, name) : undefined
  return path
    .split(delimiter)
    .filter(isAbsolute)
    .map((entry) => join(entry, name))
    .find(isProgram)
}

function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK)
    return statSync(file).isFile()
  } catch {
    // Not there, or not for us to run.
    return false
  }
}
