import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { WholeLook } from '../../src/engine/look.ts'
import { rollBack } from '../../src/engine/roll-back.ts'
import { Random } from '../../src/engine/simulation/random.ts'
import { builtOnNode, redoRefused, revertNode, rollbackToRedo } from '../../src/engine/undo-node.ts'
import { readSteps } from '../../src/workspace/git/read-steps.ts'
import { GitWorld } from '../workspace/git-world.ts'

const [OTHER, TASK] = ['TASK-20261118-001', 'TASK-20261118-002']
const now = '2026-11-18T05:30:00Z'
let world: GitWorld
let base: string
beforeAll(() => {
  world = new GitWorld()
  base = world.commitOn('main', 'echo base > shared.txt')
})
afterAll(() => world.remove())

/** A commit with the tree that the script makes on top of its first parent. */
function commit(script: string, said: string, ...parents: readonly [string, ...string[]]): string {
  const made = world.commitOn(parents[0], script)
  const args = parents.flatMap((parent) => ['-p', parent])
  return world.git('commit-tree', `${made}^{tree}`, ...args, '-m', said)
}

const step = (task: string, agent: string, run = agent) =>
  `[dispatch] ${agent}: ${agent} is done\n\nBaton-Task: ${task}\nBaton-Run: RUN-${task}-${run}`
const look = () =>
  ({
    relay: { task_id: TASK, spec: { repository: world.repository, base, branch: `baton/${TASK}` } },
    record: { task: { task_id: TASK } },
  }) as unknown as WholeLook
const undoOf = (node: string, tip: string, more: { visit?: string; redo?: boolean } = {}) =>
  revertNode(look(), { tip: more.visit ?? base }, { node, tip, message: 'undo\n', now, redo: more.redo ?? false })
const filesOf = (tree: string) => world.git('ls-tree', '-r', '--name-only', tree).split('\n')

describe('the steps of one agent', () => {
  test('are those of its task alone, also where the target with work of another task was merged', async () => {
    const other = commit('mkdir -p only; echo 1 > only/1', step(OTHER, 'a'), base)
    const own = commit('mkdir -p only; echo 2 > only/2', step(TASK, 'a'), base)
    const tip = commit('mkdir -p only; echo 1 > only/1', `[baton] ${TASK}: main merged`, own, other)
    const undone = await undoOf('a', tip)
    if (undone.kind !== 'reverted') throw new Error(undone.kind)
    expect(filesOf(undone.tree)).toContain('only/1')
    expect(filesOf(undone.tree)).not.toContain('only/2')
    const where = { repository: world.repository, task_id: TASK, from: base, to: tip }
    for (const line of [true, false]) {
      const steps = await readSteps({ ...where, line })
      expect(steps.map((one) => one.commit)).toEqual([own])
    }
  })

  test('go where it resolved a conflict with another agent; the redo brings them back', async () => {
    const first = commit('echo a > shared.txt', step(TASK, 'a'), base)
    const side = commit('echo b > shared.txt; echo b > b.txt', step(TASK, 'b'), base)
    const tip = commit('printf "a\\nb\\n" > shared.txt; echo b > b.txt', step(TASK, 'b', 'b2'), first, side)
    const undone = await undoOf('b', tip)
    if (undone.kind !== 'reverted') throw new Error(undone.kind)
    expect(world.git('show', `${undone.tree}:shared.txt`)).toBe('a')
    expect(filesOf(undone.tree)).not.toContain('b.txt')
    const message = `[undo] a: b\n\nBaton-Task: ${TASK}\nBaton-Agent: b\nBaton-Undoes: RUN-1 ${tip}`
    const after = world.git('commit-tree', undone.tree, '-p', tip, '-m', message)
    expect(await undoOf('b', after, { redo: true })).toMatchObject({
      kind: 'reverted',
      tree: world.git('rev-parse', `${tip}^{tree}`),
    })
    // An undo is found by the agent that it names, also where that agent changed nothing itself.
    const other = world.git('commit-tree', undone.tree, '-p', tip, '-m', message.replace('Agent: b', 'Agent: reviewer'))
    expect((await undoOf('reviewer', other, { redo: true })).kind).toBe('reverted')
    expect((await undoOf('b', other, { redo: true })).kind).toBe('nothing')
  })

  test('of all visits go together; of this visit alone where that is not possible; never with conflict markers', async () => {
    const first = commit('echo 1 > own.txt', step(TASK, 'b'), base)
    const second = commit('echo 2 > second.txt', step(TASK, 'b', 'b2'), first)
    const both = await undoOf('b', second, { visit: first })
    if (both.kind !== 'reverted') throw new Error(both.kind)
    expect(world.git('rev-parse', both.tree)).toBe(world.git('rev-parse', `${base}^{tree}`))

    const person = commit('echo person > own.txt', 'of a person', first)
    const later = commit('echo 2 > second.txt', step(TASK, 'b', 'b2'), person)
    const some = await undoOf('b', later, { visit: person })
    expect(some).toMatchObject({ kind: 'reverted', tree: world.git('rev-parse', `${person}^{tree}`) })

    const marks = 'printf "<<<<<<< ours\\n1\\n=======\\nperson\\n>>>>>>> theirs\\n" > own.txt'
    const marked = commit(marks, `[baton] ${TASK}: main merged`, first)
    const resolved = commit('printf "1\\nperson\\n" > own.txt', step(TASK, 'b', 'b3'), marked)
    expect(await undoOf('b', resolved, { visit: first })).toEqual({ kind: 'conflict', files: ['own.txt'] })
    // The command that was refused is not what to type next.
    const reason = { ko: '-', en: '-' }
    const refused = await builtOnNode(look(), { run_id: 'RUN-1', node: 'b', tip: resolved, reason, files: ['own.txt'] })
    expect(refused.message).toMatch(/depends on it: -\. .*Next: baton task reject /s)
  })
})

test('a rollback finds the checkpoints of earlier visits', async () => {
  const first = commit('echo 1 > own.txt', step(TASK, 'a'), base)
  const second = commit('echo 2 > second.txt', step(TASK, 'b'), first)
  const back = (to: string, tip: string) => rollBack(look(), { to, tip, message: 'back\n', now })
  expect(await back('a', second)).toMatchObject({ kind: 'reverted', tree: world.git('rev-parse', `${first}^{tree}`) })
  const merge = commit('echo person > person.txt', `[baton] ${TASK}: main merged`, second)
  await expect(back('b', merge)).rejects.toMatchObject({
    code: 'UNDO_BUILT_ON',
    message: expect.stringContaining('main merged'),
  })
})

describe('undos and redos of one agent', () => {
  const said = (word: 'undo' | 'redo', agent: string, back?: string) =>
    [
      `[${word}] a: ${agent}`,
      '',
      `Baton-Task: ${TASK}`,
      `Baton-Agent: ${agent}`,
      ...(back ? [`Baton-Rollback: ${back}`] : []),
      `Baton-${word === 'undo' ? 'Undoes' : 'Redoes'}: RUN-1 ${base}`,
    ].join('\n')

  test('each redo takes back the last undo before it, a rollback too, until none is left', async () => {
    const a = commit('echo a > a.txt', step(TASK, 'a'), base)
    const b = commit('echo b > b.txt', step(TASK, 'b'), a)
    const undone = commit('git rm -q -f b.txt', said('undo', 'b'), b)
    const back = commit('git rm -q -f a.txt', said('undo', 'b', 'base'), undone)
    expect(await rollbackToRedo(look(), { node: 'b', tip: back })).toBe('base')
    expect(await undoOf('b', back, { redo: true })).toMatchObject({ tree: world.git('rev-parse', `${undone}^{tree}`) })
    const forth = commit('echo a > a.txt', said('redo', 'b'), back)
    expect(await rollbackToRedo(look(), { node: 'b', tip: forth })).toBeNull()
    expect(await undoOf('b', forth, { redo: true })).toMatchObject({ tree: world.git('rev-parse', `${b}^{tree}`) })
    const again = commit('echo b > b.txt', said('redo', 'b'), forth)
    expect(await undoOf('b', again, { redo: true })).toEqual({ kind: 'nothing' })
    expect((await undoOf('b', again)).kind).toBe('reverted')
  })

  test('what is undone already is not in conflict with what was undone after it', async () => {
    const b = commit('echo b > own.txt', step(TASK, 'b'), base)
    const c = commit('echo "b, then c" > own.txt', step(TASK, 'c'), b)
    const withoutC = commit('echo b > own.txt', said('undo', 'c'), c)
    const withoutBoth = commit('git rm -q -f own.txt', said('undo', 'b'), withoutC)
    expect(await undoOf('c', withoutBoth)).toEqual({ kind: 'nothing' })
    // The redo of c needs b, and says so.
    expect(await undoOf('c', withoutBoth, { redo: true })).toEqual({ kind: 'conflict', files: ['own.txt'] })
    const reason = { ko: '-', en: '-' }
    const found = { run_id: 'RUN-1', node: 'c', tip: withoutBoth, reason, files: ['own.txt'] }
    const refused = await redoRefused(look(), found)
    expect(refused.code).toBe('REDO_REFUSED')
    const next = `baton dispatch redo ${TASK} b, baton dispatch redo ${TASK} c`
    expect(refused.message).toContain(`Look at this work first: b. Nothing was changed. Next: ${next}`)
  })
})

/** Who changes a line that another has written, and what each leaves. */
const CHANGES: Readonly<Record<string, string>> = { c: 'b', f: 'e', g: 'f' }
const AGENTS = ['a', 'b', 'c', 'd', 'e', 'f', 'g']

const partsOf = (there: ReadonlySet<string>) =>
  AGENTS.flatMap((name) => {
    const later = AGENTS.filter((one) => CHANGES[one] === name && there.has(one))
    return there.has(name) ? [`${name}: ${[name, ...later].join('+')}`] : []
  })

test('seven agents undone and redone in fifteen random orders: the rest is as if they had not run, else it is refused', async () => {
  const seed = Number(process.env.BATON_SEED ?? Date.now() % 1_000_000)
  const random = new Random(seed)
  const made = AGENTS.reduce((tip, name) => {
    const other = CHANGES[name]
    const also = other === undefined ? '' : `; printf '+%s' ${name} >> parts/${other}`
    return commit(`mkdir -p parts; printf %s ${name} > parts/${name}${also}`, step(TASK, name), tip)
  }, base)
  const files = (tip: string) =>
    AGENTS.flatMap((name) => {
      const known = world.git('ls-tree', tip, `parts/${name}`) !== ''
      return known ? [`${name}: ${world.git('show', `${tip}:parts/${name}`)}`] : []
    })
  /** Whether what builds on it, or what it builds on, is in the way. */
  const dependents = (name: string, there: ReadonlySet<string>) =>
    AGENTS.some((one) => CHANGES[one] === name && there.has(one))
  for (let round = 0; round < 15; round += 1) {
    const there = new Set(AGENTS)
    let tip = made
    for (let turn = 0; turn < 18; turn += 1) {
      const told = `seed ${seed}, round ${round}, turn ${turn}`
      const node = AGENTS[random.below(AGENTS.length)] ?? 'a'
      const redo = !there.has(node)
      const found = await undoOf(node, tip, { redo })
      const needed = CHANGES[node]
      const isRefused = redo ? needed !== undefined && !there.has(needed) : dependents(node, there)
      expect(found.kind, `${told}: ${redo ? 'redo' : 'undo'} ${node}`).toBe(isRefused ? 'conflict' : 'reverted')
      if (found.kind !== 'reverted') continue
      const word = redo ? 'redo' : 'undo'
      const trailer = `Baton-${redo ? 'Redoes' : 'Undoes'}: RUN-1 ${base}`
      const said = `[${word}] a: ${node}\n\nBaton-Task: ${TASK}\nBaton-Agent: ${node}\n${trailer}`
      tip = world.git('commit-tree', found.tree, '-p', tip, '-m', said)
      if (redo) there.add(node)
      else there.delete(node)
      expect(files(tip), told).toEqual(partsOf(there))
    }
  }
}, 120_000)
