import type { Lang } from '../lang.ts'
import type { Pipeline } from '../pipeline/pipeline.ts'
import type { DiagramKind } from './diagram-kinds.ts'
import { rejectionsDiagram } from './rejections-diagram.ts'
import { overviewDiagram, pipelineDiagram } from './relay-diagram.ts'
import { statesDiagram } from './states-diagram.ts'

const DIAGRAMS: Readonly<Record<DiagramKind, (pipeline: Pipeline, lang: Lang) => string>> = {
  pipeline: pipelineDiagram,
  states: statesDiagram,
  overview: overviewDiagram,
  rejections: rejectionsDiagram,
}

/** Mermaid text made from the definition, so that a picture can never show a step that the machine has not. */
export function diagram(pipeline: Pipeline, kind: DiagramKind, lang: Lang): string {
  return `${DIAGRAMS[kind](pipeline, lang)}\n`
}
