import { execFileSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { afterAll, describe, expect, test } from 'vitest'
import { runBaton } from '../support/run-baton.ts'

const folders: string[] = []
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
})

interface Line {
  readonly type: string
  readonly [key: string]: unknown
}

const lines = (stdout: string) =>
  stdout
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Line)
const git = (folder: string, ...args: string[]) => execFileSync('git', ['-C', folder, ...args], { encoding: 'utf8' })

describe('baton run', () => {
  test('carries a task through all five teams to DEPLOY_READY, and a person’s approval takes it to DONE', async () => {
    const ran = await runBaton(['run', '인사 함수를 만들어 주세요', '--json'])
    expect(ran.code, ran.stderr).toBe(0)
    const events = lines(ran.stdout)
    const started = events.find((event) => event.type === 'run:started') as Line & {
      folder: string
      store: string
      task_id: string
    }
    folders.push(started.folder)
    expect(events.filter((event) => event.type === 'task:moved').map((event) => event.status)).toEqual([
      'PLAN_IN_PROGRESS',
      'DEV_PENDING',
      'DEV_IN_PROGRESS',
      'QA_PENDING',
      'QA_IN_PROGRESS',
      'HARDEN_PENDING',
      'HARDEN_IN_PROGRESS',
      'DOC_PENDING',
      'DOC_IN_PROGRESS',
      'DEPLOY_READY',
    ])
    const ended = events.filter((event) => event.type === 'stage:ended')
    expect(ended).toHaveLength(5)
    for (const { end } of ended) expect(end).toMatchObject({ state: 'completed', end: { verdict: 'pass' } })

    // What it left behind is real: its own tests pass, every stage that changed something has a commit, nothing else is there.
    execFileSync(process.execPath, ['--test'], { cwd: started.folder, stdio: 'ignore' })
    expect(git(started.folder, 'log', '--format=%s').trimEnd().split('\n')).toEqual([
      `[doc] kkomkkom: ${started.task_id}`,
      `[qa] kimqa: ${started.task_id}`,
      `[dev] jarvis: ${started.task_id}`,
      `[plan] song-po: ${started.task_id}`,
      'chore: a repository for a rehearsal',
    ])
    expect(git(started.folder, 'status', '--porcelain')).toBe('')

    const on = ['--store', started.store]
    const approved = await runBaton(['task', 'approve', started.task_id, ...on, '--json'])
    expect(JSON.parse(approved.stdout)).toMatchObject({ status: 'DONE' })
    expect((await runBaton(['audit', 'verify', ...on])).code).toBe(0)
    const shown = await runBaton(['task', 'show', started.task_id, ...on, '--json'])
    expect((await runBaton(['validate', '-', '--strict'], { input: shown.stdout })).code).toBe(0)
  })

  test('says that no model is used, where it works and what to do next, in either language', async () => {
    const ran = await runBaton(['run', 'make a greeting', '--lang', 'ko'])
    expect(ran.code, ran.stderr).toBe(0)
    const folder = /^TASK-\d{8}-\d{3} {2}(\S+)$/m.exec(ran.stdout)?.[1] ?? ''
    folders.push(folder)
    expect(folder).toContain('baton-run-')
    expect(ran.stdout).toContain('모델을 쓰지 않는 리허설입니다.')
    expect(ran.stdout).toContain('kkomkkom 을(를) active 로 등록했습니다.')
    expect(ran.stdout).toMatch(/승인: {3}baton task approve TASK-/)
  })

  test('refuses a blank request', async () => {
    const ran = await runBaton(['run', '  '])
    expect(ran.code).toBeGreaterThan(1)
    expect(ran.stdout).toBe('')
  })
})
