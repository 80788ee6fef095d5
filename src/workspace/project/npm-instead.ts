import { fieldsOf, textOf } from './fields.ts'
import type { PackageJson } from './package-json.ts'
import { type ProjectFiles, pathIn } from './project-files.ts'
import { workspaceMembers } from './workspace-members.ts'

const DEPENDENCIES = ['dependencies', 'devDependencies', 'optionalDependencies'] as const

/** Where only pnpm, yarn or bun finds a package. */
const NOT_OF_NPM = /^(?:workspace|catalog|patch|portal|link|exec|jsr):/

/**
 * Tells whether `npm install` works where the lock file is of pnpm, yarn or bun: no version is written as only these
 * understand it, npm finds the same workspaces, and the project does not refuse npm.
 */
export function npmCanInstall(files: ProjectFiles, root: PackageJson): boolean {
  const members = workspaceMembers(files, root)
  if (members.length > 0 && root.workspaces.length === 0) return false
  const { onFail, name } = fieldsOf(fieldsOf(files.json(pathIn(root.folder, 'package.json')).devEngines).packageManager)
  if (name !== undefined && name !== 'npm' && onFail !== 'warn' && onFail !== 'ignore') return false
  return [root, ...members].every(({ folder }) => {
    const json = files.json(pathIn(folder, 'package.json'))
    const versions = DEPENDENCIES.flatMap((field) => Object.values(fieldsOf(json[field])))
    return versions.every((version) => !NOT_OF_NPM.test(textOf(version) ?? ''))
  })
}

const LIFECYCLE = ['preinstall', 'install', 'postinstall', 'prepublish', 'preprepare', 'prepare', 'postprepare']

/** Tells whether a script that npm runs with the install calls the program that is missing, or refuses npm. */
export function hasForeignScripts(files: ProjectFiles, root: PackageJson, missing: string): boolean {
  const called = new RegExp(`\\bonly-allow\\b|(?:^|[\\s;&|(])${missing}(?:x?)\\s`)
  return [root, ...workspaceMembers(files, root)].some(({ scripts }) =>
    LIFECYCLE.some((name) => called.test(scripts.get(name) ?? '')),
  )
}
