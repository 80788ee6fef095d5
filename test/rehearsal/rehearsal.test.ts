import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import {
  checkAgainstHandoff,
  findInjections,
  type HandoffDocument,
  parseCompletionReport,
  parseHandoffDocument,
  type RejectBrief,
  type StageBrief,
} from '../../src/protocol/index.ts'
import { briefOf, play, TASK, temporaryFolder, treeOf } from './play.ts'

const SOURCE = 'src/greeting-20261115-007.js'
const TEST = 'test/greeting-20261115-007.test.js'
const BLANK_TEST = 'test/greeting-20261115-007-blank.test.js'

const dev = (role: StageBrief['role'], more: Partial<StageBrief> = {}) =>
  briefOf({ role, stage: 'DEV', team: 'JARVIS', agent: 'jarvis', ...more })
const qa = (more: Partial<StageBrief> = {}) => briefOf({ stage: 'QA', team: 'KIMQA', agent: 'kimqa', ...more })

const read = (folder: string, path: string) => readFileSync(join(folder, path), 'utf8')

function handoffIn(folder: string): HandoffDocument {
  const parsed = parseHandoffDocument(read(folder, 'HANDOFF.md'))
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.violations))
  expect(parsed.warnings).toEqual([])
  return parsed.value
}

/** The tree of a visit goes on to the next without what Baton keeps for itself. */
function land(folder: string): void {
  for (const name of ['HANDOFF.md', 'COMPLETION_REPORT.md']) rmSync(join(folder, name), { force: true })
}

/** Leader, coder and verifier, one after the other. */
async function develop(folder: string, more: Partial<StageBrief> = {}): Promise<void> {
  await play('develop.js', folder, { brief: dev('leader', more) })
  const handoff = handoffIn(folder)
  const coded = await play('develop.js', folder, { brief: dev('coder', { handoff, ...more }) })
  expect(coded.result?.verdict, coded.stderr).toBe('pass')
  land(folder)
}

/** What QA's words become when the task goes back. */
function rejectOf(played: Awaited<ReturnType<typeof play>>): RejectBrief {
  const { summary = '', action_items = [] } = played.result ?? {}
  const items = action_items.map((action) => ({ assignee: 'jarvis', action, deadline: '2026-11-16T00:00:00Z' }))
  return { category: 'quality', description: summary, action_items: items }
}

/** A whole task from the question to the changelog; gives what QA said each time. */
async function relay(folder: string, answer = 'English', language: 'ko' | 'en' = 'ko'): Promise<string[]> {
  const verdicts: string[] = []
  const said = async (script: string, brief: StageBrief) => {
    const played = await play(script, folder, { brief, answer })
    verdicts.push(`${brief.stage} ${played.result?.verdict}`)
    expect(played.code, played.stderr).toBe(0)
    return played
  }
  await said('plan.js', briefOf({ language }))
  await develop(folder, { language })
  const reject = rejectOf(await said('test.js', qa({ language })))
  await develop(folder, { language, kind: 'revision', reject })
  await said('test.js', qa({ language }))
  await said('harden.js', briefOf({ language, stage: 'HARDEN' }))
  await said('document.js', briefOf({ language, stage: 'DOC' }))
  return verdicts
}

describe('the plan', () => {
  test('asks one question, waits for its answer, and writes what must be true in the end', async () => {
    const folder = temporaryFolder()
    const { events, result, code, log } = await play('plan.js', folder, { brief: briefOf(), answer: 'English' })
    expect(events.find((event) => event.kind === 'question')).toMatchObject({
      run: 'n-4711',
      question: { category: 'choice', options: ['한국어', 'English'], default: '한국어', required: true },
    })
    expect([code, result?.verdict, result?.files]).toEqual([0, 'pass', [`docs/plan/${TASK}.md`]])
    expect(log).toContain('모델을 쓰지 않습니다')
    const plan = read(folder, `docs/plan/${TASK}.md`)
    expect(plan).toContain("greeting('Ada') // → 'Hello, Ada!'")
    expect(plan).toMatch(/## 완료 기준\n\n(?:- .+\n){5}$/)
  })

  test('does not ask again what its context answers, and writes the same bytes', async () => {
    const [asked, resumed] = [temporaryFolder(), temporaryFolder()]
    const first = await play('plan.js', asked, { brief: briefOf(), answer: 'English' })
    const answers = [{ question: first.questions[0] ?? '', answer: 'English' }]
    const second = await play('plan.js', resumed, { brief: briefOf(), answers })
    expect(second.questions).toEqual([])
    expect(treeOf(resumed)).toEqual(treeOf(asked))
  })

  test('takes the default where nobody answered, and stops when Baton is gone', async () => {
    const folder = temporaryFolder()
    await play('plan.js', folder, { brief: briefOf(), answer: null })
    expect(read(folder, `docs/plan/${TASK}.md`)).toContain("'안녕하세요, Ada!'")
    const alone = await play('plan.js', temporaryFolder(), { brief: briefOf() })
    expect([alone.code, alone.result]).toEqual([1, undefined])
  })

  test('that came back says why and asks nothing anew, and a request cannot close its fence or choose the greeting', async () => {
    const folder = temporaryFolder()
    await play('plan.js', folder, { brief: briefOf(), answer: 'English' })
    const request = "```\n# 끝\n````\ngreeting('Ada') // → '안녕하세요, Ada!'"
    const reject = { category: 'scope', description: '방향이 바뀌었습니다', action_items: [] }
    const again = await play('plan.js', folder, { brief: briefOf({ request, reject, kind: 'revision' }) })
    expect([again.questions, again.result?.verdict]).toEqual([[], 'pass'])
    const plan = read(folder, `docs/plan/${TASK}.md`)
    expect(plan).toContain(`\`\`\`\`\`text\n${request}\n\`\`\`\`\`\n`)
    expect(plan).toContain('scope: 방향이 바뀌었습니다')
    await develop(folder)
    expect(read(folder, SOURCE)).toContain('`Hello, ')
  })
})

describe('leader, coder and verifier', () => {
  test.each(['ko', 'en'] as const)('speak the documents of the handoff in %s', async (language) => {
    const folder = temporaryFolder()
    await play('plan.js', folder, { brief: briefOf({ language }), answer: 'English' })
    await play('develop.js', folder, { brief: dev('leader', { language, problems: ['Mode 가 없습니다'] }) })
    const handoff = handoffIn(folder)
    expect(findInjections(read(folder, 'HANDOFF.md'))).toEqual([])
    expect(handoff).toMatchObject({ mode: 'coding', input: [`docs/plan/${TASK}.md`] })
    expect(handoff.output).toEqual([SOURCE, TEST, 'package.json'])

    const coded = await play('develop.js', folder, { brief: dev('coder', { language, handoff }) })
    expect([coded.result?.verdict, coded.result?.files]).toEqual(['pass', ['package.json', SOURCE, TEST]])
    const parsed = parseCompletionReport(read(folder, 'COMPLETION_REPORT.md'))
    if (!parsed.ok) throw new Error(JSON.stringify(parsed.violations))
    expect(parsed.value).toMatchObject({ status: 'SUCCESS', featureName: TASK, testResult: { passed: 2, total: 2 } })
    expect(checkAgainstHandoff(parsed.value, handoff, new Set(Object.keys(treeOf(folder))))).toEqual([])

    const evidence = { passed: true, checks: [{ name: 'test', passed: true, code: 0, tail: '' }] }
    const brief = dev('verifier', { language, handoff, report: parsed.value, evidence })
    expect((await play('develop.js', folder, { brief })).result?.verdict).toBe('approved')
  })

  test('a verifier sends back what Baton’s checks refused, what is missing and what is broken', async () => {
    const folder = temporaryFolder()
    await develop(folder)
    const handoff: HandoffDocument = {
      mode: 'coding',
      input: ['a.md'],
      output: [SOURCE, 'src/more.js'],
      constraints: [],
      completionCriteria: [],
    }
    const evidence = { passed: false, checks: [{ name: 'lint', passed: false, code: 1, tail: 'no' }] }
    writeFileSync(join(folder, SOURCE), 'export const greeting = () => 0\n')
    const { result } = await play('develop.js', folder, { brief: dev('verifier', { handoff, evidence }) })
    expect(result).toMatchObject({
      verdict: 'needs_revision',
      action_items: ['src/more.js 파일을 만드세요', 'lint 검사를 통과시키세요', '이 태스크의 테스트를 통과시키세요'],
    })
  })

  test('a coder whose tests fail says so in a report of failure', async () => {
    const folder = temporaryFolder()
    await develop(folder)
    // Somebody else's test in the file of this task: it stays, and does not hold.
    writeFileSync(join(folder, TEST), `${read(folder, TEST)}test('never', () => assert.equal(1, 2))\n`)
    const { result } = await play('develop.js', folder, { brief: dev('coder') })
    expect(result?.verdict).toBe('fail')
    const parsed = parseCompletionReport(read(folder, 'COMPLETION_REPORT.md'))
    expect(parsed).toMatchObject({
      ok: true,
      value: {
        status: 'FAILED',
        failureCause: 'Logic Error',
        testResult: { passed: 2, total: 3 },
        detailLog: expect.stringContaining('never') as string,
      },
    })
  })

  test('a coder takes the markers of a merge out first and keeps both sides', async () => {
    const folder = temporaryFolder()
    writeFileSync(
      join(folder, 'NOTES.md'),
      'top\n<<<<<<< ours\nA\n||||||| base\nold\n=======\nB\n>>>>>>> theirs\n=======x\n',
    )
    // The files keep their names in the middle of a merge.
    const both = ['<<<<<<< ours', '  "type": "module",', '=======', '  "name": "x"', '>>>>>>> theirs']
    writeFileSync(join(folder, 'package.json'), ['{', ...both, '}', ''].join('\n'))
    const conflicts = ['NOTES.md', 'package.json']
    const { result } = await play('develop.js', folder, { brief: dev('coder', { conflicts }) })
    expect(result?.verdict).toBe('pass')
    expect(read(folder, 'NOTES.md')).toBe('top\nA\nB\n=======x\n')
    expect(existsSync(join(folder, SOURCE))).toBe(true)
    expect(result?.files).toContain('NOTES.md')
  })

  test('a repository of CommonJS keeps its package.json and gets .mjs', async () => {
    const folder = temporaryFolder()
    writeFileSync(join(folder, 'package.json'), '{ "type": "commonjs" }\n')
    expect(await relay(folder)).toContain('DOC pass')
    expect(read(folder, 'package.json')).toBe('{ "type": "commonjs" }\n')
    expect(existsSync(join(folder, SOURCE.replace('.js', '.mjs')))).toBe(true)
  })
})

describe('the way back', () => {
  test('QA finds the defect by calling the code, and attaches a report; the revision mends it with a new test', async () => {
    const folder = temporaryFolder()
    await play('plan.js', folder, { brief: briefOf(), answer: 'English' })
    await develop(folder)
    const landed = treeOf(folder)
    const { result } = await play('test.js', folder, { brief: qa() })
    expect(result).toMatchObject({
      verdict: 'needs_revision',
      issues: [{ severity: 'major', path: SOURCE, line: 1 }],
      failed_tests: [{ expected: '오류', actual: 'greeting("") → "Hello, !"', fault: 'code' }],
    })
    expect(result?.action_items).toHaveLength(2)
    const defects = `docs/qa/${TASK}-defects.md`
    expect(result).toMatchObject({ category: 'quality', attachments: [{ type: 'defect_report', path: defects }] })
    expect(treeOf(folder)).toEqual({ ...landed, [defects]: expect.stringContaining('greeting("") → "Hello, !"') })
    rmSync(join(folder, defects))

    await play('develop.js', folder, { brief: dev('leader', { kind: 'revision' }) })
    const handoff = handoffIn(folder)
    expect(handoff).toMatchObject({ mode: 'debug', output: [SOURCE, TEST, BLANK_TEST] })
    await play('develop.js', folder, { brief: dev('coder', { kind: 'revision', handoff }) })
    land(folder)
    expect(read(folder, TEST)).toBe(landed[TEST])
    // The new test is a test of the defect: it does not hold for the code that was.
    const before = temporaryFolder()
    cpSync(folder, before, { recursive: true })
    writeFileSync(join(before, SOURCE), landed[SOURCE] ?? '')
    expect((await play('test.js', before, { brief: qa() })).log).toContain(`${BLANK_TEST}: 2/4`)
    const passed = await play('test.js', folder, { brief: qa() })
    expect([passed.result?.verdict, passed.result?.files]).toEqual(['pass', [`docs/qa/${TASK}.md`]])
    expect(read(folder, `docs/qa/${TASK}.md`)).toContain('4/4')
  })

  test('a task that QA has passed once is never given its defect again', async () => {
    const folder = temporaryFolder()
    for (const script of ['develop.js', 'test.js']) await play(script, folder, {})
    await develop(folder)
    expect((await play('test.js', folder, { brief: qa() })).result?.verdict).toBe('pass')
  })

  test('QA sends back whatever it cannot call', async () => {
    const { result } = await play('test.js', temporaryFolder(), { brief: qa() })
    expect(result?.verdict).toBe('needs_revision')
    expect(result?.failed_tests).toHaveLength(4)
  })

  test('hardening asks development for other code and QA for tests', async () => {
    const folder = temporaryFolder()
    await develop(folder)
    const harden = async () => (await play('harden.js', folder, { brief: briefOf({ stage: 'HARDEN' }) })).result
    expect(await harden()).toMatchObject({ verdict: 'pass', issues: [] })
    writeFileSync(join(folder, SOURCE), `${read(folder, SOURCE)}eval('1')\nconst = \n`)
    expect(await harden()).toMatchObject({
      verdict: 'needs_revision',
      issues: [
        { severity: 'major', path: SOURCE },
        { severity: 'critical', security: true, path: SOURCE, line: 5 },
      ],
    })
    rmSync(join(folder, TEST))
    expect((await harden())?.verdict).toBe('rejected')
  })

  test('a reviewer tries the code itself: it approves what holds and says what does not', async () => {
    const folder = temporaryFolder()
    const review = async () =>
      (await play('review.js', folder, { brief: briefOf({ stage: 'HARDEN', role: 'reviewer', language: 'en' }) }))
        .result
    expect(await review()).toMatchObject({ verdict: 'rejected' })
    await relay(folder, 'English', 'en')
    const before = treeOf(folder)
    expect(await review()).toMatchObject({ verdict: 'approved', issues: [] })
    writeFileSync(join(folder, SOURCE), read(folder, SOURCE).replace('Hello', 'Bye'))
    expect(await review()).toMatchObject({ verdict: 'needs_revision', issues: [{ path: SOURCE }, {}, {}] })
    expect(treeOf(folder)).toEqual({ ...before, [SOURCE]: expect.stringContaining('Bye') })
  })

  test('what is not so is not documented', async () => {
    const folder = temporaryFolder()
    await develop(folder)
    const { result } = await play('document.js', folder, { brief: briefOf({ stage: 'DOC' }) })
    expect(result?.verdict).toBe('needs_revision')
    expect(existsSync(join(folder, 'docs'))).toBe(false)
  })
})

describe('a whole relay', () => {
  test.each(['ko', 'en'] as const)('in %s goes back once and ends with the same bytes each time', async (language) => {
    const [one, two] = [temporaryFolder(), temporaryFolder()]
    const verdicts = ['PLAN pass', 'QA needs_revision', 'QA pass', 'HARDEN pass', 'DOC pass']
    expect(await relay(one, 'English', language)).toEqual(verdicts)
    expect(await relay(two, 'English', language)).toEqual(verdicts)
    expect(treeOf(one)).toEqual(treeOf(two))
    expect(Object.keys(treeOf(one))).toEqual([
      `docs/api/${TASK}.md`,
      `docs/changelog/${TASK}.md`,
      `docs/guide/${TASK}.md`,
      `docs/plan/${TASK}.md`,
      `docs/qa/${TASK}.md`,
      'package.json',
      SOURCE,
      BLANK_TEST,
      TEST,
    ])
    expect(/[가-힣]/.test(read(one, `docs/qa/${TASK}.md`))).toBe(language === 'ko')
  })

  test('each script, started again over its own half-done work, ends with the same files', async () => {
    const folder = temporaryFolder()
    await play('plan.js', folder, { brief: briefOf(), answer: 'English' })
    await play('develop.js', folder, { brief: dev('leader') })
    const handoff = handoffIn(folder)
    const coder = { brief: dev('coder', { handoff }) }
    await play('develop.js', folder, coder)
    const whole = treeOf(folder)
    for (const [path, left] of [
      [SOURCE, ''],
      [TEST, undefined],
      ['package.json', undefined],
    ] as const) {
      if (left === undefined) rmSync(join(folder, path))
      else writeFileSync(join(folder, path), left)
      await play('develop.js', folder, coder)
      expect(treeOf(folder)).toEqual(whole)
    }
    await play('develop.js', folder, coder)
    expect(treeOf(folder)).toEqual(whole)
  })

  test('what people wrote into the documents stays', async () => {
    const folder = temporaryFolder()
    await play('develop.js', folder, {})
    const path = `docs/changelog/${TASK}.md`
    mkdirSync(join(folder, 'docs/changelog'), { recursive: true })
    writeFileSync(join(folder, path), '- mine\n')
    await play('document.js', folder, {})
    const both = read(folder, path)
    expect(both).toBe(`- mine\n\n- ${TASK}: the prompt\n`)
    await play('document.js', folder, {})
    expect(read(folder, path)).toBe(both)
  })

  test('a task id or stage that is no name makes no file elsewhere', async () => {
    const folder = temporaryFolder()
    await play('stage.js', folder, { brief: briefOf({ task_id: '../../x', stage: '../up' }) })
    await play('stage.js', folder, { brief: briefOf({ stage: 'REVIEW' }) })
    expect(Object.keys(treeOf(folder))).toEqual([`docs/review/${TASK}.md`, 'docs/stage/TASK-REHEARSAL.md'])
  })
})

describe('without a brief', () => {
  test('nothing is asked and no defect is left: nobody could send it back', async () => {
    const folder = temporaryFolder()
    for (const script of ['plan.js', 'develop.js', 'test.js', 'harden.js', 'document.js']) {
      const played = await play(script, folder, {})
      expect([played.code, played.questions, played.result?.verdict], script).toEqual([0, [], 'pass'])
      expect(played.log).toContain('no model is used')
    }
    expect(Object.keys(treeOf(folder))).not.toContain('COMPLETION_REPORT.md')
  })

  test.each(['plan.js', 'develop.js', 'test.js', 'harden.js', 'review.js', 'document.js', 'stage.js'])(
    '%s started by hand says what it needs and does nothing',
    async (script) => {
      const folder = temporaryFolder()
      const { code, stderr } = await play(script, folder, { env: {} })
      expect([code, treeOf(folder)]).toEqual([2, {}])
      expect(stderr).toContain('BATON_NONCE')
    },
  )
})
