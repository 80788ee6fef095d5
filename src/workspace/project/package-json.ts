import { type Fields, fieldsOf, stringsOf, textOf } from './fields.ts'
import { type ProjectFiles, pathIn } from './project-files.ts'

/** What a package.json says, as far as a setup and checks follow from it. */
export interface PackageJson {
  /** The folder that it lies in; '.' is the root. */
  readonly folder: string
  readonly name: string
  readonly scripts: ReadonlyMap<string, string>
  /** Names of everything that it depends on, in whatever way. */
  readonly dependencies: ReadonlySet<string>
  /** Patterns of the folders of its workspaces. */
  readonly workspaces: readonly string[]
  /** `pnpm` of `pnpm@10.33.0`, and the version. */
  readonly manager: readonly [name: string, version: string] | undefined
}

const DEPENDENCIES = ['dependencies', 'devDependencies', 'optionalDependencies', 'peerDependencies'] as const

export function readPackage(files: ProjectFiles, folder: string): PackageJson | undefined {
  const path = pathIn(folder, 'package.json')
  if (!files.has(path)) return undefined
  const json = files.json(path)
  const { workspaces } = json
  return {
    folder,
    name: textOf(json.name) ?? folder.split('/').at(-1) ?? folder,
    scripts: scriptsOf(json),
    dependencies: new Set(DEPENDENCIES.flatMap((field) => Object.keys(fieldsOf(json[field])))),
    workspaces: Array.isArray(workspaces) ? stringsOf(workspaces) : stringsOf(fieldsOf(workspaces).packages),
    manager: managerOf(json),
  }
}

/** A script longer than this is nobody's, and is not read. */
const MOST_SCRIPT = 4_000
const MOST_SCRIPTS = 500

function scriptsOf({ scripts }: Fields): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(fieldsOf(scripts))
      .slice(0, MOST_SCRIPTS)
      .flatMap(([name, script]): [string, string][] =>
        typeof script === 'string' && script.trim() !== '' && script.length <= MOST_SCRIPT && isPlain(name)
          ? [[name, script]]
          : [],
      ),
  )
}

/** A name that can be typed: it becomes a word of a command. */
const isPlain = (name: string) => /^[\w@][\w:.@/+-]{0,79}$/.test(name)

function managerOf(json: Fields): PackageJson['manager'] {
  const named = textOf(json.packageManager)
  if (named !== undefined) {
    const [name = '', version = ''] = named.split('@')
    return [name, version.split('+')[0] ?? '']
  }
  const { name, version } = fieldsOf(fieldsOf(json.devEngines).packageManager)
  return typeof name === 'string' ? [name, textOf(version) ?? ''] : undefined
}
