import type { SetupStep } from '../../protocol/plays/project-setup.ts'
import { hasForeignScripts } from './npm-instead.ts'
import { type PackageJson, readPackage } from './package-json.ts'
import { type PackageManager, packageManagerOf } from './package-manager.ts'
import type { HasProgram } from './programs-on-path.ts'
import { type ProjectFiles, pathIn } from './project-files.ts'
import { workspaceGlobs, workspaceMembers } from './workspace-members.ts'

/** What a package manager never needs to do for Baton: ask, advertise, audit, install git hooks, download itself. */
const QUIET = {
  CI: '1',
  HUSKY: '0',
  LEFTHOOK: '0',
  SKIP_INSTALL_SIMPLE_GIT_HOOKS: '1',
  npm_config_audit: 'false',
  npm_config_fund: 'false',
  npm_config_update_notifier: 'false',
  COREPACK_ENABLE_DOWNLOAD_PROMPT: '0',
  COREPACK_ENABLE_AUTO_PIN: '0',
}

/** Nothing is linked from a store of the machine: an agent could write through such a link. */
const NO_LINKS: Readonly<Record<PackageManager['name'], Readonly<Record<string, string>>>> = {
  npm: {},
  pnpm: { npm_config_package_import_method: 'copy', pnpm_config_package_import_method: 'copy' },
  yarn: { YARN_ENABLE_GLOBAL_CACHE: 'false', YARN_NM_MODE: 'classic', YARN_ENABLE_TELEMETRY: '0' },
  bun: {},
}

const TIMEOUT_MINUTES = 20

/** The install of a folder with a package.json; undefined where there is nothing to install. */
export function nodeSetup(files: ProjectFiles, folder: string, has: HasProgram): SetupStep | undefined {
  const root = readPackage(files, folder)
  if (!root) return undefined
  const manager = packageManagerOf(files, root, has)
  const members = workspaceMembers(files, root)
  if (manager.lock === undefined && [root, ...members].every(({ dependencies }) => dependencies.size === 0)) {
    return undefined
  }
  const { insteadOf } = manager
  const isWithoutScripts = insteadOf !== undefined && hasForeignScripts(files, root, insteadOf)
  const command = insteadOf
    ? [...NPM_INSTEAD, ...(isWithoutScripts ? ['--ignore-scripts'] : [])]
    : installCommand(manager)
  const name = insteadOf ? nameInstead(manager) : command.join(' ')
  return {
    name: folder === '.' ? name : `${name} (${folder})`,
    command,
    cwd: folder,
    inputs: inputsOf(files, root, members).map((path) => pathIn(folder, path)),
    outputs: outputsOf(files, root, manager).map((path) => pathIn(folder, path)),
    again: isWithoutScripts ? NOTHING : againOf(files, manager, root, members),
    env: { ...QUIET, ...NO_LINKS[manager.name] },
    timeout_minutes: TIMEOUT_MINUTES,
    source: manager.lock ?? pathIn(folder, 'package.json'),
  }
}

const NPM_INSTEAD = ['npm', 'install', '--no-package-lock', '--no-audit', '--no-fund']

const nameInstead = ({ insteadOf, lock }: PackageManager) =>
  `npm install (${insteadOf} is not installed${lock ? `: not the versions of ${lock.split('/').at(-1)}` : ''})`

function installCommand({ name, lock, isBerry }: PackageManager): readonly string[] {
  const isLocked = lock !== undefined
  switch (name) {
    case 'npm':
      return isLocked ? ['npm', 'ci'] : ['npm', 'install', '--no-package-lock']
    case 'pnpm':
      return isLocked ? ['pnpm', 'install', '--frozen-lockfile'] : ['pnpm', 'install', '--no-lockfile']
    case 'yarn':
      if (isBerry) return ['yarn', 'install', isLocked ? '--immutable' : '--no-immutable']
      return ['yarn', 'install', isLocked ? '--frozen-lockfile' : '--no-lockfile', '--non-interactive']
    case 'bun':
      return ['bun', 'install', isLocked ? '--frozen-lockfile' : '--no-save', '--backend=copyfile']
  }
}

/** Files of a folder that decide what is installed, whoever installs it: one that is added later counts too. */
const INPUTS = [
  ...[
    'package.json',
    'package-lock.json',
    'npm-shrinkwrap.json',
    'pnpm-lock.yaml',
    'yarn.lock',
    'bun.lock',
    'bun.lockb',
  ],
  ...['.npmrc', '.yarnrc', '.yarnrc.yml', '.pnpmfile.cjs', '.pnpmfile.mjs', 'pnpm-workspace.yaml', 'bunfig.toml'],
  ...['.nvmrc', '.node-version', '.tool-versions', 'patches/**', '.yarn/patches/**', '.yarn/plugins/**'],
]

function inputsOf(files: ProjectFiles, root: PackageJson, members: readonly PackageJson[]): readonly string[] {
  const globs = workspaceGlobs(files, root).filter((glob) => !glob.startsWith('!'))
  return [
    ...new Set([
      ...INPUTS,
      ...globs.map((glob) => `${withoutEnd(glob)}/package.json`),
      ...members.map(({ folder }) => `${below(root, folder)}/package.json`),
    ]),
  ].slice(0, 200)
}

function outputsOf(files: ProjectFiles, root: PackageJson, { isBerry }: PackageManager): readonly string[] {
  const globs = workspaceGlobs(files, root).filter((glob) => !glob.startsWith('!'))
  const pnp = ['.pnp.cjs', '.pnp.loader.mjs', '.yarn/cache', '.yarn/unplugged', '.yarn/install-state.gz']
  return [
    'node_modules',
    ...globs.map((glob) => `${withoutEnd(glob)}/node_modules`),
    // Where a project keeps them in git, they are no outputs; what git tracks never comes from a cache.
    ...(isBerry ? pnp : []),
  ]
}

const withoutEnd = (glob: string) => glob.replace(/^\.\//, '').replace(/\/$/, '')

const below = ({ folder }: PackageJson, path: string) => (folder === '.' ? path : path.slice(folder.length + 1))

/** What an install runs of the project's own scripts, after the packages are in place. `install` calls `postinstall`. */
const LIFECYCLE = [['install', 'postinstall'], ['prepublish'], ['prepare']]

/** The packages are there, and nothing of the project depends on more. */
const NOTHING: readonly (readonly string[])[] = [['true']]

/**
 * The project's own scripts, which build from its sources, are run again in a clone whose packages come from the cache.
 * Yarn 2 and newer, and bun, do that with their install, which takes a second where the packages are there.
 */
function againOf(
  files: ProjectFiles,
  manager: PackageManager,
  root: PackageJson,
  members: readonly PackageJson[],
): SetupStep['again'] {
  if (manager.isBerry || manager.name === 'bun') return []
  const npmrc = files.text(pathIn(root.folder, '.npmrc'))
  if (/^[ \t]*ignore-scripts[ \t]*=[ \t]*true/m.test(npmrc)) return NOTHING
  const own = LIFECYCLE.flatMap((names) => lifecycleScripts(root, names)).map((name) => [manager.name, 'run', name])
  const ofMembers = LIFECYCLE.flatMap((names) => {
    const having = members.flatMap((member) => lifecycleScripts(member, names).map((script) => ({ member, script })))
    return inMembers(manager, having)
  })
  // Members first: the root's scripts use what they build.
  const again = [...ofMembers, ...own]
  if (again.length > MOST_AGAIN) return []
  return again.length > 0 ? again : NOTHING
}

function lifecycleScripts({ scripts }: PackageJson, [main = '', ...others]: readonly string[]): readonly string[] {
  if (scripts.has(main)) return [main]
  return others.filter((name) => scripts.has(name))
}

/** With more of them the install itself runs again. */
const MOST_AGAIN = 20

interface OfMember {
  readonly member: PackageJson
  readonly script: string
}

function inMembers({ name }: PackageManager, having: readonly OfMember[]): readonly (readonly string[])[] {
  // Yarn 1 fails where one of the packages does not have the script.
  if (name === 'yarn') return having.map(({ member, script }) => ['yarn', 'workspace', member.name, 'run', script])
  return [...new Set(having.map(({ script }) => script))].map((script) =>
    name === 'pnpm'
      ? ['pnpm', '--recursive', '--if-present', 'run', script]
      : ['npm', 'run', script, '--workspaces', '--if-present'],
  )
}
