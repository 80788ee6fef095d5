/** An agent CLI that Baton knows how to call without being told. */
export interface KnownAgent {
  readonly command: readonly [string, ...string[]]
  /** What it may need to reach its model, where the person has it in the environment. */
  readonly pass: readonly string[]
}

/**
 * A plain headless call for each: the request as an argument, the answer as text on standard output. None skips the
 * CLI's own permissions: editing files is allowed, in the run's own clone; whatever else the CLI would ask about, it
 * refuses to itself.
 */
export const KNOWN_AGENTS = {
  claude: {
    // Hooks of settings files, also of those that the run itself writes, do not run; CLAUDE.md is still read.
    command: [
      ...['claude', '-p', '{prompt}', '--permission-mode', 'acceptEdits'],
      ...['--settings', '{"disableAllHooks":true}'],
    ],
    pass: ['ANTHROPIC_API_KEY', 'ANTHROPIC_BASE_URL', 'CLAUDE_CODE_OAUTH_TOKEN'],
  },
  codex: {
    command: ['codex', 'exec', '-s', 'workspace-write', '{prompt}'],
    pass: ['OPENAI_API_KEY', 'OPENAI_BASE_URL', 'CODEX_HOME'],
  },
  gemini: {
    command: ['gemini', '-p', '{prompt}', '--approval-mode', 'auto_edit'],
    pass: ['GEMINI_API_KEY', 'GOOGLE_GEMINI_BASE_URL'],
  },
} as const satisfies Record<string, KnownAgent>

export type KnownAgentName = keyof typeof KNOWN_AGENTS

export const KNOWN_AGENT_NAMES = Object.keys(KNOWN_AGENTS) as readonly KnownAgentName[]

/** The words that may stand for an agent: a script that uses no model, or a CLI on the PATH. */
export const AGENT_WORDS = ['rehearsal', ...KNOWN_AGENT_NAMES] as const
