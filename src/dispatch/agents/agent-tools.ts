import type { Frontmatter } from '../frontmatter/read-frontmatter.ts'

/** What an agent file says of tools, by the names of Claude Code. */
export interface AgentTools {
  /** Null: all tools. */
  readonly tools: readonly string[] | null
  readonly disallowedTools: readonly string[]
}

/**
 * The tools of an agent. OpenCode has maps for them (`tools: {write: false}`, `permission: {edit: deny}`), of which only
 * what is refused has a meaning for another CLI; lists of Gemini, Qwen and Copilot name tools of their own.
 */
export function agentTools(
  { fields }: Frontmatter,
  { isClaudes, many }: { readonly isClaudes: boolean; readonly many: (key: string) => readonly string[] },
): AgentTools {
  const refused = (key: string, word: string) =>
    [...(fields.get(key)?.map ?? [])].flatMap(([name, value]) => (value === word ? (TOOLS_OF[name] ?? []) : []))
  const disallowed = [...many('disallowedTools'), ...refused('tools', 'false'), ...refused('permission', 'deny')]
  const isList = fields.has('tools') && !fields.get('tools')?.map
  return {
    tools: isClaudes && isList ? many('tools') : null,
    disallowedTools: [...new Set(disallowed)],
  }
}

const TOOLS_OF: Readonly<Record<string, readonly string[]>> = {
  write: ['Write'],
  edit: ['Edit', 'Write'],
  bash: ['Bash'],
  read: ['Read'],
  grep: ['Grep'],
  glob: ['Glob'],
  webfetch: ['WebFetch'],
  websearch: ['WebSearch'],
  task: ['Task'],
}

/** `Bash`, `Bash(git push:*)`, `mcp__server__tool`: what can be said in one flag, between commas. */
const TOOL = /^[A-Za-z][\w*-]{0,100}(?:\([^(),\p{C}]{1,200}\))?$/u

export const isTool = (text: string): boolean => TOOL.test(text)

/**
 * The flags of Claude Code for them. Who leaves a document needs `Write`, and questions come by a tool too. `--tools` are
 * built-in tools by their names alone; those of servers stay.
 */
export function toolFlags({ tools, disallowedTools }: AgentTools, { writes }: { readonly writes: boolean }) {
  const names = (tools ?? []).filter((tool) => !tool.startsWith('mcp__')).map((tool) => tool.replace(/\(.*$/, ''))
  const needed = ['AskUserQuestion', ...(writes ? ['Write'] : [])]
  const refused = disallowedTools.filter((tool) => !(writes && tool === 'Write'))
  return [
    ...(tools === null ? [] : ['--tools', [...new Set([...names, ...needed])].join(',')]),
    ...(refused.length > 0 ? ['--disallowedTools', refused.join(',')] : []),
  ]
}
