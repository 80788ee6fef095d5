// KIMQA: runs the tests, and tries out what the plan says must be true.
import { existsSync, rmSync } from 'node:fs'
import { inLanguage, readAssignment } from './parts/assignment.js'
import { sayResult } from './parts/blocks.js'
import { put, textOf } from './parts/files.js'
import { criteriaOf, pathsOf, plannedGreeting, probe } from './parts/greeting.js'
import { runTests } from './parts/run-tests.js'

const assignment = readAssignment()
const { task, language } = assignment
const say = inLanguage(language)
const paths = pathsOf(task)
const specialistTest = `test/${task.toLowerCase()}.test.js`
console.log(say('리허설 에이전트 (모델을 쓰지 않습니다): QA', 'rehearsal agent (no model is used): testing'))

// Specialists without a leader build another thing than the plan's example; what they promise is in their tests.
const isPlanned = existsSync(paths.source) || !existsSync(specialistTest)
const tests = runTests(isPlanned ? paths : { ...paths, test: specialistTest })
console.log(`${tests.command}: ${tests.passed}/${tests.total}`)
const criteria = isPlanned ? criteriaOf(plannedGreeting(assignment), paths, say) : []
const probed = await probe(criteria, paths)
for (const { text, seen } of probed)
  console.log(`${seen === undefined ? '✓' : '✗'} ${text}${seen === undefined ? '' : `: ${seen}`}`)

const defects = probed.filter(({ seen }) => seen !== undefined)
if (defects.length === 0 && tests.ok) pass()
else sendBack()

function pass() {
  // What was wrong before is fixed: its report is not true any more.
  rmSync(paths.defects, { force: true })
  const checked = probed.map(({ text }) => `- [x] ${text}`)
  put(
    paths.qa,
    [
      `# ${say('QA 보고', 'QA report')}: ${task}`,
      say(
        '리허설입니다: 아래 항목은 모두 실제로 호출해 확인했습니다.',
        'A rehearsal: every line below was really tried.',
      ),
      `- [x] \`${tests.command}\`: ${tests.passed}/${tests.total}\n${checked.join('\n')}\n`,
    ].join('\n\n'),
  )
  console.log(say(`${paths.qa} 파일을 썼습니다`, `wrote ${paths.qa}`))
  sayResult({
    summary: say(
      `테스트 ${tests.passed}/${tests.total}, 완료 기준 ${probed.length}건 확인`,
      `tests ${tests.passed}/${tests.total}, ${probed.length} criteria hold`,
    ),
    verdict: 'pass',
    files: [paths.qa],
  })
}

/** Of a run that is sent back only its words and what it attaches are kept: the defect report is in both. */
function sendBack() {
  put(paths.defects, defectReport())
  const line =
    1 +
    textOf(paths.source)
      .split('\n')
      .findIndex((one) => one.includes('function greeting'))
  sayResult({
    summary: say(
      `결함 ${defects.length}건, 테스트 ${tests.passed}/${tests.total}`,
      `${defects.length} ${defects.length === 1 ? 'defect' : 'defects'}, tests ${tests.passed}/${tests.total}`,
    ),
    verdict: 'needs_revision',
    category: 'quality',
    attachments: [{ type: 'defect_report', path: paths.defects }],
    issues: [
      ...defects.map(({ text, seen }) => ({ severity: 'major', path: paths.source, line, text: `${text} — ${seen}` })),
      ...(tests.ok
        ? []
        : [{ severity: 'major', path: paths.test, text: `${tests.command}: ${tests.passed}/${tests.total}` }]),
    ],
    failedTests: defects.map(({ text, expected, seen }) => ({ name: text, expected, actual: seen })),
    actionItems: [
      ...defects.map(({ text }) => say(`${paths.source} 파일을 고치세요: ${text}`, `fix ${paths.source}: ${text}`)),
      ...(defects.length > 0 ? [say('이 결함을 잡는 테스트를 추가하세요', 'add a test that catches it')] : []),
      ...(tests.ok ? [] : [say('이 태스크의 테스트를 통과시키세요', 'make the tests of this task pass')]),
    ],
  })
}

function defectReport() {
  const found = defects.map(({ text, expected, seen }) =>
    [`- ${text}`, `  - ${say('기대', 'expected')}: ${expected}`, `  - ${say('실제', 'actual')}: ${seen}`].join('\n'),
  )
  return [
    `# ${say('결함 보고', 'Defect report')}: ${task}`,
    say(
      '리허설입니다: 아래 항목은 모두 실제로 호출해 확인했습니다.',
      'A rehearsal: every line below was really tried.',
    ),
    `- \`${tests.command}\`: ${tests.passed}/${tests.total}\n${found.join('\n')}\n`,
  ].join('\n\n')
}
