import { expect, test } from 'vitest'
import { withRecentWork } from '../../src/memory/recent-work.ts'

const TEMPLATE = '# 프로젝트 상태\n\n- 이름: shop\n\n## 최근 작업\n\n- 아직 없음\n'
const work = (n: number, said = 'login') => ({ id: `TASK-${n}`, line: `2026-11-18 TASK-${n} ${said}` })

test('the first work takes the place of "none yet", the next stands above it, and the same is written once', () => {
  const first = withRecentWork(TEMPLATE, work(1), 'ko')
  expect(first).toBe('# 프로젝트 상태\n\n- 이름: shop\n\n## 최근 작업\n\n- 2026-11-18 TASK-1 login\n')
  const second = withRecentWork(first, work(2), 'ko')
  expect(withRecentWork(second, work(1, 'merged'), 'ko')).toBe(
    '# 프로젝트 상태\n\n- 이름: shop\n\n## 최근 작업\n\n- 2026-11-18 TASK-1 merged\n- 2026-11-18 TASK-2 login\n',
  )
  expect(withRecentWork(first, work(1), 'ko')).toBe(first)
})

test('what a person wrote stays, before, within and after the list', () => {
  const own = '# State\n\nours\n\n## Recent work\n\nSee the board.\n\n- by hand\n\n## Plans\n\n- more\n'
  expect(withRecentWork(own, work(1), 'en')).toBe(
    '# State\n\nours\n\n## Recent work\n\nSee the board.\n\n- 2026-11-18 TASK-1 login\n- by hand\n\n## Plans\n\n- more\n',
  )
})

test.each([
  [undefined, '# Project state\n\n## Recent work\n\n- 2026-11-18 TASK-1 login\n'],
  ['notes', 'notes\n\n## Recent work\n\n- 2026-11-18 TASK-1 login\n'],
])('a file without the heading gets it: %j', (before, after) => {
  expect(withRecentWork(before, work(1), 'en')).toBe(after)
})

test('it keeps the newest twenty', () => {
  let text: string | undefined
  for (let n = 1; n <= 25; n += 1) text = withRecentWork(text, work(n), 'en')
  const items = text?.split('\n').filter((one) => one.startsWith('- ')) ?? []
  expect(items.length).toBe(20)
  expect(items[0]).toContain('TASK-25 ')
  expect(items.at(-1)).toContain('TASK-6 ')
})
