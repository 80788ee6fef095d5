import { describe, expect, test } from 'vitest'
import { type AgentResult, DEFAULT_PIPELINE } from '../../../src/protocol/index.ts'
import {
  addedLines,
  findingsOutput,
  type OutputFacts,
  outputFields,
  outputProblems,
  stageOutput,
} from '../../../src/protocol/plays/stage-output.ts'

const { stages } = DEFAULT_PIPELINE
const stage = (id: string) => {
  const found = stages.find((one) => one.id === id)
  if (!found) throw new Error(id)
  return found
}
const COMMIT = 'c'.repeat(40)

const result = (more: Partial<AgentResult> = {}): AgentResult => ({
  summary: 'done',
  verdict: 'pass',
  files: [],
  issues: [],
  unfinished: [],
  failed_tests: [],
  action_items: [],
  attachments: [],
  outputs: [],
  not_needed: [],
  checklist: [],
  ...more,
})

const facts = (more: Partial<OutputFacts> = {}): OutputFacts => ({
  task_id: 'TASK-1',
  branch: 'baton/TASK-1',
  commit: COMMIT,
  changed: (more.written ?? []).length > 0,
  written: [],
  files: new Set(more.written ?? []),
  added: new Map(),
  summary: 'a summary',
  result: result(),
  ...more,
})
const said = (outputs: Record<string, string>) =>
  result({ outputs: Object.entries(outputs).map(([name, text]) => ({ name, text })) })

describe('truth.11 the output of a stage', () => {
  test.each([
    [
      'PLAN',
      facts({ written: ['docs/plan/TASK-1.md', 'docs/plan/a.md'] }),
      { plan_doc_ref: `docs/plan/TASK-1.md@${COMMIT}` },
    ],
    ['PLAN', facts({ written: ['README.md'] }), {}],
    [
      'DEV',
      facts({ written: ['src/a.ts'] }),
      { code_ref: `git:baton/TASK-1@${COMMIT}`, commit_hash: COMMIT, dev_notes: 'a summary' },
    ],
    [
      'QA',
      facts({ written: ['docs/qa/x.md'] }),
      { qa_report_ref: `docs/qa/x.md@${COMMIT}`, bugs_found: [], verdict: 'pass' },
    ],
    ['HARDEN', facts(), { security_findings: [] }],
    ['HARDEN', facts({ written: ['src/a.ts'] }), { refactor_ref: `git:baton/TASK-1@${COMMIT}`, security_findings: [] }],
    [
      'HARDEN',
      facts({ written: ['docs/performance/TASK-1.md'] }),
      {
        refactor_ref: `git:baton/TASK-1@${COMMIT}`,
        security_findings: [],
        performance_report: `docs/performance/TASK-1.md@${COMMIT}`,
      },
    ],
    [
      'DOC',
      facts({ written: ['CHANGELOG.md', 'docs/guide/a.md'], added: new Map([['CHANGELOG.md', '- new']]) }),
      { doc_ref: `docs/guide/a.md@${COMMIT}`, changelog_entry: '- new' },
    ],
    ['DOC', facts(), {}],
  ] as const)('of %s holds what its fields name, and nothing else', (id, given, output) => {
    expect(stageOutput(stage(id), given)).toEqual(output)
  })

  test('lists findings as they were reported', () => {
    const issues = [
      { severity: 'major', security: true, path: 'src/a.ts', line: 3, text: 'leaks' },
      { severity: 'minor', security: false, path: null, line: null, text: 'unclear' },
    ] as const
    const given = facts({ result: result({ verdict: 'rejected', issues }) })
    expect(stageOutput(stage('QA'), given)).toMatchObject({
      bugs_found: ['major/security src/a.ts:3 leaks', 'minor - unclear'],
    })
    expect(stageOutput(stage('HARDEN'), given)).toMatchObject({
      security_findings: ['major/security src/a.ts:3 leaks'],
    })
    expect(findingsOutput(stage('QA'), given)).toEqual({
      bugs_found: ['major/security src/a.ts:3 leaks', 'minor - unclear'],
      verdict: 'rejected',
    })
    expect(findingsOutput(stage('QA'), { result: null })).toEqual({})
  })

  test('takes what the agent says for fields that are its own, and a file that it names', () => {
    const given = facts({
      files: new Set(['notes/plan.md']),
      result: said({ estimated_complexity: 'small', target_files: '["a.ts","b.ts"]', plan_doc_ref: 'notes/plan.md' }),
    })
    expect(stageOutput(stage('PLAN'), given)).toEqual({
      plan_doc_ref: `notes/plan.md@${COMMIT}`,
      estimated_complexity: 'small',
      target_files: ['a.ts', 'b.ts'],
    })
  })

  test('never takes the agent’s word for what Baton knows', () => {
    const given = facts({ result: said({ commit_hash: 'deadbeef', code_ref: 'http://elsewhere' }) })
    expect(stageOutput(stage('DEV'), given)).toMatchObject({
      commit_hash: COMMIT,
      code_ref: `git:baton/TASK-1@${COMMIT}`,
    })
    expect(outputProblems(stages, stage('DEV'), given, 'en')).toHaveLength(2)
  })

  test('names what cannot be taken, and which fields there are', () => {
    expect(outputFields(stages, stage('PLAN'))).toEqual([
      'plan_doc_ref',
      'estimated_complexity',
      'target_files',
      'test_scope',
    ])
    expect(outputFields(stages, stage('DEV'))).toEqual(['dev_notes', 'test_scope'])
    const target_files = '["src/new.ts","../../etc/passwd"]'
    const wrong = said({ plan_doc_ref: '/etc/passwd', verdict: 'pass', estimated_complexity: 'small', target_files })
    expect(outputProblems(stages, stage('PLAN'), facts({ result: wrong }), 'en')).toEqual([
      'outputs: plan_doc_ref: there is no such file in the repository: /etc/passwd',
      'outputs: verdict: is not a field of this stage. Fields: plan_doc_ref, estimated_complexity, target_files, test_scope',
      'outputs: target_files: is neither a path inside the workspace nor an http(s) link: ../../etc/passwd',
    ])
  })
})

test.each([
  ['', 'a\nb\n', 'a\nb'],
  ['# Changes\n\n- old\n', '# Changes\n\n- new\n- old\n', '- new'],
  ['- same\n', '- same\n- same\n', '- same'],
  ['- gone\n', '', ''],
])('the lines that were added to %j to make %j', (before, after, added) =>
  expect(addedLines(before, after)).toBe(added),
)
