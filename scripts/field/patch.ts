import { isTestPath } from '../../src/workspace/tree/test-path.ts'

/** What a patch does to one file. */
export interface PatchFile {
  readonly path: string
  /** From `diff --git` up to the first hunk. */
  readonly head: string
  readonly hunks: readonly string[]
}

/** Reads what `git diff --no-renames` prints. */
export function parsePatch(text: string): PatchFile[] {
  return text
    .split(/^(?=diff --git )/m)
    .filter((part) => part.startsWith('diff --git '))
    .map((part) => {
      const [head = '', ...hunks] = part.split(/^(?=@@ )/m)
      return { path: pathOf(head), head, hunks }
    })
}

/** Without renames both names of the first line are equal: `diff --git a/NAME b/NAME`. */
function pathOf(head: string): string {
  const names = head.slice('diff --git '.length, head.indexOf('\n'))
  return names.slice((names.length + 1) / 2 + 'b/'.length)
}

export const patchText = (files: readonly PatchFile[]) => files.map(({ head, hunks }) => head + hunks.join('')).join('')

export const testPart = (files: readonly PatchFile[]) => files.filter(({ path }) => isTestPath(path))

export const productPart = (files: readonly PatchFile[]) => files.filter(({ path }) => !isTestPath(path))

/** The files that are there after the patch: a completion report must not promise one that the patch deletes. */
export const writtenPaths = (files: readonly PatchFile[]) =>
  files.filter(({ head }) => !/^deleted file mode /m.test(head)).map(({ path }) => path)

export interface HunkPlace {
  readonly path: string
  readonly index: number
}

const CODE = /\.(?:[cm]?[jt]sx?|py)$/
const TYPES = /\.d\.[cm]?ts$/

/** The hunks of the product's code, if the patch does more to the product than one of them. */
export function hunksToLeaveOut(files: readonly PatchFile[]): HunkPlace[] {
  const product = productPart(files)
  const count = product.reduce((sum, { hunks }) => sum + hunks.length, 0)
  if (count < 2) return []
  return product
    .filter(({ path, head }) => CODE.test(path) && !TYPES.test(path) && !/^(?:new|deleted) file mode /m.test(head))
    .flatMap(({ path, hunks }) => hunks.map((_, index) => ({ path, index })))
}

/** The patch without one hunk; a file of which nothing is left goes too. `git apply` finds the places of the others. */
export function withoutHunk(files: readonly PatchFile[], { path, index }: HunkPlace): PatchFile[] {
  return files
    .map((file) => (file.path === path ? { ...file, hunks: file.hunks.filter((_, at) => at !== index) } : file))
    .filter(({ path: of, hunks }) => of !== path || hunks.length > 0)
}

/** Numbers of the lines that the hunks add, in the file as it is after them. */
export function addedLines(hunks: readonly string[]): number[] {
  return hunks.flatMap((hunk) => {
    const [head = '', ...lines] = hunk.split('\n')
    let line = Number(/\+(\d+)/.exec(head)?.[1] ?? 0)
    const added: number[] = []
    for (const text of lines) {
      if (text.startsWith('+')) added.push(line)
      if (text.startsWith('+') || text.startsWith(' ')) line += 1
    }
    return added
  })
}
