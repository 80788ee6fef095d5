import type { ProjectSetup, SetupStep } from '../../protocol/plays/project-setup.ts'
import { conventionSteps, includedFiles } from './convention-setup.ts'
import { nodeSetup } from './node-setup.ts'
import { otherSetups } from './other-setup.ts'
import { type HasProgram, programsOn } from './programs-on-path.ts'
import { ProjectFiles } from './project-files.ts'
import { projectPlaces } from './project-places.ts'
import { pythonSetup } from './python-setup.ts'

const MOST_STEPS = 20

/**
 * What a clone of the project needs, by its files: the installs of its package managers, or in their place what the
 * project tells other tools that make checkouts. Nothing is run to find out.
 */
export async function discoverSetup(
  folder: string,
  has: HasProgram = programsOn(process.env.PATH ?? ''),
): Promise<ProjectSetup> {
  const files = new ProjectFiles(folder)
  const installs = projectPlaces(files)
    .flatMap((place): (SetupStep | undefined)[] => [
      nodeSetup(files, place, has),
      pythonSetup(files, place, has),
      ...otherSetups(files, place),
    ])
    .filter((step) => step !== undefined)
    .slice(0, MOST_STEPS)
  return { steps: conventionSteps(files, installs) ?? installs, copy: includedFiles(files) }
}
