import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { StageCommand } from '../../protocol/project-config/effective-config.ts'
import { AGENT_WORDS } from '../../protocol/project-config/known-agents.ts'
import { type AnalystOutcome, askAnalyst } from '../../service/plan/ask-analyst.ts'
import { type Baton, type CommonOptions, withBaton } from '../compose.ts'
import { builtInFolder } from '../prompt-files.ts'
import { agentHomes } from '../relay/last-run.ts'
import { stagesFor } from '../relay/who-plays.ts'
import { usageProblem } from '../usage-error.ts'

interface AnalystQuestion {
  readonly request: string
  readonly analyst: string
  readonly repository: string | undefined
  readonly files: readonly string[]
}

/** Asks an agent for an analysis, in a store and a folder that are removed afterwards: a plan leaves nothing behind. */
export async function analystHere(options: CommonOptions, question: AnalystQuestion): Promise<AnalystOutcome> {
  const folder = mkdtempSync(join(tmpdir(), 'baton-analyst-'))
  try {
    return await withBaton({ ...options, store: join(folder, 'baton.db') }, 'create', (baton) =>
      askAnalyst(baton.service, baton.caller, {
        request: question.request,
        agent: agentNamed(baton, question.analyst),
        builtIn: builtInFolder(options.lang),
        repository: question.repository,
        files: question.files,
        lang: options.lang,
        place: { folder: join(folder, 'runs'), agentHomes: agentHomes() },
      }),
    )
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** An agent of the configuration by its name or stage, else one that Baton knows. */
function agentNamed({ config, pipeline }: Baton, name: string): StageCommand {
  const own = config.stages.find(
    ({ stage, agent }) => stage === name || (agent.kind === 'command' && agent.name === name),
  )
  const names = config.stages.flatMap(({ agent }) => (agent.kind === 'command' ? [agent.name] : []))
  if (!own && !AGENT_WORDS.some((word) => word === name)) {
    const known = [...new Set([...names, ...AGENT_WORDS.filter((word) => word !== 'rehearsal')])].join(', ')
    throw usageProblem({
      ko: `--analyst ${name}: 알 수 없는 에이전트입니다. 있는 에이전트: ${known}`,
      en: `--analyst ${name}: no such agent. Known: ${known}`,
    })
  }
  const [first] = own ? [own] : stagesFor(config, pipeline, name).stages
  if (first?.agent.kind === 'command') return first.agent
  throw usageProblem({
    ko: `--analyst ${name}: 리허설은 모델을 쓰지 않아 분석할 수 없습니다.`,
    en: `--analyst ${name}: a rehearsal has no model and cannot analyse.`,
  })
}
