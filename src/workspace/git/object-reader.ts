import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { BatonError } from '../../protocol/baton-error.ts'
import { type AnsweringGit, type GitCall, NO_CONFIGURATION, startGit } from './git.ts'

/** An object of a repository: its id, what it is, and how many bytes it has. */
export interface ObjectInfo {
  readonly id: string
  readonly type: string
  readonly size: number
}

export interface GitObject extends ObjectInfo {
  readonly bytes: Buffer
}

/**
 * Reads objects through one `git cat-file --batch-command` that is kept while it is used: a relay asks some hundred
 * times for trees, commits and small files, and a git process for each costs more than everything else that is done
 * with the answers.
 *
 * Owns: the process and the order of its answers. Does not own: what an object means (`tree-object.ts`).
 *
 * 1. It runs in Baton's own git directory with the person's object store, like every other git on a task's commits. So
 *    nobody's configuration counts, and it only reads.
 * 2. It ends by itself: a second without questions ends it, and so does the end of this process, which closes its pipe.
 *    It keeps nothing alive meanwhile.
 * 3. An object is never changed, so an answer cannot be stale; git looks into new packs before it says `missing`.
 */
export class ObjectReader {
  readonly #call: Pick<GitCall, 'cwd' | 'env'>
  #git: AnsweringGit | undefined
  #questions: Question[] = []
  #line = NOTHING
  #idle: NodeJS.Timeout | undefined
  #late: NodeJS.Timeout | undefined

  constructor(call: Pick<GitCall, 'cwd' | 'env'>) {
    this.#call = call
  }

  /** What a name stands for, such as `<id>^{tree}`; undefined where there is no such object. */
  async info(name: string): Promise<ObjectInfo | undefined> {
    return this.#ask('info', name, 0)
  }

  /** The whole object; undefined where there is none, or it is longer than the limit. */
  async contents(name: string, limitBytes = LIMIT_BYTES): Promise<GitObject | undefined> {
    const found = await this.#ask('contents', name, limitBytes)
    return found && 'bytes' in found ? found : undefined
  }

  #ask(command: Question['command'], name: string, limit: number): Promise<ObjectInfo | GitObject | undefined> {
    // A line of its own for each question: a name with a line end would be two.
    if (name.includes('\n')) return Promise.resolve(undefined)
    return new Promise((resolve, reject) => {
      const git = this.#started()
      this.#questions.push({ command, limit, resolve, reject, found: undefined, left: 0, parts: [] })
      if (this.#questions.length === 1) this.#hold(git)
      git.stdin.write(`${command} ${name}\n`)
    })
  }

  #started(): AnsweringGit {
    if (this.#git) return this.#git
    const git = startGit({ ...this.#call, args: ['cat-file', '--batch-command'] })
    this.#git = git
    const end = (reason: string) => {
      if (this.#git === git) this.#git = undefined
      else return
      const unanswered = this.#questions
      this.#questions = []
      this.#line = NOTHING
      this.#release(git)
      const failed = BatonError.of('GIT_FAILED', { verb: 'cat-file', folder: this.#call.cwd, reason })
      for (const { reject } of unanswered) reject(failed)
    }
    git.on('error', (error) => end(error.message))
    git.stdin.on('error', () => {}) // `close` follows.
    git.stdout.on('data', (chunk: Buffer) => {
      if (this.#git === git) this.#hear(git, chunk)
    })
    git.once('close', (code, signal) => end(`it ended with ${signal ?? code}`))
    return git
  }

  #hear(git: AnsweringGit, chunk: Buffer): void {
    let rest = chunk
    for (let [question] = this.#questions; question && rest.length > 0; [question] = this.#questions) {
      rest = question.found ? this.#body(question, rest) : this.#head(question, rest)
    }
    if (this.#questions.length === 0) this.#release(git)
  }

  #head(question: Question, bytes: Buffer): Buffer {
    const end = bytes.indexOf(LINE_END)
    if (end < 0) {
      this.#line = Buffer.concat([this.#line, bytes])
      return NOTHING
    }
    const line = Buffer.concat([this.#line, bytes.subarray(0, end)]).toString('latin1')
    this.#line = NOTHING
    const [, id = '', type = '', size = ''] = /^([0-9a-f]{40,64}) (\w+) (\d+)$/.exec(line) ?? []
    const found = id === '' ? undefined : { id, type, size: Number(size) }
    if (!found || question.command === 'info') this.#answer(found)
    else Object.assign(question, { found, left: found.size + 1 })
    return bytes.subarray(end + 1)
  }

  /** The contents and the line end after them. What is longer than it may be is read and dropped. */
  #body(question: Question, bytes: Buffer): Buffer {
    const piece = bytes.subarray(0, question.left)
    const { found, limit } = question
    question.left -= piece.length
    const fits = (found?.size ?? 0) <= limit
    if (fits) question.parts.push(piece)
    if (question.left === 0) {
      const whole = question.parts.length === 1 ? piece : Buffer.concat(question.parts)
      this.#answer(fits && found ? { ...found, bytes: whole.subarray(0, found.size) } : undefined)
    }
    return bytes.subarray(piece.length)
  }

  #answer(answer: ObjectInfo | GitObject | undefined): void {
    this.#questions.shift()?.resolve(answer)
    this.#late?.refresh()
  }

  /** While somebody waits, the process counts. */
  #hold(git: AnsweringGit): void {
    clearTimeout(this.#idle)
    this.#late = setTimeout(() => git.kill('SIGKILL'), LIMIT_MS)
    for (const one of [git, git.stdin, git.stdout]) (one as Counted).ref?.()
  }

  #release(git: AnsweringGit): void {
    clearTimeout(this.#late)
    clearTimeout(this.#idle)
    for (const one of [git, git.stdin, git.stdout]) (one as Counted).unref?.()
    if (this.#git !== git) return
    this.#idle = setTimeout(() => {
      if (this.#git === git) this.#git = undefined
      git.stdin.end()
    }, IDLE_MS).unref()
  }
}

interface Question {
  readonly command: 'info' | 'contents'
  readonly limit: number
  readonly resolve: (answer: ObjectInfo | GitObject | undefined) => void
  readonly reject: (error: unknown) => void
  found: ObjectInfo | undefined
  left: number
  parts: Buffer[]
}

/** A pipe of a child is a socket, which can be let go, though its type does not say so. */
type Counted = { ref?(): void; unref?(): void }

const NOTHING = Buffer.alloc(0)
const LINE_END = 0x0a
const LIMIT_BYTES = 64 * 1024 * 1024
const LIMIT_MS = 120_000
const IDLE_MS = 1_000

const readers = new Map<string, ObjectReader>()
const MOST_READERS = 100

/** The reader of a repository, by its git directory; undefined where `openTaskGit` has not made a place for it yet. */
export function objectReader(gitDir: string): ObjectReader | undefined {
  const folder = tasksDir(gitDir)
  if (!existsSync(join(folder, 'HEAD'))) return undefined
  const known = readers.get(gitDir)
  if (known) return known
  const reader = new ObjectReader({ cwd: folder, env: objectsEnvironment(gitDir, folder) })
  if (readers.size >= MOST_READERS) readers.clear()
  readers.set(gitDir, reader)
  return reader
}

/** Where git works on the commits of tasks: a directory of Baton's own inside the repository's. */
export const tasksDir = (gitDir: string): string => join(gitDir, 'baton', 'tasks')

/** The person's objects, seen from a git directory of Baton's own, without a work tree and an index. */
export function objectsEnvironment(gitDir: string, folder: string): Readonly<Record<string, string>> {
  return {
    ...NO_CONFIGURATION,
    GIT_DIR: folder,
    GIT_WORK_TREE: join(folder, 'none'),
    GIT_OBJECT_DIRECTORY: join(gitDir, 'objects'),
    GIT_SHALLOW_FILE: join(gitDir, 'shallow'),
    GIT_INDEX_FILE: join(folder, 'none'),
  }
}
