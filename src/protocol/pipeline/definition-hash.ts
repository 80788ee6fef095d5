import { canonicalJson } from '../canonical-json.ts'
import type { PipelineDefinition } from './definition.ts'

/**
 * The name by which a task pins its definition. The same content has the same hash whatever the order of its
 * keys. The digest is an argument: this folder has no cryptography of its own and runs in a browser.
 */
export function definitionHash(definition: PipelineDefinition, sha256Hex: (text: string) => string): string {
  return `sha256:${sha256Hex(canonicalJson(definition))}`
}
