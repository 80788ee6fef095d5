import type { ProjectCheck } from '../../protocol/plays/project-check.ts'
import { type ScriptCheck, scriptChecks } from './node-checks.ts'
import { type PackageJson, readPackage } from './package-json.ts'
import { type PackageManager, packageManagerOf, runScript } from './package-manager.ts'
import type { HasProgram } from './programs-on-path.ts'
import { type ProjectFiles, pathIn } from './project-files.ts'
import { workspaceMembers } from './workspace-members.ts'

const TIMEOUT_MINUTES = 10
/** Builds and tests of everything at once. */
const WHOLE_MINUTES = 30

/** Above this a list of checks is no longer read: the root's scripts know the packages. */
const MOST_PACKAGES = 60

/**
 * The checks of a folder with a package.json, and of its workspaces.
 *
 * 1. A test runner that the root calls itself runs everything, as its authors mean it: that is the check. Where the
 *    root only passes the call on to the packages, or has no tests, each package that has some is a check of its own,
 *    which runs where a change can have reached it.
 * 2. A tool that builds packages in their order (turbo, nx) is asked for everything: the tests of one package may need
 *    what another one builds.
 * 3. The build is always the whole one, for the same reason.
 */
export function packageChecks(files: ProjectFiles, folder: string, has: HasProgram): readonly ProjectCheck[] {
  const root = readPackage(files, folder)
  if (!root) return []
  const manager = packageManagerOf(files, root, has)
  const own = scriptChecks(root, { missing: manager.insteadOf })
  const members = workspaceMembers(files, root)
  const place = folder === '.' ? {} : { cwd: folder }
  const minutes = members.length > 0 ? WHOLE_MINUTES : TIMEOUT_MINUTES
  const ofRoot = (check: ScriptCheck): ProjectCheck => ({
    name: check.name,
    kind: check.kind,
    command: check.command ?? runScript(manager, check.script),
    timeout_minutes: minutes,
    ...place,
  })
  if (members.length === 0) return own.map(ofRoot)
  const ofMembers = membersChecks(files, { root, members, manager })
  const isOrdered = ['turbo.json', 'turbo.jsonc', 'nx.json', 'lage.config.js'].some((name) =>
    files.has(pathIn(folder, name)),
  )
  return (['build', 'test', 'types', 'lint'] as const).flatMap((name) => {
    const check = own.find((one) => one.name === name)
    const those = ofMembers.filter((one) => one.name === name)
    const isPassedOn = check === undefined || (check.isDelegated && !isOrdered)
    if (name === 'build') return check ? [ofRoot(check)] : buildOfMembers(manager, those, place)
    if (!isPassedOn || those.length === 0) return check ? [ofRoot(check)] : []
    if (those.length > MOST_PACKAGES) return check ? [ofRoot(check)] : everywhere(manager, those, place)
    return those.map(({ check: one }) => one)
  })
}

interface MemberCheck {
  readonly name: ScriptCheck['name']
  readonly script: string
  readonly check: ProjectCheck
}

interface Workspaces {
  readonly root: PackageJson
  readonly members: readonly PackageJson[]
  readonly manager: PackageManager
}

function membersChecks(files: ProjectFiles, { root, members, manager }: Workspaces): readonly MemberCheck[] {
  const names = shortNames(members)
  const ofRoot = rootPaths(files, root, manager)
  return members.flatMap((member) =>
    scriptChecks(member, { isMember: true, missing: manager.insteadOf }).map(({ name, kind, script }) => ({
      name,
      script,
      check: {
        name: `${name} ${names.get(member) ?? member.folder}`.slice(0, 80),
        kind,
        command: runScript(manager, script),
        timeout_minutes: TIMEOUT_MINUTES,
        cwd: member.folder,
        paths: [...within(member, members).map((folder) => `${folder}/**`), ...ofRoot].slice(0, 200),
      },
    })),
  )
}

/** The folder of a package and those of the packages that it depends on, over others too. */
function within(member: PackageJson, members: readonly PackageJson[]): readonly string[] {
  const byName = new Map(members.map((one) => [one.name, one]))
  const found = new Set([member])
  for (const one of found) {
    for (const name of one.dependencies) {
      const other = byName.get(name)
      if (other) found.add(other)
    }
  }
  return [...found].map(({ folder }) => folder)
}

/** What lies at the root and decides about every package: manifests, the lock file, configurations. */
function rootPaths(files: ProjectFiles, { folder }: PackageJson, { lock }: PackageManager): readonly string[] {
  const own = [
    'package.json',
    'pnpm-workspace.yaml',
    '.npmrc',
    '.yarnrc.yml',
    'tsconfig*.json',
    '*.config.*',
    'patches/**',
  ]
  const names = [
    ...own,
    ...(['biome.json', '.babelrc', '.swcrc'] as const).filter((name) => files.has(pathIn(folder, name))),
  ]
  return [...names.map((name) => pathIn(folder, name)), ...(lock === undefined ? [] : [lock])]
}

/** `core` of `@scope/core`, or its folder where two packages would be called the same. */
function shortNames(members: readonly PackageJson[]): ReadonlyMap<PackageJson, string> {
  const short = ({ name }: PackageJson) => name.replace(/^@[^/]*\//, '')
  const count = new Map<string, number>()
  for (const member of members) count.set(short(member), (count.get(short(member)) ?? 0) + 1)
  return new Map(
    members.map((member) => [member, plain(count.get(short(member)) === 1 ? short(member) : member.folder)]),
  )
}

const plain = (name: string) => name.replace(/[\p{C}\p{Z}"`]/gu, '-')

/** Packages whose tests need what others build, in a project whose root does not build them. */
function buildOfMembers(
  manager: PackageManager,
  those: readonly MemberCheck[],
  place: Pick<ProjectCheck, 'cwd'>,
): readonly ProjectCheck[] {
  return those.length === 0 ? [] : everywhere(manager, those, place)
}

function everywhere(
  manager: PackageManager,
  [first]: readonly MemberCheck[],
  place: Pick<ProjectCheck, 'cwd'>,
): readonly ProjectCheck[] {
  if (!first) return []
  const { name, script, check } = first
  const command = inAll(manager, script)
  return [{ name, ...(check.kind ? { kind: check.kind } : {}), command, timeout_minutes: WHOLE_MINUTES, ...place }]
}

function inAll({ name, isBerry }: PackageManager, script: string): readonly string[] {
  if (name === 'pnpm') return ['pnpm', '--recursive', '--if-present', 'run', script]
  if (name === 'bun') return ['bun', 'run', '--filter=*', script]
  if (name === 'yarn' && isBerry) return ['yarn', 'workspaces', 'foreach', '--all', '--topological', 'run', script]
  return ['npm', 'run', script, '--workspaces', '--if-present']
}
