import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { useRunsWorld } from './runs-world.ts'

const world = useRunsWorld()
const DONE = "echo one > one.txt; printf '=== CUSTOM TASK COMPLETE ===\\nSummary: all done\\n'"

test('baton gc says what it would remove, removes it, and says why the rest stays, in both languages', async () => {
  const desk = world().desk('gc')
  await desk.run(['agent', 'run', '--', 'sh', '-c', DONE])
  const { run_id, workspace } = await desk.record()
  const folder = workspace?.folder ?? ''
  const young = await desk.run(['gc', '--dry-run'])
  expect(young).toMatchObject({ code: 0, stderr: '' })
  expect(young.stdout).toBe(
    `  ${run_id}  kept: it ended, or its files changed, recently\n` +
      '0 transcripts, 0 run folders, 0 check folders and 0 settled rows can be removed.\n',
  )
  expect((await desk.run(['gc', '--dry-run', '--lang', 'ko'])).stdout).toContain('남김: 최근에 끝났거나')
  writeFileSync(join(desk.cwd, 'baton.config.json'), '{ "schema_version": "1.0.0", "keep": { "folder_days": 0 } }')
  const would = JSON.parse((await desk.run(['gc', '--dry-run', '--json'])).stdout)
  expect(would).toMatchObject({ dry_run: true, folders: [{ run_id, folder, commit: null }], kept: [], busy: false })
  expect(existsSync(folder)).toBe(true)
  const done = await desk.run(['gc'])
  expect(done.stdout).toMatch(new RegExp(`^  ${run_id}  .+/work → [0-9a-f]{12}\n0 transcripts, 1 run folder, `))
  expect(existsSync(folder)).toBe(false)
  expect((await desk.run(['gc', '--lang', 'ko'])).stdout).toContain('실행 폴더 0개, 검사 폴더 0개')
  expect((await desk.run(['runs', 'show', run_id])).stdout).toContain(run_id)
}, 120_000)

test('runs that stay for one reason are one line', async () => {
  const desk = world().desk('gc-many')
  for (let at = 0; at < 7; at++) await desk.run(['agent', 'run', '--', 'sh', '-c', DONE])
  const { stdout } = await desk.run(['gc', '--dry-run', '--lang', 'ko'])
  expect(stdout).toMatch(
    /^ {2}남김 7개: 최근에 끝났거나 파일이 바뀌었습니다\n {4}RUN-[\w-]+(?:, RUN-[\w-]+){4} 외 2개\n실행 로그 0건/,
  )
  const { kept } = JSON.parse((await desk.run(['gc', '--dry-run', '--json'])).stdout) as { kept: readonly object[] }
  expect(kept).toHaveLength(7)
}, 120_000)
