import { existsSync } from 'node:fs'
import { sayResult } from '../parts/blocks.js'
import { runTests } from '../parts/run-tests.js'

/** Holds the work to the order, and to nothing else: what the order forgot is left for QA to find. */
export function verify({ brief, paths, say, task }) {
  const missing = (brief?.handoff?.output ?? [paths.source, paths.test]).filter((path) => !existsSync(path))
  // Evidence that passed may hold checks that were waived, or that fail as on the base.
  const { passed = true, checks = [] } = brief?.evidence ?? {}
  const broken = passed ? [] : checks.filter((check) => !check.passed).map(({ name }) => name)
  const tests = runTests(paths)
  console.log(`${tests.command}: ${tests.passed}/${tests.total}`)
  for (const path of brief?.tests_changed ?? [])
    console.log(say(`바뀐 테스트: ${path}`, `a test that was changed: ${path}`))

  const actionItems = [
    ...missing.map((path) => say(`${path} 파일을 만드세요`, `make ${path}`)),
    ...broken.map((name) => say(`${name} 검사를 통과시키세요`, `make the check ${name} pass`)),
    ...(tests.ok ? [] : [say('이 태스크의 테스트를 통과시키세요', 'make the tests of this task pass')]),
    ...(brief?.report?.status === 'FAILED'
      ? [say('실패 보고의 원인을 고치세요', 'fix what the failure report says')]
      : []),
  ]
  const content = actionItems.length === 0
  sayResult({
    summary: content
      ? say(`${task}: 지시한 파일이 있고 테스트가 통과합니다`, `${task}: what was ordered is there and its tests pass`)
      : say(`${task}: 지시대로 되지 않았습니다`, `${task}: the order is not fulfilled`),
    verdict: content ? 'approved' : 'needs_revision',
    actionItems,
  })
}
