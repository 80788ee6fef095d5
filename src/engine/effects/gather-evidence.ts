import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { BASE_STAGE, INTEGRATION_STAGE } from '../../protocol/evidence/evidence-stages.ts'
import { isAccepted, ownCommand } from '../../protocol/evidence/evidence-word.ts'
import { matchesAny } from '../../protocol/path-pattern.ts'
import type { GatherEvidence } from '../../protocol/plays/effect.ts'
import type { CheckResult, Evidence, GuardedEvidence } from '../../protocol/plays/evidence.ts'
import type { ProjectCheck } from '../../protocol/plays/project-check.ts'
import { NO_SETUP } from '../../protocol/plays/project-setup.ts'
import { checkOut } from '../../workspace/clone/check-out.ts'
import { removeFolder } from '../../workspace/git/remove-folder.ts'
import { readTree } from '../../workspace/git/task-git.ts'
import { hasConflictMarkers } from '../../workspace/tree/conflict-markers.ts'
import { makeCommit } from '../../workspace/tree/make-commit.ts'
import { changedEntries } from '../../workspace/tree/tree-entries.ts'
import type { SetupFault } from '../setup/project-setups.ts'
import { checkFolderName, checkMark } from './check-folder-name.ts'
import { checkKeys, keepResult, keptResults } from './check-results.ts'
import { newWaysOut } from './contained-links.ts'
import type { EffectContext } from './effect-context.ts'
import { guardedEvidence, guardedFiles } from './guarded-evidence.ts'
import { reviewBase } from './review-base.ts'
import { runChecks } from './run-checks.ts'
import { settingsBetween } from './settings-aside.ts'

/**
 * Gathers evidence on a commit: first Baton's own checks, then the project's checks in a fresh clone of
 * exactly that commit. If the work touches guarded files, the checks run again with those files as they
 * were at the base.
 */
export async function gatherEvidence(context: EffectContext, effect: GatherEvidence): Promise<Evidence> {
  const { repository } = context.at.relay.spec
  const { commit, stage, run } = effect
  const tree = await readTree({ repository, commit })
  const before = await readTree({ repository, commit: effect.onto })
  const base = effect.base ?? (await reviewBase(context.at, commit))
  const own = await ownChecks(repository, effect, { tree, before, base })
  const sound = own.every(({ passed }) => passed)
  const checked = sound && effect.checks.length > 0 ? await checkTwice(context, effect, base) : NOT_CHECKED
  const checks = [...own, ...checked.checks]
  const settings = (await settingsBetween(repository, base, commit)).map(({ path }) => path)
  return {
    stage,
    run_id: run,
    commit,
    tree,
    checks,
    passed: checks.every(isAccepted),
    at: new Date(context.engine.clock.now()).toISOString(),
    guarded: checked.guarded,
    ...(settings.length > 0 ? { settings } : {}),
  }
}

interface Checked {
  readonly checks: readonly CheckResult[]
  readonly guarded: GuardedEvidence | null
}

const NOT_CHECKED: Checked = { checks: [], guarded: null }

/** Runs the checks. If the work passes and touches guarded files, they run again with the guarded files of the base. */
async function checkTwice(context: EffectContext, effect: GatherEvidence, base: string): Promise<Checked> {
  const { repository } = context.at.relay.spec
  const { commit } = effect
  const checks = await checkCommit(context, effect, { commit, base, suffix: '' })
  if (effect.stage === BASE_STAGE) return { checks, guarded: null }
  const commands = effect.checks.map(({ command }) => command)
  const touched = await guardedFiles({ repository, base, commit, commands })
  if (!touched) return { checks, guarded: null }
  const holds = checks.every(isAccepted)
  if (!holds) return { checks, guarded: guardedEvidence(base, touched, checks, null) }
  const message = `[baton] ${context.visit.task_id}: guarded files as they were\n`
  const { tree } = touched
  const before = await makeCommit({ repository, tree, parents: [commit], message, at: context.visit.entry.at })
  const again = await checkCommit(context, effect, { commit: before, base, suffix: ' (guarded files of the base)' })
  return { checks, guarded: guardedEvidence(base, touched, checks, again) }
}

interface CheckedCommit {
  readonly commit: string
  /** The commit that the change is counted from. */
  readonly base: string
  /** Told with the name of each check. */
  readonly suffix: string
}

/**
 * Runs the checks on a fresh clone, set up like the project, in a folder that only this claim uses. If the same checks
 * have passed on the same tree with the same setup before, that is the result.
 */
async function checkCommit(
  context: EffectContext,
  effect: GatherEvidence,
  { commit, base, suffix }: CheckedCommit,
): Promise<readonly CheckResult[]> {
  const { row, worker, processes, home, signal, onCheck, engine, at, setups } = context
  const { stage, waived } = effect
  const { repository, setup = NO_SETUP, base: began } = at.relay.spec
  const checks = await checksOf(repository, effect, { commit, base })
  const mark = checkMark(row.work)
  const folder = join(home, 'checks', `${checkFolderName(row.work, row.token)}${suffix === '' ? '' : '-base'}`)
  const { task_id } = at.relay
  try {
    const tree = await readTree({ repository, commit })
    const planned = await setups.digestFor({ repository, setup, task_id, base: began, commit })
    const keys = checkKeys(checks, { tree, setup: planned, environment: await setups.environment(checks) })
    const before = await baseResults(context, effect)
    const beside = (result: CheckResult) => besideBase(result, before)
    const known = (await keptResults(context, effect, { checks, keys }))?.map(beside)
    if (known) {
      for (const result of known) await onCheck(stage, `${result.name}${suffix}`, result)
      return known
    }
    await checkOut({ repository, commit, folder })
    const { fault } = await setups.setUp({ repository, setup, task_id, base: began, commit, folder })
    if (fault) return [setupFailed(fault)]
    const results = await runChecks({
      folder,
      checks,
      marks: { run: `CHECK-${mark}`, worker, attempt: row.token, nonce: mark },
      waived,
      // Only where a person decided so.
      base: effect.compare === undefined ? undefined : before,
      all: stage === BASE_STAGE,
      masker: await engine.secrets?.masker(repository, { fresh: true }),
      signal,
      ...(processes ? { processes } : {}),
      onStart: ({ name }) => onCheck(stage, `${name}${suffix}`, null),
      onEnd: (check) => onCheck(stage, `${check.name}${suffix}`, beside(check)),
    })
    const kept = results.map((result, index) => keepResult(context, effect, { result, key: keys[index] ?? '' }))
    return (await Promise.all(kept)).map(beside)
  } finally {
    await removeFolder(folder)
  }
}

/** Checks of packages that the change touches; all of them where it touches none, on the base and on a merge. */
async function checksOf(
  repository: string,
  { checks, stage }: GatherEvidence,
  { commit, base }: Pick<CheckedCommit, 'commit' | 'base'>,
): Promise<GatherEvidence['checks']> {
  const isWhole = stage === BASE_STAGE || stage === INTEGRATION_STAGE
  if (isWhole || checks.every(({ paths }) => paths === undefined)) return checks
  const changed = (await changedEntries({ repository, from: base, to: commit })).map(({ path }) => path)
  const touched = ({ paths }: ProjectCheck) => paths !== undefined && changed.some((path) => matchesAny(path, paths))
  if (!checks.some(touched)) return checks
  return checks.filter((check) => check.paths === undefined || touched(check))
}

/** What the checks gave on the base, before the first agent; undefined for the base itself. */
async function baseResults({ engine, at }: EffectContext, { stage, compare }: GatherEvidence) {
  const id = compare ?? at.relay.base?.effect
  if (id === undefined || stage === BASE_STAGE) return undefined
  const [loaded] = await engine.store.load([{ kind: 'outcome', id }])
  return loaded.value?.do === 'gather_evidence' ? (loaded.value.outcome as Evidence).checks : undefined
}

/** With what the check of the same name counted on the base. */
function besideBase(result: CheckResult, before: readonly CheckResult[] | undefined): CheckResult {
  const { tests } = before?.find(({ name }) => name === result.name) ?? {}
  return tests ? { ...result, base_tests: tests } : result
}

/** The setup fails because of files that the task changed: to the agent a failed check like the others. */
const setupFailed = ({ command, text }: SetupFault): CheckResult => ({
  ...ownCheck('setup', false, text),
  command: command.length === 0 ? ownCommand('setup') : command,
})

async function ownChecks(
  repository: string,
  { own }: GatherEvidence,
  { tree, before, base }: { readonly tree: string; readonly before: string; readonly base: string },
): Promise<CheckResult[]> {
  return [
    ...(own.written ? [written(tree, before)] : []),
    ...(own.conflicts.length > 0 ? [await resolved(repository, tree, own.conflicts)] : []),
    ...(await contained(repository, { tree, before, base })),
  ]
}

const written = (tree: string, before: string): CheckResult =>
  ownCheck('written', tree !== before, tree === before ? 'the stage left no file' : 'files were written')

async function resolved(repository: string, tree: string, files: readonly string[]): Promise<CheckResult> {
  const left = await hasConflictMarkers({ repository, tree, files })
  const text = left ? `conflict markers are left in one of ${files.join(', ')}` : 'no conflict markers are left'
  return ownCheck('conflicts resolved', !left, text)
}

/** Fails on new links that lead out of the repository: through them, a checkout would read or write files elsewhere. */
async function contained(repository: string, trees: Parameters<typeof newWaysOut>[1]): Promise<CheckResult[]> {
  const found = await newWaysOut(repository, trees)
  if (!found) return []
  const problems = [
    ...found.links.map((path) => `the link ${path} leads out of the repository: remove it, or let it lead inside`),
    ...found.submodules.map((path) => `the submodule ${path} was not there before: remove it`),
  ]
  const text = problems.length === 0 ? 'all links stay inside the repository' : problems.join('\n')
  return [ownCheck('links stay inside', problems.length === 0, text)]
}

/** A check that Baton makes itself, without a process. */
function ownCheck(name: string, passed: boolean, text: string): CheckResult {
  return {
    name,
    command: ownCommand(name),
    code: passed ? 0 : 1,
    signal: null,
    passed,
    waived: false,
    duration_ms: 0,
    output_sha256: createHash('sha256').update(text).digest('hex'),
    output_bytes: Buffer.byteLength(text),
    tail: text,
  }
}
