export const DIAGRAM_KINDS = ['pipeline', 'states', 'overview', 'rejections'] as const
export type DiagramKind = (typeof DIAGRAM_KINDS)[number]
