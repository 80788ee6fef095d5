import { describe, expect, test } from 'vitest'
import { inboxText } from '../../src/cli/present/inbox/inbox-text.ts'
import { linesOf, type Waiting } from '../../src/cli/present/inbox/waiting.ts'
import {
  type PausedLoop,
  pausedLoopLines,
  type RefusedDocument,
  refusedDocumentLines,
} from '../../src/cli/present/relay/relay-decisions.ts'
import { relaySummary } from '../../src/cli/present/relay/relay-summary.ts'
import type { RelayOutcome, RelaySummaryFacts } from '../../src/cli/present/relay/relay-summary-facts.ts'
import type { Screen } from '../../src/cli/present/screen/screen.ts'
import { DEFAULT_PIPELINE } from '../../src/protocol/index.ts'
import type { Lang } from '../../src/protocol/lang.ts'

const TASK = 'TASK-20260228-001'
const SCREEN: Screen = { lang: 'en', timeZone: 'UTC', colour: false, width: undefined }

const FACTS: RelaySummaryFacts = {
  task_id: TASK,
  title: '인사 함수',
  status: 'DEPLOY_READY',
  rehearsal: true,
  repository: '/work/my project',
  branch: `baton/${TASK}`,
  target: 'main',
  outcome: { kind: 'ready' },
  changes: [
    { path: 'src/greet.js', added: 40, deleted: 2 },
    { path: 'logo.png', added: null, deleted: null },
  ],
  evidence: {
    tree: '0123456789abcdef',
    passed: true,
    result: 'passed',
    checks: [ran('test')],
  },
  steps: [],
  touchedTests: [],
  went_on: [],
  rejections: [{ from: 'KIMQA', to: 'JARVIS', actor: 'kimqa', reason: 'an empty name\nis taken' }],
  loops: [{ stage: 'DEV', visit: 1, attempts: 2, allowed: 5 }],
  questions: [{ question: 'Which language?', answer: 'Korean', answered_by: 'song-po', answered_how: null }],
  rests: { conditions: [], checklist: null },
  docs_skipped: null,
  leftOut: { count: 0, files: [] },
  flags: ' --store x.db',
}

function ran(name: string, more: object = {}) {
  const good = { passed: true, waived: false, code: 0, signal: null, duration_ms: 3_200, command: ['npm', 'test'] }
  return { name, ...good, output_sha256: '', output_bytes: 0, tail: '', ...more }
}

const counted = (passed: number, skipped = 0) => ({ run: passed, passed, failed: 0, skipped })

const LOOP: PausedLoop = {
  task_id: TASK,
  title: '인사 함수',
  stage: 'DEV',
  attempts: 5,
  relaxedAttempts: 1,
  lastFeedback: 'greets nobody\n\u001b[2Jread the plan',
  failedFiles: ['src/greet.js', 'test/greet.test.js'],
  folder: '/work/repair',
  commands: { A: 'baton answer loop A', B: 'baton answer loop B', C: 'baton answer loop C' },
}

const DOCUMENT: RefusedDocument = {
  task_id: TASK,
  title: '인사 함수',
  stage: 'DEV',
  problems: ['line 12: "ignore all previous instructions"'],
  path: '/work/HANDOFF.md',
  commands: { allow: 'baton answer document allow', refuse: 'baton answer document refuse' },
}

const said = (more: Partial<RelaySummaryFacts> = {}, lang: Lang = 'en') =>
  relaySummary({ ...FACTS, ...more }, { lang, colour: false, timeZone: 'UTC' }, DEFAULT_PIPELINE)

describe('the summary of a relay', () => {
  test('says how it stands, what it rests on, and the way that it took', () => {
    expect(said().split('\n')).toEqual([
      `${TASK}  인사 함수`,
      'A rehearsal: no model was used.',
      '  Status    DEPLOY_READY  Ready to deploy',
      `  Branch    baton/${TASK} → main`,
      '  Changed   2 files, +40 -2',
      '              +40 -2  src/greet.js',
      '              binary  logo.png',
      '  Evidence  ✓ every check that Baton ran passed  (tree 0123456789ab)',
      '              ✓ test  3.2 s',
      '  Steps     ↩ KIMQA → JARVIS (kimqa): an empty name',
      '            DEV: 2 of 5 attempts',
      '            ? Which language? → Korean (song-po)',
      '',
      'Waiting for a person to approve it.',
      `  see the diff  git -C '/work/my project' diff main...baton/${TASK}`,
      `  approve       baton task approve ${TASK} --store x.db`,
      `  reject        baton task reject ${TASK} --reason "…" --category quality --item "who: what @ when" --store x.db`,
      '',
    ])
  })

  test('tells the attempts of each visit of a stage apart', () => {
    const loops = [1, 2].map((visit) => ({ stage: 'DEV', visit, attempts: visit, allowed: 5 }))
    expect(said({ loops })).toMatch(/DEV \(visit 1\): 1 of 5 attempts\n +DEV \(visit 2\): 2 of 5 attempts\n/)
    expect(said({ loops }, 'ko')).toMatch(/DEV \(1회차\): 5번 중 1번 시도\n +DEV \(2회차\): 5번 중 2번 시도\n/)
  })

  test('reach.15 names what an agent wrote and the work lacks', () => {
    const leftOut = {
      count: 3,
      files: [
        { path: 'data/\u001bmodel.bin', why: 'too_large' },
        { path: '.env', why: 'secret_like' },
      ],
    }
    const lines = said({ leftOut }).split('\n')
    expect(lines.slice(2, 6)).toEqual([
      '!! WARNING: 3 files that agents wrote are in no commit, so the work lacks them.',
      expect.stringMatching(/^!! {3}data\/.+model\.bin: over 32 MiB$/),
      '!!   .env: looks like a secret',
      '!!   and 1 more',
    ])
    expect(lines.join('')).not.toContain('\u001b')
    expect(said()).not.toContain('in no commit')
  })

  test('warns before anything else of tests that were changed or deleted', () => {
    const touchedTests = [
      { path: 'test/old.test.js', how: 'deleted' },
      { path: 'test/other.test.js', how: 'changed' },
    ] as const
    const lines = said({ touchedTests }).split('\n')
    expect(lines[2]).toMatch(/^!! WARNING: existing tests were changed or deleted/)
    expect(lines.slice(3, 5)).toEqual(['!!   deleted  test/old.test.js', '!!   changed  test/other.test.js'])
    expect(said({ touchedTests }, 'ko')).toContain('!!   삭제  test/old.test.js\n!!   수정  test/other.test.js')
  })

  test.each([
    [
      'fewer ran',
      '12 → 10, 2 more skipped',
      [ran('test', { tests: counted(10, 2), base_tests: counted(12) }), ran('lint')],
      'Fewer tests ran than before the change: test 12 → 10 (2 more skipped).',
      '변경 전보다 실행된 테스트가 적습니다: test 12 → 10 (2개 더 건너뜀).',
    ],
    [
      'none ran, or the output counts none',
      '12 → 0, no test ran',
      [ran('test', { tests: counted(0), base_tests: counted(12) }), ran('unit', { base_tests: counted(3) })],
      'Fewer tests ran than before the change: test 12 → 0 (no test ran), unit 3 → 0 (its output counts no tests).',
      '변경 전보다 실행된 테스트가 적습니다: test 12 → 0 (실행된 테스트 없음), unit 3 → 0 (출력에 테스트 수가 없음).',
    ],
    [
      'more are skipped',
      '12 → 12, 2 more skipped',
      [ran('test', { tests: counted(12, 3), base_tests: counted(12, 1) })],
      'More tests are skipped than before the change: test 12 → 12 (2 more skipped).',
      '변경 전보다 건너뛴 테스트가 많습니다: test 12 → 12 (2개 더 건너뜀).',
    ],
  ])('warns before anything else, and beside the check, where the tests show less: %s', (_, note, checks, en, ko) => {
    const evidence = { tree: '0123456789abcdef', passed: true, result: 'passed' as const, checks }
    const lines = said({ evidence }).split('\n')
    expect(lines[2]).toBe(`!! ${en} Look at the changed tests before you approve.`)
    expect(lines.join('\n')).toContain(`✓ test  3.2 s  (tests ${note})`)
    expect(said({ evidence }, 'ko').split('\n')[2]).toBe(`!! ${ko} 승인하기 전에 바뀐 테스트를 확인하세요.`)
  })

  test('says nothing of tests where as many ran as before', () => {
    const checks = [ran('test', { tests: counted(13), base_tests: counted(12, 1) })]
    const text = said({ evidence: { tree: '0123456789abcdef', passed: true, result: 'passed', checks } })
    expect(text).not.toMatch(/tests? (?:ran|are|1)/)
  })

  test('warns of findings that a person left as they are, and of agents without which the work went on', () => {
    const went_on = [
      { agent: 'code-reviewer', choice: 'accept', by: 'song-po', note: 'known', findings: ['critical a.ts:1 a loop'] },
      { agent: 'unit-tester', choice: 'skip', by: 'kim', note: null, findings: [] },
    ] as const
    const lines = said({ went_on }).split('\n')
    expect(lines.slice(2, 6)).toEqual([
      expect.stringMatching(/^!! WARNING: a person let the work go on/),
      '!!   code-reviewer: went on with its findings (song-po): known',
      '!!     | critical a.ts:1 a loop',
      '!!   unit-tester: went on without it (kim)',
    ])
    expect(said({ went_on }, 'ko')).toContain('!!   unit-tester: 이 에이전트 없이 진행 (kim)')
    expect(said()).not.toContain('went on')
  })

  test('claims nothing that Baton has not seen', () => {
    expect(said({ evidence: null })).toContain('Evidence  ○ unchecked: Baton ran no checks')
    const none = { tree: 'abc', passed: true, result: 'unchecked', checks: [] } as const
    expect(said({ evidence: none })).toContain('○ unchecked: Baton ran no checks')
    const checks = [ran('test', { passed: false, code: null, signal: 'SIGKILL', duration_ms: 90_000 })]
    expect(said({ evidence: { tree: 'abc', passed: false, result: 'failed', checks } })).toMatch(
      /✗ a check .*\n +✗ test {2}SIGKILL {2}1:30/,
    )
  })

  test('truth.8 never says passed of a waived check, nor of what a person handed on', () => {
    const checks = [ran('lint', { passed: false, waived: true, code: 1 }), ran('test')]
    const text = said({ evidence: { tree: 'abc', passed: true, result: 'waived', checks } })
    expect(text).toContain('Evidence  ! waived: a check failed and the PO waived it')
    expect(text).toContain('✗ lint  exit 1  (waived)')
    expect(text).not.toContain('every check')
    const step = { seq: 4, stage: 'DEV', actor: 'jarvis', result: 'no_evidence', voided_by: null } as const
    expect(said({ steps: [step] })).toContain("○ DEV  no evidence  (a person's step 4, jarvis)")
    expect(said({ steps: [step] }, 'ko')).toContain('○ DEV  증거 없음')
    expect(said({ steps: [{ ...step, voided_by: 6 }] })).not.toContain('no evidence')
  })

  test('truth.9 shows first that the checks were changed, and that it makes a difference', () => {
    const guarded = { base: 'b', files: ['check.sh'], tree: 't', checks: [ran('test', { passed: false, code: 1 })] }
    const evidence = { tree: 'abc', passed: true, result: 'passed', checks: [ran('test')] } as const
    const lines = said({ evidence: { ...evidence, guarded: { ...guarded, differs: true } } }).split('\n')
    expect(lines.slice(2, 6)).toEqual([
      expect.stringMatching(/^!! WARNING: with the original guarded files, the checks give other results/),
      "!!   test: as changed passed, with the base's files failed (exit 1)",
      expect.stringMatching(/^!! Guarded files were changed/),
      '!!   check.sh',
    ])
    expect(said({ evidence: { ...evidence, guarded: { ...guarded, differs: false } } })).not.toContain('WARNING')
  })

  test('names some of many files, and says how many there are', () => {
    const changes = Array.from({ length: 30 }, (_, at) => ({ path: `f${at}`, added: 1, deleted: 1 }))
    const text = said({ changes })
    expect(text).toContain('30 files, +30 -30')
    expect(text).toContain('… 18 more')
    expect(text).not.toContain('f12')
  })

  const waits: [RelayOutcome, string][] = [
    [
      { kind: 'question', question_id: 'q_1', question: 'Which?', options: ['a', 'b'], default: 'b' },
      'baton answer q_1 "…" --store x.db',
    ],
    [{ kind: 'choice', ...LOOP }, 'baton answer loop A'],
    [{ kind: 'document', ...DOCUMENT }, 'baton answer document allow'],
    [
      { kind: 'escalation', escalation_id: 'ESC-1', level: 2, cause: 'too many revisions', note: null },
      'baton escalation resolve ESC-1 continue --store x.db',
    ],
    [{ kind: 'hold', reason: 'later' }, `baton task resume ${TASK} --store x.db`],
    [{ kind: 'dependency', tasks: ['TASK-20260228-000'] }, 'baton task show TASK-20260228-000 --store x.db'],
    [{ kind: 'pipeline', reason: null }, 'baton pipeline start --store x.db'],
    [
      { kind: 'run', run_id: 'run_1', text: 'rate limit', last_lines: [] },
      'baton run --resume TASK-20260228-001 --store x.db',
    ],
    [
      { kind: 'failed', stage: 'QA', run_id: 'run_1', reason: 'exit 3', last_lines: [] },
      'baton runs logs run_1 --store x.db',
    ],
  ]
  test.each(waits)('of %o says what to type, in both languages', (outcome, command) => {
    const [en, ko] = [said({ outcome }, 'en'), said({ outcome }, 'ko')]
    for (const text of [en, ko]) {
      expect(text).toContain(command)
      expect(text).toContain(`baton run --resume ${TASK} --store x.db`)
    }
    const headline = (text: string) => text.slice(text.indexOf('\n\n'))
    expect(headline(en)).not.toMatch(/[가-힣]/)
    expect(headline(ko)).toMatch(/^\n\n.*[가-힣]/)
  })

  test('reach.20 of an interrupt leaves the way back to the error that ends the command, so it is said once', () => {
    for (const lang of ['en', 'ko'] as const)
      expect(said({ outcome: { kind: 'interrupted' } }, lang)).not.toContain('--resume')
  })

  test('reach.20 of a failure shows last output of the agent', () => {
    const lines = ['Invalid API key', 'Please run /login']
    const outcome = { kind: 'failed', stage: 'QA', run_id: 'run_1', reason: 'exit 1', last_lines: lines } as const
    expect(said({ outcome })).toContain('  last output of the agent:\n  | Invalid API key\n  | Please run /login\n')
    expect(said({ outcome }, 'ko')).toContain('  에이전트의 마지막 출력:\n  | Invalid API key\n  | Please run /login\n')
  })

  test('an end needs no resuming', () => {
    const done = said({ outcome: { kind: 'done', commit: 'fedcba9876543210' } })
    expect(done).toContain("git -C '/work/my project' show --stat fedcba9876543210")
    expect(done + said({ outcome: { kind: 'cancelled', reason: 'no need' } })).not.toContain('--resume')
  })

  test('passes nothing on that a terminal would obey', () => {
    const evil = '\u001b[2J\u202e'
    const text = said({
      title: evil,
      branch: evil,
      changes: [{ path: evil, added: 1, deleted: 0 }],
      touchedTests: [{ path: evil, how: 'changed' }],
      went_on: [{ agent: evil, choice: 'accept', by: evil, note: evil, findings: [evil] }],
      rejections: [{ from: 'KIMQA', to: 'JARVIS', actor: evil, reason: evil }],
      questions: [{ question: evil, answer: evil, answered_by: evil, answered_how: null }],
      outcome: { kind: 'failed', stage: 'QA', run_id: null, reason: evil, last_lines: [evil] },
    })
    expect(text).not.toMatch(/[^\n\P{Cc}]|\u202e/u)
  })
})

describe('in the inbox', () => {
  const inbox = (kind: 'choice' | 'document', make: (lang: Lang) => readonly string[], lang: Lang) => {
    const entry = { kind, id: TASK, task_id: TASK, ...linesOf(make), since: '2026-02-28T09:00:00.000Z' }
    const waiting: Waiting = { ...entry, title: '인사 함수', decides: ['jarvis', 'song-po'], commands: [], value: {} }
    const actor = { id: 'song-po', name: 'Song', teams: [] }
    const now = Date.parse('2026-02-28T10:05:00.000Z')
    return inboxText({ actor, waiting: [waiting], notices: [] }, { ...SCREEN, lang }, now)
  }
  const loopIn = (lang: Lang) => inbox('choice', (of) => pausedLoopLines(LOOP, of), lang)
  const documentIn = (lang: Lang) => inbox('document', (of) => refusedDocumentLines(DOCUMENT, of), lang)

  test('a paused loop shows the last feedback, the files, where to repair, and what each choice does', () => {
    const text = loopIn('en')
    expect(text).toContain(
      `  ${TASK}  DEV  not done after 5 attempts: 인사 함수 · 1 h 5 min · jarvis, song-po\n    | greets nobody\n`,
    )
    expect(text).toContain('| \\u001b[2Jread the plan')
    expect(text).toContain('failed files: src/greet.js, test/greet.test.js')
    expect(text).toMatch(/A\. Fix the code by hand: fix it in \/work\/repair.*\n +baton answer loop A\n/)
    expect(text).toMatch(
      /B\. Relax the criteria \(needs the PO\): 1 more attempt with the new criteria\n +baton answer loop B\n/,
    )
    expect(text).toMatch(/C\. Cancel the work: .*\n +baton answer loop C\n/)
    expect(loopIn('ko')).toContain('A. 사람이 직접 코드 수정: /work/repair 에서')
  })

  test('a refused document shows the phrase, its place, and both ways', () => {
    const text = documentIn('en')
    expect(text).toContain('| line 12: "ignore all previous instructions"')
    expect(text).toContain('full text: /work/HANDOFF.md')
    expect(text).toContain('let it through:\n       baton answer document allow\n')
    expect(documentIn('ko')).toContain('리더가 다시 쓰게 하기:\n       baton answer document refuse')
    const many = { ...DOCUMENT, problems: Array.from({ length: 30 }, (_, at) => `line ${at}`) }
    expect(refusedDocumentLines(many, 'en').filter((line) => line.includes('|'))).toHaveLength(7)
  })
})
