import { writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { cloneOf } from './clone-of.ts'
import type { FieldRow } from './field-table.ts'
import { judge, type Outside } from './judge.ts'
import { Machine } from './machine.ts'
import { patchText } from './patch.ts'
import type { Told } from './project.ts'
import { type RelayEnd, runRelay } from './run-relay.ts'
import { type Variant, variantOf } from './variants.ts'
import { verifiedFixes } from './verified-fixes.ts'
import type { Trial, VerifiedFix } from './verify-fix.ts'

export interface Replay {
  readonly repository: string
  /** Of this repository's field test alone. */
  readonly folder: string
  readonly told: Told
  /** The commit of Baton. */
  readonly commit: string
  readonly count: number
  readonly variants: readonly Variant[]
  /** Whether a relay was measured before. */
  readonly isDone: (fix: string, variant: Variant) => boolean
  readonly say: (line: string) => void
}

/** Every variant of every verified fix of a repository, one relay after the other in one clone with one store. */
export async function* replayFixes(work: Replay): AsyncGenerator<FieldRow> {
  const { repository, folder, told, count, variants, isDone, say } = work
  const machine = new Machine(folder)
  const { trial, fixes } = await verifiedFixes({ repository, folder, machine, told, count, say })
  if (fixes.length === 0) say('  no fix of it could be verified outside of Baton')
  const clone = await cloneOf(repository, join(folder, basename(repository)), machine)
  for (const fix of fixes) {
    const files = await trial.patchOf(fix)
    const weak = variants.includes('weakened') && fix.weakened ? await trial.weakenedPatch(fix) : []
    for (const variant of variants) {
      const made = isDone(fix.commit, variant) ? null : variantOf(variant, fix, files, weak)
      if (!made) continue
      const title = `Fix: ${fix.subject}`.slice(0, 150)
      const end = await runRelay({ clone, folder, machine, base: made.base, title, files: made.files })
      keepWords(join(folder, 'said', `${fix.commit.slice(0, 8)}-${variant}`), end, patchText(made.files))
      const outside = made.expected === 'ready' ? await lookOutside(trial, fix, end) : null
      const judged = judge(made.expected, end, outside)
      const row = {
        commit: work.commit,
        ...rowOf(basename(repository), fix, variant, end),
        expected: made.expected,
        judged,
      }
      say(
        `  ${fix.commit.slice(0, 8)} ${variant}: ${judged.word}, ${end.status} ${end.evidence} ${judged.why} (${end.wholeSeconds.toFixed(0)} s)`,
      )
      yield row
    }
  }
}

/** The check that stopped the work as made, on the same tree, without Baton. */
async function lookOutside(trial: Trial, fix: VerifiedFix, { failed }: RelayEnd): Promise<Outside> {
  if (!failed) return null
  const passes = await trial.command(fix, await trial.patchOf(fix), failed.command, failed.cwd)
  return { check: failed.name, passes }
}

function rowOf(repository: string, fix: VerifiedFix, variant: Variant, end: RelayEnd) {
  const { status, outcome, evidence, attempts, sentence, seconds, runs, base } = end
  const { code, wholeSeconds, agentSeconds, failed, installs } = end
  return {
    ...{ repository, manager: fix.manager, runner: fix.runner, fix: fix.commit, subject: fix.subject, variant },
    heard: { status, outcome, evidence, attempts, sentence, seconds, runs, base },
    ...{ failed: failed?.name ?? '', code, wholeSeconds, agentSeconds, installs: installs.length },
    outside: { install: fix.installSeconds, test: fix.testSeconds },
  }
}

/** For `--keep`: what Baton printed, what it showed afterwards, and what the agent was given. */
function keepWords(file: string, end: RelayEnd, patch: string): void {
  writeFileSync(`${file}.jsonl`, end.stdout)
  writeFileSync(
    `${file}.txt`,
    [end.stderr, '--- shown', end.shown, '--- installs', ...end.installs, '--- patch', patch].join('\n'),
  )
}
