import { join } from 'node:path'
import { createInterface } from 'node:readline/promises'
import { fileURLToPath } from 'node:url'
import { inflect } from '../../protocol/inflect.ts'
import type { StageDefinition } from '../../protocol/pipeline/definition.ts'
import type { Pipeline } from '../../protocol/pipeline/pipeline.ts'
import { type EffectiveConfig, effectiveConfig, NO_CONFIG } from '../../protocol/project-config/effective-config.ts'
import { AGENT_WORDS, type KnownAgentName } from '../../protocol/project-config/known-agents.ts'
import { detectAgents } from '../../service/place/agents-here.ts'
import { REVIEWER, type RehearsalCommands } from '../../service/work/begin-work.ts'
import type { Baton } from '../compose.ts'
import { usageProblem } from '../usage-error.ts'

const REHEARSAL = fileURLToPath(new URL('../../../rehearsal/', import.meta.url))
/** By the `phase` of a stage: what its team does, whatever the stage is called. */
const SCRIPTS: Readonly<Record<string, string>> = {
  planning: 'plan.js',
  development: 'develop.js',
  review: 'review.js',
  qa: 'test.js',
  hardening: 'harden.js',
  documentation: 'document.js',
}

/** The scripts that play stages without a model. They run on the Node that runs us. */
export function rehearsalCommands({ stages }: Pipeline): RehearsalCommands {
  const script = (name: string) => [process.execPath, join(REHEARSAL, name)]
  return {
    ...Object.fromEntries(stages.map((stage) => [stage.id, script(scriptFor(stage))])),
    [REVIEWER]: script('review.js'),
  }
}

/** The script that takes changes back, with the pairs of commits that it is given. */
export const revertCommand = (changes: readonly { readonly changed: string; readonly before: string }[]) => [
  ...[process.execPath, join(REHEARSAL, 'revert.js')],
  ...changes.map(({ changed, before }) => `${changed}:${before}`),
]

/** Leader and coder are roles that one script alone knows. */
function scriptFor({ phase, play }: StageDefinition): string {
  if (play === 'leader-coder') return 'develop.js'
  if (play === 'graph') return 'specialist.js'
  return (Object.hasOwn(SCRIPTS, phase) && SCRIPTS[phase]) || 'stage.js'
}

/** The agent that was named, if it is one and can be started here. */
export function requireAgentHere(agent: string): (typeof AGENT_WORDS)[number] {
  const word = AGENT_WORDS.find((known) => known === agent)
  if (word === undefined) {
    throw usageProblem({
      ko: `--agent 는 ${AGENT_WORDS.join(', ')} 중 하나여야 합니다. 다른 명령은 baton.config.json 의 agents 에 쓰세요.`,
      en: `--agent must be one of ${AGENT_WORDS.join(', ')}. Any other command goes into agents of baton.config.json.`,
    })
  }
  if (word !== 'rehearsal' && !detectAgents(process.env.PATH ?? '').includes(word)) {
    throw usageProblem({
      ko: inflect`${word} 이(가) PATH에 없습니다. 설치하거나 다른 --agent 를 고르세요.`,
      en: `${word} is not on the PATH. Install it, or choose another --agent.`,
    })
  }
  return word
}

/** The stages as the configuration has them, or all of them with one agent. */
export function stagesFor(config: EffectiveConfig, pipeline: Pipeline, agent: string | undefined): EffectiveConfig {
  if (agent === undefined) return config
  const word = requireAgentHere(agent)
  const agents = Object.fromEntries(pipeline.stages.map(({ id }) => [id, word]))
  const { stages } = effectiveConfig({ ...NO_CONFIG, agents, limits: config.limits }, pipeline)
  const own = new Map(config.stages.map((one) => [one.stage, one]))
  return {
    ...config,
    stages: stages.map((one) => {
      const { concurrency, permissions, fallback, coder } = own.get(one.stage) ?? one
      return {
        ...one,
        ...(coder ? { coder } : {}),
        concurrency,
        permissions,
        fallback: fallback.filter(({ name }) => name !== word),
      }
    }),
  }
}

/** Offers an installed agent CLI if no agent was named. */
export async function offerAgents({ lang, json }: Baton, asks: boolean): Promise<string | undefined> {
  const found = detectAgents(process.env.PATH ?? '')
  const [first] = found
  if (first === undefined || json) return undefined
  const ko = lang === 'ko'
  const names = found.join(', ')
  if (!asks) {
    const hint = ko
      ? inflect`이 컴퓨터에 ${names} 이(가) 있습니다: --agent ${first}`
      : `On this machine: ${names}. Use --agent ${first}`
    process.stderr.write(`${hint}\n`)
    return undefined
  }
  const lines = createInterface({ input: process.stdin, output: process.stdout })
  try {
    const text = ko
      ? inflect`이 컴퓨터에 ${names} 이(가) 있습니다. 쓰려면 이름을, 리허설은 Enter: `
      : `On this machine: ${names}. Type a name to use it, or Enter for a rehearsal: `
    const typed = (await lines.question(text)).trim()
    return found.find((name: KnownAgentName) => name === typed)
  } finally {
    lines.close()
  }
}
