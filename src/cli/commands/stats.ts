import { inflect } from '../../protocol/inflect.ts'
import type { Lang, Localized } from '../../protocol/lang.ts'
import { STATS_RANGES, type Stats, type StatsRange, stats as statsOf } from '../../service/stats/stats.ts'
import { type CommonOptions, withBaton } from '../compose.ts'
import { exactDurationText } from '../present/screen/time-text.ts'
import { print, printJson } from '../report.ts'
import { terminalText } from '../terminal-text.ts'

export interface StatsOptions extends CommonOptions {
  readonly range?: StatsRange
}

/** `baton stats`: service levels between the teams, the same numbers as on the page. */
export async function stats(options: StatsOptions): Promise<void> {
  const range = STATS_RANGES.find((one) => one === options.range) ?? '30d'
  await withBaton(options, 'read', async ({ service, caller, json, lang }) => {
    const found = await statsOf(service, caller, { range })
    if (json) printJson(found)
    else print(statsText(found, lang))
  })
}

function statsText({ range, tasks, acks, rejections, stages, lead_time, attempts, cost }: Stats, lang: Lang): string {
  const ko = lang === 'ko'
  const n = ko ? '건' : ''
  const time = (ms: number | null) => (ms === null ? '-' : exactDurationText(ms, lang))
  const table = (title: string, lines: readonly string[]) =>
    `\n${title}\n${lines.length === 0 ? `  ${ko ? '아직 없음' : 'none yet'}\n` : lines.map((line) => `  ${line}\n`).join('')}`
  return [
    `${RANGES[range][lang]}  ${ko ? '생성' : 'created'} ${tasks.created}${n} · ${ko ? '완료' : 'done'} ${tasks.done}${n} · ${ko ? '취소' : 'cancelled'} ${tasks.cancelled}${n} · ${ko ? '리드 타임' : 'lead time'} p50 ${time(lead_time.p50)} p99 ${time(lead_time.p99)}\n`,
    table(
      'ACK',
      acks.map(
        (one) =>
          `${one.from} → ${one.to}  n ${one.n}/${one.handoffs}  p50 ${time(one.p50)}  p99 ${time(one.p99)}  ${ko ? '지연' : 'late'} ${one.late}`,
      ),
    ),
    table(
      ko ? '반려' : 'Rejections',
      rejections.map(
        (one) =>
          `${one.from} → ${one.to}  ${CATEGORIES[one.category]?.[lang] ?? terminalText(one.category)}  ${one.n}${n}  ${one.rate === null ? '-' : `${Math.round(one.rate * 100)} %`}`,
      ),
    ),
    table(
      ko ? '단계' : 'Stages',
      stages.map(
        ({ stage, work, wait }) =>
          `${stage}  ${ko ? '작업' : 'work'} p50 ${time(work.p50)}  ${ko ? '대기' : 'wait'} p50 ${time(wait.p50)}  n ${work.n}`,
      ),
    ),
    table(
      ko ? '되돌아온 횟수' : 'Times sent back',
      attempts.map(({ revisions, tasks: count }) =>
        ko ? `${revisions}회  태스크 ${count}건` : `${revisions}×  ${count}`,
      ),
    ),
    table(
      ko ? '비용' : 'Cost',
      cost.map(
        (one) =>
          `${one.stage}  ${terminalText(one.agent)}  ${ko ? `실행 ${one.ends}건` : inflect`${one.ends} run(s)`}  ${time(one.run_ms)}  ${one.cost_usd === null ? '-' : `$${one.cost_usd.toFixed(2)}`}`,
      ),
    ),
  ].join('')
}

const RANGES: Readonly<Record<StatsRange, Localized>> = {
  '7d': { ko: '최근 7일', en: '7d' },
  '30d': { ko: '최근 30일', en: '30d' },
  '90d': { ko: '최근 90일', en: '90d' },
  all: { ko: '전체 기간', en: 'all' },
}

const CATEGORIES: Readonly<Record<string, Localized>> = {
  quality: { ko: '품질', en: 'quality' },
  scope: { ko: '범위', en: 'scope' },
  dependency: { ko: '의존성', en: 'dependency' },
  blocker: { ko: '장애물', en: 'blocker' },
}
