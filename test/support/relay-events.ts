import type { RelayEvent } from '../../src/engine/follow/relay-event.ts'
import type { OutputSource, RunEvent } from '../../src/engine/runs/run-event.ts'
import type { CheckResult } from '../../src/pipeline/relay/relay-record.ts'
import type { RunEnd, RunQuestion } from '../../src/pipeline/runs/run-record.ts'

/** The events of a relay as they come, written with as few words as a test needs. */
export class RelayTeller {
  readonly task_id: string
  readonly branch: string
  #seq = 0

  constructor(task_id = 'TASK-20260228-001') {
    this.task_id = task_id
    this.branch = `baton/${task_id}`
  }

  started(more: Partial<Extract<RelayEvent, { type: 'relay:started' }>> = {}): RelayEvent {
    return {
      type: 'relay:started',
      task_id: this.task_id,
      title: '로그인 기능 greeting',
      repository: '/repository',
      branch: this.branch,
      target: 'main',
      status: 'PLAN_PENDING',
      rehearsal: true,
      resumed: false,
      checks: [{ name: 'test', command: ['npm', 'test'], detected: false }],
      stages: [
        ['PLAN', 'BUNKER', 'planner'],
        ['DEV', 'JARVIS', 'codex'],
        ['QA', 'KIMQA', 'tester'],
        ['HARDEN', 'KANGCHUL', 'claude'],
        ['DOC', 'KKOMKKOM', 'writer'],
      ].map(([stage = '', team = '', agent = '']) => ({ stage, team, agent })),
      ...more,
    }
  }

  moved(action: string, from: string, to: string, more: { note?: string; deadline_at?: number } = {}): RelayEvent {
    this.#seq += 1
    return {
      type: 'task:moved',
      task_id: this.task_id,
      seq: this.#seq,
      action,
      from,
      to,
      team: 'JARVIS',
      actor: 'jarvis',
      at: '2026-02-28T09:00:00.000Z',
      note: null,
      ...more,
    }
  }

  run(
    stage: string,
    run_id: string,
    role: Extract<RelayEvent, { type: 'stage:run' }>['role'] = 'stage',
    attempt: [number, number] | null = null,
  ): RelayEvent {
    const [number, of] = attempt ?? [1, 1]
    return {
      type: 'stage:run',
      task_id: this.task_id,
      stage,
      run_id,
      role,
      number,
      attempt: attempt && { number, of, final: number === of },
    }
  }

  checking(stage: string, name: string): RelayEvent {
    return { type: 'check:started', task_id: this.task_id, stage, name }
  }

  checked(stage: string, name: string, more: Partial<CheckResult> = {}): RelayEvent {
    const check: CheckResult = {
      name,
      command: ['npm', name],
      code: 0,
      signal: null,
      passed: true,
      waived: false,
      duration_ms: 3_200,
      output_sha256: 'a'.repeat(64),
      output_bytes: 12,
      tail: '',
      ...more,
    }
    return { type: 'check:ended', task_id: this.task_id, stage, check }
  }

  landed(stage: string, commit = '0123456789abcdef0123456789abcdef01234567'): RelayEvent {
    return { type: 'stage:landed', task_id: this.task_id, stage, commit }
  }

  failed(attempt: number, feedback: string): RelayEvent {
    return { type: 'attempt:failed', task_id: this.task_id, stage: 'DEV', attempt, feedback }
  }

  waiting(what: Extract<RelayEvent, { type: 'relay:waiting' }>['what'], text: string): RelayEvent {
    return { type: 'relay:waiting', task_id: this.task_id, what, text }
  }

  ended(status: string): RelayEvent {
    return { type: 'relay:ended', task_id: this.task_id, status }
  }

  /** Planned, developed in two attempts, sent back by QA once, repaired, hardened, documented. */
  wholeWay(): RelayEvent[] {
    const stage = (name: string, run_id: string): RelayEvent[] => [
      this.run(name, run_id),
      runBegun(run_id),
      printed(run_id, `${name} writes a file\n`),
      runEnded(run_id),
      this.checking(name, 'test'),
      this.checked(name, 'test'),
      this.landed(name),
    ]
    return [
      this.started(),
      this.moved('pickup', 'PLAN_PENDING', 'PLAN_IN_PROGRESS'),
      this.run('PLAN', 'run_1'),
      runBegun('run_1'),
      asked('run_1'),
      answered('run_1', 'Korean'),
      runEnded('run_1'),
      this.landed('PLAN'),
      this.moved('handoff', 'PLAN_IN_PROGRESS', 'DEV_PENDING'),
      this.moved('pickup', 'DEV_PENDING', 'DEV_IN_PROGRESS'),
      this.run('DEV', 'run_2', 'leader'),
      runEnded('run_2'),
      this.run('DEV', 'run_3', 'coder', [1, 5]),
      runBegun('run_3'),
      printed('run_3', 'writing greet.js\n'),
      runEnded('run_3'),
      this.checking('DEV', 'test'),
      this.checked('DEV', 'test', { passed: false, code: 1, tail: 'not ok 1\n\tgreets by name' }),
      this.failed(1, 'the name is missing\nread the plan'),
      this.run('DEV', 'run_4', 'coder', [2, 5]),
      runBegun('run_4'),
      runEnded('run_4'),
      this.checking('DEV', 'test'),
      this.checked('DEV', 'test'),
      this.landed('DEV'),
      this.moved('handoff', 'DEV_IN_PROGRESS', 'QA_PENDING'),
      this.moved('pickup', 'QA_PENDING', 'QA_IN_PROGRESS'),
      this.run('QA', 'run_5'),
      runEnded('run_5'),
      this.moved('reject', 'QA_IN_PROGRESS', 'DEV_REVISION', { note: '빈 이름을 받지 않습니다' }),
      ...stage('DEV', 'run_6'),
      this.moved('resubmit', 'DEV_REVISION', 'QA_PENDING'),
      this.moved('pickup', 'QA_PENDING', 'QA_IN_PROGRESS'),
      ...stage('QA', 'run_7'),
      this.moved('handoff', 'QA_IN_PROGRESS', 'HARDEN_PENDING'),
      this.moved('pickup', 'HARDEN_PENDING', 'HARDEN_IN_PROGRESS'),
      ...stage('HARDEN', 'run_8'),
      this.moved('handoff', 'HARDEN_IN_PROGRESS', 'DOC_PENDING'),
      this.moved('pickup', 'DOC_PENDING', 'DOC_IN_PROGRESS'),
      ...stage('DOC', 'run_9'),
      this.moved('complete', 'DOC_IN_PROGRESS', 'DEPLOY_READY'),
      this.ended('DEPLOY_READY'),
    ]
  }
}

export const runBegun = (run_id: string): RunEvent => ({ type: 'run:started', run_id, attempt: 1, folder: '/work' })

export const printed = (run_id: string, text: string, source: OutputSource = 'stdout'): RunEvent => ({
  type: 'run:output',
  run_id,
  source,
  bytes: new TextEncoder().encode(text),
})

export function asked(run_id: string, question = 'Which language?', id = 'q_1'): RunEvent {
  return { type: 'run:asked', run_id, question: questionOf(id, question) }
}

export function answered(run_id: string, answer: string, id = 'q_1'): RunEvent {
  const question = { ...questionOf(id, 'Which language?'), answer, answered_by: 'song-po' }
  return { type: 'run:answered', run_id, question }
}

export function runEnded(run_id: string, more: Partial<RunEnd> = {}): RunEvent {
  const end: RunEnd = {
    how: 'completed',
    code: 0,
    signal: null,
    verdict: null,
    summary: null,
    files: [],
    result: null,
    reason: null,
    usage: null,
    ...more,
  }
  return { type: 'run:ended', run_id, state: end.how === 'completed' ? 'completed' : 'failed', end }
}

function questionOf(id: string, question: string): RunQuestion {
  return {
    id,
    question: { category: 'choice', question, options: ['Korean', 'English'], default: 'Korean', required: true },
    phase: null,
    asked_at: '2026-02-28T09:00:00.000Z',
    attempt: 1,
    due_at: 0,
  }
}
