import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Heard, heardIn } from './heard.ts'
import type { Machine } from './machine.ts'
import type { Order } from './order.ts'
import { type PatchFile, patchText, writtenPaths } from './patch.ts'
import { type Ran, runProgram } from './run-program.ts'

const BATON = join(import.meta.dirname, '..', '..', 'bin', 'baton.js')
const AGENT = join(import.meta.dirname, 'agent.ts')
const STAGES = ['PLAN', 'DEV', 'QA', 'HARDEN']
const RELAY_SECONDS = 1_200

export interface Relay {
  /** A clone of the repository, for relays alone. */
  readonly clone: string
  /** For the order, the patch and the configuration: outside of the repository, so that no check of it sees them. */
  readonly folder: string
  readonly machine: Machine
  readonly base: string
  readonly title: string
  readonly files: readonly PatchFile[]
}

export interface RelayEnd extends Heard {
  readonly code: number | null
  readonly wholeSeconds: number
  /** What the agents say that they took. */
  readonly agentSeconds: number
  /** Command lines of package managers that installed something. */
  readonly installs: readonly string[]
  readonly stdout: string
  readonly stderr: string
  /** What `inbox` and `task show` show a person afterwards. */
  readonly shown: string
}

/** Takes one change through `baton run`, as a person would who has no configuration for checks and setup. */
export async function runRelay(relay: Relay): Promise<RelayEnd> {
  const { clone, machine, base } = relay
  const git = (...args: string[]) => runProgram(['git', ...args], { cwd: clone, env: machine.env })
  await git('checkout', '--quiet', '--force', '-B', 'field', base)
  const config = writeOrder(relay)
  machine.clear()
  rmSync(timesFile(relay.folder), { force: true })
  const ran = await baton(relay, ['run', relay.title, '--yes', '--json', '--skip-docs', '--config', config])
  const installs = machine.installs()
  const { task } = heardIn(ran.stdout, '')
  const inbox = await baton(relay, ['inbox', '--config', config])
  const card = task === '' ? '' : (await baton(relay, ['task', 'show', task, '--config', config])).stdout
  if (task !== '') await baton(relay, ['task', 'cancel', task, '--reason', 'field test', '--config', config])
  return {
    ...heardIn(ran.stdout, `${inbox.stdout}\n${card}`),
    ...{ code: ran.code, wholeSeconds: ran.seconds, agentSeconds: agentSeconds(relay.folder), installs },
    ...{ stdout: ran.stdout, stderr: ran.stderr, shown: `${inbox.stdout}\n${card}` },
  }
}

function baton({ clone, machine }: Relay, args: readonly string[]): Promise<Ran> {
  const env = { ...machine.env, LANG: 'en_US.UTF-8' }
  return runProgram([process.execPath, BATON, ...args], { cwd: clone, env, seconds: RELAY_SECONDS })
}

const timesFile = (folder: string) => join(folder, 'agents.times')

function agentSeconds(folder: string): number {
  const lines = existsSync(timesFile(folder)) ? readFileSync(timesFile(folder), 'utf8').trim().split('\n') : []
  return lines.reduce((sum, line) => sum + Number(line), 0) / 1_000
}

/** Neither `checks` nor `setup` is configured: what Baton finds is what is tested. */
function writeOrder({ folder, files, title }: Relay): string {
  const patch = join(folder, 'order.patch')
  const order = join(folder, 'order.json')
  const times = timesFile(folder)
  const config = join(folder, 'baton.config.json')
  writeFileSync(patch, patchText(files))
  writeFileSync(order, JSON.stringify({ title, patch, times, files: writtenPaths(files) } satisfies Order))
  const agent = { command: [process.execPath, AGENT, order], name: 'scripted' }
  const agents = Object.fromEntries(STAGES.map((stage) => [stage, agent]))
  const whole = { schema_version: '1.0.0', language: 'en', agents, reviewer: agent, coders: { DEV: 'single' } }
  writeFileSync(config, JSON.stringify(whole))
  return config
}
