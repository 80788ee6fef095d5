import { existsSync, writeFileSync } from 'node:fs'
import { sayResult } from '../parts/blocks.js'
import { fenced, put, textOf } from '../parts/files.js'
import { blankTestOf, PACKAGE, sourceOf, testOf } from '../parts/greeting.js'
import { resolveConflicts } from '../parts/resolve-conflicts.js'
import { runTests } from '../parts/run-tests.js'
import { isFixed } from './fixed.js'

/** Writes the code and its tests, runs them, and reports. */
export function code(work) {
  const { brief, paths, say, task, role } = work
  const conflicts = brief?.conflicts ?? []
  resolveConflicts(conflicts)
  if (conflicts.length > 0)
    console.log(
      say('충돌 표시를 없앴습니다 (양쪽을 모두 남김):', 'took the markers out (both sides stay):'),
      ...conflicts,
    )

  const files = writeFiles(work)
  console.log(say(`썼습니다: ${files.join(', ')}`, `wrote ${files.join(', ')}`))
  const tests = runTests(paths)
  console.log(`${tests.command}: ${tests.passed}/${tests.total}`)
  if (role === 'coder') writeFileSync('COMPLETION_REPORT.md', report(work, files, tests))

  sayResult({
    summary: say(
      `${task}: greeting(name), 테스트 ${tests.passed}/${tests.total}`,
      `${task}: greeting(name), tests ${tests.passed}/${tests.total}`,
    ),
    verdict: tests.ok ? 'pass' : 'fail',
    files: [...files, ...conflicts],
  })
}

function writeFiles(work) {
  const { brief, paths, greeting } = work
  const fixed = isFixed(work)
  if (!existsSync('package.json')) put('package.json', PACKAGE)
  put(paths.source, sourceOf(greeting, fixed))
  put(paths.test, testOf(greeting, paths))
  if (fixed) put(paths.blankTest, blankTestOf(paths))
  // Ordered only where it was missing; a run that is started anew finds the one that it made itself.
  const ordered = brief?.handoff ? brief.handoff.output.includes('package.json') : textOf('package.json') === PACKAGE
  return [...(ordered ? ['package.json'] : []), paths.source, paths.test, ...(fixed ? [paths.blankTest] : [])]
}

/** COMPLETION_REPORT.md: docs/reference/handoff-document.md. */
function report({ task, say }, files, { passed, total, ok, failures }) {
  const results = [
    `### ${say('생성된 파일', 'Generated Files')}`,
    list(files),
    `### ${say('실행 결과', 'Results')}`,
    list([`${say('테스트', 'Tests')}: ${passed < total ? 'FAIL' : 'PASS'} (${passed}/${total})`]),
    `### ${say('이슈', 'Issues')}`,
  ]
  const sections = ok
    ? [
        `## ${say('완료 보고', 'Completion Report')}: ${task}`,
        `### ${say('상태', 'Status')}`,
        '- SUCCESS',
        ...results,
        list([say('없음', 'none')]),
      ]
    : [
        `## ${say('실패 보고', 'Failure Report')}: ${task}`,
        `### ${say('상태', 'Status')}`,
        '- FAILED',
        `### ${say('원인', 'Cause')}`,
        '- [x] Logic Error',
        ...results,
        list([say('이 태스크의 테스트가 통과하지 않습니다', 'The tests of this task do not pass')]),
        `### ${say('상세 로그', 'Detail Log')}`,
        fenced(failures.join('\n') || say('테스트를 시작하지 못했습니다', 'the tests could not be started')),
        `### ${say('요청 사항', 'Request')}`,
        list([say('실패한 테스트를 보고 지시를 고쳐 주세요', 'Look at the failed tests and fix HANDOFF.md')]),
      ]
  return `${sections.join('\n\n')}\n`
}

const list = (items) => items.map((item) => `- ${item}`).join('\n')
