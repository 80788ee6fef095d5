import { BatonError } from '../protocol/baton-error.ts'
import { LANGS, type Lang } from '../protocol/lang.ts'
import { MAX_CONFIG_LENGTH, readCommentedJson } from '../protocol/project-config/read-commented-json.ts'
import { readInput } from './read-input.ts'

/** The language that a configuration asks for, if it can be read. Its faults are reported by the command that needs it. */
export async function configLanguage(path: string): Promise<Lang | undefined> {
  try {
    const text = await readInput(path)
    const { language } = (plainValue(text) ?? exactValue(text, path) ?? {}) as { language?: unknown }
    return LANGS.find((lang) => lang === language)
  } catch (error) {
    if (error instanceof BatonError) return undefined
    throw error
  }
}

/**
 * The value of a text that is JSON once its comments are gone. Every command asks for the language when it starts, and
 * the parser that knows the place of each part takes 2 ms then.
 */
function plainValue(text: string): unknown {
  if (text.length > MAX_CONFIG_LENGTH) return undefined
  try {
    return JSON.parse(text.replace(STRING_OR_COMMENT, (found) => (found.startsWith('"') ? found : ' ')))
  } catch {
    // A trailing comma, or a fault: the other parser knows.
    return undefined
  }
}

/** One that does not end goes to the end of the text: it is looked at once and not again from each of its characters. */
const STRING_OR_COMMENT = /"[^"\\]*(?:\\[\s\S][^"\\]*)*(?:"|\\?$)|\/\/[^\r\n]*|\/\*[\s\S]*?(?:\*\/|$)/g

function exactValue(text: string, path: string): unknown {
  const read = readCommentedJson(text, path)
  return read.ok ? read.value.value : undefined
}
