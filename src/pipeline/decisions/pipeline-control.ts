import { BatonError } from '../../protocol/baton-error.ts'
import type { Pipeline } from '../../protocol/pipeline/pipeline.ts'
import type { PipelineCommand } from '../command.ts'
import { type Draft, requirePo } from '../draft.ts'
import { DEFAULT_USER } from '../people.ts'
import { CONTROL, REGISTRY } from '../records.ts'
import type { Results } from '../results.ts'
import { isFreeId } from './set-person.ts'

/** Nothing is picked up and no deadline runs until the PO starts the pipeline again. */
export function stopPipeline(draft: Draft, pipeline: Pipeline, reason: string): Results['stop_pipeline'] {
  requirePo(draft, pipeline, 'stop the pipeline')
  const { control } = draft.facts
  if (control.stopped_at !== null) throw already('중단된 상태', 'stopped')
  if (!reason.trim()) throw BatonError.of('REASON_REQUIRED', { action: 'pipeline stop', missing: '--reason "…"' })
  draft.put('control', CONTROL.id, { ...control, stopped_at: draft.request.now })
  draft.event('@pipeline', 'pipeline:stopped', { reason })
  draft.notify('pipeline_stopped', EVERYBODY, { actor: draft.request.actor, reason })
  return { stopped: true }
}

export function startPipeline(draft: Draft, pipeline: Pipeline): Results['start_pipeline'] {
  requirePo(draft, pipeline, 'start the pipeline')
  const { control } = draft.facts
  if (control.stopped_at === null) throw already('실행 중', 'running')
  // A clock that was set back in the meantime must not make deadlines come earlier.
  const stood = Math.max(0, draft.request.now - control.stopped_at)
  draft.put('control', CONTROL.id, { ...control, stopped_at: null, frozen_ms: control.frozen_ms + stood })
  draft.work({ op: 'wake', key: 'pipeline' })
  draft.event('@pipeline', 'pipeline:started', { frozen_ms: stood })
  draft.notify('pipeline_started', EVERYBODY, {
    actor: draft.request.actor,
    frozen_minutes: Math.floor(stood / 60_000),
  })
  return { stopped: false, frozen_ms: stood }
}

/** Adds an agent to the registry or changes one. A team has one lead: a new one takes the place of the old. */
export function registerAgent(
  draft: Draft,
  pipeline: Pipeline,
  { agent }: Extract<PipelineCommand, { type: 'register_agent' }>,
): Results['register_agent'] {
  requirePo(draft, pipeline, 'register agents')
  if (!pipeline.teams.has(agent.team)) {
    throw BatonError.of(
      'INVALID_INPUT',
      { total: 1, invalid: 1 },
      { team: agent.team, teams: [...pipeline.teams.keys()] },
    )
  }
  if (agent.agent_id === pipeline.definition.po && agent.status !== 'active') {
    throw BatonError.of('PO_ONLY', { action: 'be the PO while inactive', po: agent.agent_id })
  }
  const { agents } = draft.facts.registry
  const isKnown = agents.some(({ agent_id }) => agent_id === agent.agent_id)
  if (!isKnown && (agent.agent_id === DEFAULT_USER || !isFreeId(agent.agent_id))) {
    throw BatonError.of('USAGE', { problem: BAD_ID, command: '' })
  }
  const others = agents
    .filter((one) => one.agent_id !== agent.agent_id)
    .map((one) => (agent.lead && one.team === agent.team ? { ...one, lead: false } : one))
  const before = agents.find((one) => one.agent_id === agent.agent_id) ?? null
  draft.put('registry', REGISTRY.id, { agents: [...others, agent] })
  draft.work({ op: 'wake', key: 'registry' })
  draft.event('@registry', 'agent:registered', { agent, before })
  return { agent_id: agent.agent_id, team: agent.team, status: agent.status }
}

const BAD_ID = {
  ko: '에이전트의 id는 소문자 이름이어야 하고 (예: song-po), baton, everybody, user, constructor 는 쓸 수 없습니다.',
  en: 'The id of an agent is a name in lower case, such as song-po, and not baton, everybody, user or constructor.',
}

const EVERYBODY = { channel: 'broadcast', to: 'everybody', task_id: null } as const

const already = (ko: string, en: string) => BatonError.of('PIPELINE_ALREADY', { state: { ko, en } })
