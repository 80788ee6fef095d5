import { readPackage } from './package-json.ts'
import { type ProjectFiles, pathIn } from './project-files.ts'
import { workspaceMembers } from './workspace-members.ts'

/** Who has a file like this installs and tests by itself. */
const LOCKS = [
  ...['package-lock.json', 'npm-shrinkwrap.json', 'pnpm-lock.yaml', 'yarn.lock', 'bun.lock', 'bun.lockb'],
  ...['uv.lock', 'poetry.lock', 'go.sum', 'Cargo.lock', 'Gemfile.lock', 'composer.lock', 'mix.lock'],
]

const MANIFESTS = [
  ...['package.json', 'pyproject.toml', 'requirements.txt', 'setup.py', 'go.mod', 'Cargo.toml', 'Gemfile'],
  ...['composer.json', 'pom.xml', 'build.gradle', 'build.gradle.kts', 'mix.exs', 'Makefile', 'makefile', 'setup.cfg'],
]

/** Folders with projects that are not this project: samples, what tests work on, what was built. */
const OTHERS = new Set([
  ...['node_modules', 'vendor', 'third_party', 'dist', 'build', 'out', 'target', 'coverage', 'tmp', 'venv', 'env'],
  ...['test', 'tests', '__tests__', 'spec', 'fixtures', 'fixture', '__fixtures__', 'testdata', 'e2e', 'integration'],
  ...['example', 'examples', 'sample', 'samples', 'demo', 'demos', 'playground', 'playgrounds', 'sandbox', 'template'],
  ...[
    'templates',
    'bench',
    'benchmark',
    'benchmarks',
    'docs',
    'doc',
    'website',
    'site',
    'scripts',
    'tools',
    'codemods',
  ],
])

const MOST_DEPTH = 2
const MOST_PLACES = 8

/**
 * Folders that are a project of their own: the root, and folders with a lock file that no workspace of the root covers.
 * Where the root has no manifest, a manifest in a folder is enough.
 */
export function projectPlaces(files: ProjectFiles): readonly string[] {
  const root = readPackage(files, '.')
  const members = new Set(root ? workspaceMembers(files, root).map(({ folder }) => folder) : [])
  const signs = MANIFESTS.some((name) => files.has(name)) ? LOCKS : [...LOCKS, ...MANIFESTS]
  // Packages of one toolchain at the root are workspaces, modules or crates of it.
  const covered = new Set([
    ...(files.has('Cargo.toml') ? ['Cargo.lock', 'Cargo.toml'] : []),
    ...(files.has('go.mod') || files.has('go.work') ? ['go.sum', 'go.mod'] : []),
  ])
  const found: string[] = ['.']
  const look = (folder: string, depth: number) => {
    for (const name of files.folders(folder)) {
      const path = pathIn(folder, name)
      if (found.length > MOST_PLACES) return
      if (OTHERS.has(name.toLowerCase()) || name.startsWith('.') || name.includes('\\') || members.has(path)) continue
      if (signs.some((sign) => !covered.has(sign) && files.has(pathIn(path, sign)))) found.push(path)
      else if (depth < MOST_DEPTH) look(path, depth + 1)
    }
  }
  look('.', 1)
  return found
}
