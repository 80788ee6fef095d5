import { join } from 'node:path'
import { codexHome } from './codex-home.ts'
import { geminiDefaults } from './gemini-defaults.ts'
import { programOf } from './option-words.ts'
import { qwenDefaults } from './qwen-defaults.ts'

type Environment = Readonly<Record<string, string>>

/** OpenCode asks about nothing unless it is told to. The permissions of the stage answer, a person what they do not cover. */
const OPENCODE_PERMISSION = JSON.stringify({
  edit: 'ask',
  bash: 'ask',
  webfetch: 'ask',
  external_directory: 'ask',
})

/** What the environment of an agent CLI needs so that Baton can work with it, by the program that is started. */
export async function agentHome(
  argv: readonly string[],
  folder: string,
  env: NodeJS.ProcessEnv = process.env,
): Promise<Environment> {
  switch (programOf(argv)) {
    case 'codex':
      return codexHome(join(folder, 'codex'), env)
    case 'gemini':
      return geminiDefaults(join(folder, 'gemini'), env)
    case 'opencode':
      return unless(env, 'OPENCODE_PERMISSION', OPENCODE_PERMISSION)
    case 'qwen':
      return qwenDefaults(join(folder, 'qwen'), env)
    case 'goose':
      return unless(env, 'GOOSE_MODE', 'smart_approve')
    default:
      return {}
  }
}

/** What the person has set stays. */
const unless = (env: NodeJS.ProcessEnv, name: string, value: string): Environment =>
  env[name] ? {} : { [name]: value }
