import { describe, expect, test } from 'vitest'
import { deliver } from '../../src/dispatch/plays/deliver.ts'
import type { Effect } from '../../src/protocol/plays/effect.ts'
import type { Entry, StageConfig } from '../../src/protocol/plays/play.ts'
import {
  answer,
  conflict,
  died,
  entry,
  evidence,
  id,
  landed,
  merged,
  moved,
  read,
  run,
  stageConfig,
  TIP,
} from './outcomes.ts'
import { PlayHost } from './play-host.ts'

const OWN = id('c')
const WAY = { category: 'quality', attachment_kind: 'defect_report', assignee: 'jarvis' } as const

function begin(stage: string, more: Partial<StageConfig> = {}, begun: Partial<Entry> = {}) {
  const host = new PlayHost(deliver, stageConfig(stage, more), entry({ stage, ...begun }))
  host.report('land', landed())
  return host
}
type Host = ReturnType<typeof begin>

/** The agent has run, and its work is read: the evidence is asked for. */
function worked(host: Host, { said = {}, left = {} }: { said?: object; left?: Parameters<typeof read>[0] } = {}) {
  host.report('start_run', run({ said }))
  host.report('read_work', read(left))
  return host
}
const checked = (host: Host, commit = OWN) => {
  host.report('gather_evidence', evidence(true, commit))
  return host
}
const choices = ({ next }: Host) => (next.do === 'ask' ? next.options.map(({ choice }) => choice) : [])
const conditions = ({ told }: Host) => told.flatMap((one) => (one.type === 'condition:recorded' ? [one.result] : []))

describe('a stage', () => {
  test('looks at the branch, works, is checked, lands and goes on', () => {
    const host = new PlayHost(deliver, stageConfig('DEV', { play: 'single' }), entry())
    expect(host.next).toEqual({ key: 'land.1', do: 'land', branch: 'task', from: TIP, to: TIP, aside: null })
    host.report('land', landed())
    expect(host.next).toMatchObject({ path: ['play'], key: 'run.1', start: TIP, brief: { review: TIP } })
    worked(host)
    expect(host.next).toMatchObject({
      ...{ do: 'gather_evidence', stage: 'DEV', run: 'run-1', commit: OWN, onto: TIP, base: null, waived: [] },
      own: { written: false, conflicts: [] },
    })
    checked(host)
    expect(host.next).toMatchObject({ do: 'read_work', of: { commit: OWN }, onto: [TIP] })
    host.report('read_work', read({ changed: ['src/a.ts', '.git/x'] }))
    expect(host.next).toMatchObject({ do: 'land', from: TIP, to: OWN, aside: null })
    host.report('land', landed())
    expect(host.outcome).toEqual({
      ...{ kind: 'step', action: 'handoff', as: null },
      details: {
        ...{ run: 'run-1', context: 'done', artifacts: [{ name: 'a.ts', path: 'src/a.ts' }] },
        output: { code_ref: `git:baton/TASK-20260228-001@${OWN}`, commit_hash: OWN, dev_notes: 'done' },
      },
    })
  })

  test('that must write something says so to the checks in its first visit alone', () => {
    for (const [kind, written] of [
      ['work', true],
      ['revision', false],
    ] as const) {
      expect(worked(begin('PLAN', {}, { kind })).next).toMatchObject({ own: { written } })
    }
  })

  test('that follows a failed merge begins with the markers and carries the merge', () => {
    const update = { target: id('f'), conflicts: ['a.txt'] }
    const host = begin('DEV', {}, { update })
    expect(host.next).toMatchObject({ do: 'merge', ours: TIP, theirs: id('f'), markers: true })
    host.report('merge', conflict(['a.txt', 'b.txt'], id('9')))
    expect(host.next).toMatchObject({ do: 'start_run', start: id('9'), brief: { conflicts: ['a.txt', 'b.txt'] } })
    host.report('start_run', run())
    expect(host.next).toMatchObject({ do: 'read_work', onto: [TIP, id('f')] })
    host.report('read_work', read())
    expect(host.next).toMatchObject({ own: { conflicts: ['a.txt', 'b.txt'] } })
  })

  test('whose branch has the target already begins as usual', () => {
    const host = begin('DEV', {}, { update: { target: id('f'), conflicts: [] } })
    host.report('merge', merged(TIP, 'already'))
    host.report('start_run', run())
    expect(host.next).toMatchObject({ do: 'read_work', onto: [TIP] })
  })
})

describe('work that does not hold', () => {
  test('is refused with what failed, and its agent tries again', () => {
    const host = worked(begin('QA'))
    host.report('gather_evidence', evidence(false))
    const feedback = 'test (npm test): exit code 1\none test fails'
    expect(host.next).toMatchObject({ path: ['play'], key: 'run.2', brief: { feedback } })
  })

  test('and changes nothing goes back to the team before, with what failed', () => {
    const host = worked(begin('QA'), { left: { tree: id('e'), before: id('e') } })
    host.report('gather_evidence', evidence(false))
    expect(host.outcome).toMatchObject({
      action: 'reject',
      details: { reason: { description: 'done\n\ntest (npm test): exit code 1\none test fails' } },
    })
  })

  test('and changes nothing is refused where there is no way back', () => {
    const host = worked(begin('PLAN', { back: {} }), { left: { tree: id('e'), before: id('e') } })
    host.report('gather_evidence', evidence(false))
    expect(host.next).toMatchObject({ do: 'start_run', number: 2 })
  })

  test('names an output that is not there: the agent is told', () => {
    const host = checked(worked(begin('PLAN'), { said: { outputs: [{ name: 'plan_doc_ref', text: 'docs/no.md' }] } }))
    expect(host.next).toMatchObject({ exists: expect.arrayContaining(['docs/no.md']) })
    host.report('read_work', read())
    expect(host.next).toMatchObject({ do: 'start_run', brief: { feedback: expect.stringContaining('docs/no.md') } })
  })

  test('gave up twice in a row: a person lets it try again, or holds it and is asked anew', () => {
    const host = begin('QA')
    host.report('start_run', died())
    host.report('start_run', died())
    expect(host.next).toMatchObject({ do: 'ask', item: 'gave_up', to: 'person', confirmable: false, run: 'run-1' })
    expect(choices(host)).toEqual(['retry', 'hold'])
    const { key } = host.next
    host.report('ask', answer('hold', { note: 'later', by: 'kim' }))
    expect(host.holds).toEqual([{ note: 'later', as: 'kim' }])
    expect(host.next.key).not.toBe(key)
    host.report('ask', answer('retry'))
    expect(host.next).toMatchObject({ path: ['play'], key: 'run.3' })
  })
})

describe('a way back', () => {
  test.each([
    ['fail', { reject: WAY }, 'reject'],
    ['needs_revision', { reject: WAY }, 'reject'],
    ['needs_revision', { reject: WAY, revision_request: WAY }, 'revision_request'],
    ['rejected', { reject: WAY, revision_request: WAY }, 'reject'],
  ] as const)('of the verdict %s by %o is %s', (verdict, back, action) => {
    const host = begin('QA', { back })
    host.report(
      'start_run',
      run({ said: { verdict, summary: 'it leaks', action_items: ['close it @ 4h', 'test it'] } }),
    )
    expect(host.outcome).toEqual({
      ...{ kind: 'step', action, as: null },
      details: {
        reason: {
          ...{ category: 'quality', description: 'it leaks' },
          action_items: [
            { assignee: 'jarvis', action: 'close it', deadline: '2026-02-28T13:00:00.000Z' },
            { assignee: 'jarvis', action: 'test it', deadline: '2026-02-28T10:00:00.000Z' },
          ],
        },
        attachments: [],
        output: { bugs_found: [], verdict },
      },
    })
  })

  test('carries files that the agent wrote, and its findings', () => {
    const host = begin('QA')
    const attachments = [
      { type: 'list_of_questions' as never, path: 'docs/q.md' },
      { type: 'other', path: 'docs/none.md' },
    ] as never
    const issues = [{ severity: 'major', security: false, path: 'a.ts', line: 3, text: 'null' }] as const
    host.report('start_run', run({ said: { verdict: 'fail', attachments, issues: [...issues], category: 'scope' } }))
    expect(host.next).toMatchObject({ do: 'read_work', of: { commit: id('1') }, exists: ['docs/q.md', 'docs/none.md'] })
    host.report('read_work', read({ present: ['docs/q.md'] }))
    expect(host.outcome).toMatchObject({
      details: {
        reason: { category: 'scope', action_items: [{ action: 'major a.ts null' }] },
        attachments: [
          { name: 'q.md', path: `docs/q.md@${id('1')}`, type: 'list_of_questions' },
          { name: 'defect-report', path: 'baton://runs/run-1', type: 'defect_report' },
        ],
        output: { bugs_found: ['major a.ts:3 null'] },
      },
    })
  })

  test('where there is none is a failure of the agent', () => {
    const host = begin('PLAN', { back: {} })
    host.report('start_run', run({ said: { verdict: 'fail', summary: 'I cannot' } }))
    expect(host.next).toMatchObject({ do: 'start_run', number: 2, brief: { feedback: 'I cannot' } })
    host.report('start_run', run({ said: { verdict: 'fail', summary: 'I cannot' } }))
    expect(host.next).toMatchObject({ do: 'ask', item: 'gave_up' })
  })
})

describe('conditions', () => {
  const planning = () => {
    const host = checked(worked(begin('PLAN')))
    host.report('read_work', read({ changed: ['docs/plan/a.md', 'x.md'] }))
    return host
  }

  test('a plan is shown with its first lines, and approved for the commit', () => {
    const host = planning()
    expect(host.next).toMatchObject({ do: 'read_work', of: { commit: OWN }, documents: ['docs/plan/a.md'] })
    host.report('read_work', read({ documents: { 'docs/plan/a.md': '# Plan\n\nfirst\n' } }))
    expect(host.next).toMatchObject({
      ...{ do: 'ask', item: 'plan', to: 'po', confirmable: true },
      details: [`docs/plan/a.md  (git show ${OWN.slice(0, 12)}:docs/plan/a.md)`, '  # Plan', '  first'],
    })
    expect(choices(host)).toEqual(['approve', 'change', 'stop'])
    host.report('ask', answer('approve', { how: 'yes' }))
    expect(conditions(host)).toEqual([
      {
        kind: 'plan_approved',
        commit: OWN,
        met: true,
        by: 'song-po',
        how: 'yes',
        run_id: null,
        verdict: 'approve',
        text: '',
      },
    ])
    expect(host.next).toMatchObject({ do: 'land', to: OWN })
  })

  test('a plan that is to be changed goes to the planner, and counts as no failure', () => {
    const host = begin('PLAN')
    for (const number of [1, 2, 3]) {
      checked(worked(host)).report('read_work', read({ changed: ['docs/plan/a.md'] }))
      host.report('read_work', read({ documents: {} }))
      host.report('ask', answer('change', { note: `wish ${number}` }))
      expect(host.next).toMatchObject({ do: 'start_run', number: number + 1, brief: { feedback: `wish ${number}` } })
    }
  })

  test('a plan that is stopped holds the task, and is asked about again', () => {
    const host = planning()
    host.report('read_work', read({ documents: { 'docs/plan/a.md': 'text' } }))
    const before = host.next
    host.report('ask', answer('stop'))
    expect(host.holds).toEqual([{ note: 'the plan was not approved', as: 'song-po' }])
    expect(host.next).toEqual({ ...before, key: host.next.key })
  })

  test('documents that are missing are told; what is there, or is not needed, is recorded and fills the checklist', () => {
    const host = begin('DOC', { forward: 'complete' })
    checked(worked(host))
    expect(host.next).toMatchObject({ changed_in_task: expect.arrayContaining(['CHANGELOG*']) })
    host.report('read_work', read({ changed_in_task: ['CHANGELOG.md'] }))
    expect(host.next).toMatchObject({ do: 'start_run', brief: { feedback: expect.stringContaining('- api_docs') } })
    const not_needed = [
      { name: 'api_docs', text: 'no API' },
      { name: 'user_guide', text: 'nothing to see' },
    ]
    checked(worked(host, { said: { not_needed } }))
    host.report('read_work', read({ changed_in_task: ['CHANGELOG.md'], added: { 'CHANGELOG.md': '- new' } }))
    host.report('land', landed())
    expect(conditions(host).map(({ met }) => met)).toEqual([false, true])
    expect(host.outcome).toMatchObject({
      action: 'complete',
      details: { output: { changelog_entry: '- new' }, checklist: { documented: { checked: true, by: 'files' } } },
    })
  })
})

describe('a reviewer', () => {
  const reviewing = (more: Partial<StageConfig> = {}) => {
    const host = checked(worked(begin('HARDEN', more)))
    host.report('read_work', read())
    return host
  }

  test('who is not the agent of the stage looks at the commit with its evidence', () => {
    const host = reviewing()
    expect(host.next).toMatchObject({
      ...{ do: 'start_run', key: 'reviewer.1', role: 'reviewer', player: 'reviewer', start: OWN },
      brief: { review: OWN, evidence: 'TASK-20260228-001/3/evidence.2' },
    })
    host.report('start_run', run({ run_id: 'review-1', agent: 'kimqa', said: { verdict: 'approved' } }))
    expect(conditions(host)).toMatchObject([
      { kind: 'review', commit: OWN, met: true, by: 'kimqa', run_id: 'review-1' },
    ])
    expect(host.next).toMatchObject({ do: 'land', to: OWN })
  })

  test('who wants a change tells the agent', () => {
    const host = reviewing()
    host.report('start_run', run({ said: { verdict: 'needs_revision', summary: 'a name is unclear' } }))
    expect(host.next).toMatchObject({ role: 'stage', number: 2, brief: { feedback: 'a name is unclear' } })
  })

  test('who rejects sends it back, by a request for revision where there is one', () => {
    const host = reviewing({ back: { reject: WAY, revision_request: WAY } })
    host.report('start_run', run({ said: { verdict: 'rejected', summary: 'it cannot stay so' } }))
    expect(host.outcome).toMatchObject({
      action: 'revision_request',
      details: { reason: { description: 'it cannot stay so' } },
    })
    const none = reviewing({ back: {} })
    none.report('start_run', run({ said: { verdict: 'rejected', summary: 'no' } }))
    expect(none.next).toMatchObject({ role: 'stage', brief: { feedback: 'no' } })
  })

  test('who fails is tried again, then a person is asked; one who is cancelled is asked about at once', () => {
    const host = reviewing()
    host.report('start_run', died())
    expect(host.next).toMatchObject({ role: 'reviewer', number: 2 })
    host.report('start_run', died())
    expect(host.next).toMatchObject({ do: 'ask', item: 'gave_up', text: { en: expect.stringContaining('reviewer') } })
    host.report('ask', answer('retry'))
    expect(host.next).toMatchObject({ role: 'reviewer', number: 3 })
    host.report('start_run', died('cancelled'))
    expect(host.next).toMatchObject({ do: 'ask', item: 'gave_up' })
    expect(conditions(host).map(({ verdict }) => verdict)).toEqual([null, null, null])
  })
})

describe('a branch that somebody moved', () => {
  const THEIRS = id('7')
  const JOINED = id('8')
  const ready = () => {
    const host = checked(worked(begin('QA')))
    host.report('read_work', read())
    return host
  }
  const askedOf = (host: Host, now: string | null = THEIRS, inTheWay: string[] = []) => {
    host.report('land', moved(now, inTheWay))
    return host
  }
  /** The work is joined with the commit that is taken over, and waits for its evidence. */
  const joining = () => {
    const host = askedOf(ready())
    host.report('ask', answer('take', { by: 'kim' }))
    expect(host.next).toMatchObject({ do: 'land', from: THEIRS, to: THEIRS })
    host.report('land', landed())
    expect(host.next).toMatchObject({ do: 'merge', ours: THEIRS, theirs: OWN, markers: false })
    host.report('merge', merged(JOINED))
    expect(host.next).toMatchObject({ do: 'gather_evidence', commit: JOINED, onto: THEIRS })
    return host
  }
  const lastOf = (host: Host, kind: Effect['do']) => host.asked.findLast((one) => one.do === kind)

  test('is put before the PO; what is in the way of taking it leaves that out', () => {
    const host = askedOf(ready())
    expect(host.next).toMatchObject({ item: 'branch_moved', to: 'po', confirmable: false })
    expect(choices(host)).toEqual(['take', 'set_aside', 'stop'])
    expect(choices(askedOf(ready(), THEIRS, ['it drops commits']))).toEqual(['set_aside', 'stop'])
    expect(choices(askedOf(ready(), null))).toEqual(['restore', 'again', 'stop'])
  })

  test('is taken over: both together are checked and land on the commit', () => {
    const host = joining()
    host.report('gather_evidence', evidence(true, JOINED))
    host.report('read_work', read({ commit: JOINED }))
    expect(host.next).toMatchObject({ do: 'land', from: THEIRS, to: JOINED })
    host.report('land', landed())
    expect(host.told).toContainEqual({ type: 'branch:taken', commit: THEIRS, from: TIP, by: 'kim', evidence: null })
    expect(host.outcome).toMatchObject({ action: 'handoff' })
  })

  test('and does not hold with the work is asked about again; set aside, the work lands as it was', () => {
    const host = joining()
    host.report('gather_evidence', evidence(false, JOINED))
    expect(host.next).toMatchObject({ item: 'branch_moved', details: expect.arrayContaining(['one test fails']) })
    host.report('ask', answer('set_aside', { by: 'kim' }))
    host.report('read_work', read())
    expect(host.next).toMatchObject({ do: 'land', from: TIP, to: OWN, aside: THEIRS })
    host.report('land', landed('refs/baton/aside/x'))
    const told = { type: 'branch:set_aside', commit: THEIRS, ref: 'refs/baton/aside/x', to: TIP, by: 'kim' }
    expect(host.told).toEqual([told])
    expect(host.outcome).toMatchObject({ action: 'handoff', details: { output: { verdict: 'pass' } } })
  })

  test('again before the join has landed is asked about again', () => {
    const host = joining()
    host.report('gather_evidence', evidence(true, JOINED))
    host.report('read_work', read({ commit: JOINED }))
    host.report('land', moved(id('6')))
    host.report('ask', answer('set_aside'))
    expect(host.next).toMatchObject({ do: 'land', from: THEIRS, to: JOINED, aside: id('6') })
  })

  test('before the person answers is looked at before it is taken', () => {
    const host = askedOf(ready())
    host.report('ask', answer('take'))
    host.report('land', moved(id('6')))
    expect(host.next).toMatchObject({
      item: 'branch_moved',
      text: { en: expect.stringContaining(id('6').slice(0, 12)) },
    })
  })

  test('and conflicts with the work cannot be taken', () => {
    const host = askedOf(ready())
    host.report('ask', answer('take'))
    host.report('land', landed())
    host.report('merge', conflict(['a.ts']))
    expect(choices(host)).toEqual(['again', 'set_aside', 'stop'])
    // Once a person has repaired it, the work lands on what is found there then.
    host.report('ask', answer('again'))
    expect(host.next).toMatchObject({ do: 'land', branch: 'task' })
  })

  test('stops the task, and is asked about again', () => {
    const host = askedOf(ready())
    const before = host.next
    host.report('ask', answer('stop', { by: 'kim' }))
    expect(host.holds).toMatchObject([{ as: 'kim' }])
    expect(host.next).toEqual({ ...before, key: host.next.key })
  })

  test('or deleted is put back', () => {
    const host = askedOf(ready(), null)
    host.report('ask', answer('restore'))
    expect(host.next).toMatchObject({ do: 'land', from: TIP, to: OWN, restore: true })
  })

  test('before the stage began is decided before anything runs', () => {
    const early = (choice: string) => {
      const host = new PlayHost(deliver, stageConfig('QA'), entry({ stage: 'QA' }))
      host.report('land', moved(THEIRS))
      host.report('ask', answer(choice, { by: 'kim' }))
      return host
    }
    const taken = early('take')
    taken.report('land', landed())
    expect(taken.next).toMatchObject({ do: 'start_run', start: THEIRS })
    expect(taken.told).toEqual([{ type: 'branch:taken', commit: THEIRS, from: TIP, by: 'kim', evidence: null }])
    const aside = early('set_aside')
    expect(lastOf(aside, 'land')).toMatchObject({ from: TIP, to: TIP, aside: THEIRS })
    aside.report('land', landed('refs/x'))
    expect(aside.next).toMatchObject({ do: 'start_run', start: TIP })
  })

  test('that cannot be moved for files of a checkout is tried again when a person says so', () => {
    const host = ready()
    host.report('land', { kind: 'blocked', files: ['a.ts'] })
    expect(host.next).toMatchObject({ item: 'target_blocked', details: ['a.ts'] })
    host.report('ask', answer('stop'))
    expect(host.holds).toHaveLength(1)
    host.report('ask', answer('again'))
    expect(host.next).toMatchObject({ do: 'land', from: TIP, to: OWN })
  })
})
