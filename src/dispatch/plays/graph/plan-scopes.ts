import { SHARED_FILES } from '../../graph/dependency-rules.ts'
import { splitPatterns } from '../../graph/expand-braces.ts'
import { scopeMatcher } from '../../graph/scope-matcher.ts'
import { fits } from '../fit-state.ts'
import { NODE_BYTES } from './graph-state.ts'

/**
 * The files of each agent, as the planner wrote them in `plans/current.md`: a section per agent (its name in the
 * heading), in it a line such as `- 파일 범위: src/api/**, src/routes/**`, or a list below it. What is no safe pattern is
 * ignored.
 */
export function planScopes(text: string, agents: readonly string[]): Readonly<Record<string, readonly string[]>> {
  const scopes = new Map<string, readonly string[]>()
  for (const [agent, body] of sections(text, agents)) {
    const patterns = listsAfter(SCOPE_LINE, body).flatMap(splitPatterns).map(plainPattern)
    const safe = patterns.filter(isSafe)
    if (safe.length > 0) scopes.set(agent, [...new Set([...(scopes.get(agent) ?? []), ...safe])].slice(0, 20))
  }
  const found = Object.fromEntries(scopes)
  return fits(found, NODE_BYTES.scopes) ? found : {}
}

/** The condition of the document: so many agents at once. */
const MOST_ALONE = 2

/**
 * Files that agents may change at the same time although their work may conflict: `- 겹침 허용: src/app.ts` in the
 * sections of at least three agents. Patterns do not count, nor files that are shared by their nature (`SHARED_FILES`).
 */
export function planOverlaps(text: string, agents: readonly string[]): Readonly<Record<string, readonly string[]>> {
  const overlaps = new Map<string, readonly string[]>()
  for (const [agent, body] of sections(text, agents)) {
    const files = listsAfter(OVERLAP_LINE, body)
      .flatMap(splitPatterns)
      .map(plainPattern)
      .filter((path) => isSafe(path) && !/[*?{}]|\/$/.test(path) && !SHARED?.test(path))
    if (files.length > 0) overlaps.set(agent, [...new Set([...(overlaps.get(agent) ?? []), ...files])].slice(0, 10))
  }
  const found = Object.fromEntries(overlaps)
  return overlaps.size > MOST_ALONE && fits(found, NODE_BYTES.overlaps) ? found : {}
}

const SHARED = scopeMatcher(SHARED_FILES)
const OVERLAP_LINE = /^(\s*)[-*]?\s*\**(?:겹침 허용|overlap)\**\s*[:：]\**\s*(.*)$/i
const SCOPE_LINE = /^(\s*)[-*]?\s*\**(?:파일 범위|파일|scope|files?)\**\s*[:：]\**\s*(.*)$/i

/** What stands after a title such as `scope:`; where nothing does, the items below it that are indented deeper. */
function listsAfter(title: RegExp, body: readonly string[]): readonly string[] {
  const lists: string[] = []
  let below: number | null = null
  for (const line of body) {
    const [, indent = '', list] = title.exec(line) ?? []
    const [, deeper = '', item = ''] = /^(\s*)[-*]\s+(.*)$/.exec(line) ?? []
    if (list !== undefined) {
      below = list.trim() === '' ? indent.length : null
      lists.push(list)
    } else if (below !== null && item !== '' && deeper.length > below) lists.push(withoutRemark(item))
    else if (line.trim() !== '') below = null
  }
  return lists
}

/** An item may say what its files are: `src/api/** (routes)`, `src/api/** - routes`. */
const withoutRemark = (item: string) => /^`[^`]+`|^\S+/.exec(item)?.[0] ?? ''

const plainPattern = (pattern: string) =>
  pattern
    .replaceAll('`', '')
    .replace(/^\.\//, '')
    .replace(/(?<=.)[.;]$/, '')

/** The lines of the plan for one agent: what it is shown of it. The whole text where no heading names it. */
export function excerptFor(text: string, agent: string, agents: readonly string[]): string {
  const own = [...sections(text, agents)].filter(([name]) => name === agent)
  if (own.length === 0) return text
  const lines = text.split('\n')
  const first = lines.findIndex((line) => /^#{2,}\s/.test(line))
  const head = first < 0 ? [] : lines.slice(0, first)
  return [...head, ...own.flatMap(([, body, heading]) => [heading, ...body])].join('\n').trim()
}

/** A document without the sections that are for other agents alone: their headings name those and not this one. */
export function relatedTo(text: string, agent: string, agents: readonly string[]): string {
  const lines = text.split('\n')
  let skipped = Number.POSITIVE_INFINITY
  const kept = lines.filter((line) => {
    const [, marks = '', title = ''] = HEADING.exec(line) ?? []
    if (title !== '' && marks.length <= skipped) {
      const named = namedIn(title, agents)
      skipped = named.length > 0 && !named.includes(agent) ? marks.length : Number.POSITIVE_INFINITY
    }
    return skipped === Number.POSITIVE_INFINITY
  })
  return kept.join('\n').trim()
}

const HEADING = /^(#{2,6})\s+(.+)$/

const namedIn = (title: string, agents: readonly string[]) =>
  agents.filter((agent) => new RegExp(`(?<![\\w-])${plainText(agent)}(?![\\w-])`).test(title.toLowerCase()))

function* sections(
  text: string,
  agents: readonly string[],
): Generator<readonly [agent: string, body: readonly string[], heading: string]> {
  const lines = text.slice(0, 200_000).split('\n')
  const heads = lines.flatMap((line, at) => {
    const [, marks = '', title = ''] = HEADING.exec(line) ?? []
    return title === '' ? [] : [{ at, depth: marks.length, title }]
  })
  for (const [index, { at, depth, title }] of heads.entries()) {
    const named = namedIn(title, agents)
    if (named.length === 0) continue
    const end = heads.slice(index + 1).find((one) => one.depth <= depth)?.at ?? lines.length
    for (const agent of named) yield [agent, lines.slice(at + 1, end), lines[at] ?? '']
  }
}

const plainText = (name: string) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

const isSafe = (pattern: string): boolean =>
  pattern.length > 0 &&
  pattern.length <= 200 &&
  !pattern.startsWith('/') &&
  !pattern.split('/').includes('..') &&
  /^[\p{L}\p{N}_.*?@+\-[\]{},()/]+$/u.test(pattern) &&
  /[/*.]/.test(pattern)
