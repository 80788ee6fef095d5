import { npmCanInstall } from './npm-instead.ts'
import type { PackageJson } from './package-json.ts'
import type { HasProgram } from './programs-on-path.ts'
import { type ProjectFiles, pathIn } from './project-files.ts'

type ManagerName = 'npm' | 'pnpm' | 'yarn' | 'bun'

/** Who installs the packages of a folder. */
export interface PackageManager {
  readonly name: ManagerName
  /** Yarn 2 or newer. */
  readonly isBerry: boolean
  /** Its lock file, from the root; undefined where the project has none. */
  readonly lock: string | undefined
  /** The program of the lock file, which is not on this machine: npm installs in its place. */
  readonly insteadOf?: ManagerName
}

const LOCKS: readonly (readonly [ManagerName, readonly string[]])[] = [
  ['pnpm', ['pnpm-lock.yaml']],
  ['bun', ['bun.lock', 'bun.lockb']],
  ['yarn', ['yarn.lock']],
  // npm itself prefers the shrinkwrap.
  ['npm', ['npm-shrinkwrap.json', 'package-lock.json']],
]

/**
 * By the lock files, since that is what an install follows; `packageManager` decides between several, and where there
 * is none. A lock file that git ignores is one that clones do not have. Without the program itself npm takes its place,
 * if npm can.
 */
export function packageManagerOf(files: ProjectFiles, root: PackageJson, has: HasProgram): PackageManager {
  const found = managerByFiles(files, root)
  if (has(found.name) || !has('npm') || !npmCanInstall(files, root)) return found
  return { name: 'npm', isBerry: false, lock: found.lock, insteadOf: found.name }
}

function managerByFiles(files: ProjectFiles, { folder, manager }: PackageJson): PackageManager {
  const found = LOCKS.flatMap(([name, locks]) => {
    const lock = locks.find((one) => files.has(pathIn(folder, one)) && isKept(files, folder, name, one))
    return lock === undefined ? [] : [{ name, lock: pathIn(folder, lock) }]
  })
  const declared = LOCKS.find(([name]) => name === manager?.[0])?.[0]
  const chosen = found.find(({ name }) => name === declared) ??
    found[0] ?? { name: declared ?? ('npm' as const), lock: undefined }
  return { ...chosen, isBerry: chosen.name === 'yarn' && isBerry(files, folder, manager?.[1] ?? '') }
}

function isBerry(files: ProjectFiles, folder: string, version: string): boolean {
  if (/^\d/.test(version)) return !version.startsWith('1.')
  return files.has(pathIn(folder, '.yarnrc.yml')) || /^__metadata:/m.test(files.text(pathIn(folder, 'yarn.lock')))
}

function isKept(files: ProjectFiles, folder: string, name: ManagerName, lock: string): boolean {
  const ignored = files.text('.gitignore').split('\n')
  if (ignored.some((line) => [lock, `/${lock}`].includes(line.trim()))) return false
  return name !== 'npm' || !/^[ \t]*package-lock[ \t]*=[ \t]*false/m.test(files.text(pathIn(folder, '.npmrc')))
}

/** How a script of package.json is called: `npm test`, `pnpm run lint`. */
export function runScript({ name }: PackageManager, script: string): readonly string[] {
  if (name === 'bun') return ['bun', 'run', script]
  return script === 'test' ? [name, 'test'] : [name, 'run', script]
}
