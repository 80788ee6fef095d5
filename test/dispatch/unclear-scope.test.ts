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
