import { RUN_END_WORDS } from '../../protocol/plays/end-words.ts'
import { type ListedRun as Listed, listRuns } from '../../service/runs/list-runs.ts'
import { type Baton, type CommonOptions, withBaton } from '../compose.ts'
import { goOnWith, INTERRUPTED } from '../present/relay/interrupted-text.ts'
import { RUN_STATE_WORDS } from '../present/run/run-words.ts'
import { type Screen, screenOf } from '../present/screen/screen.ts'
import { type Cell, table } from '../present/screen/table.ts'
import { timeText } from '../present/screen/time-text.ts'
import { print, printJson } from '../report.ts'
import { limitFrom } from '../task-arguments.ts'
import { terminalText } from '../terminal-text.ts'

export interface RunsListOptions extends CommonOptions {
  readonly all?: boolean
  readonly limit?: string
  readonly cursor?: string
}

const USUAL_LIMIT = 50

/** `baton runs list`: what runs or waits, the newest first; with `--all` also what has ended. */
export async function runsList(options: RunsListOptions): Promise<void> {
  const limit = limitFrom(options.limit, USUAL_LIMIT)
  await withBaton(options, 'read', async (baton) => {
    const page = await listRuns(baton.service, baton.caller, {
      limit,
      ...(options.all ? {} : { open: true }),
      ...(options.cursor === undefined ? {} : { cursor: options.cursor }),
    })
    const rows = page.runs.map((row) => ({
      ...row,
      ...(row.interrupted ? { go_on: goOnWith(row, baton.flags) } : {}),
    }))
    if (baton.json) return printJson({ runs: rows, cursor: page.cursor ?? null })
    if (rows.length === 0) return print(noRuns(baton, options.all ?? false))
    print(runTable(rows, screenOf(baton)))
    const again = `baton runs list${options.all ? ' --all' : ''} --cursor ${page.cursor}${baton.flags}`
    if (page.cursor !== undefined) print(baton.lang === 'ko' ? `더 있습니다: ${again}\n` : `More: ${again}\n`)
  })
}

function noRuns({ lang, flags }: Baton, all: boolean): string {
  if (all) return lang === 'ko' ? '실행이 없습니다.\n' : 'No runs.\n'
  const how = `baton runs list --all${flags}`
  return lang === 'ko'
    ? `열린 실행이 없습니다. 끝난 것까지 보기: ${how}\n`
    : `No open runs. To include ended runs: ${how}\n`
}

/** A line with whether its worker has died, and how to go on then. */
type ListedRun = Listed & { readonly go_on?: string }

function runTable(rows: readonly ListedRun[], screen: Screen): string {
  const ko = screen.lang === 'ko'
  const cells = rows.map((row): Cell[] => [
    { text: row.run_id },
    { text: (row.interrupted ? INTERRUPTED : RUN_STATE_WORDS[row.state])[screen.lang] },
    { text: terminalText(row.agent) },
    { text: row.task_id ?? '-' },
    { text: String(row.attempt) },
    { text: timeText(row.updated_at, screen) },
    { text: terminalText(row.go_on ?? row.question ?? (row.how === null ? '' : RUN_END_WORDS[row.how][screen.lang])) },
  ])
  const header = ko
    ? ['실행', '상태', '에이전트', '태스크', '시도', '바뀐 시각', '질문 / 끝']
    : ['Run', 'State', 'Agent', 'Task', 'Attempt', 'Changed', 'Question / end']
  return table(
    header.map((title, at) => ({ title, ...(at === 3 || at === 4 || at === 5 ? { rank: at } : {}) })),
    cells,
    screen.width,
  )
}
