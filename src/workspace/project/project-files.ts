import { closeSync, constants, fstatSync, openSync, readdirSync, readSync, realpathSync, statSync } from 'node:fs'
import { join, sep } from 'node:path'
import { parseJson } from '../../protocol/parse-json.ts'
import { readCommentedJson } from '../../protocol/project-config/read-commented-json.ts'
import { type Fields, fieldsOf } from './fields.ts'
import { readToml } from './read-toml.ts'

/** Far above any manifest; of lock files only the existence is asked. */
const MOST_BYTES = 1024 * 1024

const MOST_ENTRIES = 2_000

/**
 * The files of a project, as something a stranger wrote: each path is below the folder, and one that a link leads out
 * of it is not there. Nothing is run, and what cannot be read says nothing.
 */
export class ProjectFiles {
  readonly root: string
  readonly #texts = new Map<string, string>()

  constructor(folder: string) {
    this.root = realpathSync(folder)
  }

  has(path: string): boolean {
    return this.#kindOf(path) === 'file'
  }

  /** The first of them that is a file. */
  first(paths: readonly string[]): string | undefined {
    return paths.find((path) => this.has(path))
  }

  /** Empty where there is no such file, or none that can be read. */
  text(path: string): string {
    const known = this.#texts.get(path)
    if (known !== undefined) return known
    const text = this.#read(path)
    this.#texts.set(path, text)
    return text
  }

  json(path: string): Fields {
    const text = this.text(path)
    if (text === '') return {}
    const parsed = parseJson(text, path)
    return fieldsOf(parsed.ok ? parsed.value : undefined)
  }

  /** JSON with comments and trailing commas. */
  commentedJson(path: string): Fields {
    const text = this.text(path)
    if (text === '') return {}
    const parsed = readCommentedJson(text, path)
    return fieldsOf(parsed.ok ? parsed.value.value : undefined)
  }

  toml(path: string): Fields {
    return readToml(this.text(path))
  }

  /** Names of the folders in a folder, sorted; links to folders are left out. */
  folders(path: string): readonly string[] {
    return this.#entries(path).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []))
  }

  /** Names of the files in a folder, sorted. */
  files(path: string): readonly string[] {
    return this.#entries(path).flatMap((entry) => (entry.isFile() ? [entry.name] : []))
  }

  isExecutable(path: string): boolean {
    const place = this.#place(path)
    return place !== undefined && (statSync(place).mode & 0o100) !== 0
  }

  #entries(path: string) {
    const place = this.#place(path)
    if (place === undefined) return []
    try {
      return readdirSync(place, { withFileTypes: true })
        .slice(0, MOST_ENTRIES)
        .toSorted((one, other) => (one.name < other.name ? -1 : 1))
    } catch {
      // Not a folder, or not one that can be read.
      return []
    }
  }

  #kindOf(path: string): 'file' | 'folder' | undefined {
    const place = this.#place(path)
    if (place === undefined) return undefined
    const found = statSync(place, { throwIfNoEntry: false })
    if (found?.isDirectory()) return 'folder'
    return found?.isFile() ? 'file' : undefined
  }

  /** Where it really is, if that is below the folder. */
  #place(path: string): string | undefined {
    try {
      const place = realpathSync(join(this.root, path))
      return place === this.root || place.startsWith(this.root + sep) ? place : undefined
    } catch {
      // There is no such file.
      return undefined
    }
  }

  #read(path: string): string {
    const place = this.#place(path)
    if (place === undefined) return ''
    try {
      // O_NONBLOCK: opening a named pipe that nobody writes to must not wait for a writer.
      const file = openSync(place, constants.O_RDONLY | constants.O_NONBLOCK | constants.O_NOFOLLOW)
      try {
        const { size, isFile } = ((stat) => ({ size: stat.size, isFile: stat.isFile() }))(fstatSync(file))
        if (!isFile || size > MOST_BYTES) return ''
        const bytes = Buffer.alloc(size)
        return bytes.subarray(0, readSync(file, bytes)).toString()
      } finally {
        closeSync(file)
      }
    } catch {
      // Not readable: it says nothing about the project.
      return ''
    }
  }
}

/** A path in a folder of the project; '.' is the root. */
export const pathIn = (folder: string, path: string): string => (folder === '.' ? path : `${folder}/${path}`)
