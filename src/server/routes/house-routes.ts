import { covers } from '../../protocol/access-token.ts'
import { ACTIONS } from '../../protocol/pipeline/actions.ts'
import { storeFacts } from '../../service/audit/store-facts.ts'
import { newestEvent } from '../../service/events/follow-events.ts'
import { pipelineStatus } from '../../service/pipeline/pipeline-status.ts'
import { startPipeline } from '../../service/pipeline/start-pipeline.ts'
import { stopPipeline } from '../../service/pipeline/stop-pipeline.ts'
import { presentState } from '../../service/place/present-state.ts'
import { knownPeople } from '../../service/registry/known-people.ts'
import { registerAgent } from '../../service/registry/register-agent.ts'
import { registeredAgents } from '../../service/registry/registered-agents.ts'
import { removePerson } from '../../service/registry/remove-person.ts'
import { setPerson } from '../../service/registry/set-person.ts'
import { leasesOf } from '../../service/runs/run-life.ts'
import { listSettings } from '../../service/settings/list-settings.ts'
import { stats } from '../../service/stats/stats.ts'
import { createToken, listTokens, revokeToken } from '../../service/tokens/access-tokens.ts'
import { usage } from '../../service/usage/usage.ts'
import { given, type Handlers } from './ask.ts'

type HouseRoutes = Pick<
  Handlers,
  | 'session'
  | 'pipeline'
  | 'stop_pipeline'
  | 'start_pipeline'
  | 'project'
  | 'list_agents'
  | 'register_agent'
  | 'list_people'
  | 'set_person'
  | 'remove_person'
  | 'stats'
  | 'usage'
  | 'list_settings'
  | 'list_tokens'
  | 'create_token'
  | 'revoke_token'
>

export const HOUSE_ROUTES: HouseRoutes = {
  session: async ({ service, who, parts, lang }) => {
    const { person_id, name, roles, teams } = who.person
    return {
      person: { person_id, name, roles, teams },
      role: who.role,
      language: who.person.language ?? lang,
      time_zone: service.config.timezone,
      expires_at: who.expires_at,
      now: presentState(service).now,
      version: parts.version,
      store_id: (await storeFacts(service)).id,
      newest_event: await newestEvent(service),
    }
  },

  pipeline: async ({ service, caller }) => {
    const { pipeline, hash } = presentState(service)
    const { definition } = pipeline
    const { stopped, stopped_at, po } = await pipelineStatus(service, caller)
    return {
      definition: { ...definition },
      hash,
      po,
      stages: pipeline.stages.map(({ id, team }) => ({ id, team })),
      teams: definition.teams.map(({ id, name, role, icon, colour, light }) => ({
        id,
        name,
        role,
        icon,
        colour,
        light,
      })),
      statuses: [...pipeline.statuses.values()].map(({ code, label, kind, stage, owner, terminal }) => ({
        ...{ code, label, kind, terminal },
        stage: stage ?? null,
        owner: owner ?? null,
      })),
      actions: Object.entries(ACTIONS).map(([action, { label, direction }]) => ({ action, label, direction })),
      stopped,
      stopped_at,
    }
  },

  stop_pipeline: ({ service, caller, body }) => stopPipeline(service, caller, body),
  start_pipeline: ({ service, caller }) => startPipeline(service, caller),

  project: async ({ service, parts }) => ({
    ...(await parts.work.project()),
    workers: (await leasesOf(service)).size,
    worker_command: parts.workerCommand,
  }),

  list_agents: async ({ service }) => ({ agents: await registeredAgents(service) }),

  register_agent: ({ service, caller, params, body }) => {
    const { agent_name, team, role, status, lead } = body
    return registerAgent(service, caller, {
      ...params,
      ...given('agent_name', agent_name),
      ...given('team', team),
      ...given('role', role),
      ...given('status', status),
      ...given('lead', lead),
    })
  },

  list_people: async ({ service, who }) => {
    const { people, user } = await knownPeople(service)
    // Where mail and messages reach them is for the PO, who writes it down.
    return { people: covers(who.role, 'po') ? people : people.map((one) => ({ ...one, addresses: {} })), user }
  },

  set_person: async ({ service, caller, params, body }) => {
    const { people } = await knownPeople(service)
    const how = people.some(({ person_id }) => person_id === params.person_id) ? 'change' : 'add'
    const { name, roles, teams, language, is_user = false } = body
    return setPerson(service, caller, {
      ...{ how, is_user, ...params },
      ...given('name', name),
      ...given('roles', roles),
      ...given('teams', teams),
      ...given('language', language),
    })
  },

  remove_person: ({ service, caller, params }) => removePerson(service, caller, params),

  stats: ({ service, caller, query }) => stats(service, caller, { range: query.range ?? '30d' }),
  usage: ({ service, caller, query }) => usage(service, caller, { by: query.by ?? 'task', task_id: query.task }),

  list_settings: async ({ service, caller, lang }) => {
    const { settings } = await listSettings(service, caller)
    return { settings: settings.map((one) => ({ ...one, problem: one.problem?.describe(lang) ?? null })) }
  },

  list_tokens: async ({ service, caller }) => ({ tokens: await listTokens(service, caller) }),
  create_token: ({ service, caller, body }) => createToken(service, caller, body),
  revoke_token: ({ service, caller, params }) => revokeToken(service, caller, params),
}
