import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fixesOf, LOG_FORMAT } from './choose-fixes.ts'
import { cloneOf } from './clone-of.ts'
import type { Machine } from './machine.ts'
import type { Told } from './project.ts'
import { runProgram } from './run-program.ts'
import { Trial, type VerifiedFix } from './verify-fix.ts'

export interface Candidates {
  readonly repository: string
  /** Where the clone for trials is made. */
  readonly folder: string
  readonly machine: Machine
  readonly told: Told
  readonly count: number
  readonly say: (line: string) => void
}

/** More candidates than this are not tried for one verified fix. */
const TRIES = 6

/**
 * The newest fixes that were verified outside of Baton. What was found out stands in `REPOSITORY.field.json` beside the
 * repository, so that the next field test does not try again.
 */
export async function verifiedFixes({ repository, folder, machine, told, count, say }: Candidates) {
  const trial = new Trial(await cloneOf(repository, join(folder, 'trial'), machine), machine, told)
  const cache = `${repository}.field.json`
  const known: Record<string, VerifiedFix> = existsSync(cache) ? JSON.parse(readFileSync(cache, 'utf8')) : {}
  const args = ['log', '--no-merges', '--no-renames', '--numstat', LOG_FORMAT, '-n', '1500']
  const { stdout } = await runProgram(['git', ...args], { cwd: repository, env: machine.env })
  const fixes: VerifiedFix[] = []
  let tries = 0
  for (const fix of fixesOf(stdout)) {
    if (fixes.length >= count || tries >= count * TRIES) break
    tries += 1
    const found = known[fix.commit] ?? (await trial.verify(fix))
    if (!known[fix.commit]) {
      known[fix.commit] = found
      writeFileSync(cache, `${JSON.stringify(known, null, 2)}\n`)
      say(`  ${fix.commit.slice(0, 8)} ${found.verified ? 'verified' : found.why}: ${fix.subject}`)
    }
    if (found.verified) fixes.push(found)
  }
  return { trial, fixes }
}
