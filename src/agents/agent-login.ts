import { existsSync, readFileSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'
import type { KnownAgentName } from '../protocol/project-config/known-agents.ts'

/**
 * Whether an agent CLI seems to be logged in, by what lies on this machine. Nothing is started and nothing is asked of a
 * network, so a login that is visible may still have expired.
 */
export interface AgentLogin {
  /** `unknown`: it may be kept where only the CLI can look. */
  readonly state: 'visible' | 'missing' | 'unknown'
  /** The variable or the file by which it is known, or the reason why it is not. */
  readonly by: string | null
}

type Environment = Readonly<Record<string, string | undefined>>

export function agentLogin(name: KnownAgentName, env: Environment = process.env, home = homedir()): AgentLogin {
  return LOGINS[name](env, home)
}

const LOGINS: Readonly<Record<KnownAgentName, (env: Environment, home: string) => AgentLogin>> = {
  claude: (env, home) => {
    const cloud = firstSet(env, ['CLAUDE_CODE_USE_BEDROCK', 'CLAUDE_CODE_USE_VERTEX'])
    if (cloud !== undefined) return unknown(cloud)
    const variable = firstSet(env, ['ANTHROPIC_API_KEY', 'ANTHROPIC_AUTH_TOKEN', 'CLAUDE_CODE_OAUTH_TOKEN'])
    if (variable !== undefined) return visible(variable)
    const file = join(env.CLAUDE_CONFIG_DIR || join(home, '.claude'), '.credentials.json')
    if (existsSync(file)) return visible(file)
    return process.platform === 'darwin' ? unknown('Keychain') : MISSING
  },
  codex: (env, home) => {
    if (env.CODEX_API_KEY) return visible('CODEX_API_KEY')
    const folder = env.CODEX_HOME || join(home, '.codex')
    const file = join(folder, 'auth.json')
    if (existsSync(file)) return visible(file)
    const config = join(folder, 'config.toml')
    return /^\s*(?:model_provider|cli_auth_credentials_store)\s*=/m.test(textOf(config)) ? unknown(config) : MISSING
  },
  gemini: (env, home) => {
    const settings = join(home, '.gemini', 'settings.json')
    const cloud = firstSet(env, ['GOOGLE_GENAI_USE_VERTEXAI', 'GOOGLE_GENAI_USE_GCA'])
    if (cloud !== undefined) return unknown(cloud)
    // Without a login type in its settings the CLI exits with 41, whatever key it has.
    const type = /"selectedType"\s*:\s*"([^"]+)"/.exec(textOf(settings))?.[1]
    if (type === undefined) return MISSING
    const file = join(home, '.gemini', 'oauth_creds.json')
    if (type === 'oauth-personal') return existsSync(file) ? visible(file) : MISSING
    if (type !== 'gemini-api-key') return unknown(`${settings}: ${type}`)
    if (env.GEMINI_API_KEY) return visible('GEMINI_API_KEY')
    return existsSync(join(home, '.gemini', '.env')) ? unknown(join(home, '.gemini', '.env')) : MISSING
  },
  opencode: (env, home) => {
    const file = join(env.XDG_DATA_HOME || join(home, '.local', 'share'), 'opencode', 'auth.json')
    if (existsSync(file)) return visible(file)
    // Providers may also be named in its configuration, or by their own variables.
    const config = join(env.XDG_CONFIG_HOME || join(home, '.config'), 'opencode')
    const named = firstSet(env, ['OPENCODE_CONFIG', 'OPENCODE_CONFIG_CONTENT', 'OPENCODE_CONFIG_DIR'])
    return named !== undefined || existsSync(config) ? unknown(named ?? config) : MISSING
  },
  qwen: (env, home) => {
    if (env.OPENAI_API_KEY) return visible('OPENAI_API_KEY')
    const folder = env.QWEN_HOME || join(home, '.qwen')
    const file = join(folder, 'oauth_creds.json')
    if (existsSync(file)) return visible(file)
    const settings = join(folder, 'settings.json')
    return /"selectedType"\s*:/.test(textOf(settings)) ? unknown(settings) : MISSING
  },
  copilot: (env, home) => {
    const variable = firstSet(env, ['COPILOT_GITHUB_TOKEN', 'GH_TOKEN', 'GITHUB_TOKEN', 'COPILOT_PROVIDER_API_KEY'])
    if (variable !== undefined) return visible(variable)
    // The token itself may be in the keyring of the system.
    const config = join(env.COPILOT_HOME || join(home, '.copilot'), 'config.json')
    return existsSync(config) ? unknown(config) : MISSING
  },
  goose: (env, home) => {
    if (env.GOOSE_PROVIDER) return unknown('GOOSE_PROVIDER')
    const config = join(env.XDG_CONFIG_HOME || join(home, '.config'), 'goose', 'config.yaml')
    return existsSync(config) ? unknown(config) : MISSING
  },
}

const MISSING: AgentLogin = { state: 'missing', by: null }
const visible = (by: string): AgentLogin => ({ state: 'visible', by })
const unknown = (by: string): AgentLogin => ({ state: 'unknown', by })

const firstSet = (env: Environment, names: readonly string[]): string | undefined => names.find((name) => env[name])

/** Empty where the file is not there or not for us to read. */
function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}
