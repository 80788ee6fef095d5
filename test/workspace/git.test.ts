import { chmodSync, chownSync, existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { gitText, NO_CONFIGURATION, runGit } from '../../src/workspace/git/git.ts'
import { openRepository } from '../../src/workspace/git/repository.ts'
import { GitWorld } from './git-world.ts'

let world: GitWorld
let cwd: string
beforeEach(() => {
  world = new GitWorld()
  cwd = world.repository
})
afterEach(() => {
  vi.unstubAllEnvs()
  world.remove()
})

/** A git that does what a real one can be made to do: to wait, to talk on and on. */
function fakeGit(script: string): void {
  const bin = join(world.root, 'bin')
  world.write({ git: `#!/bin/sh\n${script}\n` }, bin)
  chmodSync(join(bin, 'git'), 0o755)
  vi.stubEnv('PATH', `${bin}:${process.env.PATH}`)
}

it('says in one line what git said', async () => {
  const failure = await runGit({ cwd, args: ['cat-file', '-e', 'nothing'] }).catch((error: unknown) => error)
  expect(failure).toMatchObject({ code: 'GIT_FAILED', values: { verb: 'cat-file', folder: cwd } })
  expect(String(failure)).toMatch(/Not a valid object name nothing\. Remove the cause/)
})

it('says so when there is no git', async () => {
  vi.stubEnv('PATH', join(world.root, 'home'))
  await expect(runGit({ cwd, args: ['version'] })).rejects.toMatchObject({ code: 'GIT_MISSING' })
})

it('ends a git that takes too long, talks too much, or is no longer wanted', async () => {
  fakeGit('exec sleep 600')
  const slow = runGit({ cwd, args: ['status'], limitMs: 100 })
  await expect(slow).rejects.toMatchObject({ code: 'GIT_FAILED', values: { reason: expect.stringContaining('0.1 s') } })
  const stop = new AbortController()
  const unwanted = runGit({ cwd, args: ['status'], signal: stop.signal })
  stop.abort()
  await expect(unwanted).rejects.toThrow(/abort/)
  fakeGit('exec yes')
  const loud = runGit({ cwd, args: ['status'], limitBytes: 10_000 })
  await expect(loud).rejects.toMatchObject({ code: 'GIT_FAILED', values: { reason: expect.stringContaining('10000') } })
})

it('hears nothing of the git variables that Baton was started with', async () => {
  vi.stubEnv('GIT_DIR', '/nowhere')
  vi.stubEnv('GIT_CONFIG_COUNT', '1')
  vi.stubEnv('GIT_CONFIG_KEY_0', 'core.fsmonitor')
  vi.stubEnv('GIT_CONFIG_VALUE_0', world.trap)
  vi.stubEnv('GIT_EXTERNAL_DIFF', world.trap)
  vi.stubEnv('GIT_TRACE', join(world.root, 'trace'))
  expect(await gitText({ cwd, args: ['rev-parse', '--git-dir'] })).toBe('.git')
  await runGit({ cwd, args: ['diff'] })
  expect([existsSync(world.canary), existsSync(join(world.root, 'trace'))]).toEqual([false, false])
})

it('uses no transport, not even between folders', async () => {
  const fetch = (from: string) => runGit({ cwd, args: ['fetch', '--no-write-fetch-head', from] })
  for (const from of [world.repository, `file://${world.repository}`, `ext::${world.trap}`, 'ssh://localhost/x'])
    await expect(fetch(from)).rejects.toThrow(/not allowed/)
  expect(existsSync(world.canary)).toBe(false)
})

it('reads the configuration of a person only when asked to', async () => {
  vi.stubEnv('HOME', join(world.root, 'home'))
  writeFileSync(join(world.root, 'home', '.gitconfig'), '[a]\nb = c\n')
  expect(await gitText({ cwd, args: ['config', 'a.b'] })).toBe('c')
  const without = await runGit({ cwd, args: ['config', 'a.b'], env: NO_CONFIGURATION, answers: [1] })
  expect(without.code).toBe(1)
})

it.runIf(process.getuid?.() === 0)('says what to do about a repository of another user', async () => {
  for (const path of [cwd, join(cwd, '.git')]) chownSync(path, 65534, 65534)
  vi.stubEnv('HOME', join(world.root, 'home'))
  const failure = await openRepository(cwd).catch((error: unknown) => error)
  expect(failure).toMatchObject({ code: 'REPOSITORY_NOT_YOURS' })
  expect(String(failure)).toContain(`safe.directory ${cwd}`)
})
