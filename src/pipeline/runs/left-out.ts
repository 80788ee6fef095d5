import type { Lang, Localized } from '../../protocol/lang.ts'
import type { LeftOut } from './run-record.ts'

type LeftOutFile = LeftOut['files'][number]

const MOST_FILES = 20
const MOST_LETTERS = 300

/** What a checkpoint left out, as its record holds it: files over the size limit first; undefined where there is none. */
export function leftOut(skipped: readonly LeftOutFile[]): LeftOut | undefined {
  if (skipped.length === 0) return undefined
  const large = ({ why }: LeftOutFile) => why === 'too_large'
  const ordered = [...skipped.filter(large), ...skipped.filter((one) => !large(one))]
  const files = ordered.slice(0, MOST_FILES).map(({ path, why }) => ({ path: path.slice(0, MOST_LETTERS), why }))
  return { count: skipped.length, files }
}

/** The files of several checkpoints, each once, and how many there are in all. */
export function joinLeftOut(parts: readonly (LeftOut | undefined)[]): LeftOut {
  const files = new Map(parts.flatMap((part) => part?.files ?? []).map((file) => [file.path, file]))
  const unlisted = parts.reduce((sum, part) => sum + (part ? part.count - part.files.length : 0), 0)
  return { count: files.size + unlisted, files: [...files.values()] }
}

/** A line for each file that is listed, and one for the others. */
export function leftOutLines({ count, files }: LeftOut, lang: Lang): string[] {
  const lines = files.map(({ path, why }) => `${path}: ${reasonText(why, lang)}`)
  const more = count - files.length
  return more > 0 ? [...lines, lang === 'ko' ? `그 밖에 ${more}개` : `and ${more} more`] : lines
}

export const reasonText = (why: string, lang: Lang): string => REASONS[why]?.[lang] ?? why

const REASONS: Readonly<Record<string, Localized>> = {
  too_large: { ko: '32 MiB를 넘음', en: 'over 32 MiB' },
  secret_like: { ko: '비밀로 보이는 이름이나 내용', en: 'looks like a secret' },
  special_file: { ko: '일반 파일이 아님', en: 'not a plain file' },
  unreadable: { ko: '읽을 수 없음', en: 'cannot be read' },
  refused_by_git: { ko: 'git이 저장하지 않는 이름', en: 'a name that git never stores' },
  embedded_repository: { ko: '내부 git 저장소의 이력', en: 'the history of a repository inside' },
  worktree: { ko: '다른 git 저장소의 작업 트리', en: 'a worktree of another repository' },
  ignored: { ko: 'git이 무시함', en: 'ignored by git' },
  submodule: { ko: '서브모듈의 파일', en: 'files of a submodule' },
}
