import { INTENTS, type Intent } from '../analysis/intent.ts'
import { type FileFault, type Frontmatter, readFrontmatter } from '../frontmatter/read-frontmatter.ts'
import type { Skill, SkillParameter } from './skill.ts'

/** A skill out of its file, or where the file is wrong. A skill without keywords never triggers by itself. */
export function readSkill(path: string, text: string): Skill | FileFault {
  const read = readFrontmatter(path, text)
  if (!read.ok) return read.fault
  const { fields, body } = read.value
  const intents = list(read.value, 'intents')
  const wrong = intents.find((one) => !INTENTS.includes(one as Intent))
  if (wrong !== undefined) {
    const { line = 1, column = 1 } = fields.get('intents') ?? {}
    return { path, line, column, problem: { ko: `알 수 없는 의도: ${wrong}`, en: `unknown intent: ${wrong}` } }
  }
  return {
    name: list(read.value, 'name')[0] || nameOf(path),
    path,
    description: list(read.value, 'description').join(' '),
    keywords: [
      ...list(read.value, 'keywords'),
      ...list(read.value, 'triggers'),
      ...words(section(body, /키워드|keywords?|(?<!not |don't )triggers?/i)),
    ],
    unless: [
      ...list(read.value, 'unless'),
      ...quoted(section(body, /트리거하지|do not trigger|don't trigger|not triggered/i)),
    ],
    follows: list(read.value, 'follows'),
    intents: intents.length === 0 ? ['feature'] : (intents as Intent[]),
    needs: list(read.value, 'needs').filter((one): one is SkillParameter => one === 'resource' || one === 'service'),
    prerequisites: section(body, /전제 ?조건|prerequisites?/i),
    body,
  }
}

const nameOf = (path: string) => {
  const parts = path.split('/')
  const file = parts.at(-1) ?? path
  return file.toLowerCase() === 'skill.md' ? (parts.at(-2) ?? file) : file.replace(/\.md$/i, '')
}

function list({ fields }: Frontmatter, key: string): readonly string[] {
  const value = fields.get(key)?.value ?? []
  if (typeof value !== 'string') return value
  return key === 'name' || key === 'description'
    ? [value]
    : value
        .split(',')
        .map((one) => one.trim())
        .filter((one) => one !== '')
}

/** The items below the first heading that matches. */
function section(body: string, heading: RegExp): readonly string[] {
  const lines = body.split('\n')
  const start = lines.findIndex((line) => /^#{1,6}\s/.test(line) && heading.test(line))
  if (start < 0) return []
  const rest = lines.slice(start + 1)
  const end = rest.findIndex((line) => /^#{1,6}\s/.test(line))
  return rest
    .slice(0, end < 0 ? rest.length : end)
    .flatMap((line) => /^\s*(?:[-*]|\d+\.)\s+(.+)$/.exec(line)?.[1]?.trim() ?? [])
}

const words = (items: readonly string[]) =>
  items
    .flatMap((item) => item.split(','))
    .map((one) => one.replaceAll('`', '').trim())
    .filter((one) => one !== '')

/** Prose is for people; what an item quotes is looked for in the request. */
const quoted = (items: readonly string[]) =>
  items.flatMap((item) => [...item.matchAll(/["“`]([^"”`]{2,80})["”`]/g)].map((found) => found[1] ?? ''))
