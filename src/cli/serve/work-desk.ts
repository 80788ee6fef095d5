import { BatonError } from '../../protocol/baton-error.ts'
import { stageWithoutWayForward } from '../../protocol/pipeline/way-forward.ts'
import { type EffectiveConfig, effectiveConfig, NO_CONFIG } from '../../protocol/project-config/effective-config.ts'
import { AGENT_WORDS } from '../../protocol/project-config/known-agents.ts'
import type { WorkDesk } from '../../server/server-parts.ts'
import { detectAgents } from '../../service/place/agents-here.ts'
import { graphsOfStages } from '../../service/plan/graphs-of-stages.ts'
import { completeConfig } from '../../service/project/discover-project.ts'
import { activateMissingAgents } from '../../service/registry/activate-missing-agents.ts'
import { agentOfStage, startRun } from '../../service/runs/start-run.ts'
import { beginWork, scratchRepository, targetCommit } from '../../service/work/begin-work.ts'
import type { Baton } from '../compose.ts'
import type { ProjectOptions } from '../config-file.ts'
import { requireApproved, SCRATCH_PROJECT } from '../project/settle-project.ts'
import { builtInFolder } from '../prompt-files.ts'
import { rehearsalCommands, requireAgentHere } from '../relay/who-plays.ts'
import { enclosingRepository, isStoresRepository, repositoryOfStore } from '../repository-place.ts'
import { runHome } from '../run-home.ts'
import { usageProblem } from '../usage-error.ts'
import { dispatchDesk, type Place } from './dispatch-desk.ts'
import { type ProjectNow, projectNow } from './project-now.ts'

type Start = Parameters<WorkDesk['check']>[1]

/** Starts work for the server, as `baton run` does for a terminal. A rehearsal works in a scratch repository. */
export function workDesk(baton: Baton, options: ProjectOptions): WorkDesk {
  const { service, pipeline, lang, storePath } = baton
  const now = () => projectNow(baton, options)
  const repository = repositoryOfStore(storePath) ?? enclosingRepository(process.cwd())

  const placeFor = async (start: Start): Promise<Place> => {
    const project = await now()
    const { prompts } = project
    if (start.rehearsal) {
      const config = withAgents(project, allStages(project, 'rehearsal'))
      return {
        repository: await scratchRepository(),
        config: { ...config, target_branch: null, ...SCRATCH_PROJECT },
        prompts,
      }
    }
    if (repository === undefined) throw noRepository()
    const config = await requireApproved(withAgents(project, start.agents ?? {}), repository)
    const { target = config.target_branch } = start
    return { repository, config: { ...config, target_branch: target }, prompts }
  }

  const skipDocs = async (actor: string, start: Start) => {
    if (!start.skip_docs && !(await now()).config.skip_docs) return undefined
    const { po } = pipeline.definition
    if (actor !== po) throw BatonError.of('PO_ONLY', { action: 'skip documentation', po })
    return { by: actor, how: start.skip_docs ? ('option' as const) : ('config' as const) }
  }

  return {
    check: async (caller, start) => {
      const stage = stageWithoutWayForward(pipeline)
      if (stage) throw BatonError.of('PIPELINE_NOT_RUNNABLE', { stage: stage.id })
      await skipDocs(caller.actor, start)
      if (start.rehearsal) return
      const place = await placeFor(start)
      await targetCommit(place.repository, place.config)
    },

    begin: async (caller, { task_id, request, ...start }) => {
      const place = await placeFor(start)
      const skip_docs = await skipDocs(caller.actor, start)
      // The registry is the PO's. For anybody else the task waits at the team, and the PO finds that in the inbox.
      const isPo = caller.actor === pipeline.definition.po
      if (isPo) await activateMissingAgents(service, caller, { skipsDocs: skip_docs !== undefined })
      const store_repository = isStoresRepository(storePath, place.repository)
      const rehearsal = rehearsalCommands(pipeline)
      const parts = { task_id, request, ...place, store_repository, rehearsal, language: lang, skip_docs }
      const graphs = await graphsOfStages(service, { request, ...place, builtIn: builtInFolder(lang), lang })
      await beginWork(service, caller, { ...parts, ...(graphs ? { graphs } : {}) })
    },

    ...dispatchDesk(baton, repository, ({ agent, target, rehearsal }) =>
      placeFor({
        ...(agent === undefined ? {} : { agents: allStages(baton, agent) }),
        ...(target === undefined ? {} : { target }),
        ...(rehearsal === undefined ? {} : { rehearsal }),
      }),
    ),

    project: async () => {
      const written = (await now()).config
      const config = repository === undefined ? written : await completeConfig(written, repository)
      const found = detectAgents(process.env.PATH ?? '')
      const isHere = (name: string) => name === 'rehearsal' || found.some((one) => one === name)
      return {
        repository: repository !== undefined,
        target: config.target_branch,
        checks: config.checks.map(({ name, command }) => ({ name, command: [...command] })),
        agents: AGENT_WORDS.map((name) => ({ name, found: isHere(name) })),
        stages: config.stages.map(({ stage, team, play, agent }) => {
          const name = agent.kind === 'command' ? agent.name : 'rehearsal'
          return { stage, team, agent: name, play, found: agent.kind === 'rehearsal' || isHere(name) }
        }),
        ack_minutes: { ...pipeline.definition.limits.ack_minutes },
        skip_docs: config.skip_docs,
      }
    },

    startRun: async (caller, { agent, prompt, limits: asked }) => {
      if (repository === undefined) throw noRepository()
      const config = await completeConfig(withAgents(await now(), allStages(baton, agent)), repository)
      const [stage] = config.stages
      if (!stage) throw BatonError.of('INTERNAL', { reason: 'the pipeline has no stage' })
      const script = rehearsalCommands(pipeline)[stage.stage] ?? []
      const { checks } = config
      const { argv, pass, settings, adapter, allowed, nonce_required, limits } = agentOfStage('single', stage.agent, {
        ...{ script, checks, permissions: stage.permissions },
      })
      const { folder: home } = await runHome(baton)
      return startRun(service, caller, {
        ...{ agent, argv, prompt, pass, workflow: 'custom', repository, home },
        limits: { ...limits, ...(asked?.total_minutes === undefined ? {} : { wall_minutes: asked.total_minutes }) },
        // The script of a rehearsal says blocks of its own accord here: nobody gave it a brief with a nonce.
        nonce_required: stage.agent.kind === 'command' && nonce_required,
        ...(settings === undefined ? {} : { settings }),
        ...(adapter === undefined ? {} : { adapter }),
        ...(allowed === undefined ? {} : { allowed }),
        store_repository: isStoresRepository(storePath, repository),
      })
    },
  }
}

const allStages = ({ pipeline }: Pick<Baton, 'pipeline'>, agent: string) =>
  Object.fromEntries(pipeline.stages.map(({ id }) => [id, agent]))

/** The configured stages, but those that are named here with another agent. */
function withAgents({ config, pipeline }: ProjectNow, named: Readonly<Record<string, string>>): EffectiveConfig {
  const words = Object.entries(named).map(([stage, name]) => {
    if (!pipeline.stages.some(({ id }) => id === stage)) {
      throw BatonError.of('REQUEST_INVALID', {
        place: '/agents',
        problem: pipeline.stages.map(({ id }) => id).join(', '),
      })
    }
    return [stage, requireAgentHere(name)] as const
  })
  if (words.length === 0) return config
  const agents = Object.fromEntries(words)
  const changed = effectiveConfig({ ...NO_CONFIG, agents, limits: config.limits }, pipeline)
  const stages = config.stages.map((one) => {
    const other = agents[one.stage] === undefined ? undefined : changed.stages.find(({ stage }) => stage === one.stage)
    const { concurrency, coder } = one
    return other ? { ...other, ...(coder ? { coder } : {}), concurrency } : one
  })
  return { ...config, stages }
}

const noRepository = () =>
  usageProblem({
    ko: 'Baton 저장소가 git 저장소 안에 없습니다. git 저장소 안에서 baton serve 를 시작하거나 리허설을 고르세요.',
    en: 'The store lies in no git repository. Start baton serve inside one, or choose a rehearsal.',
  })
