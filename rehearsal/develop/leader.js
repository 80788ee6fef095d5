import { existsSync, writeFileSync } from 'node:fs'
import { sayResult } from '../parts/blocks.js'
import { isFixed } from './fixed.js'

/**
 * Writes HANDOFF.md: docs/reference/handoff-document.md. The first order forgets one criterion of the plan, as orders
 * do. Nothing of the request or of a reject is copied into it: the plan holds the one, the brief the other.
 */
export function lead(work) {
  const { brief, say, task } = work
  for (const problem of brief?.problems ?? [])
    console.log(say(`지난 지시서의 문제: ${problem}`, `wrong before: ${problem}`))
  writeFileSync('HANDOFF.md', order(work))
  console.log(say('HANDOFF.md 를 썼습니다', 'wrote HANDOFF.md'))
  sayResult({
    summary: say(`${task} 의 작업 지시서를 썼습니다`, `the order for ${task}`),
    verdict: 'pass',
    files: ['HANDOFF.md'],
  })
}

function order(work) {
  const { paths, say } = work
  const fixed = isFixed(work)
  const output = [paths.source, paths.test, ...(fixed ? [paths.blankTest] : [])]
  const input = [paths.plan, ...[paths.source, paths.test].filter((path) => existsSync(path))]
  const sections = [
    [say('모드', 'Mode'), fixed ? 'Debug' : 'Coding'],
    [say('입력', 'Input'), list(input)],
    [say('출력', 'Output'), list([...output, ...(existsSync('package.json') ? [] : ['package.json'])])],
    [say('제약 조건', 'Constraints'), list(constraints(work))],
    [say('완료 기준', 'CompletionCriteria'), list(criteria(work, fixed))],
  ]
  return `${sections.map(([heading, content]) => `## ${heading}\n\n${content}`).join('\n\n')}\n`
}

const list = (items) => items.map((item) => `- ${item}`).join('\n')

function constraints({ brief, say }) {
  return [
    say('의존성을 추가하지 않는다', 'Add no dependencies'),
    say('이미 있는 테스트는 고치지 않는다', 'Leave tests that are there as they are'),
    ...(brief?.conflicts.length
      ? [say('병합 충돌 표시를 먼저 없앤다', 'Take the markers of the merge out first')]
      : []),
  ]
}

function criteria({ say }, fixed) {
  return [
    say('계획의 예와 같은 인사를 돌려준다', 'The greeting is the one of the plan’s example'),
    ...(fixed
      ? [say('빈 이름을 거부하고, 이를 확인하는 새 테스트가 있다', 'A blank name is refused, and a new test says so')]
      : []),
    say('테스트 PASS', 'Tests PASS'),
  ]
}
