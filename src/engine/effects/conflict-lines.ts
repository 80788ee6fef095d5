import type { Lang } from '../../protocol/lang.ts'
import { visiblePath } from '../../protocol/visible-path.ts'
import { readCommitFile } from '../../workspace/git/read-history.ts'
import { collidingName } from '../../workspace/land/favored-tree.ts'
import { type EntryKind, entryKindAt } from '../../workspace/tree/entry-kind.ts'

interface Conflict {
  readonly repository: string
  readonly ours: string
  readonly theirs: string
  /** The merged tree with markers, and the files in conflict. */
  readonly tree: string
  readonly files: readonly string[]
  readonly language: Lang
}

const SHOWN_FILES = 5
const SHOWN_LINES = 30
const FILE_BYTES = 200_000

/** What a person is shown of the first files: the lines between the markers, else what each side has there. */
export async function conflictLines({ repository, ours, theirs, tree, files, language }: Conflict) {
  const lines: string[] = []
  for (const path of files.slice(0, SHOWN_FILES)) {
    const found = await markedLines(repository, tree, path)
    const name = collidingName(path, [ours, theirs]) ?? path
    lines.push(`${visiblePath(name)}:`, ...found)
    if (found.length > 0) continue
    for (const [word, commit] of [
      ['ours', ours],
      ['theirs', theirs],
    ] as const) {
      const kind = await entryKindAt({ repository, commit, path: name })
      lines.push(`  ${word}: ${KINDS[kind][language]}`)
    }
  }
  return lines
}

const KINDS: Readonly<Record<EntryKind, Readonly<Record<Lang, string>>>> = {
  none: { ko: '파일 없음 (삭제했거나 이름을 바꿈)', en: 'no file (deleted or renamed)' },
  file: { ko: '파일', en: 'a file' },
  link: { ko: '심볼릭 링크', en: 'a symbolic link' },
  submodule: { ko: '서브모듈', en: 'a submodule' },
  folder: { ko: '폴더', en: 'a folder' },
}

async function markedLines(repository: string, tree: string, path: string): Promise<readonly string[]> {
  const text = (await readCommitFile({ repository, commit: tree, path, limitBytes: FILE_BYTES })) ?? ''
  const found: string[] = []
  let inside = false
  for (const line of text.split('\n')) {
    if (line.startsWith('<<<<<<< ')) inside = true
    if (inside) found.push(line)
    if (line.startsWith('>>>>>>> ')) inside = false
    if (found.length >= SHOWN_LINES) break
  }
  return found
}
