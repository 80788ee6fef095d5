import type { RunRecord } from '../../pipeline/runs/run-record.ts'
import { canBeNamed } from '../../protocol/named-path.ts'
import { matchesAny } from '../../protocol/path-pattern.ts'
import { addedLines, type OutputFacts } from '../../protocol/plays/stage-output.ts'
import { listFiles } from '../../workspace/list-files.ts'
import { readCommitFile } from '../../workspace/read-history.ts'
import { changedEntries } from '../../workspace/tree-entries.ts'
import type { Work } from './join-taken.ts'
import type { Look, Waits } from './relay-context.ts'
import { reviewBase } from './review-base.ts'
import { lastCommit, PAPERS } from './stage-outcome.ts'

/** How the conditions of a stage turned out for a piece of work. */
export type Met =
  | { readonly met: true }
  /** Not yet: the agent of the stage is told and tries again. */
  | { readonly again: string }
  /** A reviewer found what an earlier stage has to mend. */
  | { readonly back: RunRecord }
  | Waits

const MAX_CHANGELOGS = 5
const MAX_BYTES = 200_000

/** The files that a visit wrote and that are there. */
export async function writtenFiles({ relay }: Look, { candidate, tip }: Work): Promise<readonly string[]> {
  return changedFiles(relay.spec.repository, tip, candidate.commit)
}

/** The files that are new or changed in the whole task and that are there. */
export async function taskFiles(at: Look, { candidate }: Work): Promise<readonly string[]> {
  return changedFiles(at.relay.spec.repository, await reviewBase(at, candidate.commit), candidate.commit)
}

/** The files that an attempt has left changed, whether or not it came to its end; without what it wrote for Baton. */
export async function attemptFiles({ relay }: Look, run: RunRecord, tip: string): Promise<readonly string[]> {
  const files = await changedFiles(relay.spec.repository, tip, lastCommit(run) ?? tip)
  return files.filter((path) => !PAPERS.includes(path))
}

export async function changedFiles(repository: string, from: string, to: string): Promise<readonly string[]> {
  if (from === to) return []
  // Names alone: to count lines git has to read every changed file.
  const changed = await changedEntries({ repository, from, to })
  return changed.flatMap(({ path, after }) => (after !== null && canBeNamed(path) ? [path] : []))
}

export const allFiles = async ({ relay }: Look, { candidate }: Work): Promise<ReadonlySet<string>> =>
  new Set((await listFiles({ repository: relay.spec.repository, tree: candidate.tree })).filter(canBeNamed))

/** Everything that the output fields of the stage can be filled from. */
export async function outputFacts(at: Look, work: Work): Promise<OutputFacts> {
  const { relay, record, stay, pipeline } = at
  const { run, candidate } = work
  const { commit } = candidate
  const stage = pipeline.stages.find(({ id }) => id === stay?.stage)
  const logs = (stage?.derived ?? []).flatMap(({ value, paths = [] }) => (value === 'added_lines' ? paths : []))
  const changed = logs.length === 0 ? [] : await taskFiles(at, work)
  const named = run.end?.result?.outputs?.map(({ text }) => text) ?? []
  const changelogs = changed.filter((path) => matchesAny(path, logs) || named.includes(path)).slice(0, MAX_CHANGELOGS)
  return {
    task_id: record.task.task_id,
    branch: relay.spec.branch,
    commit,
    changed: candidate.tree !== candidate.before,
    written: await writtenFiles(at, work),
    files: await allFiles(at, work),
    added: await addedTexts(at, commit, changelogs),
    summary: run.end?.summary ?? null,
    result: run.end?.result ?? null,
  }
}

async function addedTexts(at: Look, commit: string, paths: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const { repository } = at.relay.spec
  const base = await reviewBase(at, commit)
  const texts = new Map<string, string>()
  for (const path of paths) {
    const [before = '', after = ''] = [
      await readCommitFile({ repository, commit: base, path, limitBytes: MAX_BYTES }),
      await readCommitFile({ repository, commit, path, limitBytes: MAX_BYTES }),
    ]
    texts.set(path, addedLines(before, after))
  }
  return texts
}
