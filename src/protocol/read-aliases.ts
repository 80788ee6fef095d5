import { type Pipeline, teamByAnyName } from './pipeline/pipeline.ts'

type Json = Readonly<Record<string, unknown>>

/**
 * Replaces the words by which a team is read (`KANGCHEOL`, `꼼꼼이`) with its id, at the places where a
 * document names a team and nowhere else. It takes anything and leaves alone what has not the expected shape:
 * that is for the schema to say. What Baton writes has only ids.
 */
export function readAliases(pipeline: Pipeline, document: unknown): unknown {
  if (!isObject(document)) return document
  const team = (value: unknown) => (typeof value === 'string' ? (teamByAnyName(pipeline, value) ?? value) : value)
  const party = (value: unknown) => change(value, { team_id: team })
  return change(document, {
    source: party,
    target: party,
    source_team: team,
    target_team: team,
    task_package: (value) =>
      change(value, {
        assigned_team: team,
        pipeline_history: (steps) => (Array.isArray(steps) ? steps.map((step) => change(step, { team })) : steps),
        team_payloads: (payloads) => renameKeys(pipeline, payloads),
      }),
  })
}

/** A copy with some members changed; members that are missing stay missing. */
function change(value: unknown, changes: Readonly<Record<string, (member: unknown) => unknown>>): unknown {
  if (!isObject(value)) return value
  const changed: Record<string, unknown> = { ...value }
  for (const [key, to] of Object.entries(changes)) if (Object.hasOwn(value, key)) changed[key] = to(value[key])
  return changed
}

/** An alias whose team is there under its own id is left alone: which of the two counts is not ours to guess. */
function renameKeys(pipeline: Pipeline, payloads: unknown): unknown {
  if (!isObject(payloads)) return payloads
  return Object.fromEntries(
    Object.entries(payloads).map(([key, payload]) => {
      const id = teamByAnyName(pipeline, key)
      return [id === undefined || Object.hasOwn(payloads, id) ? key : id, payload]
    }),
  )
}

function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
