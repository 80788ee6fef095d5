import type { RecordKind } from '../records.ts'

/**
 * How deep the fields of a record are bound: `leaf` has one digest for the whole value, an object has one for each
 * member. `*` stands for every other key, and for every item of a list.
 *
 * Changing a shape changes which digests a write produces. Records that were written before must then be bound anew by
 * a migration of the store. A new field needs nothing: it falls under `*`.
 */
export type Shape = 'leaf' | { readonly [key: string]: Shape }

const EACH: Shape = { '*': 'leaf' }

const SHAPES: Readonly<Partial<Record<RecordKind, Shape>>> = {
  task: {
    '*': 'leaf',
    task: { '*': 'leaf', pipeline_history: EACH, team_payloads: EACH },
    escalations: EACH,
  },
  relay: {
    '*': 'leaf',
    spec: { '*': 'leaf', stages: { '*': EACH } },
    visits: { '*': { '*': 'leaf', runs: EACH, evidence: { '*': EACH }, documents: EACH } },
    items: EACH,
  },
  run: { '*': 'leaf', questions: EACH, checkpoints: EACH, follow_ups: EACH },
  registry: { '*': 'leaf', agents: EACH },
  settings: { '*': 'leaf', values: EACH },
  tokens: { '*': 'leaf', tokens: EACH },
}

export const shapeOf = (kind: RecordKind): Shape => SHAPES[kind] ?? EACH

export function memberShape(shape: Exclude<Shape, 'leaf'>, key: string): Shape {
  return (Object.hasOwn(shape, key) ? shape[key] : shape['*']) ?? 'leaf'
}
