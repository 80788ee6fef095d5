import { BatonError } from '../protocol/baton-error.ts'
import { LANGS, type Lang } from '../protocol/lang.ts'

/** `--lang`, else what `configured` knows, else the locale of the environment. Help and errors need it before the arguments are parsed. */
export async function chooseLanguage(
  argv: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
  configured: () => Promise<Lang | undefined>,
): Promise<Lang> {
  const asked = flagValue(argv, '--lang')
  if (asked !== undefined) {
    const known = LANGS.find((lang) => lang === asked)
    if (known) return known
    const problem = { ko: `--lang 은 ko 또는 en 입니다 (${asked}).`, en: `--lang is ko or en, not "${asked}".` }
    throw BatonError.of('USAGE', { problem, command: '' })
  }
  const found = await configured()
  if (found) return found
  const locale = env.LC_ALL || env.LC_MESSAGES || env.LANG || ''
  return /^ko(?:[_.-]|$)/i.test(locale) ? 'ko' : 'en'
}

/** The value of an option, before the arguments are parsed. */
export function flagValue(argv: readonly string[], flag: string): string | undefined {
  for (const [index, arg] of argv.entries()) {
    if (arg === '--') return undefined
    if (arg.startsWith(`${flag}=`)) return arg.slice(flag.length + 1)
    if (arg === flag) return argv[index + 1] ?? ''
  }
  return undefined
}
