import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { gatherAgents } from '../../../src/dispatch/agents/gather-agents.ts'
import { analyseRequest } from '../../../src/dispatch/analysis/analyse-request.ts'
import { chooseAgents } from '../../../src/dispatch/graph/choose-agents.ts'

const builtIn = ['backend', 'frontend', 'dba', 'unit-tester', 'executor'].map((name) => {
  const path = `prompts/en/agents/${name}.md`
  return { path, text: readFileSync(join(import.meta.dirname, '..', '..', '..', path), 'utf8') }
})
const { agents } = gatherAgents(builtIn)

/** The builders of small work, as somebody would choose them who knows the words and not the repository. */
test.each([
  ['DB는 건드리지 말고 주문 API 응답 형식만 바꿔줘', ['backend', 'unit-tester']],
  ['테스트는 필요 없고 버튼만 추가해줘', ['frontend']],
  ['다크 모드 지원', ['frontend', 'unit-tester']],
  ['아이폰에서 키보드가 올라오면 입력창이 가려집니다', ['frontend', 'unit-tester']],
  ['주문 조회 API에 페이지네이션 추가해줘', ['backend', 'unit-tester']],
  ['엑셀 파일 읽어서 DB에 넣는 스크립트 하나 짜줘', ['backend', 'unit-tester']],
  ['개인정보 암호화 저장', ['backend', 'unit-tester']],
  ['N+1 쿼리 문제 해결', ['backend', 'unit-tester']],
  ['주문 테이블에 인덱스 추가해서 느린 쿼리 개선', ['dba', 'unit-tester']],
  ['금액에 천 단위 콤마 표시', ['frontend', 'unit-tester']],
  ['Add a column to the users table', ['dba', 'unit-tester']],
  ['Add a dark mode toggle button', ['frontend', 'unit-tester']],
])('%s: %j', (request, expected) => {
  expect(chooseAgents(request, analyseRequest(request, []), { agents, skills: [] })).toEqual(expected)
})

test('an agent of the project that the request names takes the place of the guessed builder of small work', () => {
  const path = '.claude/agents/settlement.md'
  const text =
    '---\nname: settlement\ndescription: 정산을 구현합니다\nkind: implementation\n---\n정산 규칙을 지키세요.\n'
  const own = gatherAgents([...builtIn, { path, text }]).agents
  const choose = (request: string) => chooseAgents(request, analyseRequest(request, []), { agents: own, skills: [] })
  expect(choose('@settlement 부가세 계산 버그 수정')).toEqual(['settlement', 'unit-tester'])
  expect(choose('부가세 계산 버그 수정')).toEqual(['backend', 'unit-tester'])
})
