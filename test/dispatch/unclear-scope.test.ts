import { expect, test } from 'vitest'
import type { Analysis } from '../../src/dispatch/analysis/analysis.ts'
import { unclearScope } from '../../src/dispatch/analysis/unclear-scope.ts'

const ASKS = { intent: 'feature', size: 'small', reasons: [] } as unknown as Analysis
const asked = (request: string) => unclearScope(request, ASKS)

test.each([
  ['Use Postgres or MySQL for todos', 'Which one: Postgres or MySQL?', 'Postgres 와 MySQL 중'],
  ['PostgreSQL 이나 MySQL 로 저장', 'Which one: PostgreSQL or MySQL?', 'PostgreSQL 과 MySQL 중'],
  ['캐시를 Redis나 Memcached 로 저장', 'Which one: Redis or Memcached?', 'Redis 와 Memcached 중'],
])('a choice that is not made is asked with both names: %s', (request, en, ko) => {
  expect(asked(request).map((one) => one.en)).toEqual([en])
  expect(asked(request)[0]?.ko).toContain(ko)
})

test.each(['Use Postgres for the Login or something', '하나 React 로 만들기', '이나 MySQL 로 저장'])(
  'what is no choice between two names is not asked: %s',
  (request) => {
    expect(asked(request).filter(({ en }) => en.startsWith('Which one'))).toEqual([])
  },
)

test.each([
  '안녕',
  '안녕하세요',
  '느려요',
  '뭔가 이상해요 확인해주세요',
  '이거 안 돼요',
  '에러가 나요',
  '버그 수정',
  'hello',
  'It is broken, please fix',
])('a request that names no part is asked about: %s', (request) =>
  expect(asked(request).map(({ en }) => en)).toEqual([expect.stringMatching(/^What shall change/)]),
)

test.each(['로그인이 느려요', '결제 에러 수정', '안녕 인사말 변경', '이메일 확인 기능', 'Login is slow'])(
  'a request that names one is not: %s',
  (request) => expect(asked(request)).toEqual([]),
)
