import type { RunRecord } from '../../pipeline/runs/run-record.ts'
import { isAgentSettings } from '../../protocol/handoff-document/agent-settings.ts'
import { readCommitMessage } from '../../workspace/git/read-history.ts'
import { makeCommit } from '../../workspace/tree/make-commit.ts'
import { changedEntries, type TreeEntry } from '../../workspace/tree/tree-entries.ts'
import { withEntries } from '../../workspace/tree/with-entries.ts'
import type { Look } from '../look.ts'
import { reviewBase } from './review-base.ts'

/**
 * Agent settings: files that decide what an agent may do or runs automatically (`.claude/settings.json`, hooks,
 * `.mcp.json`, …). Not to be confused with Baton's settings (`engine/secrets`).
 *
 * 1. No run loads them before a person has approved them: every clone starts with the agent settings of the base, the
 *    newest commit of the target that the work contains (`startWithoutSettings`).
 * 2. Nothing is lost: agent settings of the branch or of an earlier attempt that the run did not touch are put back into
 *    its work (`withSettingsBack`).
 * 3. They land on the task's branch only after a person allowed it; `--yes` cannot (`settle-settings.ts`).
 */

const ASIDE = 'Baton-Settings-Of'

/** The commit that a clone begins with: `start`, with agent settings as they are at the base. */
export async function startWithoutSettings(at: Look, start: string): Promise<string> {
  const { repository } = at.relay.spec
  const base = await reviewBase(at, start)
  const changed = await settingsBetween(repository, base, start)
  if (changed.length === 0) return start
  const entries = changed.map(({ path, before }) => ({ path, entry: before }))
  const tree = await withEntries({ repository, tree: start, entries })
  const message = `[baton] ${at.relay.task_id}: agent settings as they are at the base\n\n${ASIDE}: ${start}\n`
  return makeCommit({ repository, tree, parents: [start], message, at: at.relay.updated_at })
}

/** The tree of a run with the agent settings that its clone started without, except those that the run changed itself. */
export async function withSettingsBack(repository: string, run: RunRecord, tree: string): Promise<string> {
  const began = run.workspace?.base
  if (!began) return tree
  const message = await readCommitMessage({ repository, commit: began })
  const [, original] = new RegExp(`^${ASIDE}: ([0-9a-f]{40,64})$`, 'm').exec(message) ?? []
  if (original === undefined) return tree
  const touched = new Set((await settingsBetween(repository, began, tree)).map(({ path }) => path))
  const aside = await settingsBetween(repository, began, original)
  const entries = aside.flatMap(({ path, after }) => (touched.has(path) ? [] : [{ path, entry: after }]))
  return withEntries({ repository, tree, entries })
}

export interface SettingsChange {
  readonly path: string
  readonly before: TreeEntry | null
  readonly after: TreeEntry | null
}

/** The agent settings that differ between two commits or trees. */
export async function settingsBetween(repository: string, from: string, to: string): Promise<SettingsChange[]> {
  return (await changedEntries({ repository, from, to })).filter(({ path }) => isAgentSettings(path))
}
