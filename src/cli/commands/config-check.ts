import { BatonError } from '../../protocol/baton-error.ts'
import type { PipelineDefinition } from '../../protocol/pipeline/definition.ts'
import { hashOfDefinition, type Pinned, pinnedDefinitions } from '../../service/pipeline/pinned-definitions.ts'
import { agentsOfProject } from '../agents-of-project.ts'
import { type CommonOptions, withBaton } from '../compose.ts'
import { loadProject } from '../config-file.ts'
import { locateConfig } from '../config-place.ts'
import { agentJson, agentsText } from '../present/config/agents-text.ts'
import { configText, pinnedText } from '../present/config/config-text.ts'
import { print, printJson } from '../report.ts'

/** `baton config check [FILE]`: whether it can be used, what holds with it, and what it changes for new tasks. */
export async function configCheck(file: string | undefined, options: CommonOptions): Promise<void> {
  const { path } = locateConfig(file ?? options.config ?? undefined)
  const { pipeline, config, prompts } = await loadProject(path)
  const replaced = Object.keys(prompts)
  const hash = hashOfDefinition(pipeline.definition)
  const pinned = await pinnedHere(options, pipeline.definition)
  const agents = await agentsOfProject(config, path)
  const { lang } = options
  if (options.json) {
    printJson({
      valid: true,
      path,
      pipeline: { id: pipeline.definition.id, hash },
      ...config,
      prompts_replaced: replaced,
      open_tasks: pinned,
      agents: agents.map((agent) => agentJson(agent, lang)),
    })
    return
  }
  print(
    configText({ path, pipeline, config, replaced, hash }, lang) + pinnedText(pinned, lang) + agentsText(agents, lang),
  )
}

/** What open tasks are held to; null where there is no store yet. */
async function pinnedHere(options: CommonOptions, after: PipelineDefinition): Promise<readonly Pinned[] | null> {
  try {
    return await withBaton({ ...options, config: null }, 'read', ({ service, caller }) =>
      pinnedDefinitions(service, caller, { after }),
    )
  } catch (error) {
    if (error instanceof BatonError && error.code === 'STORE_NOT_FOUND') return null
    throw error
  }
}
