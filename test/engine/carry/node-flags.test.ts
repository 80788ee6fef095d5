import { expect, test } from 'vitest'
import { startCarriedTask } from '../../../src/engine/simulation/carried/carried-tasks.ts'
import type { RelayAgent } from '../../../src/pipeline/relay/relay-record.ts'
import type { Player } from '../../../src/protocol/plays/player.ts'
import { openVisitWorld, platform, po } from '../../support/visit-world.ts'

const FLAGS = ['--model', 'opus', '--max-turns', '20']
const SAID = { tier: 'critical', max_turns: 20 } as const
/** The project names the models of Codex, whose own option is kept where the agent file says nothing. */
const OPTIONS = { model: 'deep', system_prompt: 'be brief', max_turns: 20 }
const CODEX = {
  adapter: 'codex-server',
  options: { model: 'usual', system_prompt: 'be brief' },
  models: { critical: 'deep', fast: 'quick' },
} as const
const player = (name: string): Player => ({
  ...{ name, argv: [name], pass: [], nonce_required: false, limits: {} },
  ...(name === 'codex' ? CODEX : {}),
  ...(name.startsWith('claude') ? { adapter: 'claude' } : {}),
})

/** A run of a specialist whose agent file names a model and turns, in a worker's hands. */
async function specialist(first: string, fallback: string) {
  const world = await openVisitWorld()
  const task_id = await startCarriedTask(world.engine, world.git, { modes: { DEV: 'graph' }, from: 1 })
  const relay = await world.load('relay', task_id)
  const { DEV } = relay?.spec.graphs ?? {}
  if (!relay || !DEV) throw new Error('no graph')
  const agents = Object.fromEntries(
    Object.entries(DEV.agents).map(([name, one]) => [name, { ...one, flags: FLAGS, ...SAID }]),
  )
  const before = relay.spec.stages.DEV
  const agent = { ...before, ...player(first), fallback: [player(fallback)] } as RelayAgent
  const spec = { ...relay.spec, stages: { ...relay.spec.stages, DEV: agent }, graphs: { DEV: { ...DEV, agents } } }
  await world.put('relay', task_id, { ...relay, spec })
  const run_id = await world.begin(task_id)
  const begun = await world.runOf(run_id)
  expect(begun?.node).toBeDefined()
  expect(begun?.argv).toEqual(first === 'claude' ? ['claude', ...FLAGS] : [first])
  expect(begun?.options).toEqual(first === 'claude' ? undefined : OPTIONS)
  return { world, task_id, agent, held: await world.take(run_id, task_id) }
}

const ARGV = [
  ['codex', 'claude', ['claude', ...FLAGS]],
  ['claude', 'claude-small', ['claude-small', ...FLAGS]],
  ['claude', 'codex', ['codex']],
] as const

test.each(ARGV)(
  'a specialist of %s that falls back to %s has the flags of its agent file where they are known',
  async (first, next, argv) => {
    const { world, held } = await specialist(first, next)
    const error = { type: 'recoverable', message: 'not installed', recovery: 'pause_and_retry' } as const
    const command = { type: 'run_reported_error', ...held, error, cause: 'missing', checkpoint: null } as const
    await world.run(command, platform)
    const run = await world.runOf(held.run_id)
    expect(run).toMatchObject({ player: next, argv })
    expect(run?.options).toEqual(next === 'codex' ? OPTIONS : undefined)
    await world.store.close()
  },
)

test.each(ARGV)('the same where a person replaces %s by %s', async (first, next, argv) => {
  const { world, task_id, agent, held } = await specialist(first, next)
  const { adapter: _, fallback: __, ...rest } = agent
  const stages = { DEV: { ...rest, ...player(next) } }
  await world.engine.execute({ type: 'replace_agents', task_id, agents: { stages, rehearsal: false } }, po)
  expect(await world.runOf(held.run_id)).toMatchObject({ player: next, argv })
  await world.store.close()
})
