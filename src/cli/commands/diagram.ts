import { diagram } from '../../protocol/diagram/diagram.ts'
import type { DiagramKind } from '../../protocol/diagram/diagram-kinds.ts'
import type { Lang } from '../../protocol/lang.ts'
import { pipelineFrom } from '../pipeline-from.ts'

export interface DiagramOptions {
  readonly kind: DiagramKind
  readonly pipeline?: string
  readonly json?: boolean
  readonly lang: Lang
}

/** `baton diagram`: Mermaid text, made from the same table that drives everything else. */
export async function printDiagram({ kind, pipeline, json, lang }: DiagramOptions): Promise<void> {
  const relay = await pipelineFrom(pipeline)
  const mermaid = diagram(relay, kind, lang)
  process.stdout.write(
    json ? `${JSON.stringify({ kind, pipeline: relay.definition.id, mermaid }, null, 2)}\n` : mermaid,
  )
}
