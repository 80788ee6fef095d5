import { BatonError } from '../../protocol/baton-error.ts'
import { type ExaminedAgent, knownAgentsHere } from '../../service/place/agents-here.ts'
import { agentsOfProject } from '../agents-of-project.ts'
import type { CommonOptions } from '../compose.ts'
import { projectFrom } from '../config-file.ts'
import { detectedJson, detectedText } from '../present/config/detected-text.ts'
import { print, printJson } from '../report.ts'

/** `baton agent detect`: which agent CLIs this machine has, whether they are logged in, and what Baton can do with them. */
export async function agentDetect(options: CommonOptions): Promise<void> {
  const agents = await examined(options)
  const { lang } = options
  if (options.json) printJson({ agents: agents.map((agent) => detectedJson(agent, lang)) })
  else print(detectedText(agents, lang))
}

/** A configuration that cannot be used is shown by `config check`; here it only names no stages. */
async function examined(options: CommonOptions): Promise<readonly ExaminedAgent[]> {
  try {
    const { path, config } = await projectFrom(options)
    return await agentsOfProject(config, path)
  } catch (error) {
    if (!(error instanceof BatonError)) throw error
    return knownAgentsHere()
  }
}
