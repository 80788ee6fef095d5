import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { CONTRACT } from '../../src/protocol/api/contract.ts'
import { outcomeOf } from '../../src/service/review/review-page.ts'
import { commitFiles, gitIn, makeRepository, readyRelay } from '../support/ready-relay.ts'
import { ServerWorld } from '../support/server-world.ts'

const TASK = 'TASK-20261115-001'

test('the change of a task is shown as hunks, and approved only as it was seen', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'baton-review-'))
  try {
    await using server = await ServerWorld.open()
    makeRepository(folder, { 'README.md': '# Ours\n', 'a.ts': 'one\ntwo\nthree\n' })
    const files = { 'a.ts': 'one\nTWO\nthree\n', '한글 이름.md': 'new\n' }
    await readyRelay(server.world.service.engine, { repository: folder, task_id: TASK, files })
    // Work on the branch that nobody has reviewed yet.
    gitIn(folder, 'checkout', '--quiet', `baton/${TASK}`)
    const tip = commitFiles(folder, { 'b.ts': '@@ -1 +1 @@\n' }, 'more')
    gitIn(folder, 'checkout', '--quiet', 'main')
    const get = async (path: string) => {
      const answer = await server.send('GET', `/api/v1/tasks/${TASK}/${path}`)
      return { status: answer.status, body: await answer.json() }
    }
    const review = await get('review')
    expect(CONTRACT.review.answer.safeParse(review.body).error?.issues ?? []).toEqual([])
    expect(review.body).toMatchObject({ commit: tip, total: { files: 3, added: 3, removed: 1 } })
    const diff = await get('diff')
    expect(CONTRACT.task_diff.answer.safeParse(diff.body).error?.issues ?? []).toEqual([])
    const one = await get('diff?path=a.ts')
    expect(one.body).toMatchObject({
      cut: false,
      files: [{ path: 'a.ts', hunks: [{ old_start: 1, lines: [' one', '-two', '+TWO', ' three'] }] }],
    })
    expect((await get('diff?path=b.ts')).body).toMatchObject({ files: [{ hunks: [{ lines: ['+@@ -1 +1 @@'] }] }] })
    expect((await get('diff?path=../../etc/passwd')).status).toBe(404)
    expect((await get('diff?from=HEAD')).status).toBe(404)
    const before = await server.world.events()
    const stale = await server.send('POST', `/api/v1/tasks/${TASK}/approve`, { body: { commit: '0'.repeat(40) } })
    expect(await stale.json()).toMatchObject({ error: { code: 'REVIEW_STALE' } })
    expect(await server.world.events()).toBe(before)
    const approved = await server.send('POST', `/api/v1/tasks/${TASK}/approve`, { body: { commit: tip } })
    expect(await approved.json()).toMatchObject({ merging: true, worker_command: 'baton worker' })
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})

const hunk = (old_start: number, old_lines: number, new_lines: number) => ({
  ...{ old_start, old_lines, new_start: 0, new_lines, header: '', lines: [] },
})

test.each([
  ['no change of the file', undefined, 7, { outcome: 'unchanged', line_now: 7 }],
  ['a deleted file', { status: 'deleted', hunks: [] }, 7, { outcome: 'gone', line_now: null }],
  ['the line itself', { status: 'modified', hunks: [hunk(6, 3, 1)] }, 7, { outcome: 'changed', line_now: null }],
  ['lines above', { status: 'modified', hunks: [hunk(2, 1, 4)] }, 7, { outcome: 'unchanged', line_now: 10 }],
  ['an insertion after it', { status: 'modified', hunks: [hunk(7, 0, 4)] }, 7, { outcome: 'unchanged', line_now: 7 }],
] as const)('what became of a comment: %s', (_, file, line, expected) => {
  expect(outcomeOf(file, line)).toEqual(expected)
})
