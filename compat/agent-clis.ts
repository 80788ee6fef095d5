import { execFileSync } from 'node:child_process'
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'

export const AGENTS = ['claude', 'codex', 'gemini', 'opencode', 'qwen', 'copilot', 'goose'] as const
export type Agent = (typeof AGENTS)[number]

/** Outside the repository and not under the temporary folder: Codex does not work with a HOME there. */
const FOLDER = process.env.BATON_COMPAT_FOLDER ?? join(homedir(), '.cache', 'baton-compat')
const BIN = join(FOLDER, 'node_modules', '.bin')

/** Installs the versions that compat/package.json names, where they are not installed yet (about 2 GB). */
export function installAgentClis(): void {
  const wanted = join(import.meta.dirname, 'package.json')
  const installed = join(FOLDER, 'package.json')
  const isCurrent = existsSync(installed) && readFileSync(installed, 'utf8') === readFileSync(wanted, 'utf8')
  if (isCurrent && AGENTS.every((agent) => existsSync(join(BIN, agent)))) return
  process.stdout.write(`installing the agent command lines into ${FOLDER} …\n`)
  mkdirSync(FOLDER, { recursive: true })
  copyFileSync(wanted, installed)
  execFileSync('npm', ['install', '--no-audit', '--no-fund', '--no-save'], { cwd: FOLDER, stdio: 'inherit' })
}

/** A new home for a person who uses this agent. */
export function makeHome(agent: Agent): string {
  mkdirSync(join(FOLDER, 'homes'), { recursive: true })
  return mkdtempSync(join(FOLDER, 'homes', `${agent}-`))
}

/** The environment of that person: the agent on the PATH, and its API at `url`. Writes what the agent wants in its home. */
export function environment(agent: Agent, home: string, url: string): Record<string, string> {
  const common = {
    PATH: `${BIN}:${process.env.PATH ?? ''}`,
    HOME: home,
    BATON_HOME: join(home, 'baton'),
    LANG: 'C.UTF-8',
  }
  switch (agent) {
    case 'claude':
      return {
        ...common,
        ANTHROPIC_BASE_URL: url,
        ANTHROPIC_API_KEY: 'stub',
        CLAUDE_CODE_DISABLE_NONESSENTIAL_TRAFFIC: '1',
        // Claude Code itself tries ten times, up to three minutes; what Baton does comes after that.
        CLAUDE_CODE_MAX_RETRIES: '1',
        DISABLE_AUTOUPDATER: '1',
      }
    case 'codex': {
      const folder = join(home, 'codex')
      mkdirSync(folder)
      const provider = `name = "stub"\nbase_url = "${url}/v1"\nenv_key = "OPENAI_API_KEY"\nwire_api = "responses"\n`
      writeFileSync(
        join(folder, 'config.toml'),
        `model = "gpt-5"\nmodel_provider = "stub"\n[model_providers.stub]\n${provider}`,
      )
      return { ...common, CODEX_HOME: folder, OPENAI_API_KEY: 'stub' }
    }
    case 'gemini': {
      // The person has chosen no type of login. Gemini CLI itself tries ten times, up to five minutes.
      mkdirSync(join(home, '.gemini'))
      writeFileSync(join(home, '.gemini', 'settings.json'), JSON.stringify({ general: { maxAttempts: 2 } }))
      return { ...common, GEMINI_API_KEY: 'stub', GOOGLE_GEMINI_BASE_URL: url, GEMINI_MODEL: 'gemini-2.5-flash' }
    }
    case 'opencode': {
      const folder = join(home, '.config', 'opencode')
      mkdirSync(folder, { recursive: true })
      const models = { 'stub-model': { name: 'stub', limit: { context: 200_000, output: 8_000 } } }
      const options = { baseURL: `${url}/v1`, apiKey: 'stub' }
      const provider = { stub: { npm: '@ai-sdk/openai-compatible', name: 'stub', options, models } }
      const config = {
        provider,
        model: 'stub/stub-model',
        small_model: 'stub/stub-model',
        autoupdate: false,
        share: 'disabled',
      }
      writeFileSync(join(folder, 'opencode.json'), JSON.stringify(config))
      return { ...common, OPENCODE_DISABLE_MODELS_FETCH: '1', OPENCODE_DISABLE_AUTOUPDATE: '1' }
    }
    case 'qwen':
      mkdirSync(join(home, '.qwen'))
      writeFileSync(
        join(home, '.qwen', 'settings.json'),
        JSON.stringify({
          security: { auth: { selectedType: 'openai' } },
          general: { disableAutoUpdate: true },
          // Qwen Code itself tries ten times, a minute apart.
          model: { generationConfig: { maxRetries: 1 } },
        }),
      )
      return { ...common, OPENAI_API_KEY: 'stub', OPENAI_BASE_URL: `${url}/v1`, OPENAI_MODEL: 'stub-model' }
    case 'copilot':
      return {
        ...common,
        COPILOT_PROVIDER_BASE_URL: `${url}/v1`,
        COPILOT_PROVIDER_API_KEY: 'stub',
        COPILOT_MODEL: 'gpt-4.1',
        COPILOT_AUTO_UPDATE: 'false',
      }
    case 'goose':
      // This person has no keyring, as on most servers.
      return {
        ...common,
        GOOSE_PROVIDER: 'openai',
        GOOSE_MODEL: 'gpt-4o',
        GOOSE_DISABLE_KEYRING: 'true',
        OPENAI_HOST: url,
        OPENAI_API_KEY: 'stub',
      }
  }
}

export function versionOf(agent: Agent, env: Record<string, string>): string {
  const said = execFileSync(join(BIN, agent), ['--version'], { encoding: 'utf8', env })
  return /\d+\.\d+\.\d+/.exec(said)?.[0] ?? '-'
}
