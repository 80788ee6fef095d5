import { BatonError } from '../protocol/baton-error.ts'
import { LANGS, type Lang } from '../protocol/lang.ts'
import { readCommentedJson } from '../protocol/project-config/read-commented-json.ts'
import { readInput } from './read-input.ts'

/** The language that a configuration asks for, if it can be read. Its faults are reported by the command that needs it. */
export async function configLanguage(path: string): Promise<Lang | undefined> {
  try {
    const read = readCommentedJson(await readInput(path), path)
    const { language } = ((read.ok && read.value.value) || {}) as { language?: unknown }
    return LANGS.find((lang) => lang === language)
  } catch (error) {
    if (error instanceof BatonError) return undefined
    throw error
  }
}
