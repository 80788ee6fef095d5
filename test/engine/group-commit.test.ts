import { setImmediate as turn } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { GroupCommit } from '../../src/engine/group-commit.ts'
import type { Changeset } from '../../src/pipeline/changeset.ts'
import type { Store } from '../../src/store/port.ts'
import { changeset } from '../store/samples.ts'

/** Commits that remember how many changesets each had. */
function counted(): { readonly commits: GroupCommit; readonly sizes: number[] } {
  const sizes: number[] = []
  const commit = async (batch: readonly Changeset[]) => {
    sizes.push(batch.length)
    return batch.map(({ answer }) => ({ outcome: 'committed' as const, answer, numbers: [] }))
  }
  return { commits: new GroupCommit({ commit } as unknown as Store), sizes }
}

async function oneByOne(commits: GroupCommit, count: number): Promise<void> {
  for (let number = 0; number < count; number += 1) await commits.commit(changeset(`c${number}`))
}

describe('group commit', () => {
  test.each([0, 1, 8, 9, 15, 16, 40])(
    'commands that start together share a commit, after %i lone ones',
    async (lone) => {
      const { commits, sizes } = counted()
      await oneByOne(commits, lone)
      await Promise.all(
        Array.from({ length: 5 }, async (_, number) => {
          // As a command does before its commit: it reads, which takes some microtasks.
          for (let wait = 0; wait < number; wait += 1) await undefined
          return commits.commit(changeset(`together ${number}`))
        }),
      )
      expect(sizes.slice(lone)).toEqual([5])
    },
  )

  test('commands that follow each other let the event loop turn at least every eighth time', async () => {
    const { commits, sizes } = counted()
    let [over, turns] = [false, 0]
    const turning = (async () => {
      while (!over) {
        await turn()
        turns += 1
      }
    })()
    await oneByOne(commits, 160)
    expect(turns).toBeGreaterThanOrEqual(160 / 8 - 1)
    over = true
    await turning
    expect(sizes).toEqual(Array.from({ length: 160 }, () => 1))
  })

  test('commands that other callers send in the same turn are gathered again soon', async () => {
    const { commits, sizes } = counted()
    await oneByOne(commits, 40)
    const before = sizes.length
    // Each from a callback of its own, as requests come to a server.
    const sent: Promise<unknown>[] = []
    for (let number = 0; number < 64; number += 1)
      setImmediate(() => sent.push(commits.commit(changeset(`r${number}`))))
    await turn()
    await commits.idle()
    await Promise.all(sent)
    expect(sizes.slice(before).reduce((sum, size) => sum + size, 0)).toBe(64)
    expect(sizes.length - before).toBeLessThanOrEqual(10)
  })
})
