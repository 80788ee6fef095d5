import { mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { readWitness, type WitnessLine, witnessedStore, witnessPath } from './witness.ts'

/**
 * A copy of the witness at another place: if somebody deletes the folder of the store, or replaces it by an older one,
 * takes the witness with it.
 *
 * 1. A line of the copy is true of the store. So lines that the witness lacks are put back, and nothing is judged here.
 * 2. The copy is read before the witness: another process that writes at the same time cannot make it look newer.
 * 3. A file that cannot be written is given up: the witness and its copy may know less than the store, never more.
 */
export function recallWitness(storePath: string, copyPath: string): void {
  const { lines, recalled } = known(storePath, copyPath)
  if (recalled) put(witnessPath(storePath), lines)
}

/** Copies the witness as it is now. */
export function keepWitness(storePath: string, copyPath: string): void {
  const copy = readWitness(copyPath)
  const own = readWitness(witnessPath(storePath))
  if (own.length > 0 && textOf(own) !== textOf(copy)) put(copyPath, own)
}

/** The store that had events at this path, by the witness and its copy; undefined where there was none. */
export function lostStore(storePath: string, copyPath: string | undefined): ReturnType<typeof witnessedStore> {
  const found = witnessedStore(known(storePath, copyPath).lines)
  return found !== undefined && found.events > 0 ? found : undefined
}

/** The lines of the witness; with those of the copy before its own newer ones, where the copy knows more. */
function known(storePath: string, copyPath: string | undefined): { lines: readonly WitnessLine[]; recalled: boolean } {
  const copy = copyPath === undefined ? [] : readWitness(copyPath)
  const own = readWitness(witnessPath(storePath))
  const [ofCopy, ofOwn] = [new Set(copy.map(lineText)), new Set(own.map(lineText))]
  const newest = copy.at(-1)
  if (newest === undefined || ofOwn.has(lineText(newest))) return { lines: own, recalled: false }
  const newer = own.slice(own.findLastIndex((line) => ofCopy.has(lineText(line))) + 1)
  return { lines: [...copy, ...newer], recalled: true }
}

const lineText = (line: WitnessLine) => `\n${JSON.stringify(line)}`
const textOf = (lines: readonly WitnessLine[]) => lines.map(lineText).join('')

function put(path: string, lines: readonly WitnessLine[]): void {
  try {
    mkdirSync(dirname(path), { recursive: true, mode: 0o700 })
    writeFileSync(`${path}.${process.pid}`, textOf(lines), { mode: 0o600 })
    renameSync(`${path}.${process.pid}`, path)
  } catch {
    // A full disk, a folder that cannot be written to.
  }
}
