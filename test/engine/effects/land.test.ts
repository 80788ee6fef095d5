import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { EffectContext } from '../../../src/engine/effects/effect-context.ts'
import { land } from '../../../src/engine/effects/land.ts'

const TASK = 'TASK-20260228-001'
const BRANCH = `baton/${TASK}`

let repository: string

beforeEach(() => {
  repository = mkdtempSync(join(tmpdir(), 'land-'))
  git('init', '--quiet', '--initial-branch=main')
})
afterEach(() => rmSync(repository, { recursive: true, force: true }))

function git(...args: readonly string[]): string {
  const identity = ['-c', 'user.name=Ada', '-c', 'user.email=ada@localhost']
  return execFileSync('git', ['-C', repository, ...identity, ...args], { encoding: 'utf8' }).trim()
}

const commit = (message: string, ...parents: readonly string[]): string =>
  git('commit-tree', git('mktree', '--missing'), ...parents.flatMap((one) => ['-p', one]), '-m', message)

const context = (tip: string) =>
  ({
    at: {
      relay: {
        spec: { repository, branch: BRANCH, target: 'main', base: tip },
        tip,
        created_at: '2026-02-28T00:00:00Z',
      },
    },
    visit: { task_id: TASK },
  }) as unknown as EffectContext

test('work that lands past a commit that is set aside may land twice', async () => {
  const tip = commit('a project')
  const [work, foreign] = [commit('work', tip), commit('of a person', tip)]
  git('branch', BRANCH, foreign)
  const effect = { do: 'land', branch: 'task', from: tip, to: work, aside: foreign } as const
  const first = await land(context(tip), effect)
  expect(first).toEqual({ kind: 'landed', aside: `refs/baton/aside/${TASK}/${foreign}` })
  expect(await land(context(tip), effect)).toEqual(first)
  expect(git('rev-parse', BRANCH)).toBe(work)
})

test('a branch that somebody moves again before its commit is set aside has moved', async () => {
  const tip = commit('a project')
  const [work, foreign] = [commit('work', tip), commit('of a person', tip)]
  const later = commit('of a person, later', foreign)
  git('branch', BRANCH, later)
  const effect = { do: 'land', branch: 'task', from: tip, to: work, aside: foreign } as const
  expect(await land(context(tip), effect)).toMatchObject({ kind: 'moved', now: later })
  expect(git('rev-parse', BRANCH)).toBe(later)
})
