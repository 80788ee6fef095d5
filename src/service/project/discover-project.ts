import type { ProjectSetup } from '../../protocol/plays/project-setup.ts'
import type { EffectiveCheck, EffectiveConfig } from '../../protocol/project-config/effective-config.ts'
import { discoverChecks } from '../../workspace/project/discover-checks.ts'
import { discoverSetup } from '../../workspace/project/discover-setup.ts'

export { isConvention } from '../../workspace/project/convention-setup.ts'

/** What the files of a project tell: what a clone of it needs, and how it is checked. */
export interface FoundProject {
  readonly setup: ProjectSetup
  readonly checks: readonly EffectiveCheck[]
}

export async function discoverProject(folder: string): Promise<FoundProject> {
  const setup = await discoverSetup(folder)
  return { setup, checks: await checksOf(folder, setup) }
}

/** A configuration in which nothing is left to be found. */
export type CompleteConfig = EffectiveConfig & { readonly setup: ProjectSetup }

/** What the configuration says, and where it says nothing, what the files of the project tell. */
export async function completeConfig(config: EffectiveConfig, folder: string): Promise<CompleteConfig> {
  const setup = config.setup ?? (await discoverSetup(folder))
  const checks = config.checks.length > 0 ? config.checks : await checksOf(folder, setup)
  return { ...config, setup, checks }
}

const checksOf = async (folder: string, setup: ProjectSetup): Promise<readonly EffectiveCheck[]> =>
  (await discoverChecks(folder, setup)).map(({ command: [file = '', ...args], ...check }) => ({
    ...check,
    command: [file, ...args],
  }))
