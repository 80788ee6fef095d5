import { escalationCause } from '../../protocol/notifications.ts'
import { listEscalations } from '../../service/tasks/list-escalations.ts'
import { type CommonOptions, withBaton } from '../compose.ts'
import { screenOf } from '../present/screen/screen.ts'
import { table } from '../present/screen/table.ts'
import { timeText } from '../present/screen/time-text.ts'
import { print, printJson } from '../report.ts'
import { limitFrom } from '../task-arguments.ts'
import { terminalText } from '../terminal-text.ts'

export interface EscalationListOptions extends CommonOptions {
  readonly all?: boolean
  readonly limit?: string
  readonly cursor?: string
}

const USUAL_LIMIT = 50

/** `baton escalation list`: what waits for a decision; `--all` shows what was decided too. */
export async function escalationList(options: EscalationListOptions): Promise<void> {
  const limit = limitFrom(options.limit, USUAL_LIMIT)
  await withBaton(options, 'read', async (baton) => {
    const { escalations, cursor } = await listEscalations(baton.service, baton.caller, {
      limit,
      ...(options.all === undefined ? {} : { all: options.all }),
      ...(options.cursor === undefined ? {} : { cursor: options.cursor }),
    })
    if (baton.json) return printJson({ escalations, cursor: cursor ?? null })
    const screen = screenOf(baton)
    const { lang } = screen
    if (escalations.length === 0)
      return print(lang === 'ko' ? '열린 에스컬레이션이 없습니다.\n' : 'No open escalations.\n')
    const cells = escalations.map((one) => [
      { text: one.id },
      { text: `L${one.level}` },
      { text: one.team },
      { text: timeText(one.raised_at, screen) },
      { text: `${STATES[one.state][lang]}${one.outcome === null ? '' : `: ${one.outcome}`}` },
      { text: terminalText(`${escalationCause(one.triggers, lang)}${one.note ? `: ${one.note}` : ''}`) },
    ])
    print(table(HEADER[lang], cells, screen.width))
    if (cursor !== undefined)
      print(`baton escalation list --cursor ${cursor}${options.all ? ' --all' : ''}${baton.flags}\n`)
  })
}

const STATES = {
  open: { ko: '열림', en: 'open' },
  resolved: { ko: '해결됨', en: 'resolved' },
  closed: { ko: '닫힘', en: 'closed' },
} as const

const HEADER = {
  ko: ['에스컬레이션', '단계', '팀', '발생', '상태', '원인'],
  en: ['Escalation', 'Level', 'Team', 'Raised', 'State', 'Cause'],
} as const
