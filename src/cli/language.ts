import { BatonError } from '../protocol/baton-error.ts'
import { LANGS, type Lang } from '../protocol/lang.ts'

/** `--lang`, else the locale of the environment. Help and errors need it before the arguments are parsed. */
export function chooseLanguage(argv: readonly string[], env: Readonly<Record<string, string | undefined>>): Lang {
  const asked = flagValue(argv)
  if (asked !== undefined) {
    const known = LANGS.find((lang) => lang === asked)
    if (known) return known
    const problem = { ko: `--lang 은 ko 또는 en 입니다 (${asked}).`, en: `--lang is ko or en, not "${asked}".` }
    throw BatonError.of('USAGE', { problem, command: '' })
  }
  const locale = env.LC_ALL || env.LC_MESSAGES || env.LANG || ''
  return /^ko(?:[_.-]|$)/i.test(locale) ? 'ko' : 'en'
}

function flagValue(argv: readonly string[]): string | undefined {
  for (const [index, arg] of argv.entries()) {
    if (arg === '--') return undefined
    if (arg.startsWith('--lang=')) return arg.slice('--lang='.length)
    if (arg === '--lang') return argv[index + 1] ?? ''
  }
  return undefined
}
