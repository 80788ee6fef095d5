import type { Lang } from '../../protocol/lang.ts'
import { type CheckedSetting, checkSettings, isMissing } from '../../service/settings/check-settings.ts'
import { listSettings, type ShownSetting, showSetting } from '../../service/settings/list-settings.ts'
import { type CommonOptions, requireOutsideRun, withBaton } from '../compose.ts'
import { type Screen, screenOf } from '../present/screen/screen.ts'
import { table } from '../present/screen/table.ts'
import { print, printJson } from '../report.ts'
import { projectHere, scopeFrom, type WithScope } from '../setting-scope.ts'
import { terminalText } from '../terminal-text.ts'

/** `baton settings list`: names and the ends of long values, never values. Refused inside a run. */
export async function settingsList(options: CommonOptions): Promise<void> {
  requireOutsideRun(options, 'write')
  await withBaton(options, 'read', async (baton) => {
    const { settings, key } = await listSettings(baton.service, baton.caller)
    if (baton.json) return printJson({ settings: settings.map((one) => asJson(one, baton.lang)), key })
    if (settings.length === 0) return print(NOTHING[baton.lang])
    print(settingsTable(settings, screenOf(baton)))
  })
}

/** `baton settings show NAME`: in every scope, or in one. Refused inside a run, as `settings list` is. */
export async function settingsShow(name: string, options: CommonOptions & WithScope): Promise<void> {
  requireOutsideRun(options, 'write')
  await withBaton(options, 'read', async (baton) => {
    const scope = options.scope === undefined ? undefined : scopeFrom(options)
    const found = await showSetting(baton.service, baton.caller, { name, scope })
    if (baton.json) return printJson({ settings: found.map((one) => asJson(one, baton.lang)) })
    print(settingsTable(found, screenOf(baton)))
    for (const { problem } of found) if (problem) print(`${problem.describe(baton.lang)}\n`)
  })
}

/** `baton settings check`: what agents declare and would not get. Exit code 4 where a run would not start. */
export async function settingsCheck(options: CommonOptions): Promise<void> {
  await withBaton(options, 'read', async (baton) => {
    const { service, caller, config, lang, json } = baton
    const checked = await checkSettings(service, caller, { config, project: projectHere() })
    const missing = checked.filter(isMissing)
    // A value that nobody declares is masked all the same, so that it cannot be opened has to be said.
    const { settings } = await listSettings(service, caller)
    const problems = [...new Set(settings.flatMap(({ problem }) => (problem ? [problem.describe(lang)] : [])))]
    if (missing.length > 0) process.exitCode = 4
    const shown = checked.map((one) => ({
      ...one,
      problem: one.problem?.describe(lang) ?? null,
      missing: isMissing(one),
    }))
    if (json) return printJson({ settings: shown, missing: missing.length, problems })
    print(checked.length === 0 ? NONE_DECLARED[lang] : checkTable(checked, screenOf(baton)))
    for (const line of new Set([...missing.map((one) => adviceOf(one, lang)), ...problems])) print(`${line}\n`)
  })
}

const asJson = ({ problem, ...setting }: ShownSetting, lang: Lang) => ({
  ...setting,
  problem: problem?.describe(lang) ?? null,
})

function settingsTable(settings: readonly ShownSetting[], { lang, width }: Screen): string {
  const rows = settings.map((one) => [
    { text: one.name },
    { text: terminalText(one.scope) },
    { text: one.kind },
    { text: one.ending === null ? `(${one.bytes} B)` : `…${terminalText(one.ending)}` },
    { text: `${one.set_at.slice(0, 16).replace('T', ' ')} ${terminalText(one.set_by)}` },
    { text: one.used ? `${one.used.run_id} ${one.used.at.slice(0, 16).replace('T', ' ')}` : '-' },
    { text: one.problem ? LOCKED[lang] : one.overridden_by.map(terminalText).join(', ') || '-' },
  ])
  return table(HEADER[lang], rows, width)
}

function checkTable(checked: readonly CheckedSetting[], { lang, width }: Screen): string {
  const rows = checked.map((one) => [
    { text: one.stage },
    { text: terminalText(one.agent) },
    { text: one.optional ? `${one.name}?` : one.name },
    {
      text:
        one.scope === null
          ? one.optional
            ? '-'
            : MISSING[lang]
          : one.problem
            ? LOCKED[lang]
            : terminalText(one.scope),
    },
  ])
  return table(CHECK_HEADER[lang], rows, width)
}

const adviceOf = ({ name, problem }: CheckedSetting, lang: Lang) =>
  problem?.describe(lang) ??
  (lang === 'ko'
    ? `설정 ${name} 없음. 추가하려면: baton settings set ${name}`
    : `${name} is missing: baton settings set ${name}`)

const HEADER = {
  ko: ['이름', '범위', '종류', '값', '설정', '마지막 사용', '더 좁은 범위의 값이 우선'],
  en: ['Name', 'Scope', 'Kind', 'Value', 'Set', 'Last used', 'Overridden by'],
} as const
const CHECK_HEADER = {
  ko: ['단계', '에이전트', '선언한 설정', '값의 범위'],
  en: ['Stage', 'Agent', 'Declares', 'Comes from'],
} as const
const MISSING = { ko: '없음', en: 'missing' } as const
const LOCKED = { ko: '열 수 없음', en: 'cannot be opened' } as const
const NOTHING = {
  ko: '설정이 없습니다. 추가하려면: baton settings set NAME\n',
  en: 'There are no settings. To add one: baton settings set NAME\n',
} as const
const NONE_DECLARED = {
  ko: '설정을 선언한 에이전트가 없습니다.\n',
  en: 'No agent declares a setting.\n',
} as const
