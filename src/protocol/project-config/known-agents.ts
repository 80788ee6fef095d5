import type { AdapterName } from '../adapter-names.ts'

/** An agent CLI that Baton knows how to call without being told. */
export interface KnownAgent {
  readonly adapter: AdapterName
  /** How commands are allowed in advance; without it the CLI decides by its sandbox. `{command}` is one of them. */
  readonly allow?: { readonly flag: string; readonly form: string }
  readonly command: readonly [string, ...string[]]
  /** What it may need to reach its model, where the person has it in the environment. */
  readonly pass: readonly string[]
}

/** Ways to the network that each of them may need. */
const NETWORK = [
  'HTTP_PROXY',
  'HTTPS_PROXY',
  'NO_PROXY',
  'http_proxy',
  'https_proxy',
  'no_proxy',
  'ALL_PROXY',
  'all_proxy',
  'NODE_EXTRA_CA_CERTS',
  'SSL_CERT_FILE',
  'SSL_CERT_DIR',
] as const

/** Keys of model providers, for agents that work with any of them. */
const PROVIDERS = [
  'ANTHROPIC_API_KEY',
  'OPENAI_API_KEY',
  'OPENAI_BASE_URL',
  'GEMINI_API_KEY',
  'GOOGLE_API_KEY',
  'GOOGLE_GENERATIVE_AI_API_KEY',
  'OPENROUTER_API_KEY',
  'GROQ_API_KEY',
  'MISTRAL_API_KEY',
  'DEEPSEEK_API_KEY',
  'XAI_API_KEY',
] as const

/** Where programs keep their settings and logins, if not in the usual folders of the home. */
const XDG = ['XDG_CONFIG_HOME', 'XDG_DATA_HOME', 'XDG_STATE_HOME', 'XDG_CACHE_HOME'] as const

/**
 * A headless call for each: the request on standard input (`{prompt}` says so), a stream of events on standard output (`src/agents/adapters`).
 * None skips the CLI's own permissions: editing files is allowed, in the run's own clone. Whatever else the CLI would ask
 * about becomes a question to a person where its adapter has a conversation (`acp`); the others refuse it to themselves.
 */
export const KNOWN_AGENTS = {
  claude: {
    adapter: 'claude',
    allow: { flag: '--allowedTools', form: 'Bash({command})' },
    command: [
      'claude',
      '-p',
      '{prompt}',
      '--output-format',
      'stream-json',
      '--verbose',
      '--permission-mode',
      'acceptEdits',
      // Hooks of settings files, also of those that the run itself writes, do not run; CLAUDE.md is still read.
      '--settings',
      '{"disableAllHooks":true}',
    ],
    pass: [
      'ANTHROPIC_API_KEY',
      'ANTHROPIC_AUTH_TOKEN',
      'ANTHROPIC_BASE_URL',
      'ANTHROPIC_MODEL',
      'ANTHROPIC_SMALL_FAST_MODEL',
      'ANTHROPIC_DEFAULT_OPUS_MODEL',
      'ANTHROPIC_DEFAULT_SONNET_MODEL',
      'ANTHROPIC_DEFAULT_HAIKU_MODEL',
      'CLAUDE_CODE_SUBAGENT_MODEL',
      'ANTHROPIC_CUSTOM_HEADERS',
      'CLAUDE_CODE_OAUTH_TOKEN',
      'CLAUDE_CONFIG_DIR',
      'CLAUDE_CODE_USE_BEDROCK',
      'CLAUDE_CODE_USE_VERTEX',
      'CLAUDE_CODE_SKIP_BEDROCK_AUTH',
      'CLAUDE_CODE_SKIP_VERTEX_AUTH',
      'ANTHROPIC_VERTEX_PROJECT_ID',
      'ANTHROPIC_VERTEX_BASE_URL',
      'ANTHROPIC_BEDROCK_BASE_URL',
      'CLOUD_ML_REGION',
      'GOOGLE_CLOUD_PROJECT',
      'AWS_REGION',
      'AWS_DEFAULT_REGION',
      'AWS_PROFILE',
      'AWS_CONFIG_FILE',
      'AWS_SHARED_CREDENTIALS_FILE',
      'AWS_ACCESS_KEY_ID',
      'AWS_SECRET_ACCESS_KEY',
      'AWS_SESSION_TOKEN',
      'AWS_BEARER_TOKEN_BEDROCK',
      'GOOGLE_APPLICATION_CREDENTIALS',
      'CLAUDE_CODE_DISABLE_NONESSENTIAL_TRAFFIC',
      'CLAUDE_CODE_MAX_RETRIES',
      'API_TIMEOUT_MS',
      'DISABLE_AUTOUPDATER',
      ...NETWORK,
    ],
  },
  codex: {
    adapter: 'codex',
    command: ['codex', 'exec', '--json', '-s', 'workspace-write', '{prompt}'],
    pass: ['CODEX_API_KEY', 'OPENAI_API_KEY', 'OPENAI_BASE_URL', 'CODEX_CA_CERTIFICATE', 'CODEX_HOME', ...NETWORK],
  },
  gemini: {
    adapter: 'acp',
    // Every clone is a new folder to it, which it would not trust.
    command: ['gemini', '--acp', '--approval-mode', 'auto_edit', '--skip-trust'],
    pass: [
      'GEMINI_API_KEY',
      'GEMINI_MODEL',
      'GOOGLE_API_KEY',
      'GOOGLE_GEMINI_BASE_URL',
      'GOOGLE_VERTEX_BASE_URL',
      'GOOGLE_GENAI_API_VERSION',
      'GOOGLE_GENAI_USE_VERTEXAI',
      'GOOGLE_GENAI_USE_GCA',
      'GEMINI_API_KEY_AUTH_MECHANISM',
      'GEMINI_CLI_CUSTOM_HEADERS',
      'GEMINI_CLI_SYSTEM_DEFAULTS_PATH',
      'GEMINI_CLI_SYSTEM_SETTINGS_PATH',
      'GEMINI_CLI_HOME',
      'GOOGLE_CLOUD_PROJECT',
      'GOOGLE_CLOUD_LOCATION',
      'GOOGLE_APPLICATION_CREDENTIALS',
      ...NETWORK,
    ],
  },
  opencode: {
    adapter: 'acp',
    command: ['opencode', 'acp'],
    pass: [
      'OPENCODE_API_KEY',
      'OPENCODE_CONFIG',
      'OPENCODE_CONFIG_CONTENT',
      'OPENCODE_CONFIG_DIR',
      'OPENCODE_PERMISSION',
      'OPENCODE_DISABLE_AUTOUPDATE',
      'OPENCODE_DISABLE_MODELS_FETCH',
      'OPENCODE_MODELS_URL',
      ...PROVIDERS,
      ...XDG,
      ...NETWORK,
    ],
  },
  qwen: {
    adapter: 'acp',
    command: ['qwen', '--acp', '--approval-mode', 'auto-edit'],
    pass: [
      'OPENAI_API_KEY',
      'OPENAI_BASE_URL',
      'OPENAI_MODEL',
      'QWEN_MODEL',
      'QWEN_HOME',
      'QWEN_CODE_SYSTEM_DEFAULTS_PATH',
      'QWEN_CODE_SYSTEM_SETTINGS_PATH',
      'DASHSCOPE_API_KEY',
      'BAILIAN_CODING_PLAN_API_KEY',
      ...NETWORK,
    ],
  },
  copilot: {
    adapter: 'acp',
    command: ['copilot', '--acp', '--allow-tool', 'write'],
    pass: [
      'COPILOT_GITHUB_TOKEN',
      'GH_TOKEN',
      'GITHUB_TOKEN',
      'COPILOT_HOME',
      'COPILOT_MODEL',
      'COPILOT_PROVIDER_BASE_URL',
      'COPILOT_PROVIDER_API_KEY',
      'COPILOT_PROVIDER_TYPE',
      'COPILOT_AUTO_UPDATE',
      ...XDG,
      ...NETWORK,
    ],
  },
  goose: {
    adapter: 'acp',
    command: ['goose', 'acp', '--with-builtin', 'developer'],
    pass: [
      'GOOSE_PROVIDER',
      'GOOSE_MODEL',
      'GOOSE_MODE',
      'GOOSE_DISABLE_KEYRING',
      'OPENAI_HOST',
      'OPENAI_BASE_PATH',
      'ANTHROPIC_HOST',
      'DATABRICKS_HOST',
      'DATABRICKS_TOKEN',
      'OLLAMA_HOST',
      ...PROVIDERS,
      ...XDG,
      ...NETWORK,
    ],
  },
} as const satisfies Record<string, KnownAgent>

export type KnownAgentName = keyof typeof KNOWN_AGENTS

export const KNOWN_AGENT_NAMES = Object.keys(KNOWN_AGENTS) as readonly KnownAgentName[]

/** The words that may stand for an agent: a script that uses no model, or a CLI on the PATH. */
export const AGENT_WORDS = ['rehearsal', ...KNOWN_AGENT_NAMES] as const
