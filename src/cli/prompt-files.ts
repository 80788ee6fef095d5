import type { Dirent } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { BatonError } from '../protocol/baton-error.ts'
import { LANGS, type Lang, type Localized } from '../protocol/lang.ts'
import { PROMPT_FILES, type PromptFile } from '../protocol/prompts/prompt-names.ts'
import {
  inBraces,
  knownPlaceholders,
  type PromptTemplates,
  unknownPlaceholders,
} from '../protocol/prompts/render-prompt.ts'
import { type Violation, violation } from '../protocol/violation.ts'
import { insideFolder } from './inside-folder.ts'
import { readInput } from './read-input.ts'

const BUILT_IN = fileURLToPath(new URL('../../prompts/', import.meta.url))

/** The folder of what comes with the package in one language: templates, and below them agents and skills. */
export const builtInFolder = (lang: Lang): string => join(BUILT_IN, lang)

/** The templates that come with the package, in both languages. */
export async function builtInPrompts(): Promise<PromptTemplates> {
  const entries = PROMPT_FILES.map(async (name): Promise<[PromptFile, Localized]> => {
    const [ko, en] = await Promise.all(LANGS.map((lang) => readFile(join(builtInFolder(lang), `${name}.md`), 'utf8')))
    return [name, { ko: ko ?? '', en: en ?? '' }]
  })
  return Object.fromEntries(await Promise.all(entries)) as Record<PromptFile, Localized>
}

/** Templates of a project, by name, in the order of the built-in ones. */
export type PromptOverrides = Readonly<Record<string, string>>

export interface ReadPrompts {
  readonly overrides: PromptOverrides
  readonly faults: readonly Violation[]
}

export const MAX_PROMPT_BYTES = 64 * 1024

/** Far more than there are templates. */
const MAX_ENTRIES = 200

/**
 * Reads the templates of a project: `plan.md` and so on, each in place of the built-in one.
 *
 * 1. The folder comes with the repository, so it is read as something a stranger wrote: plain files only, no links,
 *    each up to 64 KiB, and nothing outside the folder of the configuration.
 * 2. A file that would do nothing is a fault. A README.md and names that begin with a dot may stand there.
 * 3. Everything that is wrong is listed.
 */
export async function promptOverrides(folder: string, path: string): Promise<ReadPrompts> {
  const real = await insideFolder(folder, path)
  if (real === undefined) return { overrides: {}, faults: [violation('/prompts', 'path_leaves', { path })] }
  let entries: Dirent[]
  try {
    entries = await readdir(real, { withFileTypes: true })
  } catch (error) {
    const reason = (error as NodeJS.ErrnoException).code ?? 'unknown'
    return { overrides: {}, faults: [violation('/prompts', 'prompts_unusable', { reason })] }
  }
  const shown = entries.filter(({ name }) => !name.startsWith('.') && name !== 'README.md')
  if (shown.length > MAX_ENTRIES) {
    return { overrides: {}, faults: [violation('/prompts', 'too_many', { limit: MAX_ENTRIES })] }
  }
  const read = await Promise.all(shown.map((entry) => readTemplate(real, entry)))
  return {
    overrides: Object.fromEntries(
      PROMPT_FILES.flatMap((name) => {
        const text = read.find(({ file }) => file === name)?.text
        return text === undefined ? [] : [[name, text]]
      }),
    ),
    faults: read.flatMap(({ faults }) => faults),
  }
}

interface ReadTemplate {
  readonly file?: PromptFile
  readonly text?: string
  readonly faults: readonly Violation[]
}

async function readTemplate(folder: string, entry: Dirent): Promise<ReadTemplate> {
  const file = PROMPT_FILES.find((name) => `${name}.md` === entry.name)
  if (file === undefined) return fault('prompt_unknown', entry.name, { known: KNOWN })
  if (!entry.isFile()) return fault('prompt_unusable', entry.name, { reason: NOT_PLAIN })
  try {
    const text = await readInput(join(folder, entry.name), MAX_PROMPT_BYTES)
    const unknown = unknownPlaceholders(file, text)
    if (unknown.length === 0) return { file, text, faults: [] }
    const known = inBraces(knownPlaceholders(file))
    return fault('prompt_placeholder', entry.name, { unknown: inBraces(unknown), known })
  } catch (error) {
    if (!(error instanceof BatonError)) throw error
    return fault('prompt_unusable', entry.name, { reason: { ko: error.describe('ko'), en: error.describe('en') } })
  }
}

const KNOWN = PROMPT_FILES.map((name) => `${name}.md`).join(', ')
const NOT_PLAIN = { ko: '일반 파일이 아닙니다', en: 'it is not a plain file' }

function fault(
  rule: 'prompt_unknown' | 'prompt_unusable' | 'prompt_placeholder',
  file: string,
  values: Readonly<Record<string, string | Localized>>,
): ReadTemplate {
  return { faults: [violation('/prompts', rule, { file, ...values })] }
}
