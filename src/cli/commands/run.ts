import { existsSync as exists } from 'node:fs'
import { dirname, join } from 'node:path'
import { BatonError } from '../../protocol/baton-error.ts'
import type { Lang } from '../../protocol/lang.ts'
import type { Pipeline } from '../../protocol/pipeline/pipeline.ts'
import { stageWithoutWayForward } from '../../protocol/pipeline/way-forward.ts'
import type { EffectiveConfig } from '../../protocol/project-config/effective-config.ts'
import type { TaskPackage } from '../../protocol/task-package/schema.ts'
import { graphsOfStages } from '../../service/plan/graphs-of-stages.ts'
import { createTask } from '../../service/tasks/create-task.ts'
import { beginWork, SCRATCH_MARK, scratchRepository, targetCommit } from '../../service/work/begin-work.ts'
import { carriedTask, newestCarried } from '../../service/work/carried-task.ts'
import type { Carried } from '../../service/work/open-crew.ts'
import { renewSetup } from '../../service/work/renew-setup.ts'
import { resumeWork } from '../../service/work/resume-work.ts'
import type { SkipDocs } from '../../service/work/shown.ts'
import { type Baton, type CommonOptions, withBaton } from '../compose.ts'
import { CONFIG_NAME, locateConfig } from '../config-place.ts'
import { announceHere } from '../confirm-approval.ts'
import { relaySummary } from '../present/relay/relay-summary.ts'
import type { RelaySummaryFacts } from '../present/relay/relay-summary-facts.ts'
import { jsonLine } from '../present/screen/json-line.ts'
import { screenOf } from '../present/screen/screen.ts'
import { SCRATCH_PROJECT, settleProject } from '../project/settle-project.ts'
import { builtInFolder } from '../prompt-files.ts'
import { activateMissingAgents } from '../relay/activate-missing-agents.ts'
import { attachRelay } from '../relay/attach-relay.ts'
import { attendRelay, canAsk } from '../relay/attend-relay.ts'
import { begunByDispatch } from '../relay/begun-by-dispatch.ts'
import { continueDetached } from '../relay/continue-detached.ts'
import { gatherSummary } from '../relay/gather-summary.ts'
import { lastRun, rememberRun } from '../relay/last-run.ts'
import { replaceAgents } from '../relay/replace-agents.ts'
import { requireEnd } from '../relay/require-end.ts'
import { rememberScratchRun, scratchRunHere } from '../relay/scratch-runs.ts'
import { skipDocs } from '../relay/skip-docs.ts'
import { warnNotInClones } from '../relay/warn-not-in-clones.ts'
import { offerAgents, rehearsalCommands, requireAgentHere, stagesFor } from '../relay/who-plays.ts'
import { print } from '../report.ts'
import { enclosingRepository, isStoresRepository, repositoryOfStore } from '../repository-place.ts'
import { serverAddress } from '../serve/server-file.ts'
import { reportSession } from '../session/report-session.ts'
import { excludeFromGit, storePath } from '../store-path.ts'
import { priorityFrom, titleFrom } from '../task-arguments.ts'
import { usageProblem } from '../usage-error.ts'

export interface RunOptions extends CommonOptions {
  readonly priority?: string
  readonly agent?: string
  readonly yes?: boolean
  readonly detach?: boolean
  readonly here?: boolean
  readonly fast?: boolean
  readonly skipDocs?: boolean
  /** True without a task: the one that was started last. */
  readonly resume?: string | boolean
  /** The same, for a task that another process carries. */
  readonly attach?: string | boolean
}

/**
 * `baton run "…"`: a task, carried through all its teams until a person must approve. Without `--here` and without a
 * configuration it works in a scratch repository, so that nothing of the person's is touched to see what it does.
 */
export async function run(request: string | undefined, options: RunOptions): Promise<void> {
  if (options.attach !== undefined && options.attach !== false) {
    if (request !== undefined) {
      throw usageProblem({
        ko: '--attach 는 진행 중인 태스크를 보기만 합니다. 요청을 빼거나, 새 태스크는 --attach 없이 시작하세요.',
        en: '--attach only watches a task that is under way. Leave the request out, or start a new task without --attach.',
      })
    }
    return attach(options)
  }
  if (options.resume !== undefined && options.resume !== false) return resume(options)
  if (request === undefined || request.trim() === '') {
    throw usageProblem({
      ko: '무엇을 할지 적어 주세요: baton run "…". 이어가려면: baton run --resume',
      en: 'Type what you want to have done: baton run "…". To continue a task: baton run --resume',
    })
  }
  const title = titleFrom(firstLine(request))
  const priority = priorityFrom(options.priority ?? 'P2')
  if (options.agent !== undefined) requireAgentHere(options.agent)
  const place = await placeFor(options)
  if (place.scratch && !options.json) print(scratchLine(place.repository, options.lang))
  await withBaton({ ...options, ...place.options }, 'create', async (baton) => {
    const { service, caller } = baton
    const asked = options.agent ?? (place.scratch && !options.yes ? await offerAgents(baton, canAsk(baton)) : undefined)
    const config = await configFor(baton, place, asked, { yes: options.yes ?? false })
    requireRunnable(baton.pipeline)
    const skip_docs = skipDocs(baton, options.skipDocs ?? false)
    // Asked before there is a task: one that cannot begin would only be in the way.
    const commit = await targetCommit(place.repository, config)
    if (!place.scratch) {
      await reportSession(baton, { repository: place.repository, yes: options.yes ?? false })
      await warnNotInClones(baton, { repository: place.repository, commit })
    }
    rememberRun(baton.storePath)
    if (place.scratch) rememberScratchRun(baton.storePath)
    const { task_id } = await createTask(service, caller, { title, priority, input: request })
    const { repository } = place
    await begin(baton, { task_id, request, repository, config, skip_docs })
    tellPage(baton, task_id)
    if (options.detach) return continueDetached(baton, { task_id, repository }, options)
    await carry(baton, task_id, { yes: options.yes ?? false, fast: options.fast ?? false, config, isNew: true })
  })
}

/** Where a server of this store runs, the task can be watched there. */
function tellPage({ storePath, json }: Baton, task_id: string): void {
  const address = json ? undefined : serverAddress(storePath)
  if (address !== undefined) print(`${address}/t/${task_id}\n`)
}

/** From here on agents carry the task, and how they do it is settled. */
export async function begin(
  baton: Baton,
  parts: {
    task_id: string
    request: string
    repository: string
    config: EffectiveConfig
    skip_docs: SkipDocs | undefined
    graphs?: Parameters<typeof beginWork>[2]['graphs'] & {}
  },
): Promise<void> {
  const { service, caller, lang, pipeline, prompts } = baton
  const { repository } = parts
  await activateMissingAgents(baton, parts.skip_docs !== undefined)
  const store_repository = isStoresRepository(baton.storePath, repository)
  const rehearsal = rehearsalCommands(pipeline)
  const graphs = parts.graphs ?? (await graphsOfStages(service, { ...parts, builtIn: builtInFolder(lang), lang }))
  const work = { ...parts, ...(graphs ? { graphs } : {}), store_repository, rehearsal, prompts, language: lang }
  await beginWork(service, caller, work)
}

function requireRunnable(pipeline: Pipeline): void {
  const stage = stageWithoutWayForward(pipeline)
  if (stage) throw BatonError.of('PIPELINE_NOT_RUNNABLE', { stage: stage.id })
}

/** Continues an interrupted task, or starts one on which no worker works yet. */
async function resume(options: RunOptions): Promise<void> {
  if (options.agent !== undefined) requireAgentHere(options.agent)
  await withBaton({ ...options, ...storeToResume(options) }, 'write', async (baton) => {
    const { service, caller, pipeline } = baton
    const task_id = typeof options.resume === 'string' ? options.resume : await newestCarried(service)
    const { task, spec, ...made } = await carriedTask(service, caller, { task_id })
    const config = stagesFor(baton.config, pipeline, options.agent)
    const repository = spec?.repository ?? repositoryHere(baton.storePath)
    if (spec && options.agent !== undefined) await replaceAgents(baton, { task, spec, ...made }, options.agent)
    if (spec) {
      if (await renewSetup(service, caller, task_id)) print(renewedLine(task_id, baton))
      await resumeWork(service, caller, { task_id })
    } else {
      requireRunnable(pipeline)
      const place = { repository, scratch: repository.includes(SCRATCH_MARK), options: {} }
      const request = requestOf(task) ?? task.title
      const skip_docs = skipDocs(baton, options.skipDocs ?? false)
      const configured = await configFor(baton, place, options.agent, { yes: options.yes ?? false })
      const work = { request, repository, config: configured }
      const { graphs, ...project } = (await begunByDispatch(baton, { ...work, ...made, task })) ?? {}
      await begin({ ...baton, ...project }, { ...work, ...project, task_id, skip_docs, ...(graphs ? { graphs } : {}) })
    }
    if (options.detach) return continueDetached(baton, { task_id, repository }, options)
    await carry(baton, task_id, { yes: options.yes ?? false, fast: options.fast ?? false, config })
  })
}

const renewedLine = (task_id: string, { json, lang, now }: Baton): string => {
  if (json) return jsonLine({ type: 'setup:replaced', at: new Date(now()).toISOString(), task_id })
  return lang === 'ko'
    ? `${task_id}: 바뀐 baton.config.json의 setup과 checks를 이제부터 사용합니다.\n`
    : `${task_id}: setup and checks of the edited baton.config.json are used from now on.\n`
}

/** Watches a task that another process carries. */
async function attach(options: RunOptions): Promise<void> {
  await withBaton({ ...options, ...storeToResume(options) }, 'read', async (baton) => {
    const task_id = typeof options.attach === 'string' ? options.attach : await newestCarried(baton.service)
    await attachRelay(baton, task_id, (carried) => summarise(baton, task_id, carried))
  })
}

/** The work tree that we stand in, where it belongs to the repository of the store; else that repository. */
function repositoryHere(store: string): string {
  const here = enclosingRepository(process.cwd())
  if (here !== undefined && isStoresRepository(store, here)) return here
  return repositoryOfStore(store) ?? here ?? process.cwd()
}

/** What was asked for, as the task has it. */
function requestOf({ team_payloads }: TaskPackage): string | undefined {
  for (const payload of Object.values(team_payloads)) {
    const { input } = payload as { input?: { request?: unknown } }
    if (typeof input?.request === 'string') return input.request
  }
  return undefined
}

interface CarryOptions {
  readonly yes: boolean
  readonly fast: boolean
  readonly config: EffectiveConfig
  /** The task was created by this command. */
  readonly isNew?: boolean
}

export async function carry(baton: Baton, task_id: string, options: CarryOptions): Promise<void> {
  const { yes, fast, config, isNew = false } = options
  const { value, interrupted } = await attendRelay(baton, { yes, fast, config }, (crew) =>
    crew.carry(task_id, { isNew }),
  )
  // Who pressed Ctrl-C at a question reads the question. What --yes would have answered waits for nobody.
  const isAsked = !yes && (value.wait?.what === 'question' || value.wait?.what === 'item')
  const carried = { ...value, interrupted: interrupted && !isAsked }
  const facts = await summarise(baton, task_id, carried)
  if (facts.outcome.kind === 'ready') await announceHere(baton, task_id)
  requireEnd(facts, carried, baton)
}

/** What is said when a relay has stopped. */
async function summarise(baton: Baton, task_id: string, carried: Carried): Promise<RelaySummaryFacts> {
  const facts = await gatherSummary(baton, task_id, carried)
  if (baton.json) print(jsonLine({ type: 'relay:summary', at: timeOf(baton), ...facts }))
  else print(`\n${relaySummary(facts, screenOf(baton), baton.pipeline)}`)
  return facts
}

interface Place {
  readonly repository: string
  readonly scratch: boolean
  readonly options: Partial<CommonOptions>
}

export async function placeFor(options: Pick<RunOptions, 'config' | 'here' | 'store'>): Promise<Place> {
  const here = enclosingRepository(process.cwd())
  const configured = hasConfig(options.config ?? undefined)
  if (options.here && here === undefined) {
    throw usageProblem({
      ko: '--here 는 git 저장소 안에서만 쓸 수 있습니다. git init 으로 만들거나 --here 를 빼세요.',
      en: '--here works only inside a git repository. Create one with git init, or leave --here out.',
    })
  }
  if (here !== undefined && (options.here || configured)) return { repository: here, scratch: false, options: {} }
  const repository = await scratchRepository()
  excludeFromGit(repository)
  const store = options.store ?? (process.env.BATON_STORE || join(repository, '.baton', 'baton.db'))
  return { repository, scratch: true, options: { store, config: null } }
}

/** The first line without a configuration: a person may have meant their own repository. */
export function scratchLine(folder: string, lang: Lang): string {
  const inRepository = enclosingRepository(process.cwd()) !== undefined
  if (lang === 'ko') {
    const how = inRepository
      ? '현재 git 저장소에서 하려면: baton run "…" --here'
      : '내 git 저장소에서 하려면 그 안에서: baton init'
    return `임시 git 저장소 ${folder} 에서 진행합니다. 내 파일은 바꾸지 않습니다. ${how}\n`
  }
  const how = inRepository
    ? 'To work in this repository: baton run "…" --here, or baton init first'
    : 'To work in your own repository, run there: baton init'
  return `Working in a scratch repository, ${folder}; your files are not changed. ${how}\n`
}

/** With the setup and the checks of the repository; a scratch one needs nothing and is checked by its own tests. */
export async function configFor(
  baton: Baton,
  { repository, scratch }: Place,
  agent: string | undefined,
  { yes }: Pick<RunOptions, 'yes'> = {},
): Promise<EffectiveConfig> {
  const config = stagesFor(baton.config, baton.pipeline, agent)
  if (!scratch) return settleProject(baton, config, { repository, yes })
  return config.checks.length > 0 ? config : { ...config, ...SCRATCH_PROJECT }
}

/** The store that was named, or is here; else that of the last run in this folder, or anywhere, with the configuration that it began with. */
function storeToResume({ store, config }: RunOptions): Partial<CommonOptions> {
  const last = scratchRunHere() ?? lastRun()
  if (store !== undefined || process.env.BATON_STORE || hasStoreHere() || last === undefined) return {}
  const beside = join(repositoryOfStore(last) ?? dirname(last), CONFIG_NAME)
  return { store: last, config: config ?? (exists(beside) ? beside : null) }
}

const hasStoreHere = () => exists(storePath(undefined, process.cwd()).path)

const timeOf = ({ now }: Baton) => new Date(now()).toISOString()

function hasConfig(given: string | undefined): boolean {
  const { path, named } = locateConfig(given)
  return named || exists(path)
}

export const firstLine = (request: string) => [...(request.trim().split('\n')[0] ?? '')].slice(0, 80).join('')
