import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  createValidator,
  DEFAULT_PIPELINE,
  describeViolation,
  formatTaskId,
  hasRealDate,
  type TaskPackageEnvelope,
  taskIdDay,
} from '../../../src/protocol/index.ts'
import { taskPackages } from '../../support/arbitraries.ts'
import { readSpec } from '../../support/markdown-rows.ts'
import { propertyRuns } from '../../support/property-runs.ts'

const validate = createValidator(DEFAULT_PIPELINE)
const sample = () => JSON.parse(readSpec('task-package-sample.json')) as TaskPackageEnvelope

/** The sample with its history carried to where its status is, changed by the test; strict, so nothing hides in a warning. */
function faultsAfter(change: (task: TaskPackageEnvelope['task_package'], envelope: TaskPackageEnvelope) => void) {
  const envelope = sample()
  envelope.task_package.pipeline_history.push(step(2, 'PLAN_IN_PROGRESS', 'DEV_PENDING', 'BUNKER'))
  change(envelope.task_package, envelope)
  return validate('task-package', envelope, { strict: true }).violations.map(({ pointer, rule, values }) => ({
    pointer,
    rule,
    values,
  }))
}

const step = (seq: number, from_status: string, to_status: string, team: string) => ({
  seq,
  from_status,
  to_status,
  team,
  actor: 'somebody',
  timestamp: '2026-02-28T14:40:00+09:00',
})

/** A history given as `TEAM: FROM TO` words. */
const history = (...steps: readonly string[]) =>
  steps.map((words, index) => {
    const [team = '', from = '', to = ''] = words.split(/: | /)
    return step(index + 1, from, to, team)
  })

const TO_QA = [
  'BUNKER: PLAN_PENDING PLAN_IN_PROGRESS',
  'BUNKER: PLAN_IN_PROGRESS DEV_PENDING',
  'JARVIS: DEV_PENDING DEV_IN_PROGRESS',
  'JARVIS: DEV_IN_PROGRESS QA_PENDING',
]

describe('the sample of the specification', () => {
  test('passes with exactly one warning, and says which', () => {
    const { valid, violations, warnings } = validate('task-package', sample())
    expect({ valid, violations }).toEqual({ valid: true, violations: [] })
    expect(warnings).toEqual([
      {
        pointer: '/task_package/status',
        rule: 'history_ends_elsewhere',
        values: { status: 'DEV_PENDING', last: 'PLAN_IN_PROGRESS' },
      },
    ])
    expect(describeViolation(warnings[0] as never, 'en')).toBe(
      'is DEV_PENDING, but pipeline_history ends at PLAN_IN_PROGRESS',
    )
    expect(describeViolation(warnings[0] as never, 'ko')).toContain('PLAN_IN_PROGRESS 에서 끝나지만')
  })

  test('fails with strict, for the same reason', () => {
    const { valid, violations, warnings } = validate('task-package', sample(), { strict: true })
    expect({ valid, warnings }).toEqual({ valid: false, warnings: [] })
    expect(violations.map((found) => found.rule)).toEqual(['history_ends_elsewhere'])
  })

  test('passes strictly once its history is whole', () => {
    expect(faultsAfter(() => {})).toEqual([])
  })
})

describe('a package is refused when', () => {
  test.each(['TASK-20260230-001', 'TASK-20261301-001', 'TASK-20260001-001', 'TASK-00000101-001', 'TASK-20250229-001'])(
    'the date in %s is not a date',
    (task_id) => {
      const faults = faultsAfter((task) => {
        task.task_id = task_id
      })
      expect(faults).toEqual([{ pointer: '/task_package/task_id', rule: 'task_id_date', values: { task_id } }])
    },
  )

  test.each(['TASK-20260228-01', 'task-20260228-001', 'TASK-2026228-001', 'TASK-20260228-001 ', 'TASK-20260228-0a1'])(
    'its id is %s',
    (task_id) => {
      const faults = faultsAfter((task) => {
        task.task_id = task_id
      })
      expect(faults.map(({ pointer, rule }) => [pointer, rule])).toEqual([['/task_package/task_id', 'pattern']])
    },
  )

  test.each(['TASK-20260228-1000', 'TASK-20240229-001', 'TASK-20260228-123456'])(
    'but not when its id is %s',
    (task_id) => {
      expect(
        faultsAfter((task) => {
          task.task_id = task_id
        }),
      ).toEqual([])
    },
  )

  test('updated_at is before created_at as an instant, whatever the offsets look like', () => {
    const times = (created_at: string, updated_at: string) =>
      faultsAfter((task) => {
        Object.assign(task, { created_at, updated_at })
      })
    expect(times('2026-02-28T10:00:00Z', '2026-02-28T09:59:59Z')).toEqual([
      {
        pointer: '/task_package/updated_at',
        rule: 'updated_before_created',
        values: { created_at: '2026-02-28T10:00:00Z' },
      },
    ])
    expect(times('2026-02-28T10:00:00Z', '2026-02-28T18:00:00+09:00')).toHaveLength(1)
    expect(times('2026-02-28T10:00:00Z', '2026-02-28T19:00:00+09:00')).toEqual([])
  })

  test('a dependency is the task itself, or named twice', () => {
    const faults = faultsAfter((task) => {
      task.dependencies = ['TASK-20260101-001', task.task_id, 'TASK-20260101-001']
    })
    expect(faults).toEqual([
      { pointer: '/task_package/dependencies/1', rule: 'depends_on_itself', values: {} },
      {
        pointer: '/task_package/dependencies/2',
        rule: 'duplicate_dependency',
        values: { task_id: 'TASK-20260101-001' },
      },
    ])
  })

  test('the team does not own the status', () => {
    const faults = faultsAfter((task) => {
      task.assigned_team = 'KIMQA'
    })
    expect(faults).toEqual([
      {
        pointer: '/task_package/assigned_team',
        rule: 'team_does_not_own_status',
        values: { status: 'DEV_PENDING', team: 'KIMQA', owner: 'JARVIS' },
      },
    ])
  })

  test.each([
    ['ON_HOLD', 'KIMQA', [...TO_QA, 'BUNKER: QA_PENDING ON_HOLD']],
    ['CANCELLED', 'KIMQA', [...TO_QA, 'BUNKER: QA_PENDING ON_HOLD', 'BUNKER: ON_HOLD CANCELLED']],
    ['CANCELLED', 'BUNKER', ['BUNKER: PLAN_PENDING CANCELLED']],
  ])('%s does not keep the last team, %s', (status, team, steps) => {
    const with_ = (assigned_team: string) =>
      faultsAfter((task) => {
        Object.assign(task, { status, assigned_team, pipeline_history: history(...steps) })
      })
    expect(with_(team)).toEqual([])
    expect(with_('KANGCHUL').map(({ rule, values }) => [rule, values.owner])).toEqual([
      ['team_does_not_own_status', team],
    ])
  })

  test('history is empty though the task has left its first status', () => {
    const faults = faultsAfter((task) => {
      task.pipeline_history = []
    })
    expect(faults).toEqual([
      {
        pointer: '/task_package/pipeline_history',
        rule: 'history_empty',
        values: { status: 'DEV_PENDING', initial: 'PLAN_PENDING' },
      },
    ])
    expect(
      faultsAfter((task) => {
        Object.assign(task, { pipeline_history: [], status: 'PLAN_PENDING', assigned_team: 'BUNKER' })
      }),
    ).toEqual([])
  })

  test('history has a gap in its numbers', () => {
    const faults = faultsAfter((task) => {
      Object.assign(task.pipeline_history[1] as object, { seq: 3 })
    })
    expect(faults).toEqual([
      { pointer: '/task_package/pipeline_history/1/seq', rule: 'history_seq_gap', values: { expected: 2 } },
    ])
  })

  test('history does not begin at the first status, or a step does not begin where the last one ended', () => {
    const faults = faultsAfter((task) => {
      task.pipeline_history = history('JARVIS: DEV_PENDING DEV_IN_PROGRESS', 'BUNKER: PLAN_IN_PROGRESS DEV_PENDING')
    })
    expect(faults).toEqual([
      {
        pointer: '/task_package/pipeline_history/0/from_status',
        rule: 'history_broken_chain',
        values: { expected: 'PLAN_PENDING' },
      },
      {
        pointer: '/task_package/pipeline_history/1/from_status',
        rule: 'history_broken_chain',
        values: { expected: 'DEV_IN_PROGRESS' },
      },
    ])
  })

  test('history has a step that is not in the table', () => {
    const faults = faultsAfter((task) => {
      task.pipeline_history = history('BUNKER: PLAN_PENDING PLAN_IN_PROGRESS', 'BUNKER: PLAN_IN_PROGRESS QA_PENDING')
      Object.assign(task, { status: 'QA_PENDING', assigned_team: 'KIMQA' })
    })
    expect(faults).toEqual([
      {
        pointer: '/task_package/pipeline_history/1/to_status',
        rule: 'history_illegal_step',
        values: { from: 'PLAN_IN_PROGRESS', to: 'QA_PENDING', allowed: 'DEV_PENDING, ON_HOLD, CANCELLED' },
      },
    ])
  })

  test('history leaves a terminal status', () => {
    const faults = faultsAfter((task) => {
      task.pipeline_history = history('BUNKER: PLAN_PENDING CANCELLED', 'BUNKER: CANCELLED PLAN_IN_PROGRESS')
      Object.assign(task, { status: 'PLAN_IN_PROGRESS', assigned_team: 'BUNKER' })
    })
    expect(faults.map(({ rule, values }) => [rule, values.allowed])).toEqual([
      ['history_illegal_step', { ko: '없음', en: 'nothing' }],
    ])
  })

  test('history resumes another status than the one that was held', () => {
    const held = [...TO_QA, 'BUNKER: QA_PENDING ON_HOLD']
    const resumedTo = (status: string, assigned_team: string) =>
      faultsAfter((task) => {
        Object.assign(task, { status, assigned_team, pipeline_history: history(...held, `BUNKER: ON_HOLD ${status}`) })
      })
    expect(resumedTo('QA_PENDING', 'KIMQA')).toEqual([])
    expect(resumedTo('QA_IN_PROGRESS', 'KIMQA')).toEqual([
      {
        pointer: '/task_package/pipeline_history/5/to_status',
        rule: 'history_illegal_step',
        values: { from: 'ON_HOLD', to: 'QA_IN_PROGRESS', allowed: 'QA_PENDING, CANCELLED' },
      },
    ])
  })

  test('a step was taken by a team that may not take it', () => {
    const faults = faultsAfter((task) => {
      Object.assign(task.pipeline_history[1] as object, { team: 'JARVIS' })
    })
    expect(faults).toEqual([
      {
        pointer: '/task_package/pipeline_history/1/team',
        rule: 'history_wrong_team',
        values: { from: 'PLAN_IN_PROGRESS', to: 'DEV_PENDING', expected: 'BUNKER' },
      },
    ])
  })

  test('something that only the PO may do was done by another team', () => {
    const faults = faultsAfter((task) => {
      task.pipeline_history = history(...TO_QA, 'KIMQA: QA_PENDING CANCELLED')
      Object.assign(task, { status: 'CANCELLED', assigned_team: 'KIMQA' })
    })
    expect(faults.map(({ rule, values }) => [rule, values.expected])).toEqual([['history_wrong_team', 'BUNKER']])
  })
})

describe('warnings', () => {
  test('a revision count that the history does not bear out', () => {
    const back = [...TO_QA, 'KIMQA: QA_PENDING DEV_REVISION']
    const counted = (revision_count: number) =>
      faultsAfter((task) => {
        Object.assign(task, { status: 'DEV_REVISION', pipeline_history: history(...back), revision_count })
      })
    expect(counted(1)).toEqual([])
    expect(counted(0)).toEqual([
      {
        pointer: '/task_package/revision_count',
        rule: 'revision_count_differs',
        values: { count: 0, counted: 1 },
      },
    ])
  })

  test('a new task has no revisions', () => {
    const faults = faultsAfter((task) => {
      Object.assign(task, { status: 'PLAN_PENDING', assigned_team: 'BUNKER', pipeline_history: [], revision_count: 2 })
    })
    expect(faults.map((fault) => fault.rule)).toEqual(['revision_count_differs'])
  })

  test('unknown keys in the package, but not remarks, not in payloads and not beside the package', () => {
    const faults = faultsAfter((task, envelope) => {
      Object.assign(task, { titel: 'x', _remark: 'y' })
      Object.assign(task.pipeline_history[0] as object, { reason: 'z' })
      Object.assign(task.team_payloads.JARVIS as object, { mine: 1 })
      Object.assign(envelope, { blocked: false, allowed: [] })
    })
    expect(faults).toEqual([
      { pointer: '/task_package/pipeline_history/0/reason', rule: 'unknown_key', values: {} },
      { pointer: '/task_package/titel', rule: 'unknown_key', values: {} },
    ])
  })
})

describe('the shape', () => {
  test('every violation is listed with its pointer, also those beyond the schema', () => {
    const faults = faultsAfter((task, envelope) => {
      Object.assign(envelope, { $schema: 'task_package_v2', schema_version: '2.0.0' })
      Object.assign(task, { title: '  ', priority: 'P1', revision_count: -1, updated_at: 'yesterday', tags: [1] })
      Object.assign(task.pipeline_history[1] as object, { seq: 7 })
      delete (task as { created_by?: string }).created_by
      delete task.team_payloads.KIMQA
      Object.assign(task.team_payloads, { KKOMKKOM: { input: {} } })
    })
    expect(faults.map(({ pointer, rule }) => [pointer, rule]).sort()).toEqual([
      ['/$schema', 'enum'],
      ['/schema_version', 'pattern'],
      ['/task_package/created_by', 'required'],
      ['/task_package/pipeline_history/1/seq', 'history_seq_gap'],
      ['/task_package/priority', 'enum'],
      ['/task_package/revision_count', 'minimum'],
      ['/task_package/tags/0', 'type'],
      ['/task_package/team_payloads/KIMQA', 'required'],
      ['/task_package/team_payloads/KKOMKKOM/phase', 'required'],
      ['/task_package/title', 'pattern'],
      ['/task_package/updated_at', 'pattern'],
    ])
  })

  test.each([{}, null, [], 'x', 7, { task_package: null }, { task_package: [] }])(
    '%j is refused without a crash',
    (document) => {
      expect(validate('task-package', document).valid).toBe(false)
    },
  )

  test('no JSON at all makes any contract crash', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 4 }), (document) => {
        expect(validate('task-package', document).valid).toBe(false)
        expect(validate('task-package', { task_package: document }).valid).toBe(false)
        for (const kind of ['handoff', 'ack', 'escalation', 'documentation-result', 'pipeline'] as const) {
          expect(validate(kind, document).valid).toBe(false)
          expect(validate(kind, { task: document, source: document, type: kind }).valid).toBe(false)
        }
      }),
    )
  })

  test('every package made along the table passes strictly', () => {
    fc.assert(
      fc.property(taskPackages(), (envelope) => {
        expect(validate('task-package', envelope, { strict: true }).violations).toEqual([])
      }),
      { numRuns: propertyRuns(500) },
    )
  })

  test('a history with one status changed to any other is found', () => {
    const edited = fc
      .tuple(taskPackages(), fc.nat(), fc.constantFrom(...DEFAULT_PIPELINE.statuses.keys()), fc.boolean())
      .filter(([envelope]) => envelope.task_package.pipeline_history.length > 0)
    fc.assert(
      fc.property(edited, ([envelope, where, status, start]) => {
        const { pipeline_history: steps } = envelope.task_package
        const target = steps[where % steps.length] as Record<string, unknown>
        const key = start ? 'from_status' : 'to_status'
        fc.pre(target[key] !== status)
        target[key] = status
        expect(validate('task-package', envelope, { strict: true }).valid).toBe(false)
      }),
      { numRuns: propertyRuns(500) },
    )
  })
})

describe('a team under another name', () => {
  test('is read by its alias wherever a package names a team, and given back by its id', () => {
    const envelope = sample()
    const task = envelope.task_package as Record<string, unknown>
    const { KANGCHUL, ...others } = envelope.task_package.team_payloads
    task.team_payloads = { ...others, KANGCHEOL: KANGCHUL }
    task.status = 'HARDEN_PENDING'
    task.assigned_team = 'KANGCHEOL'
    const steps = [...TO_QA, 'KIMQA: QA_PENDING QA_IN_PROGRESS', 'KIMQA: QA_IN_PROGRESS HARDEN_PENDING']
    task.pipeline_history = history(...steps, 'KANGCHEOL: HARDEN_PENDING HARDEN_IN_PROGRESS')
    task.status = 'HARDEN_IN_PROGRESS'
    const verdict = validate('task-package', envelope, { strict: true })
    expect(verdict.violations).toEqual([])
    const read = (verdict.value as TaskPackageEnvelope).task_package
    expect(read.assigned_team).toBe('KANGCHUL')
    expect(read.pipeline_history.at(-1)?.team).toBe('KANGCHUL')
    expect(Object.keys(read.team_payloads).sort()).toEqual(['BUNKER', 'JARVIS', 'KANGCHUL', 'KIMQA', 'KKOMKKOM'])
    expect(JSON.stringify(read)).not.toContain('KANGCHEOL')
  })

  test('is not guessed when both names are there', () => {
    const envelope = sample()
    Object.assign(envelope.task_package.team_payloads, { KANGCHEOL: { phase: 'mine' } })
    const { warnings } = validate('task-package', envelope)
    expect(warnings.map((found) => found.pointer)).toContain('/task_package/team_payloads/KANGCHEOL')
  })
})

describe('task ids', () => {
  test('take their day from the time zone', () => {
    const late = new Date('2026-02-28T16:30:00Z')
    expect(taskIdDay(late, 'Asia/Seoul')).toBe('20260301')
    expect(taskIdDay(late, 'UTC')).toBe('20260228')
    expect(taskIdDay(late, 'America/Los_Angeles')).toBe('20260228')
  })

  test('have three digits or more', () => {
    expect(formatTaskId('20260228', 7)).toBe('TASK-20260228-007')
    expect(formatTaskId('20260228', 1234)).toBe('TASK-20260228-1234')
  })

  test('know every real day and no other', () => {
    for (let month = 0; month <= 13; month += 1) {
      for (let day = 0; day <= 32; day += 1) {
        const text = `2024-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
        const real = !Number.isNaN(Date.parse(text)) && new Date(text).toISOString().startsWith(text)
        expect(hasRealDate(`TASK-${text.replaceAll('-', '')}-001`), text).toBe(real)
      }
    }
  })
})

describe('a rule holds back while a place that it reads has not its shape', () => {
  const twice = ['TASK-20260228-007', 'TASK-20260228-007']
  test.each([
    ['created_at', '2999-01-01'],
    ['updated_at', '1999-01-01'],
    ['task_id', 'TASK-1'],
    ['dependencies', 5],
    ['status', 'NOWHERE'],
    ['assigned_team', 5],
    ['pipeline_history', 5],
    ['pipeline_history', 'abc'],
    ['revision_count', 'two'],
  ])('%s as %j is the only thing that is said', (field, value) => {
    const faults = faultsAfter((task) => {
      Object.assign(task, { dependencies: field === 'task_id' ? twice : [], revision_count: 0 }, { [field]: value })
    })
    expect(faults).not.toEqual([])
    for (const { pointer } of faults) expect(pointer).toBe(`/task_package/${field}`)
  })
})

describe('a history that ends elsewhere', () => {
  test('says nothing about who has a task that is over, nor about how often it came back', () => {
    const faults = faultsAfter((task) =>
      Object.assign(task, { status: 'DONE', assigned_team: 'KIMQA', revision_count: 7 }),
    )
    expect(faults.map(({ rule }) => rule)).toEqual(['history_ends_elsewhere'])
  })

  test('that really ends there says both', () => {
    const faults = faultsAfter((task) => {
      task.pipeline_history = history(...TO_QA, 'BUNKER: QA_PENDING CANCELLED')
      Object.assign(task, { status: 'CANCELLED', assigned_team: 'JARVIS', revision_count: 7 })
    })
    expect(faults.map(({ rule }) => rule).sort()).toEqual(['revision_count_differs', 'team_does_not_own_status'])
  })
})

describe('a history with a hold in it', () => {
  const held = ['BUNKER: PLAN_PENDING ON_HOLD', 'BUNKER: ON_HOLD PLAN_PENDING', ...TO_QA.slice(0, 2)]

  test('remembers where the hold was, also where the chain is broken later', () => {
    const faults = faultsAfter((task) => {
      task.pipeline_history = history(...held, 'BUNKER: ON_HOLD PLAN_PENDING')
      Object.assign(task, { status: 'PLAN_PENDING', assigned_team: 'BUNKER' })
    })
    expect(faults.map(({ rule }) => rule)).toEqual(['history_broken_chain'])
  })

  test('cannot tell where a resume leads that no hold came before', () => {
    const faults = faultsAfter((task) => {
      task.pipeline_history = history('BUNKER: ON_HOLD DEV_PENDING')
    })
    expect(faults.find(({ rule }) => rule === 'history_illegal_step')?.values).toMatchObject({
      allowed: '?, CANCELLED',
    })
  })
})
