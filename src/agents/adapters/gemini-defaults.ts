import { writeDefaults } from './defaults-file.ts'

const VARIABLE = 'GEMINI_CLI_SYSTEM_DEFAULTS_PATH'

/** With these Gemini CLI finds the type of login by itself. */
const OTHER_LOGINS = ['GOOGLE_GENAI_USE_GCA', 'GOOGLE_GENAI_USE_VERTEXAI']

/**
 * Gemini CLI with an API key and a base URL, but without a type of login in its settings, exits with 41 ("Invalid auth
 * method selected"). Baton names the type in a file of defaults, which every other settings file overrides.
 */
export async function geminiDefaults(
  folder: string,
  env: NodeJS.ProcessEnv = process.env,
): Promise<Readonly<Record<string, string>>> {
  const isNeeded = env.GEMINI_API_KEY && env.GOOGLE_GEMINI_BASE_URL && !OTHER_LOGINS.some((name) => env[name])
  if (!isNeeded || env[VARIABLE]) return {}
  return { [VARIABLE]: await writeDefaults(folder, { security: { auth: { selectedType: 'gemini-api-key' } } }) }
}
