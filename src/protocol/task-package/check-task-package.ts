import { pointer } from '../json-pointer.ts'
import { type SchemaCheck, schemaCheck } from '../schema-check.ts'
import type { KnownKeys, PipelineWords } from '../shape.ts'
import { taskPackageShape } from '../shapes/task-package.ts'
import { teamPayloadShape } from '../shapes/team-payload.ts'
import { unknownKeys } from '../unknown-keys.ts'
import { type Violation, violation } from '../violation.ts'

const PAYLOADS = pointer('task_package', 'team_payloads')

/** What is wrong by the schema. The keys of `team_payloads` are the teams of the pipeline, so they are looked at one by one. */
export function checkTaskPackage(words: PipelineWords): SchemaCheck {
  const checkRest = schemaCheck(taskPackageShape, words)
  const checkPayload = schemaCheck(teamPayloadShape)
  return (value) => {
    const payloads = member(member(value, 'task_package'), 'team_payloads')
    if (!isRecord(payloads)) return checkRest(value)
    const missing = words.teams.filter((team) => payloads[team] === undefined)
    const present = words.teams.filter((team) => payloads[team] !== undefined).toReversed()
    return [
      ...checkRest(value),
      ...missing.map((team) => violation(PAYLOADS + pointer(team), 'required')),
      ...present.flatMap((team) =>
        checkPayload(payloads[team]).map((one) => ({ ...one, pointer: PAYLOADS + pointer(team) + one.pointer })),
      ),
    ]
  }
}

/** Other keys of the envelope are not checked: `task show --json` adds some. */
export function unknownPackageKeys({ teams }: PipelineWords, value: unknown): Violation[] {
  const { keys = {} } = taskPackageShape.known.keys?.task_package ?? {}
  const payloads: KnownKeys = { keys: Object.fromEntries(teams.map((team) => [team, {}])) }
  return unknownKeys({ keys: { ...keys, team_payloads: payloads } }, member(value, 'task_package'), '/task_package')
}

const member = (value: unknown, key: string) => (isRecord(value) ? value[key] : undefined)

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
