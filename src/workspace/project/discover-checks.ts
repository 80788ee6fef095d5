import type { ProjectCheck } from '../../protocol/plays/project-check.ts'
import type { ProjectSetup } from '../../protocol/plays/project-setup.ts'
import { makeChecks, toolchainChecks } from './other-checks.ts'
import { packageChecks } from './package-checks.ts'
import { type HasProgram, programsOn } from './programs-on-path.ts'
import { ProjectFiles } from './project-files.ts'
import { projectPlaces } from './project-places.ts'
import { pythonChecks } from './python-checks.ts'

const MOST_CHECKS = 100

/** The checks that a project seems to have, by its files, once its setup has run. Nothing is run to find out. */
export async function discoverChecks(
  folder: string,
  setup: ProjectSetup,
  has: HasProgram = programsOn(process.env.PATH ?? ''),
): Promise<readonly ProjectCheck[]> {
  const files = new ProjectFiles(folder)
  const venvs = setup.steps.flatMap(({ cwd, command, outputs }) =>
    [...command, ...outputs].some((word) => word.includes('venv')) ? [cwd] : [],
  )
  const places = projectPlaces(files)
  const checks = places.flatMap((place) =>
    checksOf(files, place, { hasVenv: venvs.includes(place), has }).map((check) =>
      // Of several projects in one repository, each is checked where it is touched.
      place === '.' ? check : { ...check, name: `${check.name} ${place}`, paths: check.paths ?? [`${place}/**`] },
    ),
  )
  return unique(checks.slice(0, MOST_CHECKS).map((check) => ({ ...check, detected: true })))
}

interface Machine {
  /** The setup makes `.venv`. */
  readonly hasVenv: boolean
  readonly has: HasProgram
}

function checksOf(files: ProjectFiles, place: string, machine: Machine): readonly ProjectCheck[] {
  const found = [
    ...packageChecks(files, place, machine.has),
    ...pythonChecks(files, place, machine),
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
