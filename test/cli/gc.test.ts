import { existsSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { useRunsWorld } from './runs-world.ts'

const world = useRunsWorld()
const DONE = "echo one > one.txt; printf '=== CUSTOM TASK COMPLETE ===\\nSummary: all done\\n'"
const SIZE = '\\d+(?:\\.\\d)? (?:B|kB|MB)'

test('baton gc says what it would remove, removes it, and says why the rest stays, in both languages', async () => {
  const desk = world().desk('gc')
  await desk.run(['agent', 'run', '--', 'sh', '-c', DONE])
  const { run_id, workspace } = await desk.record()
  const folder = workspace?.folder ?? ''
  const young = await desk.run(['gc', '--plan'])
  expect(young).toMatchObject({ code: 0, stderr: '' })
  expect(young.stdout).toMatch(
    new RegExp(
      `^  ${run_id}  ${SIZE}  kept: it ended, or its files changed, recently\n` +
        'To be removed by baton gc: 0 transcripts, 0 run folders, 0 check folders, 0 refs and 0 settled rows \\(0 B\\)\\.\n$',
    ),
  )
  expect((await desk.run(['gc', '--plan', '--lang', 'ko'])).stdout).toContain('남김: 최근에 끝났거나')
  writeFileSync(join(desk.cwd, 'baton.config.json'), '{ "schema_version": "1.0.0", "keep": { "folder_days": 0 } }')
  const would = JSON.parse((await desk.run(['gc', '--plan', '--json'])).stdout)
  expect(would).toMatchObject({ plan: true, folders: [{ run_id, folder, commit: null }], kept: [], busy: false })
  expect(would.folders[0].bytes).toBeGreaterThan(0)
  expect(would.bytes).toBe(would.folders[0].bytes)
  expect(existsSync(folder)).toBe(true)
  const done = await desk.run(['gc'])
  expect(done.stdout).toMatch(
    new RegExp(
      `^  ${run_id}  .+/work → [0-9a-f]{12}  ${SIZE}\nRemoved 0 transcripts, 1 run folder, .+; freed ${SIZE}\\.\n$`,
    ),
  )
  expect(existsSync(folder)).toBe(false)
  expect((await desk.run(['gc', '--lang', 'ko'])).stdout).toBe(
    '정리한 것: 실행 로그 0건, 실행 폴더 0개, 검사 폴더 0개, ref 0개, 끝난 대기열 항목 0개. 확보한 공간: 0 B\n',
  )
  const shown = await desk.run(['runs', 'show', run_id])
  expect(shown.stdout).toContain(`${folder} (removed; its files are in the checkpoints)`)
}, 120_000)

test('runs that stay for one reason are one line', async () => {
  const desk = world().desk('gc-many')
  for (let at = 0; at < 7; at++) await desk.run(['agent', 'run', '--', 'sh', '-c', DONE])
  const { stdout } = await desk.run(['gc', '--plan', '--lang', 'ko'])
  expect(stdout).toMatch(
    /^ {2}남김 7개 {2}\d+ kB: 최근에 끝났거나 파일이 바뀌었습니다\n {4}RUN-[\w-]+(?:, RUN-[\w-]+){4} 외 2개\n정리할 수 있는 것: 실행 로그 0건/,
  )
  const { kept } = JSON.parse((await desk.run(['gc', '--plan', '--json'])).stdout) as { kept: readonly object[] }
  expect(kept).toHaveLength(7)
}, 120_000)

test('a backup holds what runs said, and what a restore replaced is named and stays', async () => {
  const desk = world().desk('gc-replaced')
  await desk.run(['agent', 'run', '--', 'sh', '-c', `echo words of the run; ${DONE}`])
  const { run_id } = await desk.record()
  const copy = join(desk.cwd, 'copy.db')
  const made = await desk.run(['backup', copy])
  expect(made.stdout).toContain(`Transcripts: ${copy}.transcripts.db (keep it beside the backup)`)
  for (const name of ['transcripts.db', 'transcripts.db-wal', 'transcripts.db-shm'])
    rmSync(join(desk.store, '..', name), { force: true })
  expect((await desk.run(['runs', 'logs', run_id])).stdout).not.toContain('words of the run')
  await desk.run(['restore', copy])
  expect((await desk.run(['runs', 'logs', run_id])).stdout).toContain('words of the run')
  expect((await desk.run(['restore', copy])).stdout).toContain('The transcripts were restored too.')
  rmSync(`${copy}.transcripts.db`)
  expect((await desk.run(['restore', copy])).stdout).toContain('no transcripts beside it; those that are here stay')
  expect((await desk.run(['runs', 'logs', run_id])).stdout).toContain('words of the run')
  const { stdout } = await desk.run(['gc'])
  expect(stdout).toMatch(/baton\.db\.replaced-1 {2}\d.* kept: baton restore replaced it/)
  expect(stdout).toMatch(/transcripts\.db\.replaced-1 {2}\d.* kept: baton restore replaced it/)
}, 120_000)
