/**
 * What an agent may do without a question, in words that hold for every agent CLI: `read`, `edit`, `checks`, `web`,
 * `run npm test`, `run git log *`, `edit docs/*`, `tool mcp__jira__search`.
 */
export type PermissionRule = string

export const PERMISSION_KINDS = ['read', 'edit', 'run', 'web', 'tool'] as const
export type PermissionKind = (typeof PERMISSION_KINDS)[number]

/** One thing that the model of a CLI wants to do. */
export interface PermissionAsk {
  readonly kind: PermissionKind
  /** The command, the path, the address or the name of the tool. */
  readonly subject: string
  /** What the CLI calls it. */
  readonly tool: string
}

/** `checks` stands for the commands of the project's checks. */
const WORD = /^(?:read|edit|web|checks|(?:read|edit|run|web|tool) \S[^\n\r]*)$/

export const isPermissionRule = (text: string): boolean => WORD.test(text)

/** Read and edit inside the clone, and run the project's checks: what a stage may do where nothing else is said. */
export const DEFAULT_PERMISSIONS: readonly PermissionRule[] = ['read', 'edit', 'checks']

/** With one of these, a command is more than the words it begins with: no `*` covers it. */
const SHELL_SYNTAX = /[;&|<>`$(){}\n\r\\]/

/**
 * Whether one of the rules covers what is asked. `read` and `edit` alone mean inside the clone, which the CLI decides
 * before it asks: what it asks about is outside. So they cover nothing here unless the adapter says `inside`.
 */
export function isPermitted(rules: readonly PermissionRule[], ask: PermissionAsk, inside = false): boolean {
  return rules.some((rule) => covers(rule, ask, inside))
}

function covers(rule: PermissionRule, { kind, subject }: PermissionAsk, inside: boolean): boolean {
  const space = rule.indexOf(' ')
  const word = space < 0 ? rule : rule.slice(0, space)
  if (word !== kind) return false
  if (space < 0) return kind === 'web' || (inside && (kind === 'read' || kind === 'edit'))
  return matches(rule.slice(space + 1), subject, kind)
}

function matches(pattern: string, subject: string, kind: PermissionKind): boolean {
  if (!pattern.endsWith('*')) return pattern === subject
  if (kind === 'run' && SHELL_SYNTAX.test(subject)) return false
  if (subject.split(/[/\\]/).includes('..')) return false
  const start = pattern.slice(0, -1)
  return subject.startsWith(start) || (kind === 'run' && subject === start.trimEnd())
}

/** The rule by which the same is allowed from now on. */
export function ruleOf({ kind, subject }: PermissionAsk): PermissionRule {
  return `${kind} ${subject}`
}
