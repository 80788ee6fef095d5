import { once } from './once.ts'
import type { SchemaError } from './schema-errors.ts'

/** The words of a pipeline that its documents may use. */
export interface PipelineWords {
  readonly statuses: readonly string[]
  readonly teams: readonly string[]
}

/** The keys that a schema knows, level by level; a leaf knows none. */
export interface KnownKeys {
  /** Of an object with named fields. */
  readonly keys?: Readonly<Record<string, KnownKeys>>
  /** Of each item of a list. */
  readonly items?: KnownKeys
  /** Of each member of a record by name. */
  readonly each?: KnownKeys
}

/** A wire schema, compiled ahead of time (`npm run generate`): neither zod nor ajv is needed to check a document. */
export interface Shape {
  readonly errorsIn: (words: PipelineWords) => (value: unknown) => readonly SchemaError[]
  readonly known: KnownKeys
}

/** For documents in which no pipeline has a word. */
export const NO_WORDS: PipelineWords = { statuses: [], teams: [] }

/** A pattern of a schema, made when a text is first held against it: see `lazyPattern` in text-patterns.ts. */
export function lazyPattern(source: string): Pick<RegExp, 'test'> {
  const regex = once(() => new RegExp(source, 'u'))
  return { test: (text) => regex().test(text) }
}
