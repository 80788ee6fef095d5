import { ACTIONS, type Action } from '../../src/protocol/pipeline/actions.ts'
import { DEFAULT_PIPELINE } from '../../src/protocol/pipeline/pipeline.ts'

/** What happened in a relay and when (ms since its beginning), ready to be drawn. */
export interface Timeline {
  readonly task_id: string
  readonly title: string
  readonly rehearsal: boolean
  readonly status: string
  readonly length: number
  readonly lanes: readonly { readonly stage: string; readonly team: string; readonly agent: string }[]
  readonly runs: readonly TimelineRun[]
  readonly questions: readonly TimelineQuestion[]
  readonly checks: readonly {
    readonly stage: string
    readonly at: number
    readonly name: string
    readonly passed: boolean
  }[]
  readonly landed: readonly { readonly stage: string; readonly at: number; readonly commit: string }[]
  readonly moves: readonly TimelineMove[]
}

interface TimelineRun {
  readonly run_id: string
  readonly stage: string
  readonly role: string
  readonly attempt: { readonly number: number; readonly of: number } | null
  readonly from: number
  to: number
  completed: boolean
}

interface TimelineQuestion {
  readonly run_id: string
  readonly stage: string
  readonly at: number
  readonly question: string
  answer: string | null
}

/** A step from stage to stage; null where it is nobody's, as while a person approves. */
export interface TimelineMove {
  readonly at: number
  readonly from: string | null
  readonly to: string | null
  readonly action: string
  readonly direction: string
  readonly actor: string
  readonly note: string | null
}

type Event = Readonly<Record<string, unknown>> & { readonly type: string; readonly ms: number }

/** Reads the lines of `baton run --json`. Only the first task is drawn; what is not known is left out. */
export function relayTimeline(lines: string): Timeline {
  const events = lines.split('\n').flatMap((line, at) => (line.trim() === '' ? [] : [eventOf(line, at + 1)]))
  const start = events.find(({ type }) => type === 'relay:started')
  if (!start) throw new Error('no relay:started among the events')
  const { task_id } = start
  const of = events.filter((event) => event.task_id === task_id)
  const zero = Math.min(...of.map(({ ms }) => ms))
  const runs = new Map<string, TimelineRun>()
  const questions: TimelineQuestion[] = []
  const checks: Timeline['checks'][number][] = []
  const landed: Timeline['landed'][number][] = []
  const moves: TimelineMove[] = []
  let status = text(start.status)
  for (const event of of) {
    const at = event.ms - zero
    const stage = text(event.stage)
    const run_id = text(event.run_id)
    const run = runs.get(run_id)
    switch (event.type) {
      case 'stage:run': {
        const attempt = event.attempt as TimelineRun['attempt']
        runs.set(run_id, { run_id, stage, role: text(event.role), attempt, from: at, to: at, completed: false })
        break
      }
      case 'run:ended':
        if (run) Object.assign(run, { to: at, completed: event.state === 'completed' })
        break
      case 'run:asked': {
        const asked = (event.question as { question?: { question?: unknown } } | undefined)?.question?.question
        questions.push({ run_id, stage, at, question: text(asked), answer: null })
        break
      }
      case 'run:answered': {
        const open = questions.findLast((question) => question.run_id === run_id)
        if (open) open.answer = text((event.question as { answer?: unknown } | undefined)?.answer)
        break
      }
      case 'check:ended': {
        const check = event.check as { name?: unknown; passed?: unknown } | undefined
        checks.push({ stage, at, name: text(check?.name), passed: check?.passed === true })
        break
      }
      case 'stage:landed':
        landed.push({ stage, at, commit: text(event.commit) })
        break
      case 'task:moved':
        moves.push(moveOf(event, at))
        status = text(event.to)
        break
    }
  }
  const length = Math.max(1, ...of.map(({ ms }) => ms - zero))
  // A run whose end was not told lasted until the last event.
  for (const run of runs.values()) if (run.to === run.from && !run.completed) run.to = length
  return {
    task_id: text(task_id),
    title: text(start.title),
    rehearsal: start.rehearsal === true,
    status,
    length,
    lanes: start.stages as Timeline['lanes'],
    runs: [...runs.values()],
    questions,
    checks,
    landed,
    moves,
  }
}

function moveOf(event: Event, at: number): TimelineMove {
  const stageOf = (status: unknown) => DEFAULT_PIPELINE.statuses.get(text(status))?.stage ?? null
  const action = text(event.action)
  const direction = Object.hasOwn(ACTIONS, action) ? ACTIONS[action as Action].direction : 'aside'
  const note = typeof event.note === 'string' ? event.note : null
  return { at, from: stageOf(event.from), to: stageOf(event.to), action, direction, actor: text(event.actor), note }
}

function eventOf(line: string, number: number): Event {
  const event = JSON.parse(line) as Record<string, unknown>
  const ms = Date.parse(text(event.at))
  if (typeof event.type !== 'string' || Number.isNaN(ms)) throw new Error(`line ${number} is not an event`)
  return { ...event, type: event.type, ms }
}

const text = (value: unknown) => (value === null || value === undefined ? '' : String(value))
