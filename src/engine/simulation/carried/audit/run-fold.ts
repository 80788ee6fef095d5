import type { StoredEvent } from '../../../../pipeline/changeset.ts'
import { sorted } from '../../audit/log-audit.ts'
import type { CarriedReport } from './carried-breach.ts'

interface KnownRun {
  attempt: number
  isOver: boolean
  /** Who wished last that it be paused. */
  pausedBy: string | null
  readonly questions: { readonly id: string; readonly text: string; readonly attempt: number; told: number }[]
}

const ENDED = ['completed', 'failed', 'cancelled']

/** Runs as their own streams tell of them: attempts grow, nothing follows an end, nobody is asked again. */
export class RunFold {
  readonly #runs = new Map<string, KnownRun>()
  readonly #report: CarriedReport

  constructor(report: CarriedReport) {
    this.#report = report
  }

  /** Who wished last that it be paused; null where nobody did, or somebody let it go on. */
  pausedBy(run_id: string): string | null {
    return this.#runs.get(run_id)?.pausedBy ?? null
  }

  read({ stream, type, data, actor }: StoredEvent): void {
    if (!stream.startsWith('RUN-')) return
    const run = this.#runs.get(stream) ?? { attempt: 0, isOver: false, pausedBy: null, questions: [] }
    this.#runs.set(stream, run)
    if (type === 'run:wished') run.pausedBy = data.wish === 'pause' ? actor : null
    if (type === 'run:moved') this.#moved(stream, run, data)
    if (type === 'question:asked') this.#asked(stream, run, data)
    if (type === 'question:repeated' || type === 'question:delivered') told(run, String(data.question_id), run.attempt)
  }

  #moved(id: string, run: KnownRun, data: StoredEvent['data']): void {
    const to = String(data.to)
    const attempt = Number(data.attempt)
    if (run.isOver) this.#report('run', `${id} went from ${String(data.from)} to ${to} after its end`)
    if (to === 'running' && data.worker !== undefined && attempt <= run.attempt) {
      this.#report('run', `${id} was taken as attempt ${attempt} after ${run.attempt}`)
    }
    run.attempt = Math.max(run.attempt, attempt)
    run.isOver = ENDED.includes(to)
    if (to === 'waiting_question') told(run, String(data.question_id), run.attempt)
  }

  /** What an earlier attempt asked, and this one has not asked yet, is answered without a person. */
  #asked(id: string, run: KnownRun, data: StoredEvent['data']): void {
    const text = sorted(data.question)
    const before = run.questions.find((one) => one.text === text && one.attempt < run.attempt && one.told < run.attempt)
    if (before) this.#report('asked', `${id} asks a person again what attempt ${before.attempt} asked: ${text}`)
    run.questions.push({ id: String(data.question_id), text, attempt: run.attempt, told: run.attempt })
  }
}

function told(run: KnownRun, question: string, attempt: number): void {
  const found = run.questions.find(({ id }) => id === question)
  if (found) found.told = attempt
}
