import type { AgentDefinition } from '../agents/read-agent.ts'
import { scopeMatcher } from './scope-matcher.ts'

/** The specialist for code that is no other's. */
const BUILDER = 'backend'
const TESTER = 'unit-tester'
const SOURCE =
  /\.(?:[cm]?[jt]s|py|go|rs|java|kts?|rb|php|cs|c|cc|cpp|h|hpp|m|swift|scala|exs?|clj|lua|pl|sh|dart|zig|ml|hs|jl|r)$/i
const MOST_PATTERNS = 20

/**
 * The default scope of the builder is made for folders such as `api/` and `services/`. In a repository that has none of
 * them its whole work would be outside of its scope: there it may also touch the folders that have sources, or, where
 * there are no sources yet, everything. A scope that the project's own file says is kept.
 */
export function fitScopes(
  { agents, scoped }: { readonly agents: ReadonlyMap<string, AgentDefinition>; readonly scoped: ReadonlySet<string> },
  files: readonly string[],
): ReadonlyMap<string, AgentDefinition> {
  const builder = agents.get(BUILDER)
  const own = builder && scopeMatcher(builder.scope)
  if (!own || scoped.has(BUILDER) || files.some((file) => own.test(file))) return agents
  const tests = scopeMatcher(agents.get(TESTER)?.scope ?? [])
  const sources = files.filter((file) => SOURCE.test(file) && !tests?.test(file))
  const folders = [...new Set(sources.map(folderPattern))]
  const more = folders.length === 0 || folders.length > MOST_PATTERNS ? ['**'] : folders
  return new Map([...agents, [BUILDER, { ...builder, scope: [...builder.scope, ...more] }]])
}

/** `src/**` for `src/a/b.js`, `*.js` for `b.js`. */
const folderPattern = (file: string) =>
  file.includes('/') ? `${file.slice(0, file.indexOf('/'))}/**` : `*${file.slice(file.lastIndexOf('.'))}`
