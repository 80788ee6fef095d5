// Reads the code and tries it once more: as the reviewer of hardened work, a run for another team, or as a stage of
// its own in a pipeline that has one.
import { existsSync } from 'node:fs'
import { inLanguage, readAssignment } from './parts/assignment.js'
import { sayResult } from './parts/blocks.js'
import { put, textOf } from './parts/files.js'
import { criteriaOf, pathsOf, plannedGreeting, probe } from './parts/greeting.js'
import { runTests } from './parts/run-tests.js'

const assignment = readAssignment()
const { task, language, brief, role } = assignment
const say = inLanguage(language)
const paths = pathsOf(task)
console.log(say('리허설 에이전트 (모델을 쓰지 않습니다): 코드 리뷰', 'rehearsal agent (no model is used): reviewing'))

const tests = runTests(paths)
console.log(`${tests.command}: ${tests.passed}/${tests.total}`)
const wrong = (await probe(criteriaOf(plannedGreeting(assignment), paths, say), paths)).filter(
  ({ seen }) => seen !== undefined,
)
const issues = [
  ...wrong.map(({ text, seen }) => ({ severity: 'major', path: paths.source, text: `${text} — ${seen}` })),
  ...(tests.ok
    ? []
    : [{ severity: 'major', path: paths.test, text: `${tests.command}: ${tests.passed}/${tests.total}` }]),
  ...(textOf(paths.source).split('\n').length > 40
    ? [{ severity: 'minor', path: paths.source, text: say('40줄이 넘습니다', 'is longer than 40 lines') }]
    : []),
]
for (const path of brief?.tests_changed ?? [])
  console.log(say(`바뀐 테스트: ${path}`, `a test that was changed: ${path}`))

const missing = !existsSync(paths.source)
const report = `docs/review/${task}.md`
const isReported = role === 'stage' && issues.length === 0
if (isReported)
  put(
    report,
    `# ${say('코드 리뷰', 'Code review')}: ${task}\n\n- [x] \`${tests.command}\`: ${tests.passed}/${tests.total}\n`,
  )
sayResult({
  summary:
    issues.length === 0
      ? say(
          `코드를 읽고 호출해 보았습니다: 테스트 ${tests.passed}/${tests.total}, 지적 없음`,
          `read the code and tried it: tests ${tests.passed}/${tests.total}, nothing stands against it`,
        )
      : say(`지적 ${issues.length}건`, issues.length === 1 ? '1 finding' : `${issues.length} findings`),
  verdict: issues.length === 0 ? 'approved' : missing ? 'rejected' : 'needs_revision',
  ...(isReported && { files: [report] }),
  issues,
  actionItems: issues.map(({ text }) => text),
})
