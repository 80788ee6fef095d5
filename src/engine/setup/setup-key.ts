import { createHash } from 'node:crypto'
import { canonicalJson } from '../../protocol/canonical-json.ts'
import { matchesAny } from '../../protocol/path-pattern.ts'
import type { ProjectSetup } from '../../protocol/plays/project-setup.ts'
import type { TreeEntry } from '../../workspace/tree/tree-entries.ts'

type Entries = ReadonlyMap<string, TreeEntry>

/** The files of a tree that decide what the setup makes, with their modes and ids. */
function inputsIn({ steps }: ProjectSetup, entries: Entries): ReadonlyMap<string, string> {
  const patterns = [...new Set(steps.flatMap(({ inputs }) => inputs))]
  const all = patterns.includes('**')
  const found = new Map<string, string>()
  for (const [path, { mode, id }] of entries) if (all || matchesAny(path, patterns)) found.set(path, `${mode} ${id}`)
  return found
}

/** Inputs that differ between the base of a task and one of its trees. Where every file is an input, none is named. */
export function changedInputs(setup: ProjectSetup, base: Entries, entries: Entries): readonly string[] {
  if (setup.steps.every(({ inputs }) => inputs.includes('**'))) return []
  const [was, is] = [inputsIn(setup, base), inputsIn(setup, entries)]
  return [...new Set([...was.keys(), ...is.keys()])].filter((path) => was.get(path) !== is.get(path)).toSorted()
}

export interface KeyParts {
  readonly setup: ProjectSetup
  readonly entries: Entries
  /** Platform and versions of the programs that the commands use. */
  readonly environment: Readonly<Record<string, string>>
  /** Digest of the ignored files that are copied into clones. */
  readonly copied: string
  /** The task whose own inputs they are: until they are merged, nobody else gets what is made from them. */
  readonly task_id: string | null
}

/** The name of a cache entry: equal parts give equal results. */
export function setupKey({ setup, entries, ...rest }: KeyParts): string {
  const steps = setup.steps.map(({ command, cwd, env, outputs, again }) => ({ command, cwd, env, outputs, again }))
  return digest({ v: 1, steps, inputs: Object.fromEntries(inputsIn(setup, entries)), ...rest })
}

/** Of what depends on the whole tree, for one tree. */
export const treeKey = (key: string, tree: string): string => digest({ v: 1, key, tree })

const digest = (value: unknown): string => createHash('sha256').update(canonicalJson(value)).digest('hex').slice(0, 40)
