import { type Fields, fieldsOf, stringsOf, textOf } from './fields.ts'
import { poetryRequirements } from './poetry-requirements.ts'

/** Requirements by the name of the group or extra that lists them. */
export type Groups = ReadonlyMap<string, readonly string[]>

export interface Chosen {
  readonly groups: readonly string[]
  readonly extras: readonly string[]
}

const TEST = ['test', 'tests', 'testing']
const DEV = ['dev', 'develop', 'development']
/** Linters alone: small, and from wheels. */
const LINT = ['lint', 'linting']
const TYPES = ['typing', 'types', 'type', 'typecheck', 'mypy']

/**
 * Returns the group or extra that brings pytest and is smallest: one that is called like tests, then one for
 * development, which often has documentation too. Linters are installed beside it, and what checks types only from a
 * lock file: without one it takes minutes, or fails. No group where pytest is installed already.
 */
export function chooseGroups(
  found: { readonly groups: Groups; readonly extras: Groups },
  already: readonly string[],
  isLocked: boolean,
): Chosen {
  if (already.some(isPytest)) return { groups: [], extras: [] }
  const all = (['groups', 'extras'] as const).flatMap((kind) =>
    [...found[kind]].map(([name, items]) => ({ kind, name, items })),
  )
  const known = all.filter(({ name }) => [...TEST, ...DEV].includes(name))
  const runners = all.filter(({ items, name }) => items.some(isPytest) && [...TEST, ...DEV, ...TYPES].includes(name))
  const candidates = runners.length > 0 ? runners : known
  const [runner] = candidates.toSorted((one, other) => rank(one) - rank(other) || one.items.length - other.items.length)
  const beside = all.filter(({ name }) => [...LINT, ...(isLocked ? TYPES : [])].includes(name))
  const chosen = new Set([...(runner ? [runner] : []), ...beside])
  const named = (kind: 'groups' | 'extras') => [...chosen].flatMap((one) => (one.kind === kind ? [one.name] : []))
  return { groups: named('groups'), extras: named('extras') }
}

const rank = ({ name }: { readonly name: string }) => (TEST.includes(name) ? 0 : DEV.includes(name) ? 1 : 2)

export const isPytest = (requirement: string) => packageName(requirement) === 'pytest'

/** `pytest` of `pytest[testing]>=8; python_version > "3"`. */
export const packageName = (requirement: string): string =>
  (/^\s*([A-Za-z0-9][\w.-]*)/.exec(requirement)?.[1] ?? '').toLowerCase()

/** The requirements of each group, with those of the groups that it includes. */
export function groupsOf(pyproject: Fields): Groups {
  const tool = fieldsOf(pyproject.tool)
  const written = fieldsOf(pyproject['dependency-groups'])
  const found = new Map<string, readonly string[]>()
  for (const name of Object.keys(written)) found.set(name, members(written, name, new Set()))
  for (const [name, group] of Object.entries(fieldsOf(fieldsOf(tool.poetry).group))) {
    if (fieldsOf(group).optional !== true) found.set(name, poetryRequirements(fieldsOf(group).dependencies))
  }
  const older = poetryRequirements(fieldsOf(tool.poetry)['dev-dependencies'])
  const ofUv = stringsOf(fieldsOf(tool.uv)['dev-dependencies'])
  if (older.length + ofUv.length > 0) found.set('dev', [...(found.get('dev') ?? []), ...older, ...ofUv])
  return found
}

function members(written: Fields, name: string, above: Set<string>): readonly string[] {
  const items = written[name]
  // Each group is read once: groups that include one another twice over would take for ever.
  if (above.has(name) || !Array.isArray(items)) return []
  above.add(name)
  return items.flatMap((item: unknown) => {
    const included = textOf(fieldsOf(item)['include-group'])
    if (included !== undefined) return members(written, included, above)
    return typeof item === 'string' ? [item] : []
  })
}

/** The optional dependencies, with those of the extras that one names as `itself[tests]`. */
export function extrasOf(project: Fields): Groups {
  const written = fieldsOf(project['optional-dependencies'])
  const itself = textOf(project.name)?.toLowerCase()
  const read = (name: string, above: Set<string>): readonly string[] => {
    if (above.has(name)) return []
    above.add(name)
    return stringsOf(written[name]).flatMap((item) => {
      const [, inner] = /^[^[;]*\[([^\]]*)\]/.exec(item) ?? []
      if (inner === undefined || packageName(item) !== itself) return [item]
      return inner.split(',').flatMap((one) => read(one.trim(), above))
    })
  }
  return new Map(Object.keys(written).map((name) => [name, read(name, new Set())]))
}
