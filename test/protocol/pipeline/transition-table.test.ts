import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  ACTION_NAMES,
  ACTIONS,
  type Action,
  type Actor,
  DEFAULT_PIPELINE,
  judgeTransition,
  type TransitionRequest,
} from '../../../src/protocol/index.ts'
import { specRows } from '../../support/markdown-rows.ts'
import { propertyRuns } from '../../support/property-runs.ts'
import { ORACLE_ACTIONS, type OracleStep, oracleOwners, oracleSteps } from '../../support/transition-oracle.ts'

const TEAMS = ['BUNKER', 'JARVIS', 'KIMQA', 'KANGCHUL', 'KKOMKKOM']
const STATUSES = [...oracleOwners().keys()]
const STEPS = oracleSteps()
const HOLDABLE = STEPS.filter((step) => step.action === 'hold').map((step) => step.from)

const ACTORS: readonly Actor[] = [
  { agent_id: 'song-po', team: 'BUNKER', active: true },
  { agent_id: 'song-po', team: 'BUNKER', active: false },
  { agent_id: 'baton', team: null, active: true },
  ...TEAMS.flatMap((team) => [
    { agent_id: `some-${team.toLowerCase()}`, team, active: true },
    { agent_id: `some-${team.toLowerCase()}`, team, active: false },
  ]),
]

/** What the specification answers: the status a step ends in, or undefined when it is refused. */
function oracle(request: TransitionRequest): string | undefined {
  const step = STEPS.find(({ from, action }) => from === request.status && action === request.action)
  if (!step || !request.actor.active || !may(step, request.actor)) return undefined
  const isAsked = step.canBeAsked === true && request.asked?.has('skip_docs') === true
  if (
    !isAsked &&
    step.documentationActive !== undefined &&
    step.documentationActive !== request.activeTeams.has('KKOMKKOM')
  ) {
    return undefined
  }
  return step.to ?? request.remembered
}

const may = (step: OracleStep, actor: Actor) =>
  step.team === null ? actor.agent_id === 'song-po' : actor.team === step.team

function verdict(request: TransitionRequest): string | undefined {
  const judged = judgeTransition(DEFAULT_PIPELINE, request)
  return judged.ok ? judged.value.to : undefined
}

describe('the transition table', () => {
  test('has the 18 statuses of the specification with their owners and words', () => {
    const expected = specRows('statuses.md').map(([, code = '', owner = '', label = '']) => ({
      code: code.replaceAll('`', ''),
      owner: owner === '-' ? null : owner,
      label,
    }))
    const ours = [...DEFAULT_PIPELINE.statuses.values()].map(({ code, owner, label }) => ({
      code,
      owner,
      label: label.ko,
    }))
    expect(ours).toEqual(expected)
    expect(ours).toHaveLength(18)
  })

  test('has the teams of the specification with their colours and icons', () => {
    const expected = specRows('team-visuals.md').map((row) => row.map((cell) => cell.replaceAll('`', '')))
    const ours = DEFAULT_PIPELINE.definition.teams.map((team) => [
      team.name.ko,
      team.id,
      team.colour,
      team.light,
      team.icon,
    ])
    expect(ours).toEqual(expected)
  })

  test('knows the same actions as the specification', () => {
    expect([...ACTION_NAMES].sort()).toEqual([...ORACLE_ACTIONS].sort())
  })

  test('every action has a command and words in both languages', () => {
    const words = ACTION_NAMES.map((name) => [
      name,
      ACTIONS[name].command,
      ACTIONS[name].label.en,
      ACTIONS[name].label.ko,
    ])
    expect(words).toEqual([
      ['pickup', 'pickup', 'pick up', '픽업'],
      ['handoff', 'handoff', 'hand off', '핸드오프'],
      ['complete', 'complete', 'complete', '완료 보고'],
      ['skip_docs', 'skip-docs', 'skip documentation', '문서화 생략'],
      ['approve', 'approve', 'approve', '최종 승인'],
      ['ack_rejected', 'ack', 'ACK rejected', '인수 거절'],
      ['reject', 'reject', 'reject', '반려'],
      ['revision_request', 'reject', 'request a revision', '수정 요청'],
      ['resubmit', 'resubmit', 'resubmit', '재제출'],
      ['hold', 'hold', 'hold', '보류'],
      ['resume', 'resume', 'resume', '재개'],
      ['cancel', 'cancel', 'cancel', '취소'],
    ])
  })

  test('agrees with the specification on every status × action × actor × registry, and nothing more is legal', () => {
    let asked = 0
    const legal = new Set<string>()
    for (const status of STATUSES) {
      for (const action of ACTION_NAMES) {
        for (const actor of ACTORS) {
          for (const activeTeams of [new Set(TEAMS), new Set(TEAMS.slice(0, 4))]) {
            for (const remembered of status === 'ON_HOLD' ? HOLDABLE : [undefined]) {
              // reach.14: what the PO asked for at the start waives the condition of that step, and of no other.
              for (const skips of [new Set<Action>(), new Set<Action>(['skip_docs'])]) {
                const request = {
                  status,
                  action,
                  actor,
                  activeTeams,
                  asked: skips,
                  ...(remembered ? { remembered } : {}),
                }
                const shown = JSON.stringify({ ...request, activeTeams: activeTeams.size, asked: skips.size })
                expect(verdict(request), shown).toBe(oracle(request))
                if (oracle(request) !== undefined) legal.add(`${status} ${action}`)
                asked += 1
              }
            }
          }
        }
      }
    }
    expect(asked).toBe((17 + 15) * 12 * ACTORS.length * 2 * 2)
    expect(legal.size).toBe(new Set(STEPS.map((step) => `${step.from} ${step.action}`)).size)
    const inCode = [...DEFAULT_PIPELINE.steps.values()].reduce((sum, steps) => sum + steps.size, 0)
    expect(inCode).toBe(STEPS.length)
  })

  test('agrees with the specification along random sequences of steps', () => {
    const move = fc.record({
      action: fc.constantFrom(...ACTION_NAMES),
      actor: fc.constantFrom(...ACTORS),
      documented: fc.boolean(),
    })
    // Mostly legal moves, or a sequence would hardly ever leave its first status.
    const sequence = fc.array(fc.tuple(move, fc.nat(), fc.boolean()), { minLength: 1, maxLength: 60 })
    fc.assert(
      fc.property(sequence, (moves) => {
        let status = 'PLAN_PENDING'
        let remembered: string | undefined
        for (const [random, pick, guided] of moves) {
          const choices = STEPS.filter((step) => step.from === status)
          const choice = choices[pick % Math.max(choices.length, 1)]
          const actor = ACTORS.find((candidate) => choice && candidate.active && may(choice, candidate))
          const request = {
            status,
            action: guided && choice ? (choice.action as Action) : random.action,
            actor: (guided && actor) || random.actor,
            activeTeams: new Set(random.documented ? TEAMS : TEAMS.slice(0, 4)),
            ...(remembered ? { remembered } : {}),
          }
          const expected = oracle(request)
          expect(verdict(request)).toBe(expected)
          if (expected === undefined) continue
          if (expected === 'ON_HOLD') remembered = status
          status = expected
        }
      }),
      { numRuns: propertyRuns(2_000) },
    )
  })
})

describe('a refusal', () => {
  const base = { activeTeams: new Set(TEAMS), actor: { agent_id: 'jarvis', team: 'JARVIS', active: true } } as const
  const refusal = (request: TransitionRequest) => {
    const judged = judgeTransition(DEFAULT_PIPELINE, request)
    if (judged.ok) throw new Error('was not refused')
    return judged.error
  }

  test('of a step that is not in the table names status, action and what is possible there', () => {
    const error = refusal({ ...base, status: 'DEV_IN_PROGRESS', action: 'approve' })
    expect(error.code).toBe('TRANSITION_REFUSED')
    expect(error.values).toEqual({
      status: 'DEV_IN_PROGRESS',
      action: 'approve',
      allowed: 'handoff, reject, hold, cancel',
    })
    expect(error.details).toEqual({ allowed: ['handoff', 'reject', 'hold', 'cancel'] })
  })

  test('in a terminal status says that nothing is possible', () => {
    const refused = refusal({ ...base, status: 'DONE', action: 'pickup' })
    expect(refused.message).toBe('pickup is not possible in status DONE. Possible now: nothing, the task has ended.')
  })

  test('of a status that the pipeline does not have lists those it has', () => {
    const error = refusal({ ...base, status: 'NOWHERE', action: 'pickup' })
    expect(error.code).toBe('UNKNOWN_STATUS')
    expect(error.values).toEqual({ status: 'NOWHERE', statuses: STATUSES.join(', ') })
  })

  test('of the wrong team names the team that may', () => {
    const error = refusal({ ...base, status: 'QA_PENDING', action: 'pickup' })
    expect(error.code).toBe('ACTOR_NOT_ALLOWED')
    expect(error.values).toEqual({ actor: 'jarvis', status: 'QA_PENDING', action: 'pickup', who: 'KIMQA' })
  })

  test('of what only the PO may names the PO', () => {
    const error = refusal({ ...base, status: 'DEV_IN_PROGRESS', action: 'hold' })
    expect(error.code).toBe('ACTOR_NOT_ALLOWED')
    expect(error.values.who).toBe('PO (song-po)')
  })

  test('of an agent that is not active says so, before anything else about it', () => {
    const error = refusal({
      ...base,
      status: 'QA_PENDING',
      action: 'pickup',
      actor: { agent_id: 'ghost', team: 'KIMQA', active: false },
    })
    expect(error.code).toBe('AGENT_NOT_ACTIVE')
    expect(error.values).toEqual({ actor: 'ghost' })
  })

  test('of H4 without a documentation agent names the team and the other ways', () => {
    const error = refusal({
      status: 'HARDEN_IN_PROGRESS',
      action: 'handoff',
      actor: { agent_id: 'kangchul', team: 'KANGCHUL', active: true },
      activeTeams: new Set(['KANGCHUL']),
    })
    expect(error.code).toBe('TEAM_NOT_ACTIVE')
    expect(error.values).toEqual({
      team: 'KKOMKKOM',
      action: 'handoff',
      allowed: 'skip_docs, reject, revision_request, hold, cancel',
    })
  })

  test('of skipping documentation while somebody could write it says so', () => {
    const error = refusal({
      status: 'HARDEN_IN_PROGRESS',
      action: 'skip_docs',
      actor: { agent_id: 'song-po', team: 'BUNKER', active: true },
      activeTeams: new Set(['KKOMKKOM']),
    })
    expect(error.code).toBe('TEAM_IS_ACTIVE')
    expect(error.values).toEqual({
      team: 'KKOMKKOM',
      action: 'skip_docs',
      allowed: 'handoff, reject, revision_request, hold, cancel',
    })
  })

  test('of a resume without a remembered status is not a guess', () => {
    const error = refusal({
      status: 'ON_HOLD',
      action: 'resume',
      actor: { agent_id: 'song-po', team: 'BUNKER', active: true },
      activeTeams: new Set(TEAMS),
    })
    expect(error.code).toBe('NO_REMEMBERED_STATUS')
    expect(error.values).toEqual({ status: 'ON_HOLD' })
  })
})
