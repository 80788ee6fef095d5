import { inflect } from '../../../protocol/inflect.ts'
import type { Lang, Localized } from '../../../protocol/lang.ts'
import type { Garbage, WhyKept } from '../../../service/place/remove-garbage.ts'
import { terminalText } from '../../terminal-text.ts'
import { bytesText } from '../screen/bytes-text.ts'

/** What `baton gc` removed, or with `--plan` would remove; then what stays, and why. */
export function garbageText(garbage: Garbage, plan: boolean, lang: Lang): string {
  const { kept, parts, busy } = garbage
  const stay = [...Map.groupBy(kept, ({ why }) => why)].map(([why, runs]) => keptText(why, runs, lang))
  const others = parts.flatMap((part) => part.kept.map((one) => keptLine(sized(one.name, one.bytes), one.why, lang)))
  const [ending, all] = [plan ? PLANNED : DONE, bytesText(garbage.bytes)]
  const sum = lang === 'ko' ? ending.ko(countsKo(garbage), all) : ending.en(countsEn(garbage), all)
  return [...removedLines(garbage, lang), ...stay, ...others, sum, ...(busy ? [BUSY[lang]] : [])].join('')
}

function removedLines({ folders, checks, refs, parts }: Garbage, lang: Lang): readonly string[] {
  const runs = folders.map(({ run_id, folder, commit, bytes }) => {
    const where = commit === null ? '' : ` → ${commit.slice(0, 12)}`
    return `${run_id}  ${sized(`${terminalText(folder)}${where}`, bytes)}`
  })
  const others = [
    ...checks.map(({ folder, bytes }) => ({ name: folder, bytes })),
    ...parts.flatMap((one) => one.removed),
  ]
  const count = (many: number) => (lang === 'ko' ? `ref ${many}개` : inflect`${many} ref(s)`)
  const tasks = refs.map((one) => `${one.task_id}  ${count(one.refs)} → refs/baton/archive`)
  return [...runs, ...others.map(({ name, bytes }) => sized(terminalText(name), bytes)), ...tasks].map(
    (line) => `  ${line}\n`,
  )
}

const sized = (text: string, bytes: number | null) => (bytes === null ? text : `${text}  ${bytesText(bytes)}`)

const refsOf = ({ refs }: Garbage) => refs.reduce((sum, one) => sum + one.refs, 0)

function countsEn(garbage: Garbage): string {
  const { transcripts, folders, checks, rows, parts } = garbage
  const more = parts.flatMap(({ part, removed }) => (removed.length === 0 ? [] : [`${removed.length} ${part.en}`]))
  const counts = [
    inflect`${transcripts} transcript(s)`,
    inflect`${folders.length} run folder(s)`,
    inflect`${checks.length} check folder(s)`,
    ...more,
    inflect`${refsOf(garbage)} ref(s)`,
  ]
  return `${counts.join(', ')} and ${inflect`${rows} settled row(s)`}`
}

function countsKo(garbage: Garbage): string {
  const { transcripts, folders, checks, rows, parts } = garbage
  const more = parts.flatMap(({ part, removed }) => (removed.length === 0 ? [] : [`${part.ko} ${removed.length}개`]))
  return [
    `실행 로그 ${transcripts}건`,
    `실행 폴더 ${folders.length}개`,
    `검사 폴더 ${checks.length}개`,
    ...more,
    `ref ${refsOf(garbage)}개`,
    `끝난 대기열 항목 ${rows}개`,
  ].join(', ')
}

/** Refs are packed; everything else is deleted. */
const PLANNED = {
  ko: (counts: string, bytes: string) => `정리할 수 있는 것: ${counts} (${bytes}). 정리하려면: baton gc\n`,
  en: (counts: string, bytes: string) => `To be removed by baton gc: ${counts} (${bytes}).\n`,
}
const DONE = {
  ko: (counts: string, bytes: string) => `정리한 것: ${counts}. 확보한 공간: ${bytes}\n`,
  en: (counts: string, bytes: string) => `Removed ${counts}; freed ${bytes}.\n`,
}

const MOST_SHOWN = 5

/** Runs that stay for the same reason, as one line; those with details have one each. All of them are in `--json`. */
function keptText(why: WhyKept, runs: Garbage['kept'], lang: Lang): string {
  const [one] = runs
  const bytes = runs.reduce((sum, run) => sum + (run.bytes ?? 0), 0)
  const row = ({ run_id, details }: Garbage['kept'][number]) =>
    details === undefined ? run_id : `${run_id} (${terminalText(details)})`
  if (runs.length === 1 && one) return keptLine(sized(row(one), bytes), KEPT[why], lang)
  const more = runs.length - MOST_SHOWN
  const rest = more <= 0 ? '' : lang === 'ko' ? ` 외 ${more}개` : ` and ${more} more`
  const head = lang === 'ko' ? `남김 ${runs.length}개` : inflect`${runs.length} run(s) kept`
  return `  ${sized(head, bytes)}: ${KEPT[why][lang]}\n    ${runs.slice(0, MOST_SHOWN).map(row).join(', ')}${rest}\n`
}

const keptLine = (what: string, why: Localized, lang: Lang) =>
  `  ${what}  ${lang === 'ko' ? '남김' : 'kept'}: ${why[lang]}\n`

const KEPT: Readonly<Record<WhyKept, Localized>> = {
  recent: { ko: '최근에 끝났거나 파일이 바뀌었습니다', en: 'it ended, or its files changed, recently' },
  task_open: {
    ko: '태스크의 현재 단계에서 아직 쓸 수 있습니다',
    en: 'the current stage of its task may still need it',
  },
  no_commits: { ko: '커밋으로 보관되지 않는 폴더입니다', en: 'its files are in no repository' },
  checkpoint_missing: {
    ko: '마지막 체크포인트가 git 저장소에 없습니다',
    en: 'its last checkpoint is not in the repository',
  },
  not_in_commits: { ko: '커밋에 담을 수 없는 파일이 있습니다', en: 'it has files that cannot be committed' },
  unreadable: { ko: 'git 저장소나 폴더를 읽을 수 없습니다', en: 'its repository or folder cannot be read' },
}

const BUSY: Localized = {
  ko: '다른 프로세스가 폴더를 지우는 중이라 폴더는 건너뛰었습니다.\n',
  en: 'Another process is removing folders, so folders were skipped.\n',
}
