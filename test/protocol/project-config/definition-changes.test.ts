import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { canonicalJson, definitionChanges, FIVE_TEAM, type PipelineDefinition } from '../../../src/protocol/index.ts'

const NOTHING = { added: [], removed: [], changed: [] }
const SAME = { teams: NOTHING, agents: NOTHING, stages: NOTHING, statuses: NOTHING, steps: NOTHING, other: [] }

describe('an edit of a definition', () => {
  test('that changes nothing has no changes', () => {
    expect(definitionChanges(FIVE_TEAM, structuredClone(FIVE_TEAM))).toEqual(SAME)
  })

  test('names what is new, gone and different', () => {
    const [first, second, ...statuses] = FIVE_TEAM.statuses
    const [team, ...teams] = FIVE_TEAM.teams
    const [step, ...steps] = FIVE_TEAM.transitions
    if (!first || !second || !team || !step) throw new Error('there are statuses, teams and steps')
    const after: PipelineDefinition = {
      ...FIVE_TEAM,
      po: 'somebody-else',
      teams: [{ ...team, colour: '#000000' }, ...teams],
      statuses: [second, ...statuses, { ...first, code: 'NEW_PENDING' }],
      transitions: [...steps, { ...step, to: 'CANCELLED' }],
    }
    expect(definitionChanges(FIVE_TEAM, after)).toEqual({
      ...SAME,
      teams: { ...NOTHING, changed: [team.id] },
      statuses: { ...NOTHING, added: ['NEW_PENDING'], removed: [first.code] },
      steps: {
        ...NOTHING,
        added: [`${step.from} ${step.action} → CANCELLED`],
        removed: [`${step.from} ${step.action} → ${step.to}`],
      },
      other: ['po'],
    })
  })

  test('is never without a trace, whatever it is', () => {
    const lists = ['teams', 'agents', 'stages', 'statuses', 'transitions'] as const
    const edits = fc.oneof(
      fc.tuple(fc.constantFrom(...lists), fc.nat()).map(([key, at]) => ({
        ...FIVE_TEAM,
        [key]: (FIVE_TEAM[key] as readonly unknown[]).filter((_, index, all) => index !== at % all.length),
      })),
      fc.constantFrom(...lists).map((key) => ({ ...FIVE_TEAM, [key]: FIVE_TEAM[key].toReversed() })),
      fc.nat({ max: 100 }).map((max_deferrals) => ({ ...FIVE_TEAM, limits: { ...FIVE_TEAM.limits, max_deferrals } })),
    ) as fc.Arbitrary<PipelineDefinition>
    fc.assert(
      fc.property(edits, (after) => {
        const same = canonicalJson(after) === canonicalJson(FIVE_TEAM)
        expect(canonicalJson(definitionChanges(FIVE_TEAM, after)) === canonicalJson(SAME)).toBe(same)
      }),
      { numRuns: 300 },
    )
  })
})
