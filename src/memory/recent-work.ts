import type { Lang } from '../protocol/lang.ts'

interface DoneWork {
  /** Names the work: a line that names it already is replaced. */
  readonly id: string
  readonly line: string
}

const MOST = 20
const HEADING = /^##[ \t]+(?:최근 작업|Recent work)[ \t]*$/im
const NONE = /^- (?:아직 없음|none yet)[ \t]*$/

/** `project-state.md` with a line for work that is over, the newest first. What a person wrote around it stays. */
export function withRecentWork(before: string | undefined, { id, line }: DoneWork, lang: Lang): string {
  const [title, heading] = lang === 'ko' ? ['# 프로젝트 상태', '## 최근 작업'] : ['# Project state', '## Recent work']
  const text = before ?? `${title}\n`
  const found = HEADING.exec(text)
  const [head, rest] = found
    ? [text.slice(0, found.index + found[0].length), text.slice(found.index + found[0].length)]
    : [`${text.trimEnd()}\n\n${heading}`, '\n']
  const next = rest.search(/^#{1,2}[ \t]/m)
  const [section, after] = next < 0 ? [rest, ''] : [rest.slice(0, next), rest.slice(next)]
  const kept = section.split('\n').filter((one) => one.trim() !== '' && !NONE.test(one) && !one.includes(` ${id} `))
  const isItem = (one: string) => one.startsWith('- ')
  const items = [`- ${line}`, ...kept.filter(isItem)].slice(0, MOST)
  const prose = kept.filter((one) => !isItem(one))
  const body = [...(prose.length > 0 ? [prose.join('\n')] : []), items.join('\n')].join('\n\n')
  return `${head}\n\n${body}\n${after === '' ? '' : `\n${after}`}`
}
