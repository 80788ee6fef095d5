import { inflect } from '../../protocol/inflect.ts'
import type { Lang, Localized } from '../../protocol/lang.ts'
import { type Garbage, removeGarbage, type WhyKept } from '../../service/place/remove-garbage.ts'
import { type CommonOptions, withBaton } from '../compose.ts'
import { print, printJson } from '../report.ts'
import { terminalText } from '../terminal-text.ts'

export interface GcOptions extends CommonOptions {
  readonly dryRun?: boolean
}

/** `baton gc`: removes what is no longer needed; workers do the same once an hour. */
export async function gc(options: GcOptions): Promise<void> {
  const dryRun = options.dryRun ?? false
  await withBaton(options, dryRun ? 'read' : 'write', async (baton) => {
    const { service, caller, json, lang } = baton
    const garbage = await removeGarbage(service, caller, { dryRun })
    if (json) return printJson({ dry_run: dryRun, ...garbage })
    print(gcText(garbage, dryRun, lang))
  })
}

function gcText({ transcripts, rows, folders, checks, kept, busy }: Garbage, dryRun: boolean, lang: Lang): string {
  const ko = lang === 'ko'
  const removed = folders.map(({ run_id, folder, commit }) => {
    const where = commit === null ? '' : ` → ${commit.slice(0, 12)}`
    return `  ${run_id}  ${terminalText(folder)}${where}\n`
  })
  const stay = [...Map.groupBy(kept, ({ why }) => why)].map(([why, runs]) => keptText(why, runs, lang))
  const counted = ko
    ? `실행 로그 ${transcripts}건, 실행 폴더 ${folders.length}개, 검사 폴더 ${checks.length}개, 끝난 대기열 항목 ${rows}개를 ${dryRun ? '지울 수 있습니다' : '지웠습니다'}.\n`
    : inflect`${transcripts} transcript(s), ${folders.length} run folder(s), ${checks.length} check folder(s) and ${rows} settled row(s) ${dryRun ? 'can be removed' : 'removed'}.\n`
  return [...removed, ...stay, counted, ...(busy ? [BUSY[lang]] : [])].join('')
}

const MOST_SHOWN = 5

/** Runs that stay for the same reason, as one line; those with details have one each. All of them are in `--json`. */
function keptText(why: WhyKept, runs: Garbage['kept'], lang: Lang): string {
  const [one] = runs
  const head = lang === 'ko' ? `남김 ${runs.length}개` : inflect`${runs.length} run(s) kept`
  const row = ({ run_id, details }: Garbage['kept'][number]) =>
    details === undefined ? run_id : `${run_id} (${terminalText(details)})`
  if (runs.length === 1 && one) return `  ${row(one)}  ${lang === 'ko' ? '남김' : 'kept'}: ${KEPT[why][lang]}\n`
  const more = runs.length - MOST_SHOWN
  const rest = more <= 0 ? '' : lang === 'ko' ? ` 외 ${more}개` : ` and ${more} more`
  return `  ${head}: ${KEPT[why][lang]}\n    ${runs.slice(0, MOST_SHOWN).map(row).join(', ')}${rest}\n`
}

const KEPT: Readonly<Record<WhyKept, Localized>> = {
  recent: { ko: '최근에 끝났거나 파일이 바뀌었습니다', en: 'it ended, or its files changed, recently' },
  task_open: { ko: '태스크가 아직 끝나지 않았습니다', en: 'its task has not ended' },
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
