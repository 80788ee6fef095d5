import { reviewBase } from '../../engine/effects/review-base.ts'
import { lookWhole, type WholeLook } from '../../engine/look.ts'
import { BatonError } from '../../protocol/baton-error.ts'
import { readBranch } from '../../workspace/land/task-branch.ts'
import { diffHunks, type FileWithHunks } from '../../workspace/tree/diff-hunks.ts'
import { isTestPath } from '../../workspace/tree/test-path.ts'
import type { Caller } from '../caller/caller.ts'
import { findRun, runNamed } from '../runs/find-run.ts'
import type { WithEngine } from '../service.ts'

export type FileMark = 'guarded' | 'settings' | 'test'

export interface ShownDiff {
  readonly from: string
  readonly to: string
  readonly cut: boolean
  readonly files: readonly (FileWithHunks & { readonly marks: readonly FileMark[] })[]
}

export interface DiffInput {
  readonly task_id: string
  readonly from?: string | undefined
  readonly to?: string | undefined
  readonly stage?: string | undefined
  readonly path?: string | undefined
  readonly context?: number | undefined
}

/** So much text is sent at once; larger changes are asked for file by file. */
const LIMIT_BYTES = 4 * 1024 * 1024
const CONTEXT = 3

/** The change of a task: all of it, between two of its commits, or of one stage. */
export async function taskDiff(service: WithEngine, _caller: Caller, input: DiffInput): Promise<ShownDiff> {
  const { engine } = service
  const { task_id, path, context = CONTEXT } = input
  const at = await lookWhole({ engine, task_id })
  const { from, to } = await rangeOf(at, input)
  const { repository } = at.relay.spec
  const { files, cut } = await diffHunks({ repository, from, to, path, context, limitBytes: LIMIT_BYTES })
  if (path !== undefined && files.length === 0) throw BatonError.of('NOT_OF_TASK', { what: 'file', id: task_id })
  const marks = marksOf(at)
  const shown = await maskedFiles(service, files)
  return { from, to, cut, files: shown.map((file, index) => ({ ...file, marks: marks(files[index] ?? file) })) }
}

/** The lines of a hunk are masked together, because a value may be split over some of them. */
async function maskedFiles({ engine }: WithEngine, files: readonly FileWithHunks[]): Promise<readonly FileWithHunks[]> {
  const masker = await engine.secrets?.masker()
  if (!masker) return files
  return files.map((file) => {
    const hunks = file.hunks?.map((hunk) => {
      const text = masker.text(hunk.lines.map((line) => line.slice(1)).join('\n')).split('\n')
      return { ...hunk, lines: hunk.lines.map((line, index) => line.slice(0, 1) + (text[index] ?? '')) }
    })
    return masker.deep({ ...file, hunks: hunks ?? null })
  })
}

/** The difference between two checkpoints of a run; 0 is what it began with. */
export async function runDiff(
  service: WithEngine,
  _caller: Caller,
  {
    run,
    from,
    to,
    path,
  }: { readonly run: string; readonly from: number; readonly to: number; readonly path?: string | undefined },
): Promise<ShownDiff> {
  const { engine } = service
  const { run_id, workspace, checkpoints } = await findRun(service, await runNamed(service, run))
  const { repository, base } = workspace ?? {}
  if (!workspace || !repository || !base) throw BatonError.of('NOT_OF_TASK', { what: 'checkpoint', id: run_id })
  const commitOf = (number: number) => {
    const commit = number === 0 ? base : checkpoints.find((one) => one.number === number)?.commit
    if (!commit) throw BatonError.of('NOT_OF_TASK', { what: `checkpoint ${number}`, id: run_id })
    return commit
  }
  const here = await engine.repositoryOf({ ...workspace, repository })
  const range = { from: commitOf(from), to: commitOf(to) }
  const { files, cut } = await diffHunks({
    repository: here,
    ...range,
    path,
    context: CONTEXT,
    limitBytes: LIMIT_BYTES,
  })
  const shown = await maskedFiles(service, files)
  return { ...range, cut, files: shown.map((file) => ({ ...file, marks: [] })) }
}

/** The tip of the task's branch, and the commit it is compared with; null before any work has landed. */
export async function reviewedRange(at: WholeLook): Promise<{ readonly from: string; readonly to: string } | null> {
  const { relay } = at
  const { repository, branch } = relay.spec
  const tip = (await readBranch({ repository, branch })) ?? relay.integration?.tip ?? null
  if (tip === null) return null
  const from = await reviewBase(at, tip)
  return from === tip ? null : { from, to: tip }
}

async function rangeOf(at: WholeLook, { task_id, from, to, stage }: DiffInput) {
  const known = commitsOf(at)
  const reviewed = await reviewedRange(at)
  if (reviewed) known.add(reviewed.from).add(reviewed.to)
  for (const one of [from, to]) {
    if (one !== undefined && !known.has(one)) throw BatonError.of('NOT_OF_TASK', { what: 'commit', id: task_id })
  }
  const visits = stage === undefined ? [] : at.relay.visits.filter((one) => one.stage === stage && one.landed !== null)
  if (stage !== undefined && visits.length === 0) {
    throw BatonError.of('NOT_OF_TASK', { what: 'change of this stage', id: task_id })
  }
  const first = from ?? visits[0]?.tip ?? reviewed?.from
  const last = to ?? visits.at(-1)?.landed ?? reviewed?.to
  if (first === undefined || last === undefined || last === null) {
    throw BatonError.of('NOT_OF_TASK', { what: 'change', id: task_id })
  }
  return { from: first, to: last }
}

/** Commits that may be named: those that Baton recorded for the task. */
function commitsOf({ relay }: WholeLook): Set<string> {
  const { spec, visits, integration, taken = [] } = relay
  return new Set([
    spec.base,
    ...visits.flatMap(({ tip, landed, evidence }) => [tip, landed ?? tip, ...evidence.map(({ commit }) => commit)]),
    ...taken.map(({ commit }) => commit),
    ...(integration ? [integration.from, integration.tip, integration.commit] : []),
  ])
}

/** What a person should look at first. */
export function marksOf({ relay }: WholeLook) {
  const evidence = relay.visits.flatMap((visit) => visit.evidence)
  const guarded = new Set(evidence.flatMap((one) => one.guarded?.files ?? []))
  const settings = new Set(evidence.flatMap((one) => one.settings ?? []))
  return ({
    path,
    from,
    status,
  }: {
    readonly path: string
    readonly from: string | null
    readonly status: string
  }): FileMark[] => [
    ...(guarded.has(path) ? (['guarded'] as const) : []),
    ...(settings.has(path) ? (['settings'] as const) : []),
    ...(status !== 'added' && isTestPath(from ?? path) ? (['test'] as const) : []),
  ]
}
