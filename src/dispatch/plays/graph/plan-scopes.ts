import { fits } from '../fit-state.ts'
import { NODE_BYTES } from './graph-state.ts'

/**
 * The files of each agent, as the planner wrote them in `plans/current.md`: a section per agent (its name in the
 * heading), in it a line such as `- 파일 범위: src/api/**, src/routes/**`. What is no safe pattern is ignored.
 */
export function planScopes(text: string, agents: readonly string[]): Readonly<Record<string, readonly string[]>> {
  const scopes: Record<string, string[]> = {}
  for (const [agent, body] of sections(text, agents)) {
    const patterns = body.flatMap((line) => {
      const [, list] = /^\s*[-*]?\s*\**(?:파일 범위|파일|scope|files?)\**\s*[:：]\s*(.+)$/i.exec(line) ?? []
      return (list ?? '').split(/[,\s]+/).map((one) => one.replaceAll('`', '').replace(/^\.\//, ''))
    })
    const safe = patterns.filter(isSafe)
    if (safe.length > 0) scopes[agent] = [...new Set([...(scopes[agent] ?? []), ...safe])].slice(0, 20)
  }
  return fits(scopes, NODE_BYTES.scopes) ? scopes : {}
}

/** The lines of the plan for one agent: what it is shown of it. The whole text where no heading names it. */
export function excerptFor(text: string, agent: string, agents: readonly string[]): string {
  const own = [...sections(text, agents)].filter(([name]) => name === agent)
  if (own.length === 0) return text
  const lines = text.split('\n')
  const first = lines.findIndex((line) => /^#{2,}\s/.test(line))
  const head = first < 0 ? [] : lines.slice(0, first)
  return [...head, ...own.flatMap(([, body, heading]) => [heading, ...body])].join('\n').trim()
}

function* sections(
  text: string,
  agents: readonly string[],
): Generator<readonly [agent: string, body: readonly string[], heading: string]> {
  const lines = text.slice(0, 200_000).split('\n')
  const heads = lines.flatMap((line, at) => {
    const [, marks = '', title = ''] = /^(#{2,6})\s+(.+)$/.exec(line) ?? []
    return title === '' ? [] : [{ at, depth: marks.length, title: title.toLowerCase() }]
  })
  for (const [index, { at, depth, title }] of heads.entries()) {
    const named = agents.filter((agent) => new RegExp(`(?<![\\w-])${plainText(agent)}(?![\\w-])`).test(title))
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
  /^[\p{L}\p{N}_.*?@+\-[\]{}()/]+$/u.test(pattern) &&
  /[/*.]/.test(pattern)
