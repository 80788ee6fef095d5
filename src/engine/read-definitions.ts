import type { Dirent } from 'node:fs'
import { lstat, readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { GivenFile } from '../dispatch/agents/gather-agents.ts'

/** Where agents keep their definitions; of two with one name the later folder counts, so that `.claude` wins. */
const AGENT_FOLDERS = [
  '.github/agents',
  '.qwen/agents',
  '.gemini/agents',
  '.opencode/agent',
  '.opencode/agents',
  '.agents/agents',
  '.claude/agents',
]
const SKILL_FOLDERS = ['.agents/skills', '.claude/skills']

const MOST_FILES = 500
const MOST_BYTES = 512 * 1024

export interface Definitions {
  readonly agents: readonly GivenFile[]
  readonly skills: readonly GivenFile[]
}

/**
 * The files of agents and skills, those that come with Baton first. Folders of a repository are read as something a
 * stranger wrote: plain files only, no links, of a bounded size and number.
 */
export async function readDefinitions(builtIn: string, repository: string | undefined): Promise<Definitions> {
  const own = (folders: readonly string[]) =>
    repository === undefined ? [] : folders.map((folder) => [repository, folder] as const)
  const all = async (places: readonly (readonly [string, string])[]) =>
    (await Promise.all(places.map(([root, folder]) => markdownIn(root, folder)))).flat()
  const [agents, skills] = await Promise.all([
    all([[builtIn, 'agents'], ...own(AGENT_FOLDERS)]),
    all([[builtIn, 'skills'], ...own(SKILL_FOLDERS)]),
  ])
  return { agents, skills }
}

/** `name.md`, and `name/SKILL.md`. */
async function markdownIn(root: string, folder: string): Promise<readonly GivenFile[]> {
  const entries = (await entriesOf(root, folder)).slice(0, MOST_FILES)
  const paths = entries.flatMap((entry) => {
    if (entry.isFile() && /\.md$/i.test(entry.name) && !/^readme\.md$/i.test(entry.name))
      return [`${folder}/${entry.name}`]
    return entry.isDirectory() ? [`${folder}/${entry.name}/SKILL.md`] : []
  })
  const read = await Promise.all(paths.map((path) => plainFile(root, path)))
  return read.flatMap((file) => file ?? [])
}

async function entriesOf(root: string, folder: string): Promise<Dirent[]> {
  try {
    // A link in the place of the folder leads out of the repository.
    const parts = folder.split('/')
    for (const [at] of parts.entries()) {
      const stat = await lstat(join(root, ...parts.slice(0, at + 1)))
      if (!stat.isDirectory()) return []
    }
    const entries = await readdir(join(root, folder), { withFileTypes: true })
    return entries.toSorted((one, other) => (one.name < other.name ? -1 : 1))
  } catch {
    // There is no such folder, or it cannot be read: no definitions.
    return []
  }
}

async function plainFile(root: string, path: string): Promise<GivenFile | undefined> {
  try {
    const stat = await lstat(join(root, path))
    if (!stat.isFile() || stat.size > MOST_BYTES) return undefined
    return { path, text: await readFile(join(root, path), 'utf8') }
  } catch {
    // It vanished, or is a folder without SKILL.md.
    return undefined
  }
}
