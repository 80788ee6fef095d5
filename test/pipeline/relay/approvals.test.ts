import { describe, expect, test } from 'vitest'
import { approvalsOf } from '../../../src/pipeline/relay/approvals.ts'
import type { Evidence, Visit } from '../../../src/pipeline/relay/relay-record.ts'
import { DEFAULT_PIPELINE, type TaskPackage } from '../../../src/protocol/index.ts'

const evidence = (stage: string, seq: number, passed = true): Evidence => ({
  stage,
  run_id: `RUN-${seq}`,
  commit: `commit-${seq}`,
  tree: `tree-${seq}`,
  checks: [],
  passed,
  at: '2026-11-16T00:00:00.000Z',
})

const visit = (stage: string, seq: number, found: readonly Evidence[] = [evidence(stage, seq)]): Visit => ({
  seq,
  stage,
  kind: 'work',
  tip: '',
  runs: [],
  evidence: found,
  documents: [],
  loop: null,
  waived: [],
  encouraged: 0,
  landed: `commit-${seq}`,
})

/** The statuses that a task went through, one step each. */
const way = (...statuses: readonly string[]): Pick<TaskPackage, 'pipeline_history'> => ({
  pipeline_history: statuses.map((to_status, at) => ({
    seq: at + 1,
    from_status: statuses[at - 1] ?? 'PLAN_PENDING',
    to_status,
    actor: 'song-po',
    team: 'BUNKER',
    timestamp: '2026-11-16T00:00:00.000Z',
  })) as TaskPackage['pipeline_history'],
})

const FORWARD = ['PLAN_IN_PROGRESS', 'DEV_PENDING', 'DEV_IN_PROGRESS', 'QA_PENDING', 'QA_IN_PROGRESS', 'HARDEN_PENDING']
const VISITS = [visit('PLAN', 1), visit('DEV', 3), visit('QA', 5)]

const standing = (...[task, visits]: [ReturnType<typeof way>, readonly Visit[]]) =>
  approvalsOf(DEFAULT_PIPELINE, task, visits).map(({ stage, voided_by }) => `${stage} ${voided_by ?? 'stands'}`)

describe('what a stage was handed on with', () => {
  test('stands while later stages work on it', () => {
    expect(standing(way(...FORWARD, 'HARDEN_IN_PROGRESS', 'DOC_PENDING'), VISITS)).toEqual([
      'PLAN stands',
      'DEV stands',
      'QA stands',
    ])
  })

  test('is void for the stage that the task goes back to and all after it, by that very step', () => {
    const back = way(...FORWARD, 'HARDEN_IN_PROGRESS', 'DEV_REVISION')
    expect(standing(back, VISITS)).toEqual(['PLAN stands', 'DEV 8', 'QA 8'])
  })

  test('stays void when a person hands on without evidence what was checked before', () => {
    const again = way(
      ...FORWARD,
      'HARDEN_IN_PROGRESS',
      'DEV_REVISION',
      'QA_PENDING',
      'QA_IN_PROGRESS',
      'HARDEN_PENDING',
    )
    expect(standing(again, [...VISITS, visit('DEV', 8)])).toEqual(['PLAN stands', 'DEV 8', 'QA 8', 'DEV stands'])
  })

  test('is all void when the plan itself comes back', () => {
    expect(standing(way(...FORWARD, 'HARDEN_IN_PROGRESS', 'DOC_PENDING', 'PLAN_REVISION'), VISITS)).toEqual([
      'PLAN 9',
      'DEV 9',
      'QA 9',
    ])
  })

  test('needs evidence that passed on the very commit that landed', () => {
    const failed = visit('DEV', 3, [evidence('DEV', 3, false)])
    const other = visit('QA', 5, [evidence('QA', 4)])
    expect(standing(way(...FORWARD), [failed, other, { ...visit('PLAN', 1), landed: null }])).toEqual([])
  })
})
