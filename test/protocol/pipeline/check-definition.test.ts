import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import {
  definitionFaults,
  diagram,
  FIVE_TEAM,
  handoffPointInto,
  judgeTransition,
  loadPipeline,
  type PipelineDefinition,
  stepsFrom,
  teamByAnyName,
  teamName,
  whoMay,
} from '../../../src/protocol/index.ts'
import { ROOT } from '../../support/run-baton.ts'

const example = (name: string) =>
  JSON.parse(readFileSync(join(ROOT, 'examples', 'pipelines', `${name}.json`), 'utf8')) as PipelineDefinition

type Draft = { -readonly [Key in keyof PipelineDefinition]: PipelineDefinition[Key] }

/** The default definition with one thing changed, and what the check says about it. */
function faultsAfter(change: (draft: Draft) => void, start: PipelineDefinition = FIVE_TEAM) {
  const draft = structuredClone(start)
  change(draft)
  return definitionFaults(draft).map(({ pointer, rule, values }) => ({ pointer, rule, values }))
}

const at = <T>(items: readonly T[], index: number): T => items.at(index) as T
const indexOfStep = (from: string, action: string) =>
  FIVE_TEAM.transitions.findIndex((row) => row.from === from && row.action === action)
const indexOfStatus = (code: string) => FIVE_TEAM.statuses.findIndex((status) => status.code === code)
const step = (draft: Draft, from: string, action: string) => at(draft.transitions, indexOfStep(from, action))
const status = (draft: Draft, code: string) => at(draft.statuses, indexOfStatus(code))
const drop = (draft: Draft, from: string, action: string) => {
  draft.transitions = draft.transitions.filter((row) => row.from !== from || row.action !== action)
}

describe('the definitions that ship', () => {
  test.each([
    ['five-team', FIVE_TEAM],
    ['two-team', example('two-team')],
    ['seven-stage', example('seven-stage')],
  ])('%s has no fault', (_name, definition) => {
    expect(definitionFaults(definition)).toEqual([])
  })

  test('the two-team pipeline has seven statuses and runs on the same machine', () => {
    const loaded = loadPipeline(example('two-team'), 'two-team')
    if (!loaded.ok) throw loaded.error
    expect([...loaded.value.statuses.keys()]).toEqual([
      'DEV_PENDING',
      'DEV_IN_PROGRESS',
      'DEV_REVISION',
      'QA_PENDING',
      'QA_IN_PROGRESS',
      'DEPLOY_READY',
      'DONE',
    ])
    expect(loaded.value.initial).toBe('DEV_PENDING')
    const judged = judgeTransition(loaded.value, {
      status: 'DEPLOY_READY',
      action: 'approve',
      actor: { agent_id: 'team-lead', team: 'JARVIS', active: true },
      activeTeams: new Set(),
    })
    expect(judged.ok && judged.value.to).toBe('DONE')
  })

  test('the seven-stage pipeline has seven stages, and handoff points H1 to H6', () => {
    const loaded = loadPipeline(example('seven-stage'), 'seven-stage')
    if (!loaded.ok) throw loaded.error
    expect(loaded.value.stages.map((stage) => handoffPointInto(loaded.value, stage.id))).toEqual([
      undefined,
      'H1',
      'H2',
      'H3',
      'H4',
      'H5',
      'H6',
    ])
  })
})

describe('lookups', () => {
  const loaded = loadPipeline(FIVE_TEAM, 'five-team')
  if (!loaded.ok) throw loaded.error
  const pipeline = loaded.value

  test('a team is written as in the specification', () => {
    expect([...pipeline.teams.keys()].map((id) => teamName(pipeline, id))).toEqual([
      '벙커(기획)',
      '자비스(개발)',
      '김감사(QA)',
      '강철(리팩토링)',
      '꼼꼼이(문서화)',
    ])
    expect(teamName(pipeline, 'KANGCHUL', 'en')).toBe('Kangchul (refactoring)')
    expect(teamName(pipeline, 'NOBODY')).toBe('NOBODY')
  })

  test('a team is read by its id and its aliases', () => {
    expect(teamByAnyName(pipeline, 'KANGCHEOL')).toBe('KANGCHUL')
    expect(teamByAnyName(pipeline, '꼼꼼이')).toBe('KKOMKKOM')
    expect(teamByAnyName(pipeline, 'JARVIS')).toBe('JARVIS')
    expect(teamByAnyName(pipeline, 'kangchul')).toBeUndefined()
  })

  test('an unknown stage has no handoff point', () => {
    expect(handoffPointInto(pipeline, 'NOWHERE')).toBeUndefined()
  })

  test('what can be done next comes in the order of the table, with who may', () => {
    const next = stepsFrom(pipeline, 'QA_PENDING').map((one) => [one.action, one.to, whoMay(pipeline, one)])
    expect(next).toEqual([
      ['pickup', 'QA_IN_PROGRESS', 'KIMQA'],
      ['ack_rejected', 'DEV_REVISION', 'KIMQA'],
      ['hold', 'ON_HOLD', 'PO (song-po)'],
      ['cancel', 'CANCELLED', 'PO (song-po)'],
    ])
    expect(stepsFrom(pipeline, 'NOWHERE')).toEqual([])
  })
})

describe('a definition with a fault is refused:', () => {
  test('two teams with one id', () => {
    const faults = faultsAfter((draft) => draft.teams.push({ ...at(draft.teams, 0), aliases: [] }))
    expect(faults).toEqual([{ pointer: '/teams/5/id', rule: 'duplicate_id', values: { id: 'BUNKER' } }])
  })

  test('an alias that means two teams, or another team itself', () => {
    const faults = faultsAfter((draft) => {
      at(draft.teams, 0).aliases.push('자비스', 'KIMQA')
    })
    expect(faults).toEqual([
      { pointer: '/teams/0/aliases/2', rule: 'duplicate_alias', values: { alias: 'KIMQA', team: 'KIMQA' } },
      { pointer: '/teams/1/aliases/0', rule: 'duplicate_alias', values: { alias: '자비스', team: 'BUNKER' } },
    ])
  })

  test('an agent twice, in a team that does not exist, or a second lead', () => {
    const faults = faultsAfter((draft) => {
      draft.agents.push(
        { ...at(draft.agents, 1), lead: false },
        { ...at(draft.agents, 1), agent_id: 'other', team: 'NOPE' },
      )
      draft.agents.push({ ...at(draft.agents, 1), agent_id: 'second-lead' })
    })
    expect(faults).toEqual([
      { pointer: '/agents/5/agent_id', rule: 'duplicate_id', values: { id: 'jarvis' } },
      { pointer: '/agents/6/team', rule: 'unknown_reference', values: { id: 'NOPE', what: 'team' } },
      { pointer: '/agents/7/lead', rule: 'two_leads', values: { team: 'JARVIS' } },
    ])
  })

  test('a PO who is not an agent', () => {
    const faults = faultsAfter((draft) => {
      draft.po = 'nobody'
    })
    expect(faults).toEqual([{ pointer: '/po', rule: 'unknown_reference', values: { id: 'nobody', what: 'agent' } }])
  })

  test('a PO who is not active', () => {
    const faults = faultsAfter((draft) => {
      draft.po = 'kkomkkom'
    })
    expect(faults).toEqual([{ pointer: '/po', rule: 'po_not_active', values: { id: 'kkomkkom' } }])
  })

  test('a stage twice, or of a team that does not exist', () => {
    const faults = faultsAfter((draft) => {
      at(draft.stages, 4).team = 'NOPE'
      draft.stages.push({ ...at(draft.stages, 0) })
    })
    expect(faults).toContainEqual({ pointer: '/stages/5/id', rule: 'duplicate_id', values: { id: 'PLAN' } })
    expect(faults).toContainEqual({
      pointer: '/stages/4/team',
      rule: 'unknown_reference',
      values: { id: 'NOPE', what: 'team' },
    })
  })

  test('a stage without its pending status, with two in progress, or two revisions', () => {
    const faults = faultsAfter((draft) => {
      status(draft, 'QA_PENDING').kind = 'revision'
      status(draft, 'DEV_PENDING').kind = 'in_progress'
    }).filter((fault) => fault.pointer.startsWith('/stages'))
    expect(faults).toEqual([
      { pointer: '/stages/1', rule: 'stage_needs_status', values: { stage: 'DEV', kind: 'pending', found: 0 } },
      { pointer: '/stages/1', rule: 'stage_needs_status', values: { stage: 'DEV', kind: 'in_progress', found: 2 } },
      { pointer: '/stages/2', rule: 'stage_needs_status', values: { stage: 'QA', kind: 'pending', found: 0 } },
      { pointer: '/stages/2', rule: 'stage_status_extra', values: { stage: 'QA', kind: 'revision', found: 2 } },
    ])
  })

  test('a status twice, or in a stage or team that does not exist', () => {
    const faults = faultsAfter((draft) => {
      draft.statuses.push({ ...status(draft, 'DONE') })
      status(draft, 'DEPLOY_READY').team = 'NOPE'
      draft.statuses.push({ ...status(draft, 'DEV_REVISION'), code: 'LOST', stage: 'NOPE' })
    })
    expect(faults).toContainEqual({ pointer: '/statuses/18/code', rule: 'duplicate_id', values: { id: 'DONE' } })
    expect(faults).toContainEqual({
      pointer: '/statuses/14/team',
      rule: 'unknown_reference',
      values: { id: 'NOPE', what: 'team' },
    })
    expect(faults).toContainEqual({
      pointer: '/statuses/19/stage',
      rule: 'unknown_reference',
      values: { id: 'NOPE', what: 'stage' },
    })
  })

  test.each<[string, (draft: Draft) => void, object]>([
    [
      'no owner',
      (draft) => {
        delete status(draft, 'DEPLOY_READY').team
      },
      { pointer: '/statuses/14', rule: 'owner_missing', values: { status: 'DEPLOY_READY' } },
    ],
    [
      'two owners',
      (draft) => {
        status(draft, 'DEPLOY_READY').stage = 'DOC'
      },
      { pointer: '/statuses/14', rule: 'owner_twice', values: { status: 'DEPLOY_READY' } },
    ],
    [
      'an owner of a terminal status',
      (draft) => {
        status(draft, 'DONE').team = 'BUNKER'
      },
      { pointer: '/statuses/15', rule: 'owner_not_allowed', values: { status: 'DONE' } },
    ],
    [
      'a stage of the hold',
      (draft) => {
        status(draft, 'ON_HOLD').stage = 'DEV'
      },
      { pointer: '/statuses/16', rule: 'owner_not_allowed', values: { status: 'ON_HOLD' } },
    ],
    [
      'a revision outside the stages',
      (draft) => {
        delete status(draft, 'DEV_REVISION').stage
        status(draft, 'DEV_REVISION').team = 'JARVIS'
      },
      { pointer: '/statuses/5', rule: 'kind_needs_stage', values: { status: 'DEV_REVISION', kind: 'revision' } },
    ],
    [
      'a ready status inside a stage',
      (draft) => {
        delete status(draft, 'DEPLOY_READY').team
        status(draft, 'DEPLOY_READY').stage = 'DOC'
      },
      { pointer: '/statuses/14', rule: 'kind_outside_stage', values: { status: 'DEPLOY_READY', kind: 'ready' } },
    ],
  ])('%s', (_name, change, expected) => {
    expect(faultsAfter(change)).toContainEqual(expected)
  })

  test('two hold statuses, or nothing that is done', () => {
    const faults = faultsAfter((draft) => {
      status(draft, 'DONE').kind = 'hold'
    }).filter((fault) => fault.pointer === '/statuses')
    expect(faults).toEqual([
      { pointer: '/statuses', rule: 'one_hold_status', values: { found: 2 } },
      { pointer: '/statuses', rule: 'no_done_status', values: {} },
    ])
  })

  test('a step from, to or guarded by something that does not exist', () => {
    const faults = faultsAfter((draft) => {
      step(draft, 'PLAN_PENDING', 'pickup').from = 'NOWHERE'
      step(draft, 'DEV_PENDING', 'pickup').to = 'ELSEWHERE'
      step(draft, 'HARDEN_IN_PROGRESS', 'handoff').when = { team: 'NOPE', active: true }
    })
    expect(faults).toEqual([
      { pointer: '/transitions/0/from', rule: 'unknown_reference', values: { id: 'NOWHERE', what: 'status' } },
      { pointer: '/transitions/1/to', rule: 'unknown_reference', values: { id: 'ELSEWHERE', what: 'status' } },
      { pointer: '/transitions/8/when/team', rule: 'unknown_reference', values: { id: 'NOPE', what: 'team' } },
    ])
  })

  test('the same step twice, also where a rule for all open statuses covers it', () => {
    const faults = faultsAfter((draft) => {
      draft.transitions.push({ from: 'QA_PENDING', action: 'pickup', to: 'QA_IN_PROGRESS', by: 'team' })
      draft.transitions.push({ from: 'ON_HOLD', action: 'cancel', to: 'CANCELLED', by: 'po' })
    })
    const end = FIVE_TEAM.transitions.length
    expect(faults).toEqual([
      {
        pointer: `/transitions/${end}`,
        rule: 'duplicate_transition',
        values: { from: 'QA_PENDING', action: 'pickup' },
      },
      {
        pointer: `/transitions/${end + 1}`,
        rule: 'duplicate_transition',
        values: { from: 'ON_HOLD', action: 'cancel' },
      },
    ])
  })

  test('a step out of a terminal status', () => {
    const faults = faultsAfter((draft) => {
      draft.transitions.push({ from: 'DONE', action: 'cancel', to: 'CANCELLED', by: 'po' })
    })
    const end = FIVE_TEAM.transitions.length
    expect(faults).toEqual([{ pointer: `/transitions/${end}/from`, rule: 'from_terminal', values: { from: 'DONE' } }])
  })

  test('a step between kinds that its action does not join', () => {
    const faults = faultsAfter((draft) => {
      step(draft, 'DEPLOY_READY', 'approve').to = 'CANCELLED'
      step(draft, 'DEV_REVISION', 'resubmit').from = 'DEV_IN_PROGRESS'
    })
    expect(faults).toContainEqual({
      pointer: `/transitions/${indexOfStep('DEPLOY_READY', 'approve')}/to`,
      rule: 'wrong_kind',
      values: { action: 'approve', side: 'to', status: 'CANCELLED', kind: 'cancelled', expected: 'done' },
    })
    expect(faults).toContainEqual({
      pointer: `/transitions/${indexOfStep('DEV_REVISION', 'resubmit')}/from`,
      rule: 'wrong_kind',
      values: {
        action: 'resubmit',
        side: 'from',
        status: 'DEV_IN_PROGRESS',
        kind: 'in_progress',
        expected: 'revision',
      },
    })
  })

  test.each<[string, string, string, string]>([
    ['PLAN_IN_PROGRESS', 'handoff', 'QA_PENDING', 'DEV'],
    ['DEV_REVISION', 'resubmit', 'DEV_PENDING', 'QA'],
    ['QA_IN_PROGRESS', 'reject', 'PLAN_REVISION', 'DEV'],
    ['HARDEN_PENDING', 'ack_rejected', 'DEV_REVISION', 'QA'],
    ['HARDEN_IN_PROGRESS', 'revision_request', 'QA_REVISION', 'DEV or earlier'],
    ['DEV_PENDING', 'pickup', 'QA_IN_PROGRESS', 'DEV'],
  ])('%s %s → %s: a step that does not go where its action means', (from, action, to, expected) => {
    const faults = faultsAfter((draft) => {
      step(draft, from, action).to = to
    })
    expect(faults).toContainEqual({
      pointer: `/transitions/${indexOfStep(from, action)}/to`,
      rule: 'wrong_distance',
      values: { action, from, to, expected },
    })
  })

  test('a handoff out of the last stage, or a revision request from the second', () => {
    const faults = faultsAfter((draft) => {
      draft.transitions.push({ from: 'DOC_IN_PROGRESS', action: 'handoff', to: 'PLAN_PENDING', by: 'team' })
      draft.transitions.push({ from: 'DEV_IN_PROGRESS', action: 'revision_request', to: 'PLAN_REVISION', by: 'team' })
    })
    expect(faults.map((fault) => fault.values.expected)).toEqual(['a stage that does not exist', '? or earlier'])
  })

  test('a revision request may go back further than two stages', () => {
    expect(
      faultsAfter((draft) => {
        step(draft, 'HARDEN_IN_PROGRESS', 'revision_request').to = 'PLAN_REVISION'
      }),
    ).toEqual([])
  })

  test('a resume that leads to a fixed status, and anything else that leads to the remembered one', () => {
    const faults = faultsAfter((draft) => {
      step(draft, 'ON_HOLD', 'resume').to = 'DEV_PENDING'
      step(draft, 'DEPLOY_READY', 'approve').to = 'remembered'
    })
    expect(faults).toEqual([
      {
        pointer: `/transitions/${indexOfStep('DEPLOY_READY', 'approve')}/to`,
        rule: 'resume_needs_remembered',
        values: {},
      },
      { pointer: `/transitions/${indexOfStep('ON_HOLD', 'resume')}/to`, rule: 'resume_needs_remembered', values: {} },
    ])
  })

  test('a step by a team from a status that no team owns', () => {
    const faults = faultsAfter((draft) => {
      step(draft, 'ON_HOLD', 'resume').by = 'team'
    })
    expect(faults).toEqual([
      {
        pointer: `/transitions/${indexOfStep('ON_HOLD', 'resume')}/by`,
        rule: 'team_step_without_owner',
        values: { from: 'ON_HOLD' },
      },
    ])
  })

  test('a revision that cannot be resubmitted and a hold that cannot be resumed', () => {
    const faults = faultsAfter((draft) => {
      drop(draft, 'QA_REVISION', 'resubmit')
      drop(draft, 'ON_HOLD', 'resume')
    })
    expect(faults).toEqual([
      { pointer: '/statuses/8', rule: 'revision_without_resubmit', values: { status: 'QA_REVISION' } },
      { pointer: '/statuses/16', rule: 'hold_without_resume', values: { status: 'ON_HOLD' } },
    ])
  })

  test('statuses that nothing leads to', () => {
    const faults = faultsAfter((draft) => {
      drop(draft, 'DOC_PENDING', 'ack_rejected')
      drop(draft, 'DOC_IN_PROGRESS', 'reject')
    })
    expect(faults).toEqual([
      {
        pointer: '/statuses/11',
        rule: 'unreachable_status',
        values: { status: 'HARDEN_REVISION', initial: 'PLAN_PENDING' },
      },
    ])
  })

  test('a hold is no way around: what is only reached by resuming is unreachable', () => {
    const faults = faultsAfter((draft) => {
      drop(draft, 'PLAN_PENDING', 'pickup')
    })
    const [first, ...others] = faults
    expect(first).toEqual({ pointer: '/statuses/0', rule: 'no_way_to_done', values: { status: 'PLAN_PENDING' } })
    expect(others.map((fault) => fault.rule)).toEqual(others.map(() => 'unreachable_status'))
    const reached = ['PLAN_PENDING', 'ON_HOLD', 'CANCELLED']
    expect(others.map((fault) => fault.values.status)).toEqual(
      FIVE_TEAM.statuses.map(({ code }) => code).filter((code) => !reached.includes(code)),
    )
  })

  test('statuses from which a task can only be cancelled', () => {
    const faults = faultsAfter((draft) => {
      drop(draft, 'DEPLOY_READY', 'approve')
      draft.transitions.push({ from: 'PLAN_IN_PROGRESS', action: 'approve', to: 'DONE', by: 'po' })
      drop(draft, 'DEPLOY_READY', 'reject')
      drop(draft, 'PLAN_REVISION', 'reject')
    })
    expect(faults).toEqual(
      ['PLAN_REVISION', 'DEV_PENDING', 'DEV_IN_PROGRESS', 'DEV_REVISION', 'QA_PENDING', 'QA_IN_PROGRESS']
        .concat(['QA_REVISION', 'HARDEN_PENDING', 'HARDEN_IN_PROGRESS', 'HARDEN_REVISION', 'DOC_PENDING'])
        .concat(['DOC_IN_PROGRESS', 'DEPLOY_READY'])
        .map((code) => ({
          pointer: `/statuses/${indexOfStatus(code)}`,
          rule: 'no_way_to_done',
          values: { status: code },
        })),
    )
  })

  test('statuses from which a task cannot end at all', () => {
    const faults = faultsAfter((draft) => {
      drop(draft, 'DOC_IN_PROGRESS', 'complete')
      drop(draft, 'DOC_IN_PROGRESS', 'reject')
      drop(draft, 'DOC_PENDING', 'ack_rejected')
      drop(draft, 'open', 'cancel')
      draft.statuses = draft.statuses.filter((one) => one.code !== 'CANCELLED' && one.code !== 'HARDEN_REVISION')
      drop(draft, 'HARDEN_REVISION', 'reject')
      drop(draft, 'HARDEN_REVISION', 'resubmit')
    })
    expect(faults.map((fault) => [fault.rule, fault.values.status])).toEqual([
      ['no_way_to_end', 'DOC_PENDING'],
      ['no_way_to_end', 'DOC_IN_PROGRESS'],
    ])
  })

  test('all faults at once, and the shape before everything else', () => {
    const broken = structuredClone(FIVE_TEAM) as unknown as Record<string, unknown>
    broken.colour = '#123456'
    broken.teams = [{ ...FIVE_TEAM.teams[0], colour: 'blue', icon: 'a"b' }]
    expect(definitionFaults(broken).map(({ pointer, rule }) => [pointer, rule])).toEqual([
      ['/colour', 'unexpected_key'],
      ['/teams/0/icon', 'pattern'],
      ['/teams/0/colour', 'pattern'],
    ])
    const refused = loadPipeline(broken, 'mine.json')
    if (refused.ok) throw new Error('was not refused')
    expect(refused.error.code).toBe('PIPELINE_INVALID')
    expect(refused.error.values).toEqual({
      source: 'mine.json',
      faults: 3,
      first: '/colour is not an allowed key here',
    })
    expect(refused.error.details.violations).toHaveLength(3)
  })

  test('nothing at all', () => {
    expect(definitionFaults(null).map(({ pointer, rule }) => [pointer, rule])).toEqual([['', 'type']])
  })
})

test('every diagram of every shipped definition names each of its stages', () => {
  for (const definition of [FIVE_TEAM, example('two-team'), example('seven-stage')]) {
    const loaded = loadPipeline(definition, definition.id)
    if (!loaded.ok) throw loaded.error
    for (const team of definition.teams) {
      expect(diagram(loaded.value, 'overview', 'ko')).toContain(`${team.icon} ${team.name.ko}`)
    }
  }
})
