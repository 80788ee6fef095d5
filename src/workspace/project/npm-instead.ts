import { fieldsOf, textOf } from './fields.ts'
import type { PackageJson } from './package-json.ts'
import { type ProjectFiles, pathIn } from './project-files.ts'
import { flatten } from './script-kinds.ts'
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

/** `flatten` follows those that are called before and after them. */
const LIFECYCLE = ['preinstall', 'install', 'postinstall', 'prepublish', 'prepare']

/** Tells whether a script that npm runs with the install comes to the program that is missing, or refuses npm. */
export function hasForeignScripts(files: ProjectFiles, root: PackageJson, missing: string): boolean {
  const isForeign = (packageJson: PackageJson, script: string) =>
    /\bonly-allow\b/.test(packageJson.scripts.get(script) ?? '') || flatten(packageJson, script).managers.has(missing)
  return [root, ...workspaceMembers(files, root)].some((packageJson) =>
    LIFECYCLE.some((script) => isForeign(packageJson, script)),
  )
}
