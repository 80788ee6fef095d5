import { LONG_MS, runGit } from '../git/git.ts'
import { type InRepository, openTaskGit, treeIn } from '../git/task-git.ts'
import { type ReviewDiff, reviewDiff } from './review-diff.ts'

interface Hunk {
  readonly old_start: number
  readonly old_lines: number
  readonly new_start: number
  readonly new_lines: number
  readonly header: string
  /** Each begins with ` `, `+`, `-` or `\`. */
  readonly lines: readonly string[]
}

export type FileWithHunks = ReviewDiff['files'][number] & {
  /** Null: left out because of the size of all. */
  readonly hunks: readonly Hunk[] | null
}

interface HunksQuery extends InRepository {
  readonly from: string
  readonly to: string
  readonly context: number
  readonly limitBytes: number
  /** One of the changed files. It is given to git only where the change has such a file. */
  readonly path?: string | undefined
}

/** What differs between two commits or trees, file by file, as data. */
export async function diffHunks(query: HunksQuery): Promise<{ files: readonly FileWithHunks[]; cut: boolean }> {
  const { files } = await reviewDiff(query)
  const asked = query.path === undefined ? files : files.filter(({ path }) => path === query.path)
  if (asked.length === 0) return { files: [], cut: false }
  const names =
    query.path === undefined ? [] : asked.flatMap(({ path, from }) => (from === null ? [path] : [from, path]))
  const git = await openTaskGit(query)
  const [before, after] = [await treeIn(git, query.from, query.signal), await treeIn(git, query.to, query.signal)]
  const args = [
    ...['--literal-pathspecs', '-c', 'core.quotePath=false', 'diff-tree', '-M', '-r', '-p', `-U${query.context}`],
    ...['--no-color', '--no-ext-diff', '--no-textconv', '--full-index', before, after, '--', ...names],
  ]
  const { limitBytes, signal } = query
  const answer = await runGit({ ...git.call, args, limitMs: LONG_MS, limitBytes, cut: true, signal })
  const cut = answer.cut ?? false
  const sections = sectionsOf(answer.stdout.toString())
  // The last section may lack its end.
  const whole = cut ? sections.slice(0, -1) : sections
  return { files: asked.map((file, at) => ({ ...file, hunks: hunksOf(whole[at]) })), cut }
}

/** One for each file, in the order of the list of files. A file that became a link has two, which are one here. */
function sectionsOf(text: string): readonly (readonly string[])[] {
  const sections: string[][] = []
  for (const line of text.split('\n')) {
    const last = sections.at(-1)
    if (!line.startsWith('diff --git ')) last?.push(line)
    else if (last?.[0] !== line) sections.push([line])
  }
  return sections
}

const HEAD = /^@@ -(\d+)(?:,(\d+))? \+(\d+)(?:,(\d+))? @@ ?(.*)$/

function hunksOf(section: readonly string[] | undefined): readonly Hunk[] | null {
  if (!section) return null
  const hunks: (Omit<Hunk, 'lines'> & { lines: string[] })[] = []
  // A line of a file may look like a head: the numbers say how many lines belong to a hunk.
  let left = { old: 0, new: 0 }
  for (const line of section) {
    const hunk = hunks.at(-1)
    if (hunk && line.startsWith('\\')) hunk.lines.push(line)
    else if (hunk && (left.old > 0 || left.new > 0)) {
      const isOld = !line.startsWith('+')
      const isNew = !line.startsWith('-')
      left = { old: left.old - Number(isOld), new: left.new - Number(isNew) }
      hunk.lines.push(line)
    } else {
      const head = HEAD.exec(line)
      if (!head) continue
      const [, old_start, old_lines = '1', new_start, new_lines = '1', header = ''] = head
      left = { old: Number(old_lines), new: Number(new_lines) }
      hunks.push({
        ...{ old_start: Number(old_start), old_lines: left.old, new_start: Number(new_start), new_lines: left.new },
        ...{ header, lines: [] },
      })
    }
  }
  return hunks
}
