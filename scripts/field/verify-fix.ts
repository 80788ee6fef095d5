import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FixCommit } from './choose-fixes.ts'
import type { Machine } from './machine.ts'
import {
  addedLines,
  type HunkPlace,
  hunksToLeaveOut,
  type PatchFile,
  parsePatch,
  patchText,
  testPart,
  withoutHunk,
} from './patch.ts'
import { type Project, projectOf, type Told } from './project.ts'
import { runProgram } from './run-program.ts'
import { weaken } from './weaken-tests.ts'

/** What was found out about a fix outside of Baton: the judge's second opinion on each variant. */
export interface VerifiedFix extends FixCommit {
  readonly verified: boolean
  /** Why it is not used; empty where it is. */
  readonly why: string
  readonly manager: string
  readonly runner: string
  /** The runner's tests pass on the untouched parent. */
  readonly baseGreen: boolean
  readonly installSeconds: number
  readonly testSeconds: number
  /** A hunk of the product to leave out, and whether the tests notice that; null where the product has one hunk. */
  readonly hunk: (HunkPlace & { readonly noticed: boolean }) | null
  /** The tests that the fix changed, skipped; null where none was recognized. */
  readonly weakened: { readonly skipped: number; readonly pass: boolean } | null
  /** An older commit as the base: whether the patch applies there, and if so whether its tests pass. */
  readonly old: { readonly commit: string; readonly applies: boolean; readonly pass: boolean } | null
}

const OLDER = [30, 100, 300, 600]
const INSTALL_SECONDS = 600
const TEST_SECONDS = 240

/** A clone in which fixes of one repository are tried outside of Baton. Its dependencies stay until a manifest changes. */
export class Trial {
  #installed = ''
  readonly #folder: string
  readonly #machine: Machine
  readonly #told: Told

  constructor(folder: string, machine: Machine, told: Told) {
    this.#folder = folder
    this.#machine = machine
    this.#told = told
  }

  async verify(fix: FixCommit): Promise<VerifiedFix> {
    const files = await this.patchOf(fix)
    await this.checkOut(fix.parent)
    const project = projectOf(this.#folder, this.#told)
    const { manager, runner } = project
    const begun = performance.now()
    const failure = await this.#install(project)
    const installSeconds = (performance.now() - begun) / 1_000
    const result = {
      ...{ ...fix, manager, runner, baseGreen: false, installSeconds, testSeconds: 0 },
      ...{ hunk: null, weakened: null, old: null },
    }
    const no = (why: string, more: Partial<VerifiedFix> = {}) => ({ ...result, ...more, verified: false, why })
    if (failure !== '') return no(`does not install: ${failure}`)
    const base = await this.#test(project)
    const testSeconds = base.seconds
    if (!base.pass) return no(`red on its parent: ${base.last}`, { testSeconds })
    if (!(await this.#apply(testPart(files)))) return no('its tests do not apply')
    if ((await this.#tested(fix.parent, testPart(files))).pass) return no('its tests pass without it')
    const whole = await this.#tested(fix.parent, files)
    if (!whole.pass) return no(`red with it: ${whole.last}`, { testSeconds })
    return {
      ...result,
      ...{ verified: true, why: '', baseGreen: true, testSeconds },
      hunk: await this.#hunk(fix, files),
      weakened: await this.#weakened(fix, files),
      old: await this.#older(fix, files),
    }
  }

  /** The hunk that the tests notice, else the first. */
  async #hunk(fix: FixCommit, files: readonly PatchFile[]): Promise<VerifiedFix['hunk']> {
    const places = hunksToLeaveOut(files).slice(0, 3)
    for (const place of places)
      if (!(await this.#tested(fix.parent, withoutHunk(files, place))).pass) return { ...place, noticed: true }
    return places[0] ? { ...places[0], noticed: false } : null
  }

  async #weakened(fix: FixCommit, files: readonly PatchFile[]): Promise<VerifiedFix['weakened']> {
    await this.checkOut(fix.parent)
    if (!(await this.#apply(testPart(files)))) return null
    const skipped = weakenFiles(this.#folder, testPart(files))
    if (skipped === 0) return null
    const { pass } = await this.#test(projectOf(this.#folder, this.#told))
    return { skipped, pass }
  }

  /** The tests of the fix, with those that it changed skipped. */
  async weakenedPatch(fix: FixCommit): Promise<PatchFile[]> {
    const tests = testPart(await this.patchOf(fix))
    await this.checkOut(fix.parent)
    if (!(await this.#apply(tests))) return []
    weakenFiles(this.#folder, tests)
    await this.#git('add', '--', ...tests.map(({ path }) => path))
    return parsePatch(await this.#git(...DIFF, '--cached', fix.parent))
  }

  async #older(fix: FixCommit, files: readonly PatchFile[]): Promise<VerifiedFix['old']> {
    let applies: string | undefined
    for (const distance of OLDER) {
      const commit = await this.#git('rev-parse', '--verify', '--quiet', `${fix.parent}~${distance}`)
      if (commit === '') break
      await this.checkOut(commit)
      if (!(await this.#apply(files))) return { commit, applies: false, pass: false }
      applies = commit
    }
    if (applies === undefined) return null
    const { pass } = await this.#tested(applies, files)
    return { commit: applies, applies: true, pass }
  }

  /** Runs a command as Baton ran it, on the parent with the patch. */
  async command(
    fix: FixCommit,
    files: readonly PatchFile[],
    command: readonly string[],
    cwd: string,
  ): Promise<boolean> {
    await this.#tested(fix.parent, files, false)
    const { code } = await runProgram(command, { cwd: join(this.#folder, cwd), env: this.#machine.env, seconds: 600 })
    return code === 0
  }

  async #tested(commit: string, files: readonly PatchFile[], run = true): Promise<Tested> {
    await this.checkOut(commit)
    if (files.length > 0 && !(await this.#apply(files))) return { pass: false, last: 'does not apply', seconds: 0 }
    const project = projectOf(this.#folder, this.#told)
    const failure = await this.#install(project)
    if (failure !== '') return { pass: false, last: `does not install: ${failure}`, seconds: 0 }
    return run ? this.#test(project) : { pass: true, last: '', seconds: 0 }
  }

  async #test({ test }: Project): Promise<Tested> {
    const env = { ...this.#machine.env, ...this.#told.env }
    const PATH = `${join(this.#folder, 'node_modules', '.bin')}:${env.PATH}`
    const ran = await runProgram(['sh', '-c', test], {
      cwd: this.#folder,
      env: { ...env, PATH },
      seconds: TEST_SECONDS,
    })
    return { pass: ran.code === 0, last: lastWords(ran), seconds: ran.seconds }
  }

  /** Empty where it worked. */
  async #install({ install }: Project): Promise<string> {
    const digest = manifestDigest(this.#folder)
    if (digest === this.#installed) return ''
    this.#installed = ''
    for (const line of install) {
      const options = { cwd: this.#folder, env: this.#machine.env, seconds: INSTALL_SECONDS }
      const ran = await runProgram(['sh', '-c', line], options)
      if (ran.code !== 0) return lastWords(ran)
    }
    this.#installed = digest
    return ''
  }

  async checkOut(commit: string): Promise<void> {
    await this.#git('checkout', '--quiet', '--force', '--detach', commit)
    await this.#git('clean', '-fdq', '--exclude=node_modules', '--exclude=.venv')
  }

  async patchOf({ parent, commit }: FixCommit): Promise<PatchFile[]> {
    return parsePatch(await this.#git(...DIFF, parent, commit))
  }

  async #apply(files: readonly PatchFile[]): Promise<boolean> {
    const patch = join(this.#folder, '.git', 'field.patch')
    writeFileSync(patch, patchText(files))
    const ran = await runProgram(['git', 'apply', '--whitespace=nowarn', patch], {
      cwd: this.#folder,
      env: this.#machine.env,
    })
    return ran.code === 0
  }

  async #git(...args: string[]): Promise<string> {
    const ran = await runProgram(['git', ...args], { cwd: this.#folder, env: this.#machine.env })
    return args[0] === 'rev-parse' ? ran.stdout.trim() : ran.stdout
  }
}

const DIFF = ['-c', 'core.quotePath=false', 'diff', '--no-renames', '--binary', '--full-index', '--no-ext-diff']

interface Tested {
  readonly pass: boolean
  readonly last: string
  readonly seconds: number
}

/** Skips the tests that the patch changed, in a folder that has the patch. Gives their number. */
function weakenFiles(folder: string, files: readonly PatchFile[]): number {
  let count = 0
  for (const { path, hunks } of files) {
    const file = join(folder, path)
    if (!existsSync(file)) continue
    const { text, skipped } = weaken(path, readFileSync(file, 'utf8'), addedLines(hunks))
    if (skipped > 0) writeFileSync(file, text)
    count += skipped
  }
  return count
}

const MANIFESTS = [
  'package.json',
  'package-lock.json',
  'yarn.lock',
  'pnpm-lock.yaml',
  'pyproject.toml',
  'setup.cfg',
  'setup.py',
]

function manifestDigest(folder: string): string {
  const hash = createHash('sha256')
  for (const name of MANIFESTS)
    if (existsSync(join(folder, name))) hash.update(name).update(readFileSync(join(folder, name)))
  return hash.digest('hex')
}

function lastWords({ stdout, stderr, timedOut }: { stdout: string; stderr: string; timedOut: boolean }): string {
  if (timedOut) return 'took too long'
  const lines = `${stdout}\n${stderr}`.split('\n').filter((line) => line.trim() !== '')
  return lines.slice(-3).join(' / ').slice(-300)
}
