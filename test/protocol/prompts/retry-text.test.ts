import { expect, test } from 'vitest'
import type { AgentResult } from '../../../src/protocol/agent-blocks/block-schemas.ts'
import { retryText } from '../../../src/protocol/prompts/retry-text.ts'

const RESULT = {
  verdict: 'fail',
  summary: 'one test fails',
  files: [],
  issues: [{ severity: 'critical', security: false, path: 'src/a.ts', line: 3, text: 'not checked' }],
  unfinished: [],
  failed_tests: [{ name: 'adds', expected: '2', actual: '3', fault: 'code' }],
  action_items: ['split the module', 'name the parts'],
} as unknown as AgentResult

const retry = (kind: 'tests' | 'findings' | 'revision', note?: string) => ({
  ...{ kind, from: 'unit-tester', by: 'effect', text: 'kept' },
  ...(note === undefined ? {} : { note }),
})

test.each([
  ['tests', 'ko', "테스트 'adds' 실패. 기대값: 2, 실제값: 3\n- critical src/a.ts:3 not checked"],
  ['tests', 'en', "Test 'adds' failed. Expected: 2, actual: 3\n- critical src/a.ts:3 not checked"],
  ['revision', 'ko', 'architect가 다음 수정을 요청했습니다: split the module; name the parts'],
  ['revision', 'en', 'The architect asked for these changes: split the module; name the parts'],
] as const)('%s in %s is the sentence of the document', (kind, lang, text) => {
  expect(retryText(retry(kind), RESULT, lang)).toBe(text)
})

test.each(['tests', 'findings', 'revision'] as const)('what a person added reaches the agent with the %s', (kind) => {
  expect(retryText(retry(kind, 'use bcrypt'), RESULT, 'en')).toMatch(/\n\nA person added: use bcrypt$/)
  expect(retryText(retry(kind, 'bcrypt 를 쓰세요'), RESULT, 'ko')).toMatch(/\n\n사람의 메모: bcrypt 를 쓰세요$/)
})
