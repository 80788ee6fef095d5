import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { lookInside, readInside } from '../clone/look-inside.ts'
import { isCommitId } from '../git/ref-name.ts'

/** A ref of the agent's clone: where it wants to be kept, and the id that it holds. Neither is checked yet. */
export interface AgentRef {
  /** `head`, `stash`, `heads/<branch>` or `worktrees/<name>`. */
  readonly name: string
  readonly commit: string
}

const MOST_REFS = 2_000
const REF_BYTES = 4 * 1024
const PACKED_BYTES = 4 * 1024 * 1024

/**
 * Reads HEAD, the branches, the stash and the HEADs of worktrees out of an agent's `.git`, as text.
 *
 * No git is run in there: it would read the agent's configuration first. Links are not followed, and what does not
 * read as a commit id is no ref: a `.git` that is a link or a file, a ref that is a fifo, a symbolic branch.
 */
export async function readAgentRefs(folder: string): Promise<AgentRef[]> {
  const look = lookInside(folder)
  if ((await look(Buffer.from('.git'))).kind !== 'directory') return []
  const refs = new Map<string, string>()
  const note = (name: string, text: string | undefined) => {
    const commit = text?.trim() ?? ''
    if (isCommitId(commit) && refs.size < MOST_REFS) refs.set(name, commit)
  }
  const read = async (path: string) => (await readInside(folder, path, REF_BYTES))?.toString()
  const packed = (await readInside(folder, '.git/packed-refs', PACKED_BYTES))?.toString() ?? ''
  for (const [, commit, name] of packed.matchAll(/^([0-9a-f]{40,64}) refs\/(heads\/.+|stash)$/gm))
    note(String(name), commit)
  for (const name of await filesBelow(folder, '.git/refs/heads'))
    note(`heads/${name}`, await read(`.git/refs/heads/${name}`))
  note('stash', await read('.git/refs/stash'))
  note('head', await read('.git/HEAD'))
  for (const name of await namesIn(folder, '.git/worktrees'))
    note(`worktrees/${name}`, await read(`.git/worktrees/${name}/HEAD`))
  return [...refs].map(([name, commit]) => ({ name, commit }))
}

async function filesBelow(folder: string, root: string): Promise<string[]> {
  const files: string[] = []
  const folders = ['']
  for (let at = folders.pop(); at !== undefined && files.length < MOST_REFS; at = folders.pop())
    for (const name of await namesIn(folder, `${root}/${at}`)) {
      const path = `${at}${name}`
      const { kind } = await lookInside(folder)(Buffer.from(`${root}/${path}`))
      if (kind === 'directory') folders.push(`${path}/`)
      else if (kind === 'file') files.push(path)
    }
  return files
}

async function namesIn(folder: string, path: string): Promise<string[]> {
  const plain = path.replace(/\/$/, '')
  if ((await lookInside(folder)(Buffer.from(plain))).kind !== 'directory') return []
  return (await readdir(join(folder, plain)).catch(() => [])).slice(0, MOST_REFS)
}
