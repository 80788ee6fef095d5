import type { Lang } from '../../protocol/lang.ts'
import type { PlannedRequest } from './plan-request.ts'

const MOST_FILES = 3

/**
 * What a plan may run into: work under way, files that history changed together, time and cost of earlier runs, files of
 * agents that were left out and what of the others does not reach the agents.
 */
export function foresightLines(
  { overlaps, together, estimate, notes, faults }: PlannedRequest,
  lang: Lang,
): readonly string[] {
  const ko = lang === 'ko'
  return [
    ...overlaps.map(
      ({ agent, task_id, files }) =>
        `${ko ? '진행 중인 작업과 겹침' : 'Overlaps with running work'}: ${agent} · ${task_id} · ${files.slice(0, MOST_FILES).join(', ')}`,
    ),
    ...together.map(({ agents, files, times }) =>
      ko
        ? `함께 바뀌던 파일: ${agents.join(' ↔ ')} · ${files.join(' + ')} (커밋 ${times}개)`
        : `Files that changed together: ${agents.join(' ↔ ')} · ${files.join(' + ')} (${times} commits)`,
    ),
    ...(estimate
      ? [
          `${ko ? '예상' : 'Estimate'}: ${timeRange(estimate.ms, ko)}, ${
            estimate.usd
              ? `$${estimate.usd.low.toFixed(2)}–${estimate.usd.high.toFixed(2)}`
              : ko
                ? '비용 정보 없음'
                : 'cost not known'
          } (${ko ? `지난 실행 ${estimate.runs}개, 재시도 제외` : `from ${estimate.runs} past runs, without retries`})`,
        ]
      : []),
    ...[...notes].flatMap(([agent, told]) => told.map((note) => `! ${agent}: ${note[lang]}`)),
    ...faults.map(
      ({ path, line, column, problem }) =>
        `${ko ? '제외한 파일' : 'Left out'}: ${path}:${line}:${column} ${problem[lang]}`,
    ),
  ]
}

/** In seconds where minutes would be 0.0. */
function timeRange({ low, high }: { readonly low: number; readonly high: number }, ko: boolean): string {
  if (high >= 60_000) return `${minutes(low)}–${minutes(high)} ${ko ? '분' : 'min'}`
  return `${Math.floor(low / 1000)}–${Math.max(1, Math.ceil(high / 1000))}${ko ? '초' : ' s'}`
}

const minutes = (ms: number) => (ms / 60_000).toFixed(ms < 600_000 ? 1 : 0)
