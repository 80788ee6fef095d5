import type { Lang, Localized } from '../../../protocol/lang.ts'

type Data = Readonly<Record<string, unknown>>

/** Names of programs that are shown; the record has more. */
const SHOWN = 4

/**
 * Who decided and where that came from, as the event of a decision tells it: `[Song (song-po), terminal /dev/pts/3, ada:
 * node ← bash ← sshd]`. Empty for an event that tells nothing of it.
 */
export function originText({ person, origin, by_run }: Data, lang: Lang): string {
  const run = typeof by_run === 'string' ? [`${lang === 'ko' ? '실행' : 'run'} ${by_run}`] : []
  const parts = [...personWords(person as Data | undefined), ...originWords(origin as Data | undefined, lang), ...run]
  return parts.length === 0 ? '' : `  [${parts.join(', ')}]`
}

function personWords(person: Data | undefined): string[] {
  if (!person) return []
  return [person.name === person.id ? String(person.id) : `${person.name} (${person.id})`]
}

function originWords(origin: Data | undefined, lang: Lang): string[] {
  if (!origin) return []
  const { channel, tty, user, ancestry } = origin
  const word = CHANNELS[String(channel)]?.[lang] ?? String(channel)
  const programs = Array.isArray(ancestry) ? ancestry.map(({ name }: Data) => String(name)) : []
  const line = programs.length === 0 ? '' : `: ${programs.slice(0, SHOWN).join(' ← ')}`
  return [typeof tty === 'string' ? `${word} ${tty}` : word, `${String(user)}${line}`]
}

const CHANNELS: Readonly<Record<string, Localized>> = {
  terminal: { ko: '터미널', en: 'terminal' },
  program: { ko: '프로그램', en: 'program' },
  token: { ko: '실행의 토큰', en: "a run's token" },
  page: { ko: '웹 페이지', en: 'page' },
}
