import { execFileSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Engine } from '../../src/engine/engine.ts'
import type { RelayCheck } from '../../src/pipeline/relay/relay-record.ts'
import { packageAt, TO_HARDENING } from './package-at.ts'

const IDENTITY = ['-c', 'user.name=Ada', '-c', 'user.email=ada@localhost']

export const gitIn = (folder: string, ...args: readonly string[]): string =>
  execFileSync('git', ['-C', folder, ...IDENTITY, ...args], { encoding: 'utf8', stdio: 'pipe' }).trimEnd()

/** A repository with one commit on `main`. */
export function makeRepository(folder: string, files: Readonly<Record<string, string>> = { 'README.md': '# Ours\n' }) {
  mkdirSync(folder, { recursive: true })
  gitIn(folder, 'init', '--quiet', '--initial-branch=main')
  writeFileSync(join(folder, '.git', 'info', 'exclude'), '/.baton/\n')
  commitFiles(folder, files, 'a project')
}

export function commitFiles(folder: string, files: Readonly<Record<string, string>>, message: string): string {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), text)
  }
  gitIn(folder, 'add', '--all')
  gitIn(folder, 'commit', '--quiet', '--message', message)
  return gitIn(folder, 'rev-parse', 'HEAD')
}

export interface ReadyParts {
  readonly repository: string
  readonly task_id: string
  /** What the task's branch has and `main` has not. */
  readonly files: Readonly<Record<string, string>>
  readonly checks?: readonly RelayCheck[]
}

/** A task that waits for its approval with work on its branch, without an agent having been started for it. */
export async function readyRelay(engine: Engine, { repository, task_id, files, checks = [] }: ReadyParts) {
  const branch = `baton/${task_id}`
  gitIn(repository, 'checkout', '--quiet', '-b', branch)
  const base = commitFiles(repository, files, `the work of ${task_id}`)
  gitIn(repository, 'checkout', '--quiet', 'main')
  const tip_ref = `refs/baton/tips/local/${branch}`
  gitIn(repository, 'update-ref', tip_ref, base)
  const document = packageAt(task_id, [...TO_HARDENING, 'skip_docs'])
  const po = { actor: 'song-po' }
  await engine.execute({ type: 'import_task', definition: engine.definition, document }, po)
  const spec = { repository, store_repository: true, branch, target: 'main', base, tip_ref, request: 'work', checks }
  const fixed = { stages: {}, loop: { attempts: 1, relaxedAttempts: 1 }, repairs: 0, prompts: {}, rehearsal: false }
  await engine.execute({ type: 'start_relay', task_id, spec: { ...spec, ...fixed, language: 'en' } }, po)
  return { branch, base }
}
