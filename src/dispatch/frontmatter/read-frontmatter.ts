import type { Localized } from '../../protocol/lang.ts'

/** Where a file cannot be read, and why. Lines and columns begin at 1. */
export interface FileFault {
  readonly path: string
  readonly line: number
  readonly column: number
  readonly problem: Localized
}

interface Field {
  readonly value: string | readonly string[]
  /** Of a nested map: its own entries with plain values. What lies deeper is not read. */
  readonly map?: ReadonlyMap<string, string>
  readonly line: number
  readonly column: number
}

export interface Frontmatter {
  readonly fields: ReadonlyMap<string, Field>
  readonly body: string
}

export type ReadFrontmatter =
  | { readonly ok: true; readonly value: Frontmatter }
  | { readonly ok: false; readonly fault: FileFault }

const LONGEST = 256 * 1024

/**
 * The part between two lines `---` at the start of a Markdown file: `key: value` with plain and quoted scalars, lists in
 * both forms and block texts. It is a strict subset of YAML: anchors, aliases and tags are refused, and of what is nested
 * (hooks and servers of Claude Code, tools and permissions of OpenCode) only the first level is read.
 */
export function readFrontmatter(path: string, text: string): ReadFrontmatter {
  if (text.length > LONGEST)
    return failed(path, 1, 1, { ko: '파일이 256 KiB보다 큽니다', en: 'the file is larger than 256 KiB' })
  const lines = text.replace(/^\uFEFF/, '').split(/\r?\n/)
  if (lines[0]?.trimEnd() !== '---')
    return failed(path, 1, 1, { ko: '첫 줄이 --- 가 아닙니다', en: 'the first line is not ---' })
  const end = lines.findIndex((line, at) => at > 0 && line.trimEnd() === '---')
  if (end < 0) return failed(path, lines.length, 1, { ko: '닫는 --- 가 없습니다', en: 'the closing --- is missing' })
  const fields = new Map<string, Field>()
  for (let at = 1; at < end; ) {
    const read = readField(lines, at, end)
    if ('problem' in read) return failed(path, read.line, read.column, read.problem)
    if (read.key !== undefined) {
      if (fields.has(read.key))
        return failed(path, at + 1, 1, { ko: `키가 두 번 나옵니다: ${read.key}`, en: `duplicate key: ${read.key}` })
      const { value, column, map } = read
      fields.set(read.key, { value, line: at + 1, column, ...(map ? { map } : {}) })
    }
    at = read.next
  }
  return {
    ok: true,
    value: {
      fields,
      body: lines
        .slice(end + 1)
        .join('\n')
        .trim(),
    },
  }
}

type Read =
  | (Pick<Field, 'value' | 'column' | 'map'> & { readonly key?: string; readonly next: number })
  | { readonly problem: Localized; readonly line: number; readonly column: number }

/** One `key: …` with what belongs to it on the lines below. */
function readField(lines: readonly string[], at: number, end: number): Read {
  const line = lines[at] ?? ''
  if (/^\s*(?:#.*)?$/.test(line)) return { value: '', column: 1, next: at + 1 }
  const found = /^([A-Za-z_][\w-]*):(?:[ \t]+(.*))?$/.exec(line)
  if (!found)
    return {
      problem: { ko: '`이름: 값` 형식이 아닙니다', en: 'not of the form `name: value`' },
      line: at + 1,
      column: 1 + line.search(/\S/),
    }
  const [, key = '', given = ''] = found
  const column = line.length - given.length + 1
  const rest = given.trim()
  let next = at + 1
  const below: string[] = []
  while (
    next < end &&
    /^(?:[ \t]+\S|[ \t]*-[ \t]|[ \t]*$)/.test(lines[next] ?? '') &&
    !(rest !== '' && /^-/.test(lines[next] ?? ''))
  )
    below.push(lines[next++] ?? '')
  if (/^[|>][+-]?$/.test(rest)) {
    const texts = below.map((one) => one.trim())
    return { key, value: texts.join(rest.startsWith('|') ? '\n' : ' ').trim(), column, next }
  }
  if (rest === '' || rest.startsWith('#')) {
    const [first = ''] = below.filter((one) => !/^\s*(?:#.*)?$/.test(one))
    if (MAP_ENTRY.test(first)) return { key, value: '', map: mapBelow(below), column, next }
    return listBelow(key, below, at, next, column)
  }
  const stray = below.findIndex((one) => one.trim() !== '')
  if (stray >= 0)
    return {
      problem: { ko: '값 아래에 들여쓴 줄이 있습니다', en: 'an indented line below a value' },
      line: at + 2 + stray,
      column: 1,
    }
  if (/^\{.*\}$/.test(rest)) return { key, value: '', map: mapBelow(rest.slice(1, -1).split(',')), column, next }
  const value = rest.startsWith('[') ? inlineList(rest) : scalar(rest)
  return isFault(value) ? { problem: value, line: at + 1, column } : { key, value, column, next }
}

const MAP_ENTRY = /^(\s*)(?!-\s)("[^"]*"|'[^']*'|[^\s"'#:][^:]*):(?:\s+(.*))?$/

/** The entries that are indented as the first one is. */
function mapBelow(below: readonly string[]): ReadonlyMap<string, string> {
  const map = new Map<string, string>()
  const entries = below.flatMap((line) => {
    const [, indent = '', name = '', given = ''] = MAP_ENTRY.exec(line) ?? []
    return name === '' ? [] : [{ indent, name: name.replaceAll(/^["']|["']$/g, ''), value: scalar(given.trim()) }]
  })
  for (const { indent, name, value } of entries) {
    if (indent === entries[0]?.indent && typeof value === 'string') map.set(name, value)
  }
  return map
}

/** `- one` on each line. What is indented deeper than the first item belongs to an item that is a map. */
function listBelow(key: string, below: readonly string[], at: number, next: number, column: number): Read {
  const items: string[] = []
  const [first = ''] = below.filter((line) => /^\s*-\s/.test(line))
  const depth = first.search(/\S/)
  for (const [index, line] of below.entries()) {
    if (/^\s*(?:#.*)?$/.test(line)) continue
    if (items.length > 0 && line.search(/\S/) > depth) continue
    const item = /^\s*-\s+(.+)$/.exec(line)?.[1]
    const value: string | Localized =
      item === undefined ? { ko: '목록의 항목(- )이 아닙니다', en: 'not an item of a list (- )' } : scalar(item.trim())
    if (isFault(value)) return { problem: value, line: at + 2 + index, column: 1 + line.search(/\S/) }
    items.push(value)
  }
  return { key, value: items.length === 0 ? '' : items, column, next }
}

/** `[one, "two, three"]`. */
function inlineList(text: string): readonly string[] | Localized {
  const inner = /^\[(.*)\](?:\s+#.*)?$/.exec(text)?.[1]
  if (inner === undefined) return { ko: '목록의 ] 가 없습니다', en: 'the ] of the list is missing' }
  const items: string[] = []
  for (const part of inner.match(/\s*(?:"(?:[^"\\]|\\.)*"|'(?:[^']|'')*'|[^,]+)/g) ?? []) {
    if (part.trim() === '') continue
    const value = scalar(part.trim())
    if (isFault(value)) return value
    items.push(value)
  }
  return items
}

function scalar(text: string): string | Localized {
  if (text.startsWith('"')) {
    const found = /^("(?:[^"\\]|\\.)*")(?:\s+#.*)?$/.exec(text)?.[1]
    try {
      if (found !== undefined) return JSON.parse(found) as string
    } catch {
      // An escape that JSON does not know is refused below.
    }
    return {
      ko: '따옴표가 닫히지 않았거나 이스케이프가 잘못되었습니다',
      en: 'the quote is not closed, or an escape is wrong',
    }
  }
  if (text.startsWith("'")) {
    const found = /^'((?:[^']|'')*)'(?:\s+#.*)?$/.exec(text)?.[1]
    return found?.replaceAll("''", "'") ?? { ko: '따옴표가 닫히지 않았습니다', en: 'the quote is not closed' }
  }
  if (/^[&*!{@`%]/.test(text))
    return { ko: `여기서 쓸 수 없는 YAML입니다: ${text[0]}`, en: `this YAML is not supported here: ${text[0]}` }
  return text.replace(/\s+#.*$/, '').trimEnd()
}

const isFault = (value: unknown): value is Localized => typeof value === 'object' && value !== null && 'en' in value

const failed = (path: string, line: number, column: number, problem: Localized): ReadFrontmatter => ({
  ok: false,
  fault: { path, line, column, problem },
})
