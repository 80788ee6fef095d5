import { describe, expect, test } from 'vitest'
import type { PipelineCommand, StepDetails } from '../../src/pipeline/command.ts'
import { packageAt } from '../support/package-at.ts'
import { carryTo, hireDocumentation, REASON, World } from '../support/world.ts'

/** Issue 11, point 13: a path that a step, a message or a package names lies inside the workspace. */
const TASK = 'TASK-20260228-001'

function ready(status: string): World {
  const world = new World()
  hireDocumentation(world)
  world.create({ task_id: TASK })
  carryTo(world, TASK, status)
  return world
}
const handoff = (details: StepDetails): PipelineCommand => ({ type: 'step', task_id: TASK, action: 'handoff', details })
const violations = (error: { code: string; details: object }) => {
  expect(error.code).toBe('INVALID_INPUT')
  return (error.details as { violations: { pointer: string; rule: string }[] }).violations.map(
    ({ pointer, rule }) => `${pointer} ${rule}`,
  )
}

const OUTSIDE = [
  ['/etc/passwd', 'path_absolute'],
  ['C:\\Windows\\win.ini', 'path_absolute'],
  ['~/.ssh/id_rsa', 'path_absolute'],
  ['../../etc/passwd', 'path_leaves'],
  ['docs/../../x', 'path_leaves'],
  ['.git/config', 'path_protected'],
  ['.GIT/config', 'path_protected'],
  ['sub/.git/hooks/pre-commit', 'path_protected'],
  ['.claude/settings.json', 'path_protected'],
  ['.mcp.json', 'path_protected'],
  ['docs/\u202Efdp.md', 'path_not_plain'],
  ['docs/a\u0000b', 'path_not_plain'],
  ['docs/\u001B[2Ja', 'path_not_plain'],
  ['%2e%2e/x', 'path_not_plain'],
  ['file:///etc/passwd', 'path_absolute'],
  ['javascript://%0aalert(1)', 'path_not_plain'],
  ['javascript:alert(1)', 'path_absolute'],
  ['https://a.example/\u202Ex', 'path_not_plain'],
] as const

const INSIDE = [
  'src/slack/modal_handler.gs',
  './docs/a b.md',
  '문서/계획.md',
  'docs',
  'CLAUDE.md',
  'git:baton/TASK-20260228-001@0123456789abcdef0123456789abcdef01234567',
  'baton://runs/run-1',
  'https://example.com/report?id=1',
  'gdrive://docs/plan_slack_modal_v2.md',
  '4f2a91c',
]

describe('truth.13 a path that leaves the workspace is refused', () => {
  test.each(OUTSIDE)('as an artifact: %j', (path, rule) => {
    const world = ready('DEV_IN_PROGRESS')
    const artifacts = [
      { name: 'a', path: 'src/a.ts' },
      { name: 'b', path },
    ]
    expect(violations(world.refusal(handoff({ artifacts }), 'jarvis'))).toEqual([`/task/artifacts/1/path ${rule}`])
  })

  test.each(OUTSIDE)('as an output: %j', (path, rule) => {
    const world = ready('DEV_IN_PROGRESS')
    const output = { code_ref: path, dev_notes: path, target_files: ['src/a.ts', path], report: { log_path: path } }
    expect(violations(world.refusal(handoff({ output }), 'jarvis'))).toEqual([
      `/output/code_ref ${rule}`,
      `/output/target_files/1 ${rule}`,
      `/output/report/log_path ${rule}`,
    ])
  })

  test.each(['CODE_REF', 'reportPath', 'log.file', 'artifacts', 'report_url', 'docs-link'])(
    'under any name that means a path: %s',
    (key) => {
      const world = ready('DEV_IN_PROGRESS')
      const output = { [key]: '/etc/passwd', nested: [{ [key]: ['javascript:alert(1)'] }] }
      expect(violations(world.refusal(handoff({ output }), 'jarvis'))).toEqual([
        `/output/${key} path_absolute`,
        `/output/nested/0/${key}/0 path_absolute`,
      ])
    },
  )

  test('a payload too deep to be one does not exhaust the stack', () => {
    const world = ready('DEV_IN_PROGRESS')
    let code_ref: unknown = '/etc/passwd'
    for (let depth = 0; depth < 1_000; depth += 1) code_ref = [code_ref]
    expect(world.do(handoff({ output: { code_ref } }), 'jarvis')).toMatchObject({ status: 'QA_PENDING' })
  })

  test('everything that is wrong is listed at once', () => {
    const world = ready('DEV_IN_PROGRESS')
    const details = { artifacts: [{ name: 'b', path: '/etc/passwd' }], output: { code_ref: '../..' } }
    expect(violations(world.refusal(handoff(details), 'jarvis'))).toEqual([
      '/output/code_ref path_leaves',
      '/task/artifacts/0/path path_absolute',
    ])
  })

  test('in a completion report, an attachment, a documentation result', () => {
    const world = ready('DOC_IN_PROGRESS')
    const artifacts = [{ name: 'b', path: '.git/config' }]
    const step = (action: 'complete' | 'reject', details: StepDetails) =>
      ({ type: 'step', task_id: TASK, action, details }) as const
    expect(violations(world.refusal(step('complete', { artifacts }), 'kkomkkom'))).toEqual([
      '/artifacts/0/path path_protected',
    ])
    const back = step('reject', { reason: REASON, attachments: artifacts, output: { doc_ref: '/etc/passwd' } })
    expect(violations(world.refusal(back, 'kkomkkom'))).toEqual([
      '/output/doc_ref path_absolute',
      '/attachments/0/path path_protected',
    ])
    const message = {
      type: 'documentation_result',
      source_team: 'KKOMKKOM',
      task_id: TASK,
      result: 'partial',
      artifacts,
    }
    expect(violations(world.refusal({ type: 'receive_message', message }, 'kkomkkom'))).toEqual([
      '/artifacts/0/path path_protected',
    ])
  })

  test('as the input of a task, new or edited', () => {
    const world = ready('PLAN_PENDING')
    const edit = { type: 'edit_task', task_id: TASK, changes: { input_ref: '../../secret' } } as const
    expect(violations(world.refusal(edit))).toEqual(['/input_ref path_leaves'])
    const create = {
      type: 'create_task',
      task_id: 'TASK-20260228-002',
      definition: 'sha256:test',
      title: 'a',
      priority: 'P1_HIGH',
      dependencies: [],
      tags: [],
      input: null,
      input_ref: '/etc/passwd',
    } as const
    expect(violations(world.refusal(create))).toEqual(['/input_ref path_absolute'])
  })

  test('in a package that is imported, with every pointer', () => {
    const world = new World()
    const envelope = packageAt(TASK, [])
    const task_package = {
      ...envelope.task_package,
      input_ref: '/etc/passwd',
      output_ref: '.git/config',
      team_payloads: {
        ...envelope.task_package.team_payloads,
        JARVIS: { phase: 'development', input: { target_files: ['../x'] }, output: { code_ref: '~/x' } },
      },
    }
    const command = { type: 'import_task', definition: 'sha256:test', document: { ...envelope, task_package } } as const
    expect(violations(world.refusal(command))).toEqual([
      '/task_package/input_ref path_absolute',
      '/task_package/output_ref path_protected',
      '/task_package/team_payloads/JARVIS/input/target_files/0 path_leaves',
      '/task_package/team_payloads/JARVIS/output/code_ref path_absolute',
    ])
  })
})

describe('truth.13 what lies inside, or names something that is no file of this machine, is taken', () => {
  test.each(INSIDE)('%s', (path) => {
    const world = ready('DEV_IN_PROGRESS')
    const details = {
      artifacts: [{ name: 'a', path }],
      output: { code_ref: path, commit_hash: '/not a path', brief: '/b', profile: '~' },
    }
    expect(world.do(handoff(details), 'jarvis')).toMatchObject({ status: 'QA_PENDING' })
    world.do({ type: 'edit_task', task_id: TASK, changes: { input_ref: path } })
  })

  test('an empty or missing reference names nothing', () => {
    const world = ready('DEV_IN_PROGRESS')
    world.do({ type: 'edit_task', task_id: TASK, changes: { input_ref: '' } })
    expect(world.do(handoff({ output: { code_ref: null, qa_report_ref: '' } }), 'jarvis')).toMatchObject({
      status: 'QA_PENDING',
    })
  })
})
