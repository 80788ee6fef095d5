import type { Dirent } from 'node:fs'
import { lstat, readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { GivenFile } from '../dispatch/agents/gather-agents.ts'
import type { FileFault } from '../dispatch/frontmatter/read-frontmatter.ts'
import type { Localized } from '../protocol/lang.ts'

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
  /** Files that were not read, and why. */
  readonly leftOut: readonly FileFault[]
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
  return {
    agents: agents.filter(isRead),
    skills: skills.filter(isRead),
    leftOut: [...agents, ...skills].filter(isFault),
  }
}

const isFault = (file: GivenFile | FileFault): file is FileFault => 'problem' in file
const isRead = (file: GivenFile | FileFault): file is GivenFile => !isFault(file)

/** `name.md`, and `name/SKILL.md`. */
async function markdownIn(root: string, folder: string): Promise<readonly (GivenFile | FileFault)[]> {
  const entries = await entriesOf(root, folder)
  const paths = entries.slice(0, MOST_FILES).flatMap((entry) => {
    if (entry.isDirectory()) return [`${folder}/${entry.name}/SKILL.md`]
    return /\.md$/i.test(entry.name) && !/^readme\.md$/i.test(entry.name) ? [`${folder}/${entry.name}`] : []
  })
  const read = (await Promise.all(paths.map((path) => plainFile(root, path)))).flatMap((file) => file ?? [])
  return entries.length > MOST_FILES ? [...read, unread(folder, TOO_MANY)] : read
}

const unread = (path: string, problem: Localized): FileFault => ({ path, line: 1, column: 1, problem })

const TOO_MANY = {
  ko: `파일이 ${MOST_FILES}개보다 많아 이름순으로 앞의 ${MOST_FILES}개만 읽었습니다`,
  en: `it has more than ${MOST_FILES} entries; only the first ${MOST_FILES} by name were read`,
}
const TOO_LARGE = { ko: '파일이 512 KiB보다 큽니다', en: 'the file is larger than 512 KiB' }
const NO_FILE = { ko: '일반 파일이 아니라 링크입니다', en: 'it is a link and not a file' }

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

async function plainFile(root: string, path: string): Promise<GivenFile | FileFault | undefined> {
  try {
    const stat = await lstat(join(root, path))
    if (stat.isSymbolicLink()) return unread(path, NO_FILE)
    if (stat.isFile() && stat.size > MOST_BYTES) return unread(path, TOO_LARGE)
    if (!stat.isFile()) return undefined
    return { path, text: await readFile(join(root, path), 'utf8') }
  } catch {
    // It vanished, or is a folder without SKILL.md.
    return undefined
  }
}
