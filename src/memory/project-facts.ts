import { entriesIn, readPlain } from './memory-files.ts'
import { isManifest, type Manifest, readManifest } from './read-manifest.ts'

/** What can be seen of a project without asking and without running anything. */
export interface ProjectFacts {
  readonly name: string
  /** The first sentence that says what it is; empty where nothing does. */
  readonly purpose: string
  readonly manifests: readonly Manifest[]
  /** Conventions that files and commits show. */
  readonly conventions: readonly string[]
  readonly isEmpty: boolean
}

const MOST_MANIFESTS = 20
const DEEPEST = 3

/** Names of files that show a tool. */
const TOOLS: readonly (readonly [RegExp, string])[] = [
  [/^biome\.jsonc?$/, 'Biome'],
  [/^(?:\.eslintrc(?:\..+)?|eslint\.config\..+)$/, 'ESLint'],
  [/^(?:\.prettierrc(?:\..+)?|prettier\.config\..+)$/, 'Prettier'],
  [/^tsconfig\.json$/, 'TypeScript'],
  [/^(?:ruff\.toml|\.ruff\.toml)$/, 'Ruff'],
  [/^\.?flake8$|^setup\.cfg$/, 'flake8'],
  [/^rustfmt\.toml$|^\.rustfmt\.toml$/, 'rustfmt'],
  [/^\.golangci\.ya?ml$/, 'golangci-lint'],
  [/^\.rubocop\.yml$/, 'RuboCop'],
  [/^phpcs\.xml(?:\.dist)?$/, 'PHP_CodeSniffer'],
  [/^\.editorconfig$/, 'EditorConfig'],
  [/^(?:vitest|jest)\.config\..+$/, 'Vitest / Jest'],
  [/^(?:pytest\.ini|conftest\.py)$/, 'pytest'],
  [/^playwright\.config\..+$/, 'Playwright'],
  [/^Dockerfile$|^docker-compose\.ya?ml$|^compose\.ya?ml$/, 'Docker'],
  [/^Makefile$/, 'Make'],
]

/** The facts of a folder. `files` are its paths; `subjects` the first lines of its newest commits. */
export async function readProject(
  root: string,
  { files, subjects }: { readonly files: readonly string[]; readonly subjects: readonly string[] },
): Promise<ProjectFacts> {
  const top = await entriesIn(root)
  const paths = manifestPaths(files.length > 0 ? files : top)
  const read = await Promise.all(paths.map(async (path) => readManifest(path, (await readPlain(root, path)) ?? '')))
  const manifests = read.flatMap((manifest) => manifest ?? [])
  const readme = (await readPlain(root, 'README.md')) ?? ''
  return {
    name: root.split(/[\\/]/).at(-1) ?? '',
    purpose: purposeIn(readme),
    manifests,
    conventions: conventionsOf(top, subjects),
    isEmpty: top.every((name) => OWN.has(name)),
  }
}

/** Those nearest to the root first; what lies in folders of dependencies or fixtures is not the project's. */
function manifestPaths(files: readonly string[]): readonly string[] {
  const depth = (path: string) => path.split('/').length
  return files
    .filter((path) => isManifest(path) && depth(path) <= DEEPEST && !FOREIGN.test(path))
    .toSorted((one, other) => depth(one) - depth(other) || (one < other ? -1 : 1))
    .slice(0, MOST_MANIFESTS)
}

/** What `baton init` writes itself: a folder with no more than that is empty. */
const OWN: ReadonlySet<string> = new Set(['baton.config.json', '.claude'])

const FOREIGN = /(?:^|\/)(?:node_modules|vendor|third_party|fixtures?|testdata|examples?|\.venv|dist|build)\//

function purposeIn(readme: string): string {
  const lines = readme.split('\n').map((line) => line.trim())
  const line = lines.find((one) => /^[\p{L}\p{N}*_"']/u.test(one) && one.length > 15)
  return (line ?? '').replace(/[\p{C}|]/gu, ' ').slice(0, 200)
}

function conventionsOf(top: readonly string[], subjects: readonly string[]): readonly string[] {
  const tools = TOOLS.flatMap(([file, name]) => (top.some((one) => file.test(one)) ? [name] : []))
  const conventional = subjects.filter((subject) => /^[a-z]+(?:\([^)]*\))?!?: /.test(subject)).length
  const isConventional = subjects.length >= 5 && conventional / subjects.length >= 0.6
  return [...tools, ...(isConventional ? ['Conventional Commits'] : [])]
}
