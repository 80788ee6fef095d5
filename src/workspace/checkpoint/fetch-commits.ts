import { open } from 'node:fs/promises'
import { join } from 'node:path'
import { BatonError } from '../../protocol/baton-error.ts'
import { lookInside } from '../clone/look-inside.ts'
import { mustBeInPlace, type RunWorkspace, runGitDir } from '../clone/run-workspace.ts'
import { gitText, LONG_MS, runGit } from '../git/git.ts'
import { refFault } from '../git/ref-name.ts'
import { type Call, objectsCall } from '../git/run-git-dir.ts'
import { withScratchFile } from '../git/scratch-file.ts'
import { type AgentRef, readAgentRefs } from './read-agent-refs.ts'
import { moveRunRefs, type RunRef, readRunRefs } from './run-refs.ts'

export interface Fetched {
  /** The agent's commits that are kept now, each with its ref below `refs/baton/runs/<run>/`. */
  readonly kept: readonly AgentRef[]
  readonly refused: readonly { readonly name: string; readonly why: string }[]
}

/**
 * Brings the agent's own commits into the person's repository, so that they outlive the clone.
 *
 * No `git fetch`: its other half, `upload-pack`, would run inside the clone, by the clone's configuration. Instead the
 * clone's refs are read as text, and its object store is an alternate for two commands that run in Baton's own git
 * directory: one says which ids are commits, one packs what is new.
 *
 * 1. Ids are computed anew from what was packed, every object passes fsck, and what a commit needs must be in the
 *    repository before a ref is moved. A forged object, a cut history, a tree with `.git` in it are refused.
 * 2. If all together are refused, each is tried alone: one bad branch does not take the others with it.
 * 3. Names that could not stand in a ref, or would be in the way of another, are kept as `former/<commit>`.
 * 4. No tags, no submodules, no garbage collection, no FETCH_HEAD. A branch that the agent deletes stays as it was.
 */
export async function fetchCommits(workspace: RunWorkspace, signal?: AbortSignal): Promise<Fetched> {
  await mustBeInPlace(workspace)
  const wanted = await readAgentRefs(workspace.folder)
  if ((await lookInside(workspace.folder)(Buffer.from('.git/objects'))).kind !== 'directory')
    return { kept: [], refused: wanted.map(({ name }) => ({ name, why: 'the clone has no object store' })) }
  const refs = await readRunRefs(workspace, signal)
  const known = [...new Set([...refs.values()].map(({ commit }) => commit))]
  const commits = [...new Set(wanted.map(({ commit }) => commit))].filter((commit) => !known.includes(commit))
  const bad = await bring(workspace, commits, known, signal)
  const refused = wanted.flatMap(({ name, commit }) => {
    const why = bad.get(commit)
    return why === undefined ? [] : [{ name: printable(name), why }]
  })
  const kept = settle(
    wanted.filter(({ commit }) => !bad.has(commit)),
    refs,
  )
  const moves = kept.map(({ name, commit }) => ({ name, to: commit, from: refs.get(name)?.commit }))
  await moveRunRefs(workspace, moves, signal)
  return { kept, refused }
}

/** Answers with those that could not be brought, and why. */
async function bring(workspace: RunWorkspace, commits: string[], known: string[], signal?: AbortSignal) {
  const bad = new Map<string, string>()
  const attempt = async (some: readonly string[]): Promise<void> => {
    if (some.length === 0) return
    try {
      await bringTogether(workspace, some, known, signal)
    } catch (error) {
      if (!(error instanceof BatonError) || error.code !== 'GIT_FAILED') throw error
      if (some.length === 1) bad.set(String(some[0]), String(error.values.reason))
      else for (const commit of some) await attempt([commit])
    }
  }
  await attempt(await onlyCommits(borrowing(workspace), commits, bad, signal))
  return bad
}

async function onlyCommits(call: Call, ids: readonly string[], bad: Map<string, string>, signal?: AbortSignal) {
  if (ids.length === 0) return []
  const args = ['cat-file', '--batch-check=%(objecttype)']
  const types = (await gitText({ ...call, args, input: `${ids.join('\n')}\n`, signal })).split('\n')
  return ids.filter((id, index) => {
    if (types[index] === 'commit') return true
    bad.set(id, 'it names no commit that the clone has')
    return false
  })
}

async function bringTogether(workspace: RunWorkspace, tips: readonly string[], known: string[], signal?: AbortSignal) {
  const own = objectsCall(workspace)
  const range = `${[...tips, ...known.map((commit) => `^${commit}`)].join('\n')}\n`
  await withScratchFile(runGitDir(workspace), async (path) => {
    const file = await open(path, 'wx+')
    try {
      const pack = ['pack-objects', '--revs', '--stdout', '--delta-base-offset', '-q']
      await runGit({ ...borrowing(workspace), args: pack, input: range, outputFile: file.fd, limitMs: LONG_MS, signal })
      const header = Buffer.alloc(12)
      await file.read(header, 0, 12, 0)
      const count = header.readUInt32BE(8)
      const take = count < UNPACKED ? ['unpack-objects', '-q', '--strict'] : ['index-pack', '--stdin', '--strict']
      await withReader(path, (fd) => runGit({ ...own, args: take, inputFile: fd, limitMs: LONG_MS, signal }))
    } finally {
      await file.close()
    }
  })
  await runGit({ ...own, args: ['rev-list', '--objects', '--quiet', '--stdin'], input: range, signal })
}

/** Fewer objects than that become loose ones, as with git's own fetch: else every checkpoint leaves a small pack. */
const UNPACKED = 100

/** The writer's place in the file is at its end; the reader begins at the start. */
async function withReader(path: string, work: (fd: number) => Promise<unknown>): Promise<void> {
  const file = await open(path, 'r')
  try {
    await work(file.fd)
  } finally {
    await file.close()
  }
}

/** With the clone's objects as well as the repository's. The list is separated by colons, so the path is quoted. */
function borrowing(workspace: RunWorkspace): Call {
  const { cwd, env } = objectsCall(workspace)
  const objects = join(workspace.folder, '.git', 'objects').replace(/[\\"]/g, '\\$&').replaceAll('\n', '\\n')
  return { cwd, env: { ...env, GIT_ALTERNATE_OBJECT_DIRECTORIES: `"${objects}"` } }
}

function settle(wanted: readonly AgentRef[], refs: ReadonlyMap<string, RunRef>): AgentRef[] {
  const taken = new Set(refs.keys())
  const settled = new Map<string, AgentRef>()
  for (const ref of wanted) {
    // The name after `heads/` must be a branch name by itself: `heads/-x` would be a ref, and `-x` no branch.
    const fits = refFault(ref.name.replace(/^[a-z]+\//, '')) === undefined || ref.name === 'head'
    const blocked = [...taken].some((other) => other.startsWith(`${ref.name}/`) || ref.name.startsWith(`${other}/`))
    const name = fits && !blocked ? ref.name : `former/${ref.commit}`
    taken.add(name)
    settled.set(name, { name, commit: ref.commit })
  }
  return [...settled.values()]
}

/** The name is the agent's: no control characters of it reach a terminal. */
const printable = (name: string): string => name.slice(0, 200).replace(/[^\p{L}\p{N}\p{P}\p{S} ]/gu, '?')
