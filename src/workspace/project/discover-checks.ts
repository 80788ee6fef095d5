import type { ProjectCheck } from '../../protocol/plays/project-check.ts'
import type { ProjectSetup } from '../../protocol/plays/project-setup.ts'
import { makeChecks, toolchainChecks } from './other-checks.ts'
import { packageChecks } from './package-checks.ts'
import { ProjectFiles } from './project-files.ts'
import { projectPlaces } from './project-places.ts'
import { pythonChecks } from './python-checks.ts'

const MOST_CHECKS = 100

/** The checks that a project seems to have, by its files, once its setup has run. Nothing is run to find out. */
export async function discoverChecks(folder: string, setup: ProjectSetup): Promise<readonly ProjectCheck[]> {
  const files = new ProjectFiles(folder)
  const venvs = setup.steps.flatMap(({ cwd, command, outputs }) =>
    [...command, ...outputs].some((word) => word.includes('venv')) ? [cwd] : [],
  )
  const places = projectPlaces(files)
  const checks = places.flatMap((place) =>
    checksOf(files, place, venvs.includes(place)).map((check) =>
      // Of several projects in one repository, each is checked where it is touched.
      place === '.' ? check : { ...check, name: `${check.name} ${place}`, paths: check.paths ?? [`${place}/**`] },
    ),
  )
  return unique(checks.slice(0, MOST_CHECKS).map((check) => ({ ...check, detected: true })))
}

function checksOf(files: ProjectFiles, place: string, hasVenv: boolean): readonly ProjectCheck[] {
  const found = [
    ...packageChecks(files, place),
    ...pythonChecks(files, place, hasVenv),
    ...toolchainChecks(files, place),
  ]
  return found.some(({ name }) => name.startsWith('test')) ? found : [...found, ...makeChecks(files, place)]
}

/** Names must differ: of two that are called `test`, the second is called by its program too. */
function unique(checks: readonly ProjectCheck[]): readonly ProjectCheck[] {
  const seen = new Set<string>()
  return checks.map((check) => {
    const program = check.command[0]?.split('/').at(-1) ?? ''
    const names = [
      check.name,
      `${check.name}-${program}`,
      ...Array.from(checks, (_, index) => `${check.name}-${index + 2}`),
    ]
    const name = names.map((one) => one.slice(0, 80)).find((one) => !seen.has(one)) ?? check.name
    seen.add(name)
    return { ...check, name }
  })
}
