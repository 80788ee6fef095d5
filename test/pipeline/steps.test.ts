import { describe, expect, test } from 'vitest'
import { createValidator, DEFAULT_PIPELINE } from '../../src/protocol/index.ts'
import { carryTo, hireDocumentation, REASON, World } from '../support/world.ts'

const validate = createValidator(DEFAULT_PIPELINE)
const packageOf = (world: World, task: string) => ({
  $schema: 'task_package_v1',
  schema_version: '1.0.0',
  task_package: world.task(task).task,
})

describe('the happy path', () => {
  test('ends at DONE with a package that keeps its contract at every step', () => {
    const world = new World()
    hireDocumentation(world)
    const task = world.create()
    for (const status of ['PLAN_IN_PROGRESS', 'DEV_PENDING', 'DEV_IN_PROGRESS', 'QA_PENDING', 'QA_IN_PROGRESS'].concat([
      'HARDEN_PENDING',
      'HARDEN_IN_PROGRESS',
      'DOC_PENDING',
      'DOC_IN_PROGRESS',
      'DEPLOY_READY',
      'DONE',
    ])) {
      carryTo(world, task, status)
      expect(validate('task-package', packageOf(world, task), { strict: true }).violations).toEqual([])
      world.minutes(1)
    }
    const { task: done } = world.task(task)
    expect(done.pipeline_history).toHaveLength(11)
    expect(done.assigned_team).toBe('BUNKER')
    expect(world.events.filter((event) => event.type === 'task:moved')).toHaveLength(11)
  })

  test('every message on the way keeps its contract', () => {
    const world = new World()
    hireDocumentation(world)
    const task = world.create()
    carryTo(world, task, 'DONE')
    const messages = [...world.records.values()].filter(({ kind }) => kind === 'message')
    expect(messages.map(({ value }) => (value as { type: string }).type)).toEqual([
      'handoff',
      'handoff',
      'handoff',
      'handoff',
      'final_completion_report',
    ])
    for (const { value } of messages) {
      const { type, body } = value as { type: string; body: unknown }
      expect(validate(type.replaceAll('_', '-') as 'handoff', body).violations).toEqual([])
    }
  })

  test('a pickup accepts the handoff that nobody had answered, and takes the task to whoever picks up', () => {
    const world = new World()
    const task = world.create()
    carryTo(world, task, 'DEV_IN_PROGRESS')
    expect(world.task(task).handoff?.ack).toBe('accepted')
    expect(world.task(task).task.assigned_agent).toBe('jarvis')
    expect(world.task(task).due_at).toBeNull()
  })

  test('fills the payloads: the sender’s output and the receiver’s input', () => {
    const world = new World()
    const task = world.create({ input: '모달 수정' })
    expect(world.task(task).task.team_payloads.BUNKER).toMatchObject({
      phase: 'planning',
      input: { request: '모달 수정' },
    })
    world.step(task, 'pickup')
    world.step(task, 'handoff', 'song-po', { output: { plan_doc_ref: 'docs/plan.md', extra: 1 } })
    const { BUNKER, JARVIS, KIMQA } = world.task(task).task.team_payloads
    // Nothing was said of its complexity: the field is left out.
    expect(BUNKER).toMatchObject({ phase: 'planning' })
    expect((BUNKER as { output?: unknown }).output).toEqual({ plan_doc_ref: 'docs/plan.md', extra: 1 })
    expect(JARVIS).toMatchObject({ phase: 'development', input: { plan_ref: 'docs/plan.md', target_files: null } })
    expect(KIMQA).toEqual({})
    world.step(task, 'pickup', 'jarvis')
    world.step(task, 'handoff', 'jarvis', { output: { code_ref: 'abc' }, artifacts: [{ name: 'a', path: 'src/a.ts' }] })
    expect(world.task(task).task.team_payloads.KIMQA).toMatchObject({
      input: { code_ref: 'abc', test_scope: null },
      output: { bugs_found: [] },
    })
    expect(world.task(task).task.output_ref).toBe('src/a.ts')
  })

  test('a handoff may name the agent it is for, of the receiving team and active', () => {
    const world = new World()
    const task = world.create()
    world.step(task, 'pickup')
    const to = (target_agent: string) =>
      ({ type: 'step', task_id: task, action: 'handoff', details: { target_agent } }) as const
    expect(world.refusal(to('kimqa')).code).toBe('ACTOR_NOT_ALLOWED')
    expect(world.refusal(to('nobody')).code).toBe('UNKNOWN_AGENT')
    world.do(to('jarvis'))
    expect(world.task(task).task.assigned_agent).toBe('jarvis')
  })
})

describe('who may', () => {
  test('nobody acts for another team, an unknown or inactive agent for none', () => {
    const world = new World()
    const task = world.create()
    carryTo(world, task, 'DEV_PENDING')
    const pickup = { type: 'step', task_id: task, action: 'pickup', details: {} } as const
    expect(world.refusal(pickup, 'kimqa').code).toBe('ACTOR_NOT_ALLOWED')
    expect(world.refusal(pickup, 'song-po').code).toBe('ACTOR_NOT_ALLOWED')
    expect(world.refusal(pickup, 'ghost').code).toBe('UNKNOWN_AGENT')
    expect(world.refusal(pickup, 'kkomkkom').code).toBe('AGENT_NOT_ACTIVE')
    const ack = { type: 'acknowledge', task_id: task, handoff_id: null, status: 'accepted', message: null } as const
    expect(world.refusal(ack, 'kimqa').code).toBe('ACTOR_NOT_ALLOWED')
    expect(world.refusal({ type: 'fire_deadlines', task_id: task }, 'song-po').code).toBe('ACTOR_NOT_ALLOWED')
  })

  test('only the PO stops the pipeline and registers agents', () => {
    const world = new World()
    expect(world.refusal({ type: 'stop_pipeline', reason: 'x' }, 'jarvis').code).toBe('PO_ONLY')
    const agent = { ...DEFAULT_PIPELINE.definition.agents[1], agent_id: 'jarvis-2', lead: false } as never
    expect(world.refusal({ type: 'register_agent', agent }, 'jarvis').code).toBe('PO_ONLY')
    world.do({ type: 'register_agent', agent })
    const task = world.create()
    carryTo(world, task, 'DEV_PENDING')
    world.step(task, 'pickup', 'jarvis-2')
    expect(world.task(task).task.assigned_agent).toBe('jarvis-2')
  })

  test('a second lead takes the place of the first', () => {
    const world = new World()
    const agent = { ...DEFAULT_PIPELINE.definition.agents[1], agent_id: 'jarvis-2', lead: true } as never
    world.do({ type: 'register_agent', agent })
    const { agents } = world.read({ type: 'start_pipeline' }).registry
    expect(agents.filter((one) => one.team === 'JARVIS' && one.lead).map((one) => one.agent_id)).toEqual(['jarvis-2'])
  })
})

describe('dependencies', () => {
  test('keep a task from being picked up until all are done, and are named', () => {
    const world = new World()
    hireDocumentation(world)
    const first = world.create({ task_id: 'TASK-20260228-101' })
    const second = world.create({ task_id: 'TASK-20260228-102', dependencies: [first] })
    const error = world.refusal({ type: 'step', task_id: second, action: 'pickup', details: {} })
    expect(error.code).toBe('DEPENDENCIES_UNMET')
    expect(error.values.dependencies).toBe(`${first} (PLAN_PENDING)`)
    carryTo(world, first, 'DONE')
    world.step(second, 'pickup')
    expect(world.status(second)).toBe('PLAN_IN_PROGRESS')
  })

  test('must exist and must not form a cycle, also when edited later', () => {
    const world = new World()
    const [a, b, c] = ['TASK-20260228-101', 'TASK-20260228-102', 'TASK-20260228-103'] as const
    world.create({ task_id: a })
    world.create({ task_id: b, dependencies: [a] })
    world.create({ task_id: c, dependencies: [b] })
    const edit = (dependencies: string[]) => ({ type: 'edit_task', task_id: a, changes: { dependencies } }) as const
    expect(world.refusal(edit([c])).values).toMatchObject({ task_id: a, path: `${a} → ${c} → ${b} → ${a}` })
    expect(world.refusal(edit([a])).code).toBe('DEPENDENCY_CYCLE')
    expect(world.refusal(edit(['TASK-20260228-999'])).code).toBe('TASK_NOT_FOUND')
    const missing = { ...createCommand, task_id: 'TASK-20260228-104', dependencies: ['TASK-20260228-999'] }
    expect(world.refusal(missing).code).toBe('TASK_NOT_FOUND')
  })

  const createCommand = {
    type: 'create_task',
    definition: 'sha256:test',
    title: 'x',
    priority: 'P2_MEDIUM',
    dependencies: [],
    tags: [],
    input: null,
    input_ref: null,
  } as const

  test('a cancelled one blocks the task and the PO hears of it once', () => {
    const world = new World()
    const first = world.create({ task_id: 'TASK-20260228-101' })
    const second = world.create({ task_id: 'TASK-20260228-102', dependencies: [first] })
    world.step(first, 'cancel', 'song-po', { note: '폐기' })
    expect(world.works.map((work) => [work.kind, work.task_id])).toEqual([
      ['dependency_cancelled', first],
      ['stop_runs', first],
    ])
    world.heard()
    world.do({ type: 'note_cancelled_dependency', task_id: second, dependency: first }, 'baton')
    expect(world.heard()).toEqual(['song-po: [선행 태스크 취소] 슬랙 모달 에러 수정 (P1)'])
    const error = world.refusal({ type: 'step', task_id: second, action: 'pickup', details: {} })
    expect(error.values.dependencies).toBe(`${first} (CANCELLED)`)
  })
})

describe('holding and cancelling', () => {
  test('a held task returns to exactly where it was', () => {
    const world = new World()
    const task = world.create()
    carryTo(world, task, 'QA_IN_PROGRESS')
    world.step(task, 'hold', 'song-po', { note: '외부 의존 대기' })
    expect(world.task(task)).toMatchObject({
      remembered: 'QA_IN_PROGRESS',
      task: { status: 'ON_HOLD', assigned_team: 'KIMQA' },
    })
    world.step(task, 'resume')
    expect(world.task(task)).toMatchObject({
      remembered: null,
      task: { status: 'QA_IN_PROGRESS', assigned_agent: 'kimqa' },
    })
    expect(validate('task-package', packageOf(world, task), { strict: true }).violations).toEqual([])
  })

  test('both need a reason, and a cancelled task stays cancelled', () => {
    const world = new World()
    const task = world.create()
    const bare = (action: 'hold' | 'cancel') => ({ type: 'step', task_id: task, action, details: {} }) as const
    expect(world.refusal(bare('hold')).code).toBe('REASON_REQUIRED')
    expect(world.refusal(bare('cancel')).code).toBe('REASON_REQUIRED')
    world.step(task, 'cancel', 'song-po', { note: '폐기' })
    expect(world.refusal({ type: 'step', task_id: task, action: 'pickup', details: {} }).code).toBe(
      'TRANSITION_REFUSED',
    )
  })

  test('a stopped pipeline lets nothing be picked up, but goes on otherwise', () => {
    const world = new World()
    const task = world.create()
    carryTo(world, task, 'PLAN_IN_PROGRESS')
    world.do({ type: 'stop_pipeline', reason: '점검' })
    expect(world.heard().at(-1)).toBe('everybody: [파이프라인 중단] song-po')
    world.step(task, 'handoff')
    expect(world.refusal({ type: 'step', task_id: task, action: 'pickup', details: {} }, 'jarvis').code).toBe(
      'PIPELINE_STOPPED',
    )
    expect(world.refusal({ type: 'stop_pipeline', reason: 'x' }).code).toBe('PIPELINE_ALREADY')
    world.minutes(12)
    world.do({ type: 'start_pipeline' })
    expect(world.notices.at(-1)?.text.ko).toContain('멈춘 시간: 12분')
    expect(world.refusal({ type: 'start_pipeline' }).code).toBe('PIPELINE_ALREADY')
    world.step(task, 'pickup', 'jarvis')
  })
})

describe('documentation', () => {
  test('is skipped by the PO while nobody writes it, and cannot be while somebody does', () => {
    const world = new World()
    const task = world.create()
    carryTo(world, task, 'HARDEN_IN_PROGRESS')
    expect(world.refusal({ type: 'step', task_id: task, action: 'handoff', details: {} }, 'kangchul').code).toBe(
      'TEAM_NOT_ACTIVE',
    )
    hireDocumentation(world)
    expect(world.refusal({ type: 'step', task_id: task, action: 'skip_docs', details: {} }).code).toBe('TEAM_IS_ACTIVE')
    world.step(task, 'handoff', 'kangchul')
    expect(world.status(task)).toBe('DOC_PENDING')
  })

  const result = (task_id: string, more: object) => ({
    type: 'receive_message' as const,
    message: { type: 'documentation_result', source_team: '꼼꼼이', task_id, artifacts: [], ...more },
  })

  test('complete ends the stage with a report, partial keeps it, a needed revision goes back', () => {
    const world = new World()
    hireDocumentation(world)
    const task = world.create()
    carryTo(world, task, 'DOC_IN_PROGRESS')
    expect(world.do(result(task, { result: 'partial' }), 'kkomkkom')).toMatchObject({ status: 'DOC_IN_PROGRESS' })
    world.do(result(task, { result: 'revision_needed', reject_reason: REASON }), 'kkomkkom')
    expect(world.status(task)).toBe('HARDEN_REVISION')
    world.step(task, 'resubmit', 'kangchul')
    world.step(task, 'pickup', 'kkomkkom')
    const checklist = { documented: true, consistent_format: true, consistent_terms: true, changelog_updated: true }
    world.do(result(task, { result: 'complete', checklist }), 'kkomkkom')
    expect(world.status(task)).toBe('DEPLOY_READY')
    expect(world.heard().at(-1)).toBe('song-po: [완료 보고] 꼼꼼이(문서화) -> 벙커(기획)')
  })
})

describe('a package from elsewhere', () => {
  test('is imported as it is and can be carried on, strictly held to its contract', () => {
    const world = new World()
    const task = world.create()
    carryTo(world, task, 'QA_PENDING')
    const document = structuredClone(packageOf(world, task)) as { task_package: { task_id: string; status: string } }
    expect(world.refusal({ type: 'import_task', definition: 'sha256:test', document }).code).toBe('TASK_EXISTS')
    document.task_package.task_id = 'TASK-20260101-001'
    world.do({ type: 'import_task', definition: 'sha256:test', document })
    world.step('TASK-20260101-001', 'pickup', 'kimqa')
    expect(world.status('TASK-20260101-001')).toBe('QA_IN_PROGRESS')
    document.task_package.task_id = 'TASK-20260101-002'
    document.task_package.status = 'HARDEN_PENDING'
    const error = world.refusal({ type: 'import_task', definition: 'sha256:test', document })
    expect(error.code).toBe('INVALID_INPUT')
    expect(error.details.violations).toHaveLength(2)
  })
})

test('a notice names the teams in the language it is written in', () => {
  const world = new World()
  carryTo(world, world.create(), 'DEV_PENDING')
  const text = world.notices.at(-1)?.text
  expect(text?.ko).toContain('벙커(기획) -> 자비스(개발)')
  expect(text?.en).toContain('Bunker (planning) -> Jarvis (development)')
})

test('a step keeps which records it was decided on, and in which version', () => {
  const world = new World()
  const id = world.create()
  world.step(id, 'pickup')
  expect(world.events.at(-1)?.data.read).toEqual([
    'registry registry 0',
    'people people 0',
    'control pipeline 0',
    `task ${id} 1`,
  ])
})
