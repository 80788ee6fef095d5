import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { AgentKind } from '../../../src/dispatch/agents/agent-kinds.ts'
import { buildGraph, type GivenNode } from '../../../src/dispatch/graph/build-graph.ts'
import { orderLines } from '../../../src/dispatch/graph/order-lines.ts'

const node = (id: string, kind: AgentKind, scope: readonly string[] = []): GivenNode => ({ id, kind, scope })

const EXAMPLE = [
  node('researcher', 'analysis'),
  node('analyst', 'analysis'),
  node('planner', 'design'),
  node('dba', 'data', ['**/migrations/**']),
  node('frontend', 'implementation', ['**/components/**', '**/*.tsx']),
  node('backend', 'implementation', ['**/api/**']),
  node('unit-tester', 'verification', ['**/*.test.*']),
  node('code-reviewer', 'verification'),
]

const levelsOf = (...given: Parameters<typeof buildGraph>) => {
  const graph = buildGraph(...given)
  if (!graph.ok) throw new Error(graph.cycle.join(' → '))
  return graph.levels
}

describe('the rules', () => {
  test("give the document's own example", () => {
    expect(levelsOf(EXAMPLE)).toEqual([
      ['researcher', 'analyst'],
      ['planner'],
      ['dba'],
      ['frontend', 'backend'],
      ['unit-tester'],
      ['code-reviewer'],
    ])
  })

  test('are shown to a person as the document shows them', () => {
    const graph = buildGraph(EXAMPLE)
    if (!graph.ok) throw new Error('a cycle')
    expect(orderLines(graph, 'ko')).toEqual([
      '1. researcher + analyst (병렬 분석)',
      '2. planner (설계)',
      '3. dba → frontend + backend (구현)',
      '4. unit-tester → code-reviewer (검증)',
    ])
  })

  test('hold for what is left where stages are skipped', () => {
    const without = EXAMPLE.filter(({ kind }) => kind !== 'design' && kind !== 'data')
    expect(levelsOf(without)).toEqual([
      ['researcher', 'analyst'],
      ['frontend', 'backend'],
      ['unit-tester'],
      ['code-reviewer'],
    ])
  })

  test('put verifiers in their order, whatever order they were given in', () => {
    const verifiers = ['architect', 'code-reviewer', 'integration-tester', 'unit-tester']
    expect(levelsOf(verifiers.map((id) => node(id, 'verification')))).toEqual(verifiers.toReversed().map((id) => [id]))
  })
})

describe('files', () => {
  test('that two agents may touch make one follow the other, and say which file', () => {
    const graph = buildGraph(EXAMPLE, ['src/api/page.tsx', 'src/api/users.ts'])
    expect(graph).toMatchObject({
      ok: true,
      serialised: [{ first: 'frontend', second: 'backend', path: 'src/api/page.tsx', shared: false }],
    })
  })

  test('that are shared never run in parallel', () => {
    const both = [
      node('a', 'implementation', ['src/a/**', 'package.json']),
      node('b', 'implementation', ['package.json']),
    ]
    expect(buildGraph(both)).toMatchObject({
      levels: [['a'], ['b']],
      serialised: [{ first: 'a', second: 'b', path: 'package.json', shared: true }],
    })
  })

  test('in a folder of another scope overlap with it', () => {
    const both = [node('a', 'implementation', ['src/shop/cart/**']), node('b', 'implementation', ['src/shop/**'])]
    expect(levelsOf(both)).toEqual([['a'], ['b']])
    expect(
      levelsOf([node('a', 'implementation', ['src/shop/**']), node('b', 'implementation', ['src/shopping/**'])]),
    ).toEqual([['a', 'b']])
  })
})

describe('edits', () => {
  test('serialise two agents', () => {
    expect(levelsOf(EXAMPLE, [], [['backend', 'frontend']])[3]).toEqual(['backend'])
  })

  test('that make a cycle are refused with its path', () => {
    expect(buildGraph(EXAMPLE, [], [['code-reviewer', 'planner']])).toEqual({
      ok: false,
      cycle: expect.arrayContaining(['planner', 'code-reviewer']),
    })
    const two: readonly (readonly [string, string])[] = [
      ['frontend', 'backend'],
      ['backend', 'frontend'],
    ]
    expect(buildGraph(EXAMPLE, [], two)).toMatchObject({ ok: false })
  })
})

test('any graph: needs come first, and two nodes that may touch one folder are never in one level', () => {
  const nodes = fc.uniqueArray(
    fc.record({
      id: fc.integer({ min: 0, max: 40 }).map((number) => `n${number}`),
      kind: fc.constantFrom<AgentKind>('analysis', 'design', 'data', 'implementation', 'verification'),
      scope: fc.array(fc.constantFrom('src/**', 'src/a/**', 'src/a/b.ts', 'src/b/**', 'test/**', 'docs/x/**'), {
        maxLength: 3,
      }),
    }),
    { selector: ({ id }) => id, minLength: 1, maxLength: 20 },
  )
  const contains = (one: string, other: string) => {
    const [a, b] = [one, other].map((pattern) => `${pattern.replace('/**', '')}/`)
    return (a ?? '').startsWith(b ?? '') || (b ?? '').startsWith(a ?? '')
  }
  fc.assert(
    fc.property(nodes, (given) => {
      const graph = buildGraph(given)
      if (!graph.ok) throw new Error('a cycle')
      const level = new Map(graph.levels.flatMap((ids, at) => ids.map((id) => [id, at] as const)))
      for (const { id, needs } of graph.nodes)
        for (const one of needs) expect(level.get(one)).toBeLessThan(level.get(id) ?? -1)
      for (const one of given)
        for (const other of given)
          if (one !== other && one.scope.some((a) => other.scope.some((b) => contains(a, b))))
            expect(level.get(one.id)).not.toBe(level.get(other.id))
    }),
  )
})
