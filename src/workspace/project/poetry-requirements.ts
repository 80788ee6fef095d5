import { fieldsOf, stringsOf, textOf } from './fields.ts'

/** Requirements as pip reads them, from a table of dependencies of poetry; Python itself and optional ones left out. */
export function poetryRequirements(table: unknown): readonly string[] {
  return Object.entries(fieldsOf(table)).flatMap(([name, written]) => {
    const specs: readonly unknown[] = Array.isArray(written) ? written : [written]
    return name.toLowerCase() === 'python' ? [] : specs.flatMap((spec) => requirement(name, spec))
  })
}

function requirement(name: string, spec: unknown): readonly string[] {
  const fields = typeof spec === 'string' ? { version: spec } : fieldsOf(spec)
  if (fields.optional === true) return []
  const extras = stringsOf(fields.extras)
  const markers = [
    ...pythonMarkers(textOf(fields.python)),
    ...(textOf(fields.markers) ? [`(${textOf(fields.markers)})`] : []),
  ]
  const named = extras.length > 0 ? `${name}[${extras.join(',')}]` : name
  const version = clauses(textOf(fields.version) ?? '*').join(',')
  return [`${named}${version}${markers.length > 0 ? `; ${markers.join(' and ')}` : ''}`]
}

const pythonMarkers = (python: string | undefined) =>
  clauses(python ?? '*').flatMap((clause) => {
    const [, sign, version] = /^([<>=!~]+)([\d.]+)$/.exec(clause) ?? []
    return sign && version ? [`python_version ${sign} "${version.split('.').slice(0, 2).join('.')}"`] : []
  })

/** `>=1.2,<2` of `^1.2`. What is written in another way, as an alternative, says nothing: pip takes the newest. */
function clauses(constraint: string): readonly string[] {
  if (constraint.includes('|')) return []
  return constraint.split(',').flatMap((part) => {
    const [, sign = '', version = ''] = /^\s*([\^~]|[<>=!~]=|[<>])?\s*(\d[\w.*+!-]*)\s*$/.exec(part) ?? []
    if (version === '') return []
    if (sign === '^') return [`>=${version}`, `<${above(version, firstNonZero(version))}`]
    if (sign === '~') return [`>=${version}`, `<${above(version, version.includes('.') ? 1 : 0)}`]
    return [`${sign || '=='}${version}`]
  })
}

const numbers = (version: string) => version.split('.').map((part) => Number.parseInt(part, 10) || 0)

/** `^0.3.1` keeps the 3. */
function firstNonZero(version: string): number {
  const parts = numbers(version)
  const at = parts.findIndex((part) => part > 0)
  return at < 0 ? parts.length - 1 : at
}

/** `1.3` of `1.2.5` at 1: the first version that differs there. */
const above = (version: string, at: number) =>
  numbers(version)
    .slice(0, at + 1)
    .map((part, index) => (index === at ? part + 1 : part))
    .join('.')
