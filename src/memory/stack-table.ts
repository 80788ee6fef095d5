import type { Lang } from '../protocol/lang.ts'
import type { Manifest } from './read-manifest.ts'

const BEGIN = '<!-- baton:manifests -->'
const END = '<!-- /baton:manifests -->'

export interface StackRow {
  readonly path: string
  /** A dependency; the row of the manifest itself has its platform in parentheses. */
  readonly name: string
  readonly version: string
}

export const stackRows = (manifests: readonly Manifest[]): readonly StackRow[] =>
  manifests.flatMap(({ path, platform, entries }) => [
    { path, name: `(${platform})`, version: '' },
    ...entries.map(({ name, version }) => ({ path, name, version })),
  ])

/** What the manifests name, between two marks: the part of `tech-stack.md` that Baton compares and rewrites. */
export function stackTable(manifests: readonly Manifest[], lang: Lang): string {
  const head = lang === 'ko' ? '| 파일 | 이름 | 버전 |' : '| file | name | version |'
  const rows = stackRows(manifests).map(({ path, name, version }) => `| ${path} | ${name} | ${version} |`)
  return [BEGIN, head, '| --- | --- | --- |', ...rows, END].join('\n')
}

/** The text with the table in the place of the old one, or after everything else. What people wrote stays. */
export function withStackTable(text: string, manifests: readonly Manifest[], lang: Lang): string {
  const table = stackTable(manifests, lang)
  const [from, to] = [text.indexOf(BEGIN), text.indexOf(END)]
  if (from >= 0 && to > from) return `${text.slice(0, from)}${table}${text.slice(to + END.length)}`
  const title = lang === 'ko' ? '## 매니페스트' : '## Manifests'
  return `${text.trimEnd()}\n\n${title}\n\n${table}\n`
}

/** The rows of the table; undefined where there is none. */
export function readStackTable(text: string): readonly StackRow[] | undefined {
  const [from, to] = [text.indexOf(BEGIN), text.indexOf(END)]
  if (from < 0 || to < from) return undefined
  const lines = text.slice(from, to).split('\n')
  return lines.slice(3).flatMap((line) => {
    const [, path = '', name = '', version = ''] = line.split('|').map((part) => part.trim())
    return path === '' || name === '' ? [] : [{ path, name, version }]
  })
}
