interface NodePlace {
  readonly id: string
  readonly x: number
  readonly y: number
}

export interface GraphLayout {
  readonly width: number
  readonly height: number
  readonly nodes: readonly NodePlace[]
  /** Curves from the right side of one node to the left side of another, as SVG paths. */
  readonly edges: readonly { readonly from: string; readonly to: string; readonly path: string }[]
}

export const NODE = { width: 156, height: 44 } as const
const GAP = { x: 44, y: 14 } as const

/** Pure: a column a level, each centred. An edge that other edges imply is left out. */
export function graphLayout(
  levels: readonly (readonly string[])[],
  needs: ReadonlyMap<string, readonly string[]>,
): GraphLayout {
  const tallest = Math.max(1, ...levels.map((level) => level.length))
  const heightOf = (count: number) => count * NODE.height + (count - 1) * GAP.y
  const height = heightOf(tallest)
  const nodes = levels.flatMap((level, column) =>
    level.map((id, row) => ({
      id,
      x: column * (NODE.width + GAP.x),
      y: (height - heightOf(level.length)) / 2 + row * (NODE.height + GAP.y),
    })),
  )
  const places = new Map(nodes.map((node) => [node.id, node]))
  const edges = nodes.flatMap((to) =>
    direct(to.id, needs).flatMap((id) => {
      const from = places.get(id)
      return from ? [{ from: id, to: to.id, path: curve(from, to) }] : []
    }),
  )
  const width = Math.max(1, levels.length) * (NODE.width + GAP.x) - GAP.x
  return { width, height, nodes, edges }
}

function direct(id: string, needs: ReadonlyMap<string, readonly string[]>): readonly string[] {
  const own = needs.get(id) ?? []
  const implied = new Set<string>()
  const walk = (one: string) => {
    for (const before of needs.get(one) ?? []) {
      if (implied.has(before)) continue
      implied.add(before)
      walk(before)
    }
  }
  for (const one of own) walk(one)
  return own.filter((one) => !implied.has(one))
}

function curve(from: NodePlace, to: NodePlace): string {
  const [x1, y1] = [from.x + NODE.width, from.y + NODE.height / 2]
  const [x2, y2] = [to.x, to.y + NODE.height / 2]
  const bend = GAP.x / 2
  return `M${x1} ${y1} C${x1 + bend} ${y1} ${x2 - bend} ${y2} ${x2} ${y2}`
}
