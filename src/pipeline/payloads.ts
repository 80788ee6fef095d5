import type { Pipeline } from '../protocol/pipeline/pipeline.ts'
import type { TaskPackage } from '../protocol/task-package/schema.ts'

type Payloads = TaskPackage['team_payloads']
type Fields = Record<string, unknown>

/** The payloads of a new task: every team's key, the first team's input with the request. */
export function newPayloads(pipeline: Pipeline, request: string | null, plan_edits?: string): Payloads {
  const payloads: Record<string, object> = Object.fromEntries([...pipeline.teams.keys()].map((team) => [team, {}]))
  const [first] = pipeline.stages
  if (first) {
    const input = Object.fromEntries(first.input.map(({ field }) => [field, field === 'request' ? request : null]))
    const edits = plan_edits === undefined ? {} : { plan_edits }
    payloads[first.team] = { phase: first.phase, input: { ...input, ...edits }, output: emptyOutput(first.output) }
  }
  return payloads as Payloads
}

/** Writes what a team hands over into its output. A field for which it has nothing is left out; unknown ones are kept. */
export function withOutput(payloads: Payloads, pipeline: Pipeline, team: string, output: Fields): Payloads {
  const stage = pipeline.stages.find((candidate) => candidate.team === team)
  const payload = (payloads[team] ?? {}) as { phase?: string; input?: Fields; output?: Fields }
  const written = present({ ...payload.output, ...output })
  return { ...payloads, [team]: { phase: stage?.phase ?? 'work', ...payload, output: written } } as Payloads
}

/** Fills a team's input from what the teams before it put out; what it had stays where nothing new is known. */
export function withInput(payloads: Payloads, pipeline: Pipeline, team: string): Payloads {
  const stage = pipeline.stages.find((candidate) => candidate.team === team)
  if (!stage) return payloads
  const before = pipeline.stages.slice(0, pipeline.stages.indexOf(stage)).map((one) => one.team)
  const known: Fields = Object.assign(
    {},
    ...before.map((one) => present((payloads[one] as { output?: Fields })?.output)),
  )
  const payload = (payloads[team] ?? {}) as { input?: Fields; output?: Fields }
  const input = Object.fromEntries(
    stage.input.map(({ field, from }) => [field, known[from] ?? payload.input?.[field] ?? null]),
  )
  return {
    ...payloads,
    [team]: {
      phase: stage.phase,
      output: emptyOutput(stage.output),
      ...payload,
      input: { ...payload.input, ...input },
    },
  } as Payloads
}

/** Lists begin empty, everything else unknown. */
function emptyOutput(fields: readonly string[]): Fields {
  return Object.fromEntries(fields.map((field) => [field, /(?:_found|_findings)$/.test(field) ? [] : null]))
}

function present(fields: Fields | undefined): Fields {
  return Object.fromEntries(Object.entries(fields ?? {}).filter(([, value]) => value !== null && value !== undefined))
}
