import type { Localized } from '../../protocol/lang.ts'
import type { Tier } from '../../protocol/project-config/agent-options.ts'
import { type FileFault, type Frontmatter, readFrontmatter } from '../frontmatter/read-frontmatter.ts'
import { splitPatterns } from '../graph/expand-braces.ts'
import { LONGEST_PATTERN } from '../graph/scope-matcher.ts'
import { AGENT_KINDS, type AgentKind, tierOf } from './agent-kinds.ts'
import { agentTools, isTool } from './agent-tools.ts'

/** One agent as its file defines it. */
export interface AgentDefinition {
  readonly name: string
  readonly path: string
  readonly description: string
  readonly kind: AgentKind
  /** The file says no kind: its name and description were looked at. */
  readonly isKindGuessed: boolean
  readonly model: string
  readonly tier: Tier
  /** Null: all tools. */
  readonly tools: readonly string[] | null
  readonly disallowedTools: readonly string[]
  readonly maxTurns: number | null
  readonly skills: readonly string[]
  /** Files that it may touch, as patterns; empty: it writes documents only. */
  readonly scope: readonly string[]
  /** Whether its file names them, if only as none. */
  readonly saysScope: boolean
  readonly work: string
  readonly criteria: readonly string[]
  readonly output: string
  readonly body: string
}

const NAME = /^[a-z0-9][a-z0-9._-]{0,63}$/
const MAX_TURNS = 1_000

/** An agent out of its Markdown file, or where the file is wrong. Fields that Baton does not know are ignored. */
export function readAgent(path: string, text: string): AgentDefinition | FileFault {
  const read = readFrontmatter(path, text)
  if (!read.ok) return read.fault
  const { fields, body } = read.value
  const fault = (key: string, problem: Localized): FileFault => {
    const { line = 1, column = 1 } = fields.get(key) ?? {}
    return { path, line, column, problem }
  }
  // OpenCode names an agent by its file alone.
  const name = one(read.value, 'name') || (path.split('/').at(-1) ?? '').replace(/(?:\.agent)?\.md$/i, '').toLowerCase()
  if (!NAME.test(name))
    return fault('name', {
      ko: 'name 은 영문 소문자, 숫자, - 로 씁니다 (예: name: backend)',
      en: 'the name must be lower case letters a-z, digits and - (as in name: backend)',
    })
  const description = one(read.value, 'description')
  if (description === '')
    return fault('description', { ko: 'description 이 없습니다', en: 'the description is missing' })
  // Gemini and OpenCode have other words for it.
  const turnsKey = ['maxTurns', 'max_turns', 'steps', 'maxSteps'].find((key) => fields.has(key)) ?? 'maxTurns'
  const turns = one(read.value, turnsKey)
  if (turns !== '' && !(/^\d{1,4}$/.test(turns) && Number(turns) >= 1 && Number(turns) <= MAX_TURNS))
    return fault(turnsKey, {
      ko: `${turnsKey} 는 1에서 1000 사이의 정수입니다`,
      en: `${turnsKey} must be an integer from 1 to 1000`,
    })
  const isClaudes = !OTHER_TOOLS.test(path)
  // In files of Gemini `kind` says where an agent runs.
  const given = isClaudes || one(read.value, 'kind') !== 'local' ? one(read.value, 'kind') : ''
  const kind = given === '' ? guessKind(name, description) : AGENT_KINDS.find((known) => known === given)
  if (kind === undefined)
    return fault('kind', {
      ko: `kind 는 ${AGENT_KINDS.join(', ')} 중 하나입니다`,
      en: `kind must be one of ${AGENT_KINDS.join(', ')}`,
    })
  const listed = (key: string) => many(read.value, key)
  const tools = agentTools(read.value, { isClaudes, many: listed })
  const refused = tools.disallowedTools.find((tool) => !isTool(tool))
  if (refused !== undefined)
    return fault('disallowedTools', {
      ko: `도구 이름이 아닙니다: ${refused.slice(0, 80)}`,
      en: `not the name of a tool: ${refused.slice(0, 80)}`,
    })
  const scope = scopeOf(read.value)
  if (scope.some((pattern) => pattern.length > LONGEST_PATTERN))
    return fault('scope', {
      ko: `패턴은 ${LONGEST_PATTERN}자까지 쓸 수 있습니다`,
      en: `a pattern may have at most ${LONGEST_PATTERN} characters`,
    })
  const model = isClaudes ? one(read.value, 'model') || 'inherit' : modelOf(one(read.value, 'model'))
  return {
    name,
    path,
    description,
    kind,
    isKindGuessed: given === '',
    model,
    tier: tierOf(model),
    ...tools,
    maxTurns: turns === '' ? null : Number(turns),
    skills: many(read.value, 'skills'),
    scope,
    saysScope: fields.has('scope'),
    work: section(body, /^#+ .*(?:할 일|task|what you do)/im) || description,
    criteria: section(body, /^#+ .*(?:완료 기준|criteria|done when)/im)
      .split('\n')
      .flatMap((line) => /^\s*[-*]\s+(.+)$/.exec(line)?.[1] ?? []),
    output: section(body, /^#+ .*(?:산출물|output)/im),
    body,
  }
}

/** Folders of other tools than Claude Code: their words for models, tools and kinds are their own. */
const OTHER_TOOLS = /^\.(?:github|qwen|gemini|opencode)\//

/** `anthropic/claude-opus-4` is a model of Claude Code too; one of another vendor is not. */
const modelOf = (model: string): string =>
  /claude|^(?:opus|sonnet|haiku)$/i.exec(model) ? model.replace(/^.*\//, '') : 'inherit'

const scopeOf = ({ fields }: Frontmatter): readonly string[] => {
  const value = fields.get('scope')?.value ?? []
  return typeof value === 'string' ? splitPatterns(value) : value
}

const one = ({ fields }: Frontmatter, key: string): string => {
  const value = fields.get(key)?.value ?? ''
  return typeof value === 'string' ? value : value.join(', ')
}

/** A list, or one line with commas as Claude Code writes tools. */
const many = ({ fields }: Frontmatter, key: string): readonly string[] => {
  const value = fields.get(key)?.value ?? []
  return typeof value === 'string'
    ? value
        .split(/,(?![^()]*\))/)
        .map((part) => part.trim())
        .filter((part) => part !== '')
    : value
}

function section(body: string, heading: RegExp): string {
  const found = heading.exec(body)
  if (!found) return ''
  const rest = body.slice(found.index).split('\n').slice(1)
  const end = rest.findIndex((line) => /^#+\s/.test(line))
  return rest
    .slice(0, end < 0 ? rest.length : end)
    .join('\n')
    .trim()
}

/** Agents of other tools have no kind: their name and description tell. */
function guessKind(name: string, description: string): AgentKind {
  const text = `${name} ${description}`.toLowerCase()
  const found = GUESSES.find(([, words]) => words.test(name)) ?? GUESSES.find(([, words]) => words.test(text))
  return found?.[0] ?? 'implementation'
}

const GUESSES: readonly (readonly [AgentKind, RegExp])[] = [
  ['verification', /review|test|qa|audit|verif|architect|검토|검증|테스트/],
  ['analysis', /research|analy|explor|investigat|조사|분석/],
  ['design', /plan|design|product|\bpm\b|설계|기획|계획/],
  ['data', /dba|database|schema|migration|데이터베이스|스키마/],
]
