import { scopeMatcher } from '../../dispatch/graph/scope-matcher.ts'
import type { RunRecord } from '../../pipeline/runs/run-record.ts'
import { workspacePathKey } from '../../protocol/handoff-document/workspace-path.ts'
import { matchesAny, matchesPattern } from '../../protocol/path-pattern.ts'
import type { ReadWork } from '../../protocol/plays/effect.ts'
import type { SettingsFile, WorkRead } from '../../protocol/plays/outcome.ts'
import { addedLines } from '../../protocol/plays/stage-output.ts'
import { visiblePath } from '../../protocol/visible-path.ts'
import { snapshotRun } from '../../workspace/checkpoint/snapshot-run.ts'
import { readCommitFile } from '../../workspace/git/read-history.ts'
import { readTree } from '../../workspace/git/task-git.ts'
import { keepStep } from '../../workspace/land/keep-step.ts'
import { hasConflictMarkers } from '../../workspace/tree/conflict-markers.ts'
import { listFiles } from '../../workspace/tree/list-files.ts'
import { makeCommit } from '../../workspace/tree/make-commit.ts'
import { isTestPath } from '../../workspace/tree/test-path.ts'
import { changedEntries } from '../../workspace/tree/tree-entries.ts'
import { withEntries } from '../../workspace/tree/with-entries.ts'
import { withoutDocuments } from '../../workspace/tree/without-documents.ts'
import { openFixFolder } from '../fix-folder.ts'
import { loadRun } from '../look.ts'
import { findLeaks } from '../secrets/find-leaks.ts'
import { changedFiles } from './changed-files.ts'
import type { EffectContext } from './effect-context.ts'
import { reviewBase } from './review-base.ts'
import { settingsBetween, withSettingsBack } from './settings-aside.ts'
import { LOOP_DOCUMENTS, lastTree, stageMessage } from './stage-commit.ts'

/** More files are counted but not listed. */
const MAX_CHANGED = 500
const MAX_MATCHES = 20
const MAX_DOCUMENT_BYTES = 1_000_000
const MAX_TEXT_BYTES = 200_000

/**
 * Makes a commit of the work of a run, or of a person's fix in the folder of a run, and reads the facts about it that the
 * play asked for. For work that is a commit already, it only reads the facts.
 */
export async function readWork(context: EffectContext, effect: ReadWork): Promise<WorkRead> {
  const { repository } = context.at.relay.spec
  const made = await madeOf(context, effect)
  const { commit, tree, before, raw } = made
  const [tip] = effect.onto
  const base = await reviewBase(context.at, commit)
  const changed = await changedFiles(repository, tip, commit)
  return {
    commit,
    tree,
    before,
    changed: changed.slice(0, MAX_CHANGED),
    changed_total: changed.length,
    tests: changed.filter(isTestPath).slice(0, MAX_CHANGED),
    settings: await toBeSettled(context, { base, before, tree }),
    documents: await textsIn(repository, raw, effect.documents),
    present: await presentIn(repository, tree, effect.exists),
    changed_in_task: await changedInTask(repository, base, commit, effect.changed_in_task),
    added: await addedSince(repository, base, commit, effect.added_lines),
    rebuilt: made.rebuilt,
    ...(effect.scope === undefined ? {} : { outside: (made.outside ?? []).slice(0, MAX_CHANGED) }),
    ...(made.outside_ref === undefined ? {} : { outside_ref: made.outside_ref }),
    ...(effect.conflicts === undefined ? {} : { marked: await markedIn(repository, tree, effect.conflicts) }),
  }
}

async function markedIn(repository: string, tree: string, files: readonly string[]): Promise<readonly string[]> {
  const marked: string[] = []
  for (const file of files) if (await hasConflictMarkers({ repository, tree, files: [file] })) marked.push(file)
  return marked
}

interface Made extends Pick<WorkRead, 'commit' | 'tree' | 'before' | 'rebuilt' | 'outside' | 'outside_ref'> {
  /** The tree with HANDOFF.md and COMPLETION_REPORT.md, which are not in the commit. */
  readonly raw: string
}

async function madeOf(context: EffectContext, effect: ReadWork): Promise<Made> {
  const { repository } = context.at.relay.spec
  const [tip] = effect.onto
  const before = await readTree({ repository, commit: tip })
  if ('commit' in effect.of) {
    const { commit } = effect.of
    const tree = await readTree({ repository, commit })
    return { commit, tree, before, raw: tree, rebuilt: null }
  }
  const run = await loadRun(context.engine, 'run' in effect.of ? effect.of.run : effect.of.folder)
  if ('run' in effect.of) return committed(context, effect, { run, raw: lastTree(run) ?? before, before })
  const place = await openFixFolder(context.at, run)
  if (place.rebuilt) return { commit: tip, tree: before, before, raw: before, rebuilt: place.rebuilt }
  const snapshot = await snapshotRun(run.run_id, { repository, folder: place.folder, base: place.base })
  return committed(context, effect, { run, raw: snapshot?.tree ?? before, before })
}

/** The commit gets the time of the run's end, so making it again gives the same commit. */
async function committed(
  { at, visit, engine }: EffectContext,
  effect: ReadWork,
  { run, raw, before }: { readonly run: RunRecord; readonly raw: string; readonly before: string },
): Promise<Made> {
  const { repository } = at.relay.spec
  const { onto, without, keep } = effect
  const withSettings = await withSettingsBack(repository, run, raw)
  const work = await withoutDocuments({ repository, tree: withSettings, from: before, documents: LOOP_DOCUMENTS })
  const kept = await withoutDropped({ engine, repository, tree: work, before, onto, without })
  const { tree, unscoped, outside } = await withinScope(repository, effect, { before, tree: kept })
  const [tip] = onto
  const isSame = tree === before && onto.length === 1
  const message = stageMessage(visit.stage, run)
  const when = run.ended_at ?? run.updated_at
  const commitOf = (of: string) => makeCommit({ repository, tree: of, parents: onto, message, at: when })
  const commit = isSame ? tip : await commitOf(tree)
  const keptOnRef = async (of: string) =>
    keep === undefined
      ? {}
      : { outside_ref: await keepStep({ repository, task: visit.task_id, name: keep, commit: of }) }
  if (!isSame) await keptOnRef(commit)
  const ref = outside.length > 0 ? await keptOnRef(await commitOf(unscoped)) : {}
  return { commit, tree, before, raw, rebuilt: null, outside, ...ref }
}

/** The tree without the papers of a graph (`unscoped`), and without the changes outside of the scope too (`tree`). */
async function withinScope(
  repository: string,
  { scope, papers = [] }: ReadWork,
  { before, tree }: { readonly before: string; readonly tree: string },
): Promise<{ readonly tree: string; readonly unscoped: string; readonly outside: readonly string[] }> {
  if (scope === undefined && papers.length === 0) return { tree, unscoped: tree, outside: [] }
  const changed = await changedEntries({ repository, from: before, to: tree })
  const isPaper = (path: string) => papers.some((paper) => path === paper || path === `.claude/memory/${paper}`)
  const back = (some: typeof changed) => some.map((one) => ({ path: one.path, entry: one.before }))
  const unscoped = await withEntries({ repository, tree, entries: back(changed.filter(({ path }) => isPaper(path))) })
  if (scope === undefined) return { tree: unscoped, unscoped, outside: [] }
  const matches = scopeMatcher(scope)
  const beyond = changed.filter(({ path }) => !isPaper(path) && !matches?.test(path))
  return {
    tree: await withEntries({ repository, tree: unscoped, entries: back(beyond) }),
    unscoped,
    // A person decides about these files, so agent settings are named too.
    outside: beyond.map(({ path, before: was, after }) => `${was ? (after ? 'M' : 'D') : 'A'} ${visiblePath(path)}`),
  }
}

/** Puts back the files that a person dropped: as before the work, or as on the target if the work started with a merge. */
async function withoutDropped({
  engine,
  repository,
  tree,
  before,
  onto,
  without,
}: Pick<ReadWork, 'onto' | 'without'> &
  Pick<EffectContext, 'engine'> & { repository: string; tree: string; before: string }): Promise<string> {
  if (without.length === 0) return tree
  const kept = onto.at(1) ?? before
  // A name that holds a value is known by how it is shown.
  const masker = await engine.secrets?.masker(repository)
  const shown = (path: string) => masker?.text(path) ?? path
  const left = (await changedEntries({ repository, from: kept, to: tree })).filter(({ path }) =>
    without.includes(shown(path)),
  )
  return withEntries({ repository, tree, entries: left.map((one) => ({ path: one.path, entry: one.before })) })
}

/** Files that a person must decide about: changed agent settings, and files that contain secret values. */
async function toBeSettled(
  context: EffectContext,
  { base, before, tree }: { readonly base: string; readonly before: string; readonly tree: string },
): Promise<SettingsFile[]> {
  const settings = await newSettings(context.at.relay.spec.repository, { base, before, tree })
  const leaks = await findLeaks(context, { from: before, to: tree })
  const held = new Set(leaks.map(({ path }) => path))
  return [...settings.filter(({ path }) => !held.has(path)), ...leaks]
}

/** Agent settings that differ from both the task's branch and the target. */
async function newSettings(
  repository: string,
  { base, before, tree }: { readonly base: string; readonly before: string; readonly tree: string },
): Promise<SettingsFile[]> {
  const onBranch = new Set((await settingsBetween(repository, before, tree)).map(({ path }) => path))
  const changes = (await settingsBetween(repository, base, tree)).filter(({ path }) => onBranch.has(path))
  return changes.map(({ path, before: was, after }) => ({
    status: was ? (after ? 'M' : 'D') : 'A',
    path,
    entry: after && `${after.mode} ${after.id}`,
  }))
}

async function textsIn(repository: string, tree: string, paths: readonly string[]) {
  const texts: Record<string, string | null> = {}
  for (const path of paths) {
    texts[path] = (await readCommitFile({ repository, commit: tree, path, limitBytes: MAX_DOCUMENT_BYTES })) ?? null
  }
  return texts
}

/** `wanted` contains patterns, paths in any spelling, and folders that end with a slash. */
async function presentIn(repository: string, tree: string, wanted: readonly string[]): Promise<readonly string[]> {
  if (wanted.length === 0) return []
  const files = await listFiles({ repository, tree })
  return [...new Set(wanted.flatMap((one) => files.filter((path) => isMeant(path, one)).slice(0, MAX_MATCHES)))]
}

function isMeant(path: string, wanted: string): boolean {
  if (/[*?]/.test(wanted)) return matchesPattern(path, wanted)
  const key = workspacePathKey(wanted)
  return path === key || (/[\\/]$/.test(wanted) && path.startsWith(`${key}/`))
}

async function changedInTask(repository: string, base: string, commit: string, patterns: readonly string[]) {
  if (patterns.length === 0) return []
  const changed = await changedFiles(repository, base, commit)
  return changed.filter((path) => matchesAny(path, patterns)).slice(0, MAX_CHANGED)
}

const MAX_ADDED = 5

async function addedSince(repository: string, base: string, commit: string, patterns: readonly string[]) {
  const texts: Record<string, string> = {}
  for (const path of (await changedInTask(repository, base, commit, patterns)).slice(0, MAX_ADDED)) {
    const read = (at: string) => readCommitFile({ repository, commit: at, path, limitBytes: MAX_TEXT_BYTES })
    texts[path] = addedLines((await read(base)) ?? '', (await read(commit)) ?? '')
  }
  return texts
}
