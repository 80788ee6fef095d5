import { createHash } from 'node:crypto'
import { closeSync, constants, fstatSync, mkdirSync, openSync, readFileSync, realpathSync, writeSync } from 'node:fs'
import { dirname } from 'node:path'
import { canonicalJson } from '../../protocol/canonical-json.ts'
import type { ProjectSetup, SetupStep } from '../../protocol/plays/project-setup.ts'
import { isSecretLike } from '../../workspace/checkpoint/secret-like.ts'
import { isConvention } from '../../workspace/project/convention-setup.ts'
import { ignoredFiles } from '../../workspace/setup/copy-ignored.ts'

/**
 * A person's yes to what a repository asks to run and to copy.
 *
 * Owns: what needs a yes, what the yes is for, and where it is kept. Does not own: asking (`cli/project/`).
 *
 * 1. An install that Baton found by lock files is shown and not asked about. Commands of convention files are anybody's
 *    who can write to the repository, and ignored files may hold secrets: both need a yes.
 * 2. A yes is for these commands, patterns and secret-looking files in this folder of this machine. Whatever of it
 *    changes is asked anew.
 * 3. It is kept in a file of the person, never in the repository, and a file that others can write to does not count.
 */
export interface SetupQuestion {
  readonly digest: string
  /** Steps of convention files. */
  readonly steps: readonly SetupStep[]
  /** Patterns of ignored files that are copied into the agents' folders. */
  readonly copy: readonly string[]
  /** The files of the checkout that match now. */
  readonly files: readonly string[]
  /** Those of them that look as if they hold secrets. */
  readonly secrets: readonly string[]
}

/** What has to be asked about a setup that Baton found; undefined where nothing has. */
export async function setupQuestion(repository: string, setup: ProjectSetup): Promise<SetupQuestion | undefined> {
  const steps = setup.steps.filter(({ source }) => isConvention(source))
  const { copy } = setup
  if (steps.length === 0 && copy.length === 0) return undefined
  const files = await ignoredFiles(repository, copy)
  const secrets = files.filter(isSecretLike)
  const asked = steps.map(({ command, cwd, env, again, source = '' }) => ({ command, cwd, env, again, source }))
  const subject = { v: 1, repository: realpathSync(repository), steps: asked, copy, secrets }
  const digest = createHash('sha256').update(canonicalJson(subject)).digest('hex')
  return { digest, steps, copy, files, secrets }
}

/** Whether the person has said yes to exactly this. */
export function isApproved(file: string, { digest }: SetupQuestion): boolean {
  try {
    const opened = openSync(file, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK)
    try {
      const { mode, uid, size } = fstatSync(opened)
      if ((mode & 0o022) !== 0 || (process.getuid && uid !== process.getuid()) || size > MOST_BYTES) return false
      return readFileSync(opened, 'utf8')
        .split('\n')
        .some((line) => line.split(' ', 1)[0] === digest)
    } finally {
      closeSync(opened)
    }
  } catch {
    // There is no such file: nothing was approved.
    return false
  }
}

/** 64 characters of digest, a time: some 40,000 answers. */
const MOST_BYTES = 4 * 1024 * 1024

export function approve(file: string, { digest }: SetupQuestion, now: number): void {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
  const flags = constants.O_WRONLY | constants.O_APPEND | constants.O_CREAT | constants.O_NOFOLLOW
  const opened = openSync(file, flags, 0o600)
  try {
    writeSync(opened, `${digest} ${new Date(now).toISOString()}\n`)
  } finally {
    closeSync(opened)
  }
}
