import { BatonError } from '../../protocol/baton-error.ts'
import { inflect } from '../../protocol/inflect.ts'
import type { Lang } from '../../protocol/lang.ts'
import {
  type CarriedReport,
  PipelinePool,
  type SimulationReport,
  simulate,
  simulateCarried,
} from '../../service/pipeline/simulate.ts'
import { print, printJson } from '../report.ts'
import { usageProblem } from '../usage-error.ts'

export interface SimulateOptions {
  readonly seed?: string
  readonly seeds?: string
  readonly tasks?: string
  readonly steps?: string
  readonly json?: boolean
  readonly lang: Lang
}

/**
 * `baton simulate`: seeded schedules over a store in memory, with faults, under a clock of their own. A seed that
 * breaks an invariant breaks it again, so the command to replay it is the report.
 */
export async function runSimulation(options: SimulateOptions): Promise<void> {
  const first = wholeNumber('--seed', options.seed, 1)
  const count = wholeNumber('--seeds', options.seeds, 1)
  const size = {
    ...(options.tasks === undefined ? {} : { tasks: wholeNumber('--tasks', options.tasks, 1) }),
    ...(options.steps === undefined ? {} : { steps: wholeNumber('--steps', options.steps, 1) }),
  }
  const pool = new PipelinePool()
  const reports: (SimulationReport & { readonly carried: CarriedReport })[] = []
  for (let seed = first; seed < first + count; seed += 1) {
    const report = await simulate({ seed, pool, ...size })
    if (!options.json) print(line(report, options.lang))
    const carried = await simulateCarried({ seed })
    if (!options.json) print(carriedLine(carried, options.lang))
    reports.push({ ...report, carried })
    if (report.violation ?? carried.violation) break
  }
  if (options.json) printJson(reports)
  const broken = reports.find(({ violation, carried }) => violation ?? carried.violation)
  if (!broken) return
  const { step, breaches } = broken.violation ?? broken.carried.violation ?? { step: 0, breaches: [] }
  throw BatonError.of(
    'SIMULATION_BROKEN',
    { seed: broken.seed, step, first: JSON.stringify(breaches[0] ?? {}) },
    { breaches },
  )
}

function line(report: SimulationReport, lang: Lang): string {
  const { seed, pipeline, commands, acknowledged, refused, events, deadlines, hash, violation } = report
  const verdict = violation ? '✗' : '✓'
  if (lang === 'ko')
    return `${verdict} ${seed}  ${pipeline}  명령 ${commands}개 (수락 ${acknowledged}, 거부 ${refused})  이벤트 ${events}건  기한 ${deadlines}건  ${hash.slice(0, 16)}\n`
  return inflect`${verdict} ${seed}  ${pipeline}  ${commands} command(s) (${acknowledged} acknowledged, ${refused} refused)  ${events} event(s)  ${deadlines} deadline(s)  ${hash.slice(0, 16)}\n`
}

/** The same seed once more, for tasks that agents carry. */
function carriedLine(report: CarriedReport, lang: Lang): string {
  const { seed, statuses, pieces, workers, asked, refused, entered, events, faults, hash, violation } = report
  const verdict = violation ? '✗' : '✓'
  const fired = Object.values(faults).reduce((sum, count) => sum + count, 0)
  if (lang === 'ko')
    return `${verdict} ${seed}  에이전트가 진행한 태스크 ${statuses.length}건 ${statuses.join(' ')}  작업 ${pieces}개, 워커 ${workers}개  명령 ${asked}개 (거부 ${refused})  레인 진입 ${entered}회  결함 ${fired}건  이벤트 ${events}건  ${hash.slice(0, 16)}\n`
  return inflect`${verdict} ${seed}  ${statuses.length} carried task(s) ${statuses.join(' ')}  ${pieces} piece(s) by ${workers} worker(s)  ${asked} command(s) (${refused} refused)  ${entered} lane entries  ${fired} fault(s)  ${events} event(s)  ${hash.slice(0, 16)}\n`
}

function wholeNumber(flag: string, given: string | undefined, usual: number): number {
  if (given === undefined) return usual
  const value = Number(given)
  if (Number.isSafeInteger(value) && value > 0 && value < 2 ** 31) return value
  throw usageProblem({
    ko: inflect`${flag} 은(는) 양의 정수여야 합니다 (${given}).`,
    en: `${flag} must be a whole number above 0, not "${given}".`,
  })
}
