import { foldPath } from './fold-path.ts'

/**
 * What counts as the settings of an agent: files that decide what an agent may do or runs by itself, or that
 * hold its credentials. The names count at any depth, since an agent reads the folder that it is started in.
 *
 * Nothing in these folders may be written. Prose for agents in them may be read, such as the rules that the
 * sample HANDOFF.md names as Input. CLAUDE.md, AGENTS.md and the like are prose and no settings.
 */
const FOLDERS: ReadonlySet<string> = new Set([
  '.aider',
  '.amazonq',
  '.baton',
  '.claude',
  '.cline',
  '.codex',
  '.continue',
  '.copilot',
  '.cursor',
  '.devcontainer',
  '.gemini',
  '.idea',
  '.kiro',
  '.opencode',
  '.qwen',
  '.roo',
  '.vscode',
  '.windsurf',
  '.zed',
])

const FILES: ReadonlySet<string> = new Set([
  '.mcp.json',
  '.claude.json',
  '.aider.conf.yml',
  'opencode.json',
  'opencode.jsonc',
])

/** The folder or file of agent settings that a path lies in. Segments are in lower case. */
export function agentSettingsIn(segments: readonly string[], use: 'read' | 'write'): string | undefined {
  return segments.find((segment, index) => {
    if (FILES.has(segment)) return true
    return FOLDERS.has(segment) && !(use === 'read' && isProse(segment, segments[index + 1]))
  })
}

/**
 * Whether a file of a tree is agent settings: what never lands without a person's yes. Prose for agents is none. A
 * link of such a name is, wherever it leads.
 */
export function isAgentSettings(path: string): boolean {
  const names = foldPath(path).split('/')
  if (agentSettingsIn(names, 'read') !== undefined) return true
  // Of `.claude`, Markdown alone is prose: skills bring scripts, and plugins bring all of it.
  return names.includes('.claude') && (names.includes('plugins') || !names.at(-1)?.endsWith('.md'))
}

function isProse(folder: string, inside: string | undefined): boolean {
  if (inside === undefined) return false
  if (folder === '.cursor') return inside === 'rules'
  return folder === '.claude' && inside !== 'hooks' && inside !== '.credentials.json' && !inside.startsWith('settings')
}
