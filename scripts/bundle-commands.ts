// Which sources each command can load, so that the launcher looks only at those (bin/source-stamp.js).
import { relative } from 'node:path'
import type { Plugin, PluginContext } from 'rolldown'
import type { CommandSources } from '../bin/source-stamp.js'

const COMMAND = /^src\/cli\/commands\/([\w-]+)\.ts$/

/** Tells the sources when all files are read. `always`: files that are no modules, and that every command depends on. */
export function commandSources(
  home: string,
  always: readonly string[],
  tell: (sources: CommandSources) => void,
): Plugin {
  return {
    name: 'command-sources',
    buildEnd(error) {
      if (!error) tell(sourcesOf(this, home, always))
    },
  }
}

function sourcesOf(context: PluginContext, home: string, always: readonly string[]): CommandSources {
  const ids = new Map([...context.getModuleIds()].map((id) => [relative(home, id), id]))
  const needs = (path: string) => {
    const found = context.getModuleInfo(ids.get(path) ?? '')
    const paths = (list: readonly string[] = []) => list.map((id) => relative(home, id)).filter((id) => ids.has(id))
    return { now: paths(found?.importedIds), later: paths(found?.dynamicallyImportedIds) }
  }
  const entry = [...closure(['src/cli/main.ts'], (path) => needs(path).now)]
  const later = entry.flatMap((path) => needs(path).later)
  const all = (path: string) => [...needs(path).now, ...needs(path).later]
  const first = [...entry, ...later.filter((path) => !COMMAND.test(path))]
  // From the entry on, without what it loads for other commands only.
  const shared = new Set([...entry, ...closure(first.slice(entry.length), all)])
  const commands = later.map((path) => ({ path, name: COMMAND.exec(path)?.[1] ?? '' })).filter(({ name }) => name)
  const reached = commands.map(({ name }) => {
    // `dispatch redo` is in the file of `dispatch undo`, and begins with the word `dispatch`.
    const below = commands.filter((one) => one.name === name || one.name.startsWith(`${name}-`))
    return {
      name,
      paths: new Set([
        ...shared,
        ...closure(
          below.map(({ path }) => path),
          all,
        ),
      ]),
    }
  })
  return grouped(reached, (path) => path.startsWith('src/'), always)
}

/** Files that the same commands load make a group. */
function grouped(
  commands: readonly { readonly name: string; readonly paths: ReadonlySet<string> }[],
  isSource: (path: string) => boolean,
  always: readonly string[],
): CommandSources {
  const files = [...new Set(commands.flatMap(({ paths }) => [...paths]))].filter(isSource)
  const key = (path: string) => commands.map(({ paths }) => (paths.has(path) ? 1 : 0)).join('')
  const groups = Object.entries(Object.groupBy(files.toSorted(), key)).map(([of, paths = []]) => ({ of, paths }))
  const numbers = (index: number) => groups.flatMap(({ of }, number) => (of[index] === '1' ? [number + 1] : []))
  return {
    commands: Object.fromEntries(commands.map(({ name }, index) => [name, [0, ...numbers(index)]])),
    groups: [always, ...groups.map(({ paths }) => paths)],
  }
}

function closure(from: readonly string[], next: (path: string) => readonly string[]): Set<string> {
  const found = new Set(from)
  for (const path of found) for (const one of next(path)) found.add(one)
  return found
}
