import { z } from 'zod'
import { ADDRESS_KINDS, PERSON_ROLES } from '../../person.ts'
import { anyObject, idShape, localizedShape, localTime, longText } from './common.ts'

const langShape = z.enum(['ko', 'en'])
const roleShape = z.enum(PERSON_ROLES)

export const sessionAnswer = z.object({
  person: z.object({
    person_id: z.string(),
    name: z.string(),
    roles: z.array(roleShape),
    teams: z.array(z.string()),
  }),
  /** The most that this session may do: the role of its token, or of the person. */
  role: roleShape,
  language: langShape,
  /** IANA name of the store's zone; null: that of the machine. */
  time_zone: z.string().nullable(),
  /** When the session or token ends (ms). */
  expires_at: z.number().nullable(),
  /** The server's time (ms), and its version. */
  now: z.number(),
  version: z.string(),
  store_id: z.string(),
  /** The number of the newest event: who reads something after this answer and follows events after it misses none. */
  newest_event: z.number(),
})
export const doneAnswer = z.object({ done: z.literal(true) })

export const eventsQuery = z.object({
  task: idShape.optional(),
  run: idShape.optional(),
  /** Events after this number, as `Last-Event-ID`; without both only what happens from now on. */
  after: z.coerce.number().int().min(0).optional(),
})

export const pipelineAnswer = z.object({
  definition: z.looseObject({ id: z.string() }),
  hash: z.string(),
  po: z.string(),
  stages: z.array(z.object({ id: z.string(), team: z.string() })),
  teams: z.array(
    z.object({
      id: z.string(),
      name: localizedShape,
      role: localizedShape,
      icon: z.string(),
      colour: z.string(),
      light: z.string(),
    }),
  ),
  statuses: z.array(
    z.object({
      code: z.string(),
      label: localizedShape,
      kind: z.string(),
      stage: z.string().nullable(),
      owner: z.string().nullable(),
      terminal: z.boolean(),
    }),
  ),
  actions: z.array(z.object({ action: z.string(), label: localizedShape, direction: z.string() })),
  stopped: z.boolean(),
  stopped_at: z.string().nullable(),
})
export const stopBody = z.object({ reason: longText(2_000).min(1) })
export const stopAnswer = z.looseObject({ stopped: z.boolean() })

export const projectAnswer = z.object({
  /** False: the store lies in no repository, so only a rehearsal can be started. */
  repository: z.boolean(),
  target: z.string().nullable(),
  checks: z.array(z.object({ name: z.string(), command: z.array(z.string()) })),
  /** Agents that can play, and whether their program was found on this machine. */
  agents: z.array(z.object({ name: z.string(), found: z.boolean() })),
  stages: z.array(
    z.object({
      stage: z.string(),
      team: z.string(),
      agent: z.string().nullable(),
      play: z.string(),
      found: z.boolean(),
    }),
  ),
  ack_minutes: z.record(z.string(), z.number()),
  skip_docs: z.boolean(),
  workers: z.number(),
  worker_command: z.string(),
})

const agentShape = z.looseObject({
  agent_id: z.string(),
  agent_name: z.string(),
  team: z.string(),
  role: z.string(),
  status: z.string(),
  lead: z.boolean(),
})
export const listAgentsAnswer = z.object({ agents: z.array(agentShape) })
export const registerAgentBody = z.object({
  agent_name: longText(100).optional(),
  team: longText(100).optional(),
  role: longText(200).optional(),
  status: z.enum(['active', 'inactive']).optional(),
  lead: z.boolean().optional(),
})
export const registerAgentAnswer = z.looseObject({ agent_id: z.string() })

const personShape = z.object({
  person_id: z.string(),
  name: z.string(),
  roles: z.array(roleShape),
  teams: z.array(z.string()),
  language: langShape.nullable(),
  addresses: z.partialRecord(z.enum(ADDRESS_KINDS), z.string()),
})
export const listPeopleAnswer = z.object({ people: z.array(personShape), user: z.string() })
export const setPersonBody = z.object({
  name: longText(100).optional(),
  roles: z.array(roleShape).max(3).optional(),
  teams: z.array(longText(100)).max(50).optional(),
  language: langShape.optional(),
  is_user: z.boolean().optional(),
})
export const setPersonAnswer = z.looseObject({ person_id: z.string() })
export const removePersonAnswer = z.looseObject({ person_id: z.string(), removed: z.boolean() })

export const listSettingsAnswer = z.object({
  settings: z.array(
    z.looseObject({
      scope: z.string(),
      name: z.string(),
      overridden_by: z.array(z.string()),
      problem: z.string().nullable(),
    }),
  ),
})

const tokenShape = z.object({
  token_id: z.string(),
  name: z.string(),
  person_id: z.string(),
  role: roleShape,
  created_at: z.string(),
  created_by: z.string(),
  expires_at: z.string(),
  revoked_at: z.string().nullable(),
})
export const listTokensAnswer = z.object({ tokens: z.array(tokenShape) })
export const createTokenBody = z.object({
  name: longText(100).min(1),
  person_id: idShape,
  role: roleShape,
  expires_at: localTime,
})
/** `token` is shown this once. */
export const createTokenAnswer = z.object({ token: z.string(), ...tokenShape.shape })
export const revokeTokenAnswer = z.object({ token_id: z.string(), revoked: z.boolean() })
export const openapiAnswer = anyObject
