import { nodeId, quoted } from '../../../protocol/diagram/mermaid-text.ts'
import type { PlannedRequest } from '../../../service/plan/plan-request.ts'

/** The graph as Mermaid: a dotted arrow where nodes follow one another only because of their files. */
export function planMermaid({ graph }: PlannedRequest): string {
  if (!graph.ok) return 'flowchart LR\n'
  const place = new Map(graph.nodes.map(({ id }, at) => [id, nodeId('agent', at)]))
  const isFiles = (first: string, second: string) =>
    graph.serialised.some((one) => one.first === first && one.second === second)
  const lines = [
    'flowchart LR',
    ...graph.nodes.map(({ id }) => `  ${place.get(id)}[${quoted(id)}]`),
    ...graph.nodes.flatMap(({ id, needs }) =>
      needs.map((one) => `  ${place.get(one)} ${isFiles(one, id) ? '-.->' : '-->'} ${place.get(id)}`),
    ),
  ]
  return `${lines.join('\n')}\n`
}
