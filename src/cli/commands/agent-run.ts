import { basename, dirname, join } from 'node:path'
import { BatonError } from '../../protocol/baton-error.ts'
import { inflect } from '../../protocol/inflect.ts'
import { openRepository, scratchRepository, startRun } from '../../service/runs/start-run.ts'
import type { RunLimits } from '../../service/work/shown.ts'
import { attendRun, requireEnd } from '../attend-run.ts'
import { type Baton, type CommonOptions, withBaton } from '../compose.ts'
import { runOutcome } from '../present/run/run-card.ts'
import { screenOf } from '../present/screen/screen.ts'
import { spawnBaton } from '../relay/spawn-baton.ts'
import { print, printJson } from '../report.ts'
import { isStoresRepository } from '../repository-place.ts'
import { runHome } from '../run-home.ts'
import { terminalText } from '../terminal-text.ts'
import { usageProblem } from '../usage-error.ts'

export interface AgentRunOptions extends CommonOptions {
  readonly prompt?: string
  readonly name?: string
  readonly workflow?: 'custom' | 'dispatch'
  readonly requireNonce?: boolean
  readonly pass?: readonly string[]
  readonly setting?: readonly string[]
  readonly detach?: boolean
  readonly yes?: boolean
  readonly silenceMinutes?: string
  readonly wallMinutes?: string
  readonly questionMinutes?: string
}

/** `baton agent run -- COMMAND…`: any command becomes an agent, in a clone of this repository. */
export async function agentRun(argv: readonly string[], options: AgentRunOptions): Promise<void> {
  const [file] = argv
  if (file === undefined) {
    throw usageProblem({
      ko: '실행할 명령이 없습니다. 예: baton agent run --prompt "…" -- ./agent.sh',
      en: 'There is no command to run. For example: baton agent run --prompt "…" -- ./agent.sh',
    })
  }
  requireVariables(options.pass ?? [])
  await withBaton(options, 'create', async (baton) => {
    const run_id = await ask(baton, argv, { ...options, name: options.name ?? basename(file) })
    if (options.detach && options.pass?.length) return runInBackground(baton, run_id, options.pass)
    if (options.detach) return queued(baton, run_id)
    const attended = await attendRun(baton, run_id, options)
    if (!baton.json) print(runOutcome(attended, screenOf(baton), baton.flags))
    requireEnd(attended, baton.flags)
  })
}

async function ask(baton: Baton, argv: readonly string[], options: AgentRunOptions & { name: string }) {
  const { service, caller } = baton
  const repository = await repositoryHere(baton)
  const store_repository = isStoresRepository(baton.storePath, repository)
  const { folder: home } = await runHome(baton)
  return startRun(service, caller, {
    agent: options.name,
    argv,
    limits: limitsFrom(options),
    pass: options.pass ?? [],
    settings: options.setting ?? [],
    workflow: options.workflow ?? 'custom',
    nonce_required: options.requireNonce ?? false,
    repository,
    store_repository,
    home,
    ...(options.prompt === undefined ? {} : { prompt: options.prompt }),
  })
}

/** The repository that we stand in; elsewhere a new one, whose path is said. */
async function repositoryHere({ lang, json }: Baton): Promise<string> {
  try {
    return (await openRepository(process.cwd())).path
  } catch (error) {
    if (!(error instanceof BatonError) || error.code !== 'NOT_A_REPOSITORY') throw error
    const folder = await scratchRepository()
    const text =
      lang === 'ko'
        ? `git 저장소가 아니어서 새로 만들었습니다: ${folder}`
        : `Not in a git repository; created one: ${folder}`
    if (!json) print(`${text}\n`)
    return folder
  }
}

/** What is missing is said before there is a run. */
function requireVariables(names: readonly string[]): void {
  const missing = names.filter((name) => process.env[name] === undefined).map(terminalText)
  if (missing.length === 0) return
  throw usageProblem({
    ko: `--pass 로 넘길 변수가 없습니다: ${missing.join(', ')}. 값을 설정한 뒤 다시 실행하세요: export ${missing[0]}=…`,
    en: `--pass names variables that are not set: ${missing.join(', ')}. Set them and run the command again: export ${missing[0]}=…`,
  })
}

/** The values of variables go from our environment to a process of its own, and nowhere else. */
function runInBackground({ storePath, json, lang, flags }: Baton, run_id: string, pass: readonly string[]): void {
  const log = join(dirname(storePath), `${run_id}.log`)
  const args = ['runs', 'resume', run_id, '--store', storePath, '--json']
  const pid = spawnBaton(args, { cwd: process.cwd(), log, errorsOnly: true })
  if (json) {
    printJson({ run_id, state: 'queued', pid, pass })
    return
  }
  const names = pass.map(terminalText).join(', ')
  print(
    lang === 'ko'
      ? inflect`${run_id} 을(를) 백그라운드에서 실행합니다 (pid ${pid ?? '-'}). ${names} 의 값은 그 프로세스의 환경으로만 넘기고 저장하지 않습니다.\n  보기: baton runs logs ${run_id} --follow${flags}\n`
      : `${run_id} runs in the background (pid ${pid}). The value of ${names} is passed to that process in its environment and is not stored.\n  watch: baton runs logs ${run_id} --follow${flags}\n`,
  )
}

function queued({ json, lang, flags }: Baton, run_id: string): void {
  if (json) {
    printJson({ run_id, state: 'queued' })
    return
  }
  print(
    lang === 'ko'
      ? inflect`${run_id} 을(를) 대기열에 넣었습니다. 실행하려면: baton worker${flags}\n`
      : `${run_id} is queued. To run it: baton worker${flags}\n`,
  )
}

function limitsFrom(options: AgentRunOptions): Partial<RunLimits> {
  const given: [keyof RunLimits, string | undefined][] = [
    ['silence_minutes', options.silenceMinutes],
    ['wall_minutes', options.wallMinutes],
    ['question_minutes', options.questionMinutes],
  ]
  return Object.fromEntries(
    given.flatMap(([name, text]) => (text === undefined ? [] : [[name, minutesFrom(name, text)]])),
  )
}

function minutesFrom(name: string, text: string): number {
  const minutes = Number(text)
  if (minutes > 0 && minutes <= 100_000) return minutes
  throw usageProblem({
    ko: inflect`--${name.replace('_', '-')} 은(는) 0보다 큰 분 단위의 수여야 합니다 (${text}).`,
    en: `--${name.replace('_', '-')} must be a number of minutes above 0, not "${text}".`,
  })
}
