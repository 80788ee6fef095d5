import { fork } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { Random } from '../../src/engine/simulation/random.ts'
import { advanceTarget } from '../support/advance-target.ts'
import { childScript } from '../support/child-script.ts'
import type { Moves } from './advance-child.ts'
import { GitWorld } from './git-world.ts'

const KILLS = 12
const CHILD = childScript(join(import.meta.dirname, 'advance-child.ts'))
const FILES = Array.from({ length: 30 }, (_, at) => `f${at}`)

let world: GitWorld
beforeEach(() => {
  world = new GitWorld({ empty: true, onDisk: true })
})
afterEach(() => world.remove())

/** Commits of which each changes every file; main stands at the first. */
function history(count: number): string[] {
  const commits = Array.from({ length: count }, (_, at) => {
    for (const name of FILES) writeFileSync(join(world.repository, name), `${at} ${name}\n`.repeat(50))
    world.git('add', '-A')
    world.git('commit', '-qm', `commit ${at}`)
    return world.git('rev-parse', 'HEAD')
  })
  world.git('reset', '-q', '--hard', String(commits[0]))
  return commits
}

it('is finished by a second call after kill -9 at any moment', { timeout: 180_000 }, async () => {
  const random = new Random(11)
  const commits = history(60)
  writeFileSync(join(world.repository, 'mine'), 'mine\n')
  let at = 0
  for (let kill = 0; kill < KILLS && at + 5 < commits.length; kill += 1) {
    const rest = commits.slice(at)
    const last = await killedAfter(
      { repository: world.repository, commits: rest },
      1 + random.below(2),
      random.below(200),
    )
    const [from, to] = [rest[last - 1], rest[last]] as [string, string]
    at += last
    expect(await finish(from, to)).toEqual({ kind: 'advanced' })
    expect(world.git('rev-parse', 'main')).toBe(to)
    expect(world.git('status', '--porcelain')).toBe('?? mine')
    expect(existsSync(join(world.repository, '.git', 'index.lock'))).toBe(false)
  }
  expect(at).toBeGreaterThan(KILLS - 1)
  expect(world.git('fsck', '--no-dangling', '--connectivity-only')).toBe('')
})

/** Deletes, as the person would, a file that was cut off while it was written; nothing else may be in the way. */
async function finish(from: string, to: string) {
  const move = () => advanceTarget({ repository: world.repository, target: 'main', from, to })
  const first = await move()
  if (first.kind !== 'blocked') return first
  for (const name of first.files) {
    const path = join(world.repository, name)
    expect(`${world.git('show', `${to}:${name}`)}\n`.startsWith(readFileSync(path, 'utf8'))).toBe(true)
    rmSync(path)
  }
  return move()
}

/** Starts a child and kills it with its git, so many moves and milliseconds later; answers which move it was at. */
async function killedAfter(moves: Moves, steps: number, later: number): Promise<number> {
  const child = fork(CHILD, { detached: true, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
  const died = once(child, 'exit')
  let last = 0
  child.on('message', (at: number) => {
    last = at
    if (at === steps) setTimeout(() => process.kill(-Number(child.pid), 'SIGKILL'), later)
  })
  child.send(moves)
  const [, signal] = (await died) as [number | null, string | null]
  expect(signal).toBe('SIGKILL')
  if (child.connected) await once(child, 'disconnect')
  return last
}
