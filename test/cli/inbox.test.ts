import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { inboxOf } from '../../src/cli/inbox/inbox-of.ts'
import { inboxJson } from '../../src/cli/present/inbox-json.ts'
import { inboxText } from '../../src/cli/present/inbox-text.ts'
import type { Waiting, WaitingKind } from '../../src/cli/present/waiting.ts'
import { VirtualClock } from '../../src/engine/clock.ts'
import { doDueWorkOnce } from '../../src/engine/due-work.ts'
import { Engine } from '../../src/engine/engine.ts'
import type { PipelineCommand, StepAction, StepDetails } from '../../src/pipeline/command.ts'
import type { RelayCommand } from '../../src/pipeline/relay/relay-command.ts'
import type { RunRole } from '../../src/pipeline/relay/relay-record.ts'
import { NO_END } from '../../src/pipeline/runs/run-record.ts'
import { DEFAULT_PIPELINE, type Lang } from '../../src/protocol/index.ts'
import { openMemoryStore } from '../../src/store/memory/open.ts'
import { QUESTION, SPEC } from '../support/run-world.ts'

/**
 * Issue 12, point 12: everything that waits for a person is in the inbox of those who can decide it. Each kind of
 * waiting is made by the commands that make it in earnest, on a store of its own.
 */
const PO = 'song-po'
const MINUTE = 60_000
/** A notice that an outlet has refused so often is kept for a person. */
const DEAD_AFTER = 20
const WORKER = { worker: 'w', host: 'elsewhere', pid: 1, started: '1', queues: [] }

class Office implements AsyncDisposable {
  readonly engine: Engine
  readonly clock: VirtualClock
  #runs = 0

  private constructor(engine: Engine, clock: VirtualClock) {
    this.engine = engine
    this.clock = clock
  }

  static async open(): Promise<Office> {
    const clock = new VirtualClock(Date.parse('2026-11-15T09:00:00.000Z'))
    const store = await openMemoryStore({ clock: clock.now })
    const outlets = ['webhook']
    return new Office(new Engine({ store, pipeline: DEFAULT_PIPELINE, clock, timeZone: 'UTC', outlets }), clock)
  }

  do<Command extends PipelineCommand>(command: Command, actor = PO) {
    return this.engine.execute(command, { actor })
  }

  step(task_id: string, action: StepAction, actor = PO, details: StepDetails = {}) {
    return this.do({ type: 'step', task_id, action, details }, actor)
  }

  async task(more: { dependencies?: string[] } = {}): Promise<string> {
    const made = await this.engine.createTask({ title: 'a title', priority: 'P2_MEDIUM', ...more }, { actor: PO })
    return String(made.task_id)
  }

  /** A task that went its way without agents, up to a status. */
  async taskIn(status: string, id?: string): Promise<string> {
    const task = id ?? (await this.task())
    for (const [to, action, actor] of WAY) {
      await this.step(task, action, actor)
      if (to === status) return task
    }
    throw new Error(status)
  }

  async relay(status = 'DEV_IN_PROGRESS'): Promise<string> {
    const task_id = await this.task()
    const place = { repository: '/nowhere', branch: 'b', target: 'main', base: '0'.repeat(40) }
    const rest = { request: 'a', language: 'en' as const, stages: {}, checks: [], repairs: 2, prompts: {} }
    const spec = { ...place, ...rest, loop: { attempts: 1, relaxedAttempts: 1 }, rehearsal: false }
    await this.do({ type: 'start_relay', task_id, spec })
    await this.taskIn(status, task_id)
    await this.lease()
    await this.say(task_id, { type: 'take_relay' })
    return task_id
  }

  lease() {
    return this.engine.store.renew(WORKER, MINUTE)
  }

  say(task_id: string, command: Record<string, unknown> & { type: RelayCommand['type'] }) {
    return this.do({ ...command, task_id, worker: 'w' } as unknown as PipelineCommand, 'baton')
  }

  async seq(task_id: string): Promise<number> {
    const [task] = await this.engine.store.load([{ kind: 'task', id: task_id }])
    return task?.kind === 'task' ? (task.value?.task.pipeline_history.length ?? 0) : 0
  }

  /** A run in a worker's hands: of a stage, or started by somebody. */
  async run(by = PO, stage?: { task_id: string; agent: string; role: RunRole }) {
    this.#runs += 1
    const run_id = `RUN-20261115-00${this.#runs}-abcd`
    await this.lease()
    if (stage) {
      const visit = {
        worker: 'w',
        seq: await this.seq(stage.task_id),
        role: stage.role,
        number: 1,
        tip: '0'.repeat(40),
      }
      const spec = { ...SPEC, task_id: stage.task_id, stage: 'DEV', agent: stage.agent }
      await this.do({ type: 'create_run', run_id, spec, visit }, 'baton')
    } else await this.do({ type: 'create_run', run_id, spec: SPEC }, by)
    const taken = { type: 'take_run', run_id, worker: 'w', token_hash: 't' } as const
    const { attempt } = await this.do(taken, 'baton')
    const held = { run_id, worker: 'w', attempt: Number(attempt), checkpoint: null }
    return {
      run_id,
      ask: () => this.do({ type: 'run_asked', ...held, question: QUESTION, phase: null }, 'baton'),
      err: () => this.do({ type: 'run_erred', ...held, error: ERROR }, 'baton'),
      fail: () => this.do({ type: 'run_ended', ...held, end: { ...NO_END, how: 'exit_code', code: 1 } }, 'baton'),
    }
  }

  async inbox(actor: string) {
    return inboxOf({ engine: this.engine, actor, flags: '' })
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.engine.store.close()
  }
}

const ERROR = { type: 'fatal', message: 'no disk', details: 'all full', recovery: 'notify_user' } as const
const REASON = {
  category: 'quality',
  description: 'two words are wrong',
  action_items: [{ assignee: 'jarvis', action: 'mend them', deadline: '2026-12-01' }],
}
const WAY: readonly [string, StepAction, string][] = [
  ['PLAN_IN_PROGRESS', 'pickup', PO],
  ['DEV_PENDING', 'handoff', PO],
  ['DEV_IN_PROGRESS', 'pickup', 'jarvis'],
  ['QA_PENDING', 'handoff', 'jarvis'],
  ['QA_IN_PROGRESS', 'pickup', 'kimqa'],
  ['HARDEN_PENDING', 'handoff', 'kimqa'],
  ['HARDEN_IN_PROGRESS', 'pickup', 'kangchul'],
]

interface Case {
  readonly kind: WaitingKind
  readonly how: string
  /** Who can decide it, and so sees it; everybody else of the registry does not. */
  readonly decides: readonly string[]
  /** Makes it wait, and answers with what the command line must name. */
  readonly make: (office: Office) => Promise<{ readonly id: string; readonly command: string; readonly says?: string }>
}

const LEAD = ['jarvis', PO]

const CASES: readonly Case[] = [
  {
    kind: 'escalation',
    how: 'L1',
    decides: LEAD,
    make: async (office) => {
      const id = await office.taskIn('DEV_PENDING')
      office.clock.advance(91 * MINUTE)
      await doDueWorkOnce(office.engine)
      return { id: `${id}/E1`, command: `baton escalation resolve ${id}/E1 continue`, says: 'ACK timeout' }
    },
  },
  {
    kind: 'escalation',
    how: 'L2',
    decides: [PO],
    make: async (office) => {
      const id = await office.taskIn('DEV_IN_PROGRESS')
      await office.do({ type: 'escalate', task_id: id, reason: 'the plan is wrong' }, 'jarvis')
      return { id: `${id}/E1`, command: `baton escalation resolve ${id}/E1 continue`, says: 'the plan is wrong' }
    },
  },
  {
    kind: 'question',
    how: 'of a run that somebody started',
    decides: ['kimqa', PO],
    make: async (office) => {
      const run = await office.run('kimqa')
      const { question_id } = await run.ask()
      return { id: run.run_id, command: `baton answer ${question_id} "…"`, says: 'Which database would you prefer?' }
    },
  },
  {
    kind: 'question',
    how: 'of a stage',
    decides: LEAD,
    make: async (office) => {
      const task_id = await office.relay()
      const run = await office.run(PO, { task_id, agent: 'jarvis', role: 'leader' })
      const { question_id } = await run.ask()
      return { id: run.run_id, command: `baton answer ${question_id} "…"`, says: 'PostgreSQL | MySQL | SQLite' }
    },
  },
  {
    kind: 'run_error',
    how: 'notify_user',
    decides: [PO],
    make: async (office) => {
      const run = await office.run()
      await run.err()
      return { id: run.run_id, command: `baton runs resume ${run.run_id}`, says: 'no disk: all full' }
    },
  },
  {
    kind: 'run_failed',
    how: 'a run that somebody started',
    decides: ['kimqa', PO],
    make: async (office) => {
      const run = await office.run('kimqa')
      await run.fail()
      return { id: run.run_id, command: `baton runs resume ${run.run_id}`, says: 'exited with an error code (1)' }
    },
  },
  {
    kind: 'run_paused',
    how: 'by somebody',
    decides: [PO],
    make: async (office) => {
      const { run_id } = await office.run()
      await office.do({ type: 'pause_run', run_id, reason: null })
      await office.do({ type: 'run_paused', run_id, worker: 'w', attempt: 1, checkpoint: null }, 'baton')
      return { id: run_id, command: `baton runs resume ${run_id}` }
    },
  },
  {
    kind: 'choice',
    how: 'a loop whose last attempt failed',
    decides: LEAD,
    make: async (office) => {
      const id = await office.relay()
      await office.run(PO, { task_id: id, agent: 'jarvis', role: 'leader' })
      const seq = await office.seq(id)
      await office.say(id, { type: 'start_loop', seq })
      const event = { type: 'attempt:failed', attempt: 1, decision: 'retry', feedback: 'it is bad', failedFiles: [] }
      await office.say(id, { type: 'step_loop', seq, event })
      await office.say(id, { type: 'relay_waits', waiting: { what: 'choice', text: 'it is bad', run_id: null } })
      return { id, command: `baton answer ${id} A`, says: 'it is bad' }
    },
  },
  {
    kind: 'document',
    how: 'that the filter refused',
    decides: LEAD,
    make: async (office) => {
      const id = await office.relay()
      const { run_id } = await office.run(PO, { task_id: id, agent: 'jarvis', role: 'leader' })
      const document = { run_id, text: 'x', verdict: 'refused', problems: ['line 3: a phrase'] }
      await office.say(id, { type: 'record_document', seq: await office.seq(id), document })
      await office.say(id, { type: 'relay_waits', waiting: { what: 'document', text: 'line 3', run_id } })
      return { id, command: `baton answer ${id} allow`, says: 'line 3: a phrase' }
    },
  },
  {
    kind: 'item',
    how: 'the approval of a plan',
    decides: [PO],
    make: async (office) => {
      const id = await office.relay('PLAN_IN_PROGRESS')
      const item = {
        key: 'plan/1',
        kind: 'plan',
        to: 'po',
        text: { ko: '계획?', en: 'The plan?' },
        details: ['docs/plan.md'],
      }
      const options = [{ choice: 'approve', label: { ko: '승인', en: 'approve' } }]
      await office.say(id, { type: 'open_item', item: { ...item, options, confirmable: true } })
      return { id, command: `baton answer ${id} approve`, says: 'docs/plan.md' }
    },
  },
  {
    kind: 'item',
    how: 'that any person may answer',
    decides: LEAD,
    make: async (office) => {
      const id = await office.relay()
      const text = { ko: '설정이 바뀌었습니다', en: 'settings changed' }
      const item = { key: 's/1', kind: 'settings', to: 'person', text, details: [], confirmable: false }
      const options = [{ choice: 'keep', label: { ko: '둠', en: 'keep' } }]
      await office.say(id, { type: 'open_item', item: { ...item, options } })
      return { id, command: `baton answer ${id} keep`, says: 'settings changed' }
    },
  },
  {
    kind: 'stage_failed',
    how: 'its agents gave up',
    decides: LEAD,
    make: async (office) => {
      const id = await office.relay()
      await office.say(id, {
        type: 'relay_waits',
        waiting: { what: 'run', text: 'Please run /login', run_id: 'RUN-1' },
      })
      await office.say(id, { type: 'release_relay' })
      return { id, command: `baton run --resume ${id}`, says: 'Please run /login' }
    },
  },
  {
    kind: 'inactive_team',
    how: 'that stops a relay',
    decides: [PO],
    make: async (office) => {
      const id = await office.relay('HARDEN_IN_PROGRESS')
      await office.say(id, { type: 'relay_waits', waiting: { what: 'team', text: 'nobody documents', run_id: null } })
      await office.say(id, { type: 'release_relay' })
      return { id, command: `baton task skip-docs ${id}`, says: 'KKOMKKOM' }
    },
  },
  {
    kind: 'inactive_team',
    how: 'that a team cannot hand over to',
    decides: [PO],
    make: async (office) => {
      const id = await office.taskIn('HARDEN_IN_PROGRESS')
      return { id, command: 'baton agent register kkomkkom --team KKOMKKOM', says: 'KKOMKKOM' }
    },
  },
  {
    kind: 'revision',
    how: 'of a team, without agents',
    decides: LEAD,
    make: async (office) => {
      const id = await office.taskIn('QA_IN_PROGRESS')
      await office.step(id, 'reject', 'kimqa', { reason: REASON })
      return { id, command: `baton task resubmit ${id} --as jarvis`, says: 'jarvis: mend them @ 2026-12-01' }
    },
  },
  {
    kind: 'revision',
    how: 'that nobody carries',
    decides: LEAD,
    make: async (office) => {
      const id = await office.relay('QA_IN_PROGRESS')
      await office.say(id, { type: 'release_relay' })
      await office.step(id, 'reject', 'kimqa', { reason: REASON })
      return { id, command: `baton run --resume ${id}`, says: 'jarvis: mend them @ 2026-12-01' }
    },
  },
  {
    kind: 'not_carried',
    how: 'its worker is gone',
    decides: LEAD,
    make: async (office) => {
      const id = await office.relay()
      office.clock.advance(2 * MINUTE)
      return { id, command: `baton run --resume ${id}` }
    },
  },
  {
    kind: 'handoff',
    how: 'that awaits an ACK',
    decides: ['jarvis'],
    make: async (office) => {
      const id = await office.taskIn('DEV_PENDING')
      return { id, command: `baton task ack ${id} accepted --as jarvis`, says: 'H1 BUNKER → JARVIS' }
    },
  },
  {
    kind: 'cancelled_dependency',
    how: 'of a task',
    decides: [PO],
    make: async (office) => {
      const first = await office.task()
      const id = await office.task({ dependencies: [first] })
      await office.step(first, 'cancel', PO, { note: 'no more' })
      await doDueWorkOnce(office.engine)
      return { id, command: `baton task edit ${id} --depends ""`, says: first }
    },
  },
  {
    kind: 'hold',
    how: 'by the PO',
    decides: [PO],
    make: async (office) => {
      const id = await office.taskIn('DEV_IN_PROGRESS')
      await office.step(id, 'hold', PO, { note: 'until spring' })
      return { id, command: `baton task resume ${id}`, says: 'until spring' }
    },
  },
  {
    kind: 'pipeline_stopped',
    how: 'by the PO',
    decides: [PO],
    make: async (office) => {
      await office.do({ type: 'stop_pipeline', reason: 'closed' })
      return { id: 'pipeline', command: 'baton pipeline start' }
    },
  },
  {
    kind: 'dead_letter',
    how: 'a webhook that is dead',
    decides: [PO],
    make: async (office) => {
      await office.taskIn('DEV_PENDING')
      const dead = { name: 'webhook', deliver: () => Promise.reject(new Error('connection refused')) }
      for (let tried = 0; tried < DEAD_AFTER; tried += 1) {
        await doDueWorkOnce(office.engine, [dead])
        office.clock.advance(120 * MINUTE)
      }
      const { rows } = await office.engine.store.list('notices', { to: ['team:JARVIS'], limit: 9 })
      const first = rows.find(({ template }) => template === 'handoff')
      return { id: first?.id ?? '-', command: 'baton tick', says: 'webhook: connection refused' }
    },
  },
  {
    kind: 'approval',
    how: 'of work that is ready',
    decides: [PO],
    make: async (office) => {
      const id = await office.taskIn('HARDEN_IN_PROGRESS')
      await office.step(id, 'skip_docs')
      return { id, command: `baton task approve ${id}`, says: 'DEPLOY_READY' }
    },
  },
]

const textOf = async (office: Office, actor: string, lang: Lang) => {
  const screen = { lang, timeZone: 'UTC', colour: false, width: undefined } as const
  return inboxText(await office.inbox(actor), screen, office.clock.now())
}

describe('reach.12 what waits for a person', () => {
  test.each(CASES)('$kind, $how, is in the inbox of those who can decide it', async ({ kind, decides, make }) => {
    await using office = await Office.open()
    for (const { agent_id } of DEFAULT_PIPELINE.definition.agents) {
      expect((await office.inbox(agent_id)).waiting, 'nothing waits yet').toEqual([])
    }
    const { id, command, says = '' } = await make(office)
    office.clock.advance(3 * MINUTE)
    await office.lease().catch(() => {})
    const entryOf = (waiting: readonly Pick<Waiting, 'kind' | 'id'>[]) =>
      waiting.filter((one) => one.kind === kind && one.id === id)
    for (const { agent_id } of DEFAULT_PIPELINE.definition.agents) {
      const inbox = inboxJson(await office.inbox(agent_id))
      const found = entryOf(inbox.waiting)
      if (!decides.includes(agent_id)) {
        expect(found, `${agent_id} cannot decide it`).toEqual([])
        continue
      }
      expect(found, agent_id).toMatchObject([{ kind, id, decides: expect.arrayContaining([...decides]) }])
      const [entry] = found as Waiting[]
      expect(Date.parse(entry?.since ?? '')).toBeLessThanOrEqual(office.clock.now() - 3 * MINUTE)
      expect(entry?.commands.some((one) => one.startsWith(command.split(' --as ')[0] ?? ''))).toBe(true)
      for (const lang of ['en', 'ko'] as const) {
        const lines = (await textOf(office, agent_id, lang)).split('\n')
        const at = lines.findIndex((line) => line.startsWith(`  ${id}  `))
        // One line: what waits, for how long, who can decide. The command stands below it.
        expect(lines[at]).toMatch(new RegExp(` · [0-9].*(min|분|h|시간).* · ${entry?.decides.join(', ')}$`))
        const rest = lines.slice(at).join('\n')
        expect(rest).toContain(agent_id === 'jarvis' || agent_id === PO ? command : command.split(' --as ')[0])
        if (lang === 'en') expect(rest).toContain(says)
      }
    }
  })

  test('a failed run that somebody started can be given up, and then waits no more', async () => {
    await using office = await Office.open()
    const run = await office.run('kimqa')
    await run.fail()
    expect((await office.inbox('kimqa')).waiting).toMatchObject([{ kind: 'run_failed' }])
    await office.do({ type: 'cancel_run', run_id: run.run_id, reason: 'not needed' }, 'kimqa')
    expect((await office.inbox('kimqa')).waiting).toEqual([])
  })

  test('a run of a stage that failed is the business of its relay, not an entry of its own', async () => {
    await using office = await Office.open()
    const task_id = await office.relay()
    const run = await office.run(PO, { task_id, agent: 'jarvis', role: 'coder' })
    await run.fail()
    expect((await office.inbox(PO)).waiting).toEqual([])
    await expect(office.do({ type: 'cancel_run', run_id: run.run_id, reason: null })).rejects.toThrow(/RUN_ENDED|ended/)
  })
})

describe('reach.12 notices', () => {
  let office: Office
  beforeAll(async () => {
    office = await Office.open()
  })
  afterAll(() => office.engine.store.close())
  const told = async (template: string) => {
    const everybody = [
      ...DEFAULT_PIPELINE.definition.agents.map(({ agent_id }) => agent_id),
      'ada',
      'user',
      'everybody',
    ]
    const teams = DEFAULT_PIPELINE.definition.teams.map(({ id }) => `team:${id}`)
    const { rows } = await office.engine.store.list('notices', { to: [...everybody, ...teams], limit: 500 })
    return rows.filter((one) => one.template === template).map(({ to }) => to)
  }

  test('of questions and errors go to those who can decide, and to nobody else', async () => {
    const task_id = await office.relay()
    await office.do({ type: 'set_person', person: ADA, how: 'add', is_user: false })
    const asking = await office.run(PO, { task_id, agent: 'jarvis', role: 'leader' })
    await asking.ask()
    expect((await told('run_question')).toSorted()).toEqual(['ada', PO])
    const failing = await office.run('kimqa')
    await failing.err()
    expect((await told('run_error')).toSorted()).toEqual(['kimqa', PO])
  })

  const ADA = {
    person_id: 'ada',
    name: 'Ada',
    roles: ['lead' as const],
    teams: ['JARVIS'],
    language: null,
    addresses: {},
  }

  test('of every transition go to those who watch the task, in the same commit, until they do no more', async () => {
    const id = await office.task()
    const watch = (actor: string, on = true) => office.do({ type: 'watch_task', task_id: id, watch: on }, actor)
    await office.step(id, 'pickup')
    expect(await watch('user')).toMatchObject({ watching: true, watcher: 'user' })
    await watch('kimqa')
    await watch('kimqa')
    await office.step(id, 'handoff')
    expect((await told('task_update')).toSorted()).toEqual(['kimqa', 'user'])
    const { rows } = await office.engine.store.list('notices', { to: ['user'], limit: 1 })
    expect(rows).toMatchObject([
      {
        channel: 'task_update',
        task_id: id,
        text: {
          ko: '[태스크 변경] a title (P2)\n상태: PLAN_IN_PROGRESS -> DEV_PENDING | 동작: 핸드오프\n수행: song-po | 담당: 자비스(개발)',
          en: expect.stringContaining('Status: PLAN_IN_PROGRESS -> DEV_PENDING'),
        },
      },
    ])
    expect((await office.inbox('user')).notices[0]).toMatchObject({ template: 'task_update' })
    await watch('user', false)
    await office.step(id, 'pickup', 'jarvis')
    expect((await told('task_update')).toSorted()).toEqual(['kimqa', 'kimqa', 'user'])
    await expect(watch('nobody')).rejects.toThrow()
  })
})
