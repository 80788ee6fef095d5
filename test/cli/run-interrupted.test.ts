import { expect, test } from 'vitest'
import { linesOf, RelayDesk } from './relay-desk.ts'
import { useRunsWorld } from './runs-world.ts'

const world = useRunsWorld()

/** Between two runs, while one is prepared, while checks run, while the outcome lands: no agent is at work. */
test.each([
  ['before the first run', 'stage:run', 'SIGINT'],
  ['when a stage has been checked', 'evidence:recorded', 'SIGTERM'],
  ['when an outcome has landed', 'stage:landed', 'SIGINT'],
  ['while Baton checks', 'check:started', 'SIGINT'],
] as const)(
  'interrupted %s, it is put down in order and says how to go on',
  async (_, type, signal) => {
    const desk = new RelayDesk(world(), type.replace(':', '-'))
    const started = desk.start(['run', 'make a greeting', '--yes', '--json'])
    await started.printed(`"type":"${type}"`)
    started.child.kill(signal)
    expect(await started.ended, started.stderr).toBe(4)
    const lines = linesOf(started.stdout)
    expect(lines.at(-1)).toMatchObject({ type: 'relay:summary', outcome: { kind: 'interrupted' } })
    const task_id = String(lines.at(-1)?.task_id)
    const { error } = JSON.parse(started.stderr) as { error: { code: string; message: string } }
    expect(error.code).toBe('RELAY_INTERRUPTED')
    expect(error.message).toContain(`continue with baton run --resume ${task_id} --store ${desk.store}`)
    const { relay, runs, inLane, workers } = await desk.read(task_id)
    expect(relay.open).toBe(true)
    // Nobody has it, and no other task waits for its place.
    expect({ inLane, workers }).toEqual({ inLane: [], workers: [] })
    expect(runs.filter(({ holder }) => holder !== null)).toEqual([])
    expect(runs.filter(({ state }) => state === 'failed')).toEqual([])
  },
  120_000,
)
