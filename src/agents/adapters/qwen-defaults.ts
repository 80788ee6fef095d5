import { existsSync } from 'node:fs'
import { writeDefaults } from './defaults-file.ts'

const VARIABLE = 'QWEN_CODE_SYSTEM_DEFAULTS_PATH'

/** Where an administrator keeps defaults for all people of a machine. */
const SHARED = ['/etc/qwen-code/system-defaults.json', '/Library/Application Support/QwenCode/system-defaults.json']

/**
 * After each turn Qwen Code (0.24.4) calls its model twice more and tells nobody: to write what it learned into the memory of
 * the person, outside the clone, and to suggest what to type next. Both are turned off for runs, in a file of defaults, which
 * every other settings file overrides.
 */
const QUIET = {
  ui: { enableFollowupSuggestions: false },
  memory: { enableManagedAutoMemory: false, enableManagedAutoDream: false },
} as const

export async function qwenDefaults(
  folder: string,
  env: NodeJS.ProcessEnv = process.env,
  shared: readonly string[] = SHARED,
): Promise<Readonly<Record<string, string>>> {
  if (env[VARIABLE] || shared.some((file) => existsSync(file))) return {}
  return { [VARIABLE]: await writeDefaults(folder, QUIET) }
}
