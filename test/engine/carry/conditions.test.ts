import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { ConditionResult } from '../../../src/pipeline/relay/relay-record.ts'
import { checklistBy } from '../../../src/protocol/documents/checklist.ts'
import { createValidator, FIVE_TEAM } from '../../../src/protocol/index.ts'
import { review } from '../../../src/service/review/review.ts'
import { RelayWorld } from '../../support/relay-world.ts'

let world: RelayWorld
beforeEach(async () => {
  world = await RelayWorld.open()
})
afterEach(() => world[Symbol.asyncDispose]())

const TO_DO = { assignee: 'jarvis', action: 'write tests', deadline: '2026-12-01' }

const TEAMS: Readonly<Record<string, string>> = {
  PLAN: 'song-po',
  DEV: 'jarvis',
  QA: 'kimqa',
  HARDEN: 'kangchul',
  DOC: 'kkomkkom',
}

/** A person hands the task on by hand until a stage has it: what comes before is another test's. */
async function moveTo(task: string, stage: string): Promise<void> {
  for (const [name, actor] of Object.entries(TEAMS)) {
    if (name === stage) return
    for (const action of ['pickup', 'handoff'] as const) {
      await world.engine.execute({ type: 'step', task_id: task, action, details: {} }, { actor })
    }
  }
}

const messagesOf = async (task: string, type: string) =>
  (await world.engine.store.list('messages', { task_id: task, limit: 50 })).rows
    .filter(({ value }) => value.type === type)
    .map(({ value }) => value.body)

const visitTo = async (task: string, stage: string) => {
  const { relay } = await world.read(task)
  const visit = relay.visits.findLast((one) => one.stage === stage)
  if (!visit) throw new Error(`never in ${stage}`)
  return visit
}
const met = ({ kind, met: isMet, by, verdict }: ConditionResult) => ({ kind, met: isMet, by, verdict })

const runOf = async (run_id: string | null | undefined) => {
  const [run] = await world.engine.store.load([{ kind: 'run', id: run_id ?? '' }])
  if (run?.kind !== 'run' || !run.value) throw new Error(String(run_id))
  return run.value
}

describe('truth.10 documentation', () => {
  test('that wrote nothing and names nothing is told what is missing, tried again, and then a person’s', async () => {
    const task = await world.task('silent-docs')
    await moveTo(task, 'DOC')
    const carried = await world.carry(task)
    expect(carried).toMatchObject({ status: 'DOC_IN_PROGRESS', wait: { what: 'run' } })
    expect(carried.wait?.text).toMatch(/api_docs .*docs\/api\/\*\*[\s\S]*user_guide[\s\S]*changelog[\s\S]*not_needed/)
    const { runs, conditions } = await visitTo(task, 'DOC')
    expect(runs).toHaveLength(2)
    expect((await runOf(runs[1]?.run_id)).brief).toMatchObject({ feedback: carried.wait?.text })
    expect(conditions).toMatchObject([
      { kind: 'documents', met: false },
      { kind: 'documents', met: false },
    ])
    expect(await messagesOf(task, 'final_completion_report')).toEqual([])
    // What a run hands on is refused by the pipeline too, whoever asks.
    const step = { type: 'step', task_id: task, action: 'complete', details: { run: runs[1]?.run_id ?? '' } } as const
    await expect(world.engine.execute(step, { actor: 'kkomkkom' })).rejects.toMatchObject({
      code: expect.stringMatching(/EVIDENCE_MISSING|CONDITION_UNMET/),
    })
  })

  test('that says why a document is not needed is complete, and the report says on what each box rests', async () => {
    const task = await world.task('late-docs')
    await moveTo(task, 'DOC')
    expect((await world.carry(task)).status).toBe('DEPLOY_READY')
    const [report] = await messagesOf(task, 'final_completion_report')
    expect(report).toMatchObject({
      checklist: { documented: true, consistent_format: false, consistent_terms: false, changelog_updated: true },
      checklist_basis: {
        documented: { by: 'agent', text: expect.stringContaining('api_docs: a text file needs no api_docs') },
        consistent_format: { by: 'nobody', text: '' },
        changelog_updated: { by: 'agent', text: 'changelog: a text file needs no changelog' },
      },
    })
    expect(createValidator(world.engine.pipeline)('final-completion-report', report).violations).toEqual([])
  })

  test('that a person completes says that nobody checked, or what that person checked', async () => {
    const unchecked = await world.task('good')
    const checked = await world.task('good')
    for (const task of [unchecked, checked]) {
      await moveTo(task, 'DOC')
      const pickup = { type: 'step', task_id: task, action: 'pickup', details: {} } as const
      await world.engine.execute(pickup, { actor: 'kkomkkom' })
    }
    const complete = (task_id: string, details: object) =>
      world.engine.execute({ type: 'step', task_id, action: 'complete', details } as never, { actor: 'kkomkkom' })
    await complete(unchecked, {})
    const [report] = await messagesOf(unchecked, 'final_completion_report')
    expect(new Set(Object.values(report?.checklist as object))).toEqual(new Set([false]))
    expect(report).toMatchObject({ checklist_basis: { documented: { by: 'nobody' } } })
    await complete(checked, { checklist: checklistBy('kkomkkom', ['documented']) })
    const [other] = await messagesOf(checked, 'final_completion_report')
    expect(other).toMatchObject({
      checklist: { documented: true, consistent_terms: false },
      checklist_basis: { documented: { by: 'person', text: 'kkomkkom' }, consistent_terms: { by: 'nobody' } },
    })
    for (const one of [report, other])
      expect(createValidator(world.engine.pipeline)('final-completion-report', one).violations).toEqual([])
  })
})

describe('truth.11 conditions of handoffs', () => {
  test('the first stage of a pipeline that names no conditions must pass all checks like any other', async () => {
    await world[Symbol.asyncDispose]()
    const [first, ...rest] = FIVE_TEAM.stages
    const { conditions: _, ...plain } = first as NonNullable<typeof first>
    world = await RelayWorld.open({ ...FIVE_TEAM, stages: [plain, ...rest] } as typeof FIVE_TEAM)
    const task = await world.task('bad-first')
    expect(await world.carry(task)).toMatchObject({
      status: 'PLAN_IN_PROGRESS',
      wait: { what: 'item', text: expect.stringContaining('PLAN failed again in the same way') },
    })
    const { evidence } = await visitTo(task, 'PLAN')
    expect(evidence.at(-1)).toMatchObject({ passed: false, checks: [{ name: 'check', passed: false }] })
  })

  test('hold for a whole relay: approved plan, reviewed code, documents, and fields that hold what they name', async () => {
    world.write('CHANGELOG.md', '# Changes\n\n- before\n')
    world.commit('a changelog')
    const task = await world.task('fields')
    expect((await world.carry(task)).status).toBe('DEPLOY_READY')
    const summary = { task_id: task, wait: null, interrupted: false }
    const { rests } = await review({ engine: world.engine }, { actor: 'song-po' }, summary)
    const standing = ['PLAN plan_approved', 'HARDEN review', 'DOC documents']
    expect(rests.conditions.map(({ stage, kind }) => `${stage} ${kind}`)).toEqual(standing)
    expect(rests.checklist).not.toBeNull()
    const plan = await visitTo(task, 'PLAN')
    expect(plan.conditions).toMatchObject([{ kind: 'plan_approved', met: true, by: 'song-po', how: 'yes' }])
    expect(plan.evidence.at(-1)?.checks.map(({ name }) => name)).toEqual(['written'])

    const harden = await visitTo(task, 'HARDEN')
    expect(harden.conditions?.map(met)).toEqual([{ kind: 'review', met: true, by: 'kimqa', verdict: 'approved' }])
    expect(harden.runs.map(({ role }) => role)).toEqual(['stage', 'reviewer'])
    const reviewer = await runOf(harden.runs[1]?.run_id)
    expect(reviewer.agent).toBe('kimqa')
    expect(reviewer.brief).toMatchObject({ role: 'reviewer', stage: 'HARDEN', team: 'KIMQA' })
    expect(world.git('ls-tree', '-r', '--name-only', `baton/${task}`)).not.toContain('reviewed.txt')

    const [dev, qa, doc] = [await visitTo(task, 'DEV'), await visitTo(task, 'QA'), await visitTo(task, 'DOC')]
    const { team_payloads: payloads } = (await world.read(task)).record.task
    const output = (team: string) => (payloads[team] as { output?: unknown }).output
    const input = (team: string) => (payloads[team] as { input?: unknown }).input
    expect(output('BUNKER')).toEqual({
      plan_doc_ref: `plan/${task}.md@${plan.landed}`,
      estimated_complexity: 'small',
      target_files: ['work/a.txt'],
    })
    expect(input('JARVIS')).toMatchObject({ plan_ref: `plan/${task}.md@${plan.landed}`, target_files: ['work/a.txt'] })
    expect(output('JARVIS')).toEqual({
      code_ref: `git:baton/${task}@${dev.landed}`,
      commit_hash: dev.landed,
      dev_notes: expect.stringContaining('wrote work/'),
    })
    expect(output('KIMQA')).toEqual({
      qa_report_ref: `docs/qa/${task}.md@${qa.landed}`,
      bugs_found: [expect.stringMatching(/^minor work\/.*:1 could be shorter$/)],
      verdict: 'pass',
    })
    // It changed nothing and wrote no report: it says neither.
    expect(output('KANGCHUL')).toEqual({ security_findings: [] })
    expect(output('KKOMKKOM')).toEqual({
      doc_ref: `docs/guide/it.md@${doc.landed}`,
      changelog_entry: `- ${task}: new`,
    })
    const [report] = await messagesOf(task, 'final_completion_report')
    expect(report).toMatchObject({
      checklist: { documented: true, consistent_format: false, consistent_terms: true, changelog_updated: true },
      checklist_basis: {
        documented: { by: 'files', text: 'docs/api/it.md; docs/guide/it.md; CHANGELOG.md' },
        consistent_terms: { by: 'agent', text: 'compared with docs/api' },
        changelog_updated: { by: 'files', text: 'CHANGELOG.md' },
      },
    })

    // Sent back to PLAN, nothing of what was said counts any more.
    const reason = { category: 'scope' as const, description: 'no tests', action_items: [TO_DO] }
    const back = { type: 'step', task_id: task, action: 'reject', details: { reason } } as const
    expect(await world.engine.execute(back, { actor: 'song-po' })).toMatchObject({ status: 'PLAN_REVISION' })
    const after = await review({ engine: world.engine }, { actor: 'song-po' }, summary)
    expect(after.rests).toEqual({ conditions: [], checklist: null })
  })

  test('a plan waits for a person, who has it changed, stops it, and approves it', async () => {
    await world.crew.stop()
    await world.start({ plans: 'ask' })
    const task = await world.task('wrong-fields')
    expect(await world.carry(task)).toMatchObject({ status: 'PLAN_IN_PROGRESS', wait: { what: 'item' } })
    const items = async () => (await world.read(task)).relay.items ?? []
    // The first attempt named fields that are not its own, and was told so before anybody was asked.
    expect((await runOf((await visitTo(task, 'PLAN')).runs[1]?.run_id)).brief).toMatchObject({
      feedback: expect.stringMatching(
        /outputs: qa_report_ref.*estimated_complexity[\s\S]*outputs: plan_doc_ref.*secret/,
      ),
    })
    const [asked] = await items()
    expect(asked).toMatchObject({ kind: 'plan', to: 'po', confirmable: true, answer: null })
    expect(asked?.details.join('\n')).toContain(`plan/${task}.md`)
    expect(asked?.details.join('\n')).toContain('# wrong-fields')

    await world.answer(task, 'change', { note: 'name the risks' })
    expect(await world.carry(task)).toMatchObject({ wait: { what: 'item' } })
    const { runs } = await visitTo(task, 'PLAN')
    expect((await runOf(runs[2]?.run_id)).brief).toMatchObject({ feedback: 'name the risks' })

    await world.answer(task, 'stop', { note: 'not this year' })
    expect(await world.carry(task)).toMatchObject({ status: 'ON_HOLD', wait: { what: 'hold' } })
    await world.engine.execute({ type: 'step', task_id: task, action: 'resume', details: {} }, { actor: 'song-po' })
    expect(await world.carry(task)).toMatchObject({ status: 'PLAN_IN_PROGRESS', wait: { what: 'item' } })
    await world.answer(task, 'approve')
    const carried = world.carry(task)
    await world.until((event) => event.type === 'task:moved' && event.to === 'DEV_PENDING')
    await world.crew.stop()
    await carried
    expect((await visitTo(task, 'PLAN')).conditions?.map(({ verdict, how }) => [verdict, how])).toEqual([
      ['change', 'person'],
      ['approve', 'person'],
    ])
  })

  test('a reviewer that wants a change tells the hardener; one that rejects sends it back by the table', async () => {
    const [again, back] = [await world.task('review-again'), await world.task('review-rejects')]
    await moveTo(again, 'HARDEN')
    expect((await world.carry(again)).status).toBe('DEPLOY_READY')
    const visit = await visitTo(again, 'HARDEN')
    expect(visit.runs.map(({ role }) => role)).toEqual(['stage', 'reviewer', 'stage', 'reviewer'])
    expect(visit.conditions?.map(({ verdict }) => verdict)).toEqual(['needs_revision', 'approved'])
    expect(world.git('show', `baton/${again}:hardened.txt`)).toMatch(/a name is unclear[\s\S]*rename it/)

    await moveTo(back, 'HARDEN')
    expect(await world.carry(back)).toMatchObject({ status: 'DEV_REVISION', wait: { what: 'escalation' } })
    const [request] = await messagesOf(back, 'revision_request')
    expect(request).toMatchObject({ reject_reason: { category: 'scope', action_items: [{ action: 'split it' }] } })
  })

  test('a reviewer that a person cancels gives no verdict: the task waits, and another one reviews it', async () => {
    const task = await world.task('review-waits')
    await moveTo(task, 'HARDEN')
    const carried = world.carry(task)
    await world.until((event) => event.type === 'stage:run' && event.role === 'reviewer')
    const reviewer = (await visitTo(task, 'HARDEN')).runs.find(({ role }) => role === 'reviewer')?.run_id ?? ''
    await world.engine.execute({ type: 'cancel_run', run_id: reviewer, reason: 'too slow' }, { actor: 'song-po' })
    expect(await carried).toMatchObject({ status: 'HARDEN_IN_PROGRESS', wait: { what: 'run', run_id: reviewer } })
    expect((await visitTo(task, 'HARDEN')).conditions?.map(({ met: isMet, verdict }) => [isMet, verdict])).toEqual([
      [false, null],
    ])
    // Taken up again without a word it waits; after a word another one reviews it.
    expect(await world.carry(task)).toMatchObject({ status: 'HARDEN_IN_PROGRESS', wait: { what: 'run' } })
    await world.engine.execute({ type: 'resume_work', task_id: task }, { actor: 'song-po' })
    expect((await world.carry(task)).status).toBe('DEPLOY_READY')
    expect((await visitTo(task, 'HARDEN')).runs.map(({ role }) => role)).toEqual(['stage', 'reviewer', 'reviewer'])
  })

  test('a way back says its category, its deadlines and what is attached, and the next agent reads it', async () => {
    const task = await world.task('qa-says-why')
    await moveTo(task, 'QA')
    const carried = world.carry(task)
    await world.until((event) => event.type === 'stage:run' && event.role === 'leader')
    await world.crew.stop()
    await carried
    const [reject] = await messagesOf(task, 'reject')
    const ended = Date.parse((await runOf((await visitTo(task, 'QA')).runs[0]?.run_id)).ended_at ?? '')
    expect(ended).toBeGreaterThan(0)
    const reason = reject?.reject_reason as { category: string; action_items: { action: string; deadline: string }[] }
    expect(reason.category).toBe('blocker')
    const [first, second, third] = reason.action_items
    expect(second).toMatchObject({ action: 'write to bob @ office' })
    expect(third).toMatchObject({ action: 'tell them', deadline: '2026-12-24T12:00:00Z' })
    expect(first).toMatchObject({ action: 'mend it' })
    // 4 h that the agent names; else until an unanswered P2 handoff would be raised to L2: two hours.
    const hours = (deadline: string | undefined, other: string | undefined) =>
      (Date.parse(deadline ?? '') - Date.parse(other ?? '')) / 3_600_000
    expect(hours(first?.deadline, second?.deadline)).toBe(2)
    expect(reject?.attachments).toEqual([
      { name: 'defects.md', path: expect.stringMatching(/^defects\.md@[0-9a-f]{40}$/), type: 'defect_report' },
    ])
    expect(createValidator(world.engine.pipeline)('reject', reject).violations).toEqual([])
    const [leader] = (await visitTo(task, 'DEV')).runs
    expect((await runOf(leader?.run_id)).brief).toMatchObject({
      reject: {
        category: 'blocker',
        attachments: [{ type: 'defect_report', text: expect.stringContaining('see work/') }],
      },
    })
  })
})
