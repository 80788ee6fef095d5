import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { dirname, isAbsolute, join, relative, resolve, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { BatonError } from '../../protocol/baton-error.ts'
import { inflect } from '../../protocol/inflect.ts'
import type { Lang } from '../../protocol/lang.ts'
import { DEFAULT_PIPELINE } from '../../protocol/pipeline/pipeline.ts'
import { storeFacts } from '../../service/audit/store-facts.ts'
import { detectAgents } from '../../service/place/agents-here.ts'
import { completeConfig, discoverProject } from '../../service/project/discover-project.ts'
import type { NewHistory } from '../../service/session/set-up-project.ts'
import { type CommonOptions, requireOutsideRun, withBaton } from '../compose.ts'
import { type LoadedProject, loadProject } from '../config-file.ts'
import { locateConfig } from '../config-place.ts'
import { configTemplate } from '../config-template.ts'
import { nextSteps } from '../init-next.ts'
import { pipelineFrom } from '../pipeline-from.ts'
import { commandsText } from '../present/config/config-text.ts'
import { offerApproval } from '../project/settle-project.ts'
import { canAsk } from '../relay/attend-relay.ts'
import { print, printJson } from '../report.ts'
import { enclosingRepository } from '../repository-place.ts'
import { openAsker } from '../session/asker.ts'
import { type SetupOptions, setUpSession } from '../session/set-up-session.ts'
import { historyText, setupJson, setupText } from '../session/setup-text.ts'
import { excludeFromGit } from '../store-path.ts'
import { terminalText } from '../terminal-text.ts'
import { replaceWhole, type WrittenConfig, writeConfig } from '../write-config.ts'

export interface InitOptions extends CommonOptions, SetupOptions {
  readonly force?: boolean
}

const SCHEMA = fileURLToPath(new URL('../../../schemas/config.schema.json', import.meta.url))

/**
 * `baton init`: makes the store and a configuration where there is none yet, and says what it did. A configuration that
 * came with the repository is kept and shown: it names commands that Baton would run.
 */
export async function init(options: InitOptions): Promise<void> {
  requireOutsideRun(options, 'create')
  try {
    await initialise(options)
  } catch (error) {
    const { code, path } = error as NodeJS.ErrnoException
    if (error instanceof BatonError || !UNWRITABLE.has(code ?? '')) throw error
    throw BatonError.of('FOLDER_NOT_WRITABLE', { path: terminalText(path ?? process.cwd()), reason: code ?? '' })
  }
}

const UNWRITABLE: ReadonlySet<string> = new Set(['EACCES', 'EPERM', 'EROFS', 'ENOSPC', 'EDQUOT'])

async function initialise(options: InitOptions): Promise<void> {
  // Before there is a store, whose witness lies in the git directory.
  const setup = await setUp(options)
  // Without the configuration: one that is broken must not stand in the way of a new one.
  const store = await withBaton({ ...options, config: null }, 'create', async ({ service, storePath, flags }) => {
    const { id, tasks } = await storeFacts(service)
    return { path: storePath, id, tasks, flags }
  })
  const { path } = locateConfig(options.config ?? undefined)
  const found = detectAgents(process.env.PATH ?? '')
  const written = writeConfig(path, await template(path, found, options), options.force ?? false)
  const { project, fault } = await loaded(path)
  const root = enclosingRepository(dirname(path)) ?? dirname(path)
  const complete = project && (await completeConfig(project.config, root))
  // What the configuration itself names is the person's own.
  const offer = async () => {
    if (!complete || project.config.setup !== null) return
    const teller = { json: options.json ?? false, lang: options.lang, now: Date.now }
    await offerApproval(teller, complete.setup, { repository: root, yes: options.yes ?? false })
  }
  if (options.json) {
    await offer()
    return printJson({
      store: store.path,
      id: store.id,
      tasks: store.tasks,
      config: { path, ...written, valid: project !== undefined, ...(fault ? fault.toBody(options.lang) : {}) },
      stages: project?.config.stages ?? [],
      setup: complete?.setup ?? null,
      checks: project?.config.checks ?? [],
      agents_found: found,
      session: setupJson(setup, options.lang),
    })
  }
  const { lang } = options
  const words = WORDS[lang]
  print(
    [
      `${words.store(terminalText(store.path), store.tasks)}\n`,
      `${configLine(path, written, lang)}\n`,
      project
        ? commandsText(complete ?? project.config, project.pipeline, lang)
        : `  ${terminalText(fault?.describe(lang) ?? '')} [${fault?.code}]\n`,
      found.length > 0 ? `${words.found(found.join(', '))}\n` : '',
      setupText(setup, { lang, skipped: options.memory !== false }),
      await nextSteps(path, store.flags, lang),
    ].join(''),
  )
  await offer()
}

async function setUp(options: InitOptions) {
  const cwd = process.cwd()
  const root = enclosingRepository(cwd) ?? cwd
  if (isBareRepository(root)) throw BatonError.of('REPOSITORY_BARE', { path: terminalText(root) })
  const asks = canAsk({ json: options.json ?? false }) && !options.yes
  using asker = asks ? openAsker() : undefined
  let moved: NewHistory | undefined
  const onHistory = (history: NewHistory) => {
    moved = history
    if (!options.json) print(historyText(history, root, options.lang))
  }
  try {
    return await setUpSession(options, { root, cwd, asker, now: Date.now(), onHistory })
  } catch (error) {
    // The answer, which would have said so, is not printed.
    if (moved && options.json) process.stderr.write(historyText(moved, root, options.lang))
    throw error
  }
}

/** The folder of a repository without a work tree: files that are put there are in no commit. */
const isBareRepository = (folder: string) =>
  !existsSync(join(folder, '.git')) && ['HEAD', 'objects', 'refs'].every((name) => existsSync(join(folder, name)))

/** The contents of a new configuration for this repository. */
async function template(path: string, found: readonly string[], { lang, pipeline }: InitOptions): Promise<string> {
  const folder = dirname(path)
  const root = enclosingRepository(folder) ?? folder
  const named = pipeline === undefined ? undefined : relative(folder, resolve(pipeline))
  // A definition that lies elsewhere cannot be named in a file that others get with the repository.
  const pipelinePath = named === undefined || named.startsWith('..') || isAbsolute(named) ? undefined : slashes(named)
  return configTemplate({
    lang,
    schema: placeSchema(folder, root),
    pipelinePath,
    pipeline: pipelinePath === undefined ? DEFAULT_PIPELINE : await pipelineFrom(pipeline),
    found: await discoverProject(root),
    agents: found,
  })
}

/** A copy of the schema beside the store, for editors: it is there whether or not Baton is installed in the project. */
function placeSchema(folder: string, root: string): string {
  const file = join(root, '.baton', 'config.schema.json')
  mkdirSync(dirname(file), { recursive: true })
  replaceWhole(file, readFileSync(SCHEMA, 'utf8'))
  excludeFromGit(root)
  const from = slashes(relative(folder, file))
  return from.startsWith('..') ? from : `./${from}`
}

const slashes = (path: string) => path.split(sep).join('/')

async function loaded(path: string): Promise<{ project?: LoadedProject; fault?: BatonError }> {
  try {
    return { project: await loadProject(path) }
  } catch (error) {
    if (error instanceof BatonError) return { fault: error }
    throw error
  }
}

function configLine(path: string, { written, backup }: WrittenConfig, lang: Lang): string {
  const words = WORDS[lang]
  const file = terminalText(path)
  if (!written) return words.kept(file)
  return backup === null ? words.wrote(file) : words.replaced(file, terminalText(backup))
}

const WORDS = {
  ko: {
    store: (path: string, tasks: number) => `Baton 저장소: ${path} (태스크 ${tasks}건)`,
    wrote: (path: string) => inflect`설정: ${path} 을(를) 만들었습니다`,
    kept: (path: string) => inflect`설정: ${path} 이(가) 이미 있어 그대로 두었습니다 (새로 쓰려면 --force)`,
    replaced: (path: string, backup: string) =>
      inflect`설정: ${path} 을(를) 새로 썼습니다. 기존 파일은 ${backup} 에 있습니다`,
    found: (names: string) =>
      `이 컴퓨터의 에이전트 CLI: ${names} (아직 쓰지 않습니다. 쓰려면 설정의 agents 에 이름을 적으세요)`,
  },
  en: {
    store: (path: string, tasks: number) => inflect`Store: ${path} (${tasks} task(s))`,
    wrote: (path: string) => `Configuration: wrote ${path}`,
    kept: (path: string) => `Configuration: ${path} already exists and was not changed (--force overwrites it)`,
    replaced: (path: string, backup: string) => `Configuration: overwrote ${path}; the old file is ${backup}`,
    found: (names: string) => `Agent CLIs on this machine: ${names} (not enabled; name one under agents to use it)`,
  },
} as const
