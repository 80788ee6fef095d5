import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { useRunStage } from './run-stage.ts'

const stage = useRunStage()

const git = (...args: string[]) => execFileSync('git', ['-C', stage().bench.repository, ...args], { encoding: 'utf8' })
/** Everything of the person's repository that is not Baton's own corner of it. */
const theirs = () => {
  const refs = git('for-each-ref').split('\n')
  const own = refs.filter((line) => !line.includes('\trefs/baton/'))
  return [own, git('rev-parse', 'HEAD'), git('status', '--porcelain'), git('config', '--local', '--list')]
}

let before: ReturnType<typeof theirs>
beforeAll(() => {
  before = theirs()
})
afterAll(() => expect(theirs(), "the person's repository is as it was").toEqual(before))

const COMPLETE = "printf '=== CUSTOM TASK COMPLETE ===\\nTask: x\\nSummary: done\\n'"

describe.concurrent('an agent that', () => {
  test('fills its workspace is stopped at the limit', async () => {
    const limits = { workspace_bytes: 4_000_000 }
    const run_id = await stage().create('runs/fills-disk.sh', [], { limits })
    const run = await stage().play(run_id)
    expect(run).toMatchObject({ state: 'failed', end: { how: 'quota' } })
    expect(run.end?.reason).toContain('4000000')
  })

  test('fills a folder that is no clone is stopped as well', async () => {
    const folder = join(stage().bench.folder, 'plain')
    await mkdir(folder)
    const limits = { workspace_bytes: 4_000_000 }
    const workspace = () => ({ repository: null, folder, base: null })
    const run_id = await stage().create('runs/fills-disk.sh', [], { limits, workspace })
    expect(await stage().play(run_id)).toMatchObject({ state: 'failed', end: { how: 'quota' } })
  })

  test('deletes its own .git has its work in a checkpoint all the same', async () => {
    const run_id = await stage().bench.create(`echo kept > kept.txt\nrm -rf .git\n${COMPLETE}`)
    const run = await stage().play(run_id)
    expect(run).toMatchObject({ state: 'completed', holder: null, end: { summary: 'done' } })
    const commit = run.checkpoints.at(-1)?.commit
    expect(commit, 'the checkpoint has a commit').toMatch(/^[0-9a-f]{40}$/)
    expect(git('show', `${commit}:kept.txt`)).toBe('kept\n')
  })

  test('deletes its whole workspace has completed, without files, and can be followed up', async () => {
    const script = `[ "$BATON_ATTEMPT" = 1 ] && { echo lost > lost.txt; rm -rf "$PWD"; }\n${COMPLETE}`
    const run_id = await stage().bench.create(script)
    expect(await stage().play(run_id)).toMatchObject({ state: 'completed', end: { summary: 'done', files: [] } })
    await stage().bench.engine.execute({ type: 'follow_up', run_id, text: 'again' }, { actor: 'song-po' })
    const run = await stage().play(run_id)
    expect(run).toMatchObject({ state: 'completed', attempt: 2 })
    expect(existsSync(join(run.workspace?.folder ?? '', 'README.md')), 'the workspace was built anew').toBe(true)
  })

  test('plants hooks, filters and helpers in its clone makes Baton run none of them', async () => {
    const mark = join(stage().bench.folder, 'mark')
    const run_id = await stage().create('runs/plants-hooks.sh', [mark])
    expect(await stage().play(run_id)).toMatchObject({ state: 'completed', end: { summary: 'planted' } })
    await stage().bench.engine.execute({ type: 'follow_up', run_id, text: 'again' }, { actor: 'song-po' })
    // Its own second `git config` may run what it planted; Baton has not up to here.
    expect(existsSync(mark)).toBe(false)
  })
})
