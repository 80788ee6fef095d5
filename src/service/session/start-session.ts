import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { type JudgedGit, judgeGit } from '../../dispatch/session/judge-git.ts'
import { type Drift, findDrift } from '../../memory/find-drift.ts'
import { CONTEXT_FILES, INITIALIZED, isUnreadable, MEMORY, readMemory } from '../../memory/memory-files.ts'
import { type ProjectFacts, readProject } from '../../memory/project-facts.ts'
import { readManifest } from '../../memory/read-manifest.ts'
import { type UnfinishedFile, unfinishedFiles } from '../../memory/unfinished-files.ts'
import { changedSince, committedText, newestSubjects } from '../../workspace/history/changed-since.ts'
import { readGitFacts } from '../../workspace/history/read-git-facts.ts'
import { workTreeFiles } from '../../workspace/tree/work-tree-files.ts'

export type { JudgedGit } from '../../dispatch/session/judge-git.ts'

export interface DatedDrift extends Drift {
  /** The day of the commit that changed it; null where it is not committed yet. */
  readonly since: string | null
  readonly commit: string | null
}

/** What Baton finds when it begins to work in a folder. */
export interface Session {
  readonly root: string
  /** There is no `.claude/memory/.initialized`. */
  readonly firstRun: boolean
  /** Undefined after the first run, if there is a repository: then it is settled. */
  readonly git: JudgedGit | undefined
  readonly project: ProjectFacts
  /** Paths that git tracks or would add. */
  readonly files: readonly string[]
  readonly drift: readonly DatedDrift[]
  readonly unfinished: readonly UnfinishedFile[]
  /** Context files that are there and cannot be read: agents do not get them. */
  readonly unreadable: readonly string[]
}

const SUBJECTS = 30
/** More are counted, but git is not asked for each of them. */
const MOST_DATED = 8

/**
 * The first thing of `init`, `run`, `plan` and `dispatch` in a folder: what is there, and what is no longer true. It
 * reads and asks nobody; nothing is written.
 */
export async function startSession(root: string): Promise<Session> {
  const hasGit = existsSync(join(root, '.git'))
  const firstRun = (await readMemory(root, INITIALIZED)) === undefined
  const [git, files, subjects, unfinished] = await Promise.all([
    firstRun || !hasGit ? readGitFacts(root) : undefined,
    hasGit ? workTreeFiles(root).catch(() => []) : [],
    hasGit ? newestSubjects(root, SUBJECTS) : [],
    unfinishedFiles(root),
  ])
  const project = await readProject(root, { files, subjects })
  return {
    root,
    firstRun,
    git: git && judgeGit(git),
    project,
    files,
    drift: await driftIn(root, project),
    unfinished: unfinished.map((one) => ({ ...one, path: `${MEMORY}/${one.path}` })),
    unreadable: await unreadableIn(root),
  }
}

async function unreadableIn(root: string): Promise<readonly string[]> {
  const closed = await Promise.all(CONTEXT_FILES.map((path) => isUnreadable(root, path)))
  return CONTEXT_FILES.flatMap((path, at) => (closed[at] ? [`${MEMORY}/${path}`] : []))
}

async function driftIn(root: string, { manifests }: ProjectFacts): Promise<readonly DatedDrift[]> {
  const text = await readMemory(root, 'context/tech-stack.md')
  const found = text === undefined ? [] : findDrift(text, manifests)
  return Promise.all(
    found.map(async (drift, at) => {
      const changed = at < MOST_DATED && (await isCommitted(root, drift))
      const since = changed ? await changedSince(root, { path: drift.path, words: wordsOf(drift) }) : undefined
      return { ...drift, since: since?.day ?? null, commit: since?.commit ?? null }
    }),
  )
}

/** The row of a whole manifest has no words: any change of the file counts. */
const wordsOf = ({ name }: Drift) => (name.startsWith('(') ? '.' : name)

/** Whether the newest commit has it already: else it lies in the checkout only. */
async function isCommitted(root: string, { path, name, now }: Drift): Promise<boolean> {
  const text = await committedText(root, path)
  if (name.startsWith('(')) return (text === undefined) === (now === null)
  const entry = readManifest(path, text ?? '')?.entries.find((one) => one.name === name)
  return now === null ? entry === undefined : entry?.version === now
}
