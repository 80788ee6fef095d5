import { type AnalystAnswer, analystTask } from '../../dispatch/analysis/analyst-answer.ts'
import { analystPrompt } from '../../dispatch/analysis/analyst-prompt.ts'
import { gatherSkills } from '../../dispatch/skills/gather-skills.ts'
import { readDefinitions } from '../../engine/read-definitions.ts'
import { createRun } from '../../engine/runs/new-run.ts'
import { isOutput } from '../../engine/runs/run-event.ts'
import { type AutoFixState, parseWithAutoFix, startAutoFix } from '../../protocol/auto-fix/parse-with-auto-fix.ts'
import { BatonError } from '../../protocol/baton-error.ts'
import type { Lang, Localized } from '../../protocol/lang.ts'
import type { StageCommand } from '../../protocol/project-config/effective-config.ts'
import { askedBy, type Caller } from '../caller/caller.ts'
import { playRun } from '../runs/play-run.ts'
import type { Service } from '../service.ts'
import type { WorkPlace } from '../work/open-crew.ts'

/** The answer of an analyst, or why Baton's own analysis is used. */
export type AnalystOutcome =
  | { readonly agent: string; readonly answer: AnalystAnswer }
  | { readonly agent: string; readonly why: Localized }

interface AnalystParts {
  readonly request: string
  readonly agent: StageCommand
  readonly builtIn: string
  readonly repository: string | undefined
  readonly files: readonly string[]
  readonly lang: Lang
  readonly place: Pick<WorkPlace, 'folder' | 'agentHomes'>
}

const WALL_MINUTES = 5
const MOST_BYTES = 256 * 1024

/**
 * Asks an agent to analyse a request: a run in an empty folder, its answer checked against a schema, with at most two
 * repairs. Whatever goes wrong is a reason, and no failure: the rules have an answer.
 */
export async function askAnalyst(service: Service, caller: Caller, parts: AnalystParts): Promise<AnalystOutcome> {
  const { agent, lang } = parts
  const { skills } = gatherSkills((await readDefinitions(parts.builtIn, parts.repository)).skills)
  const task = analystTask(skills.map(({ name }) => name))
  const first = analystPrompt({ request: parts.request, skills, files: parts.files, lang })
  let prompt = first
  let state: AutoFixState = startAutoFix()
  try {
    for (;;) {
      const text = await ask(service, caller, { ...parts, prompt })
      if ('why' in text) return { agent: agent.name, why: text.why }
      const step = parseWithAutoFix(task, state, text.said)
      if (step.kind === 'done') return { agent: agent.name, answer: step.value }
      if (step.kind === 'failed') return { agent: agent.name, why: both(step.error) }
      state = step.state
      prompt = `${first}\n\n${step.prompt[lang]}`
    }
  } catch (error) {
    if (error instanceof BatonError) return { agent: agent.name, why: both(error) }
    throw error
  }
}

const both = (error: BatonError): Localized => ({ ko: error.describe('ko'), en: error.describe('en') })

async function ask(
  service: Service,
  caller: Caller,
  { agent, prompt, place }: AnalystParts & { readonly prompt: string },
): Promise<{ readonly said: string } | { readonly why: Localized }> {
  const { engine } = service
  const run_id = await createRun(
    engine,
    {
      agent: agent.name,
      argv: agent.command,
      prompt,
      pass: agent.pass,
      settings: agent.settings,
      adapter: agent.adapter,
      allowed: ['read'],
      limits: { ...agent.limits, wall_minutes: WALL_MINUTES },
    },
    askedBy(caller),
  )
  const leave: { now?: () => Promise<void> } = {}
  const played = await playRun(service, caller, {
    run_id,
    place,
    pass: [],
    // An analyst that asks a question has no answer yet; nobody is here for it.
    onEvent: ({ type }) => void (type === 'run:asked' && leave.now?.()),
  })
  leave.now = played.leave
  try {
    const run = await played.play()
    const [last = ''] = (await played.lastLines(run)).slice(-1)
    // An analyst answers with JSON and needs no signal of the protocol: one that simply ends has answered.
    if (run.state !== 'completed' && run.end?.how !== 'no_signal')
      return {
        why: { ko: `실행이 끝까지 가지 못함: ${run.state} (${last})`, en: `its run ended as ${run.state} (${last})` },
      }
    const frames = await engine.store.readTranscript(run_id, { after: 0, limitBytes: MOST_BYTES })
    const said = frames.filter(({ source }) => isOutput(source) && source !== 'block')
    return { said: Buffer.concat(said.map(({ bytes }) => bytes)).toString('utf8') }
  } finally {
    await played.leave()
  }
}
