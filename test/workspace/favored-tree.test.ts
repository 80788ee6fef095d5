import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { favoredTree } from '../../src/workspace/land/favored-tree.ts'
import { keepStep } from '../../src/workspace/land/keep-step.ts'
import { mergeCommits } from '../../src/workspace/land/merge-commits.ts'
import { GitWorld } from './git-world.ts'

let world: GitWorld
beforeAll(() => {
  world = new GitWorld()
})
afterAll(() => world.remove())

describe('a merge with conflicts', () => {
  async function settled(favor: 'ours' | 'theirs' | 'union', [one, other]: readonly [string, string]) {
    const { repository } = world
    const base = world.commitOn('main', 'printf "a\\nb\\nc\\nd\\ne\\nf\\n" > file; echo keep > gone')
    const [ours, theirs] = [world.commitOn(base, one), world.commitOn(base, other)]
    const merged = await mergeCommits({ repository, ours, theirs, message: 'm', at: '2026-02-28T05:30:00Z' })
    if (merged.kind !== 'conflict') throw new Error(merged.kind)
    const { tree, files } = merged
    return favoredTree({ repository, ours, theirs, tree, files, favor })
  }
  const LINES = ['sed -i "1s/.*/ours/;6s/.*/six/" file', 'sed -i "1s/.*/theirs/" file'] as const

  test.each([
    ['ours', 'ours\nb\nc\nd\ne\nsix'],
    ['theirs', 'theirs\nb\nc\nd\ne\nsix'],
    ['union', 'ours\ntheirs\nb\nc\nd\ne\nsix'],
  ] as const)('%s settles only the lines in conflict', async (favor, text) => {
    const tree = await settled(favor, LINES)
    expect(world.git('show', `${tree}:file`)).toBe(text)
  })

  test('a file that one side deleted is taken whole, and both sides of it cannot be kept', async () => {
    const sides = ['git rm -q gone', 'echo changed > gone'] as const
    expect(world.git('ls-tree', '--name-only', (await settled('ours', sides)) ?? '')).not.toContain('gone')
    expect(world.git('show', `${await settled('theirs', sides)}:gone`)).toBe('changed')
    expect(await settled('union', sides)).toBeUndefined()
  })

  test('both sides of a type are kept where that can be read, and not where it cannot', async () => {
    const { repository } = world
    const write = (lines: readonly string[]) => `printf '${lines.join('\\n')}\\n' > types.ts`
    const base = world.commitOn('main', write(['export type A = {', '  a: string', '}']))
    const union = async (one: readonly string[], other: readonly string[]) => {
      const [ours, theirs] = [world.commitOn(base, write(one)), world.commitOn(base, write(other))]
      const merged = await mergeCommits({ repository, ours, theirs, message: 'm', at: '2026-02-28T05:30:00Z' })
      if (merged.kind !== 'conflict') throw new Error(merged.kind)
      const { tree, files } = merged
      return favoredTree({ repository, ours, theirs, tree, files, favor: 'union' })
    }
    const first = ['export type A = {', '  a: string']
    const both = await union([...first, '  b: 1', '}'], [...first, '  c: 2', '}'])
    expect(world.git('show', `${both}:types.ts`)).toBe('export type A = {\n  a: string\n  b: 1\n  c: 2\n}')
    expect(await union(['export type A = {', '  b: 1', '}'], ['export interface A {', '  c: 2', '}'])).toBeUndefined()
  })

  const OTHERS = ['.gitignore', 'README.md', 'src/a.txt', 'src/b.txt']
  const names = (tree: string | undefined) => {
    const all = world.git('ls-tree', '-r', '--name-only', tree ?? '').split('\n')
    return all.filter((name) => !OTHERS.includes(name))
  }

  test('a name that is a file on one side and a folder on the other is what the side has', async () => {
    const file = 'git rm -q gone; echo file > place'
    const folder = 'mkdir place; echo in > place/a; echo more > new'
    for (const [favor, sides] of [
      ['ours', [file, folder]],
      ['theirs', [folder, file]],
    ] as const) {
      expect(names(await settled(favor, sides)), favor).toEqual(['file', 'new', 'place'])
      const [one, other] = sides
      const turned = names(await settled(favor, [other, one]))
      expect(turned, favor).toEqual(['file', 'new', 'place/a'])
      expect(await settled('union', sides)).toBeUndefined()
    }
  })

  test('so is a file that became a folder, with what the other side changed in it', async () => {
    const sides = ['rm gone; mkdir gone; echo in > gone/a', 'echo changed > gone; echo more > new'] as const
    expect(names(await settled('ours', sides))).toEqual(['file', 'gone/a', 'new'])
    const tree = await settled('theirs', sides)
    expect(names(tree)).toEqual(['file', 'gone', 'new'])
    expect(world.git('show', `${tree}:gone`)).toBe('changed')
  })

  test('a step is kept on a ref of its own, whatever the agent is called; twice is the same', async () => {
    const commit = world.git('rev-parse', 'main')
    const keep = () =>
      keepStep({ repository: world.repository, task: 'TASK-20260228-001', name: 'my..agent.1', commit })
    const ref = await keep()
    expect(await keep()).toBe(ref)
    expect(world.git('rev-parse', ref)).toBe(commit)
  })
})
