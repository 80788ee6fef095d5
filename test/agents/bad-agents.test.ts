import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, expect, test } from 'vitest'
import type { Heard as AdapterHeard, AdapterOptions } from '../../src/agents/adapters/adapter.ts'
import { plainAdapter } from '../../src/agents/adapters/plain-adapter.ts'
import { createAgentStream } from '../../src/agents/agent-stream.ts'
import type { ProcessEnd } from '../../src/agents/launch-agent.ts'
import { createWatchdog } from '../../src/agents/watchdog.ts'
import type { BlockEvent } from '../../src/protocol/agent-blocks/block-events.ts'
import { LiveLines } from '../support/live-lines.ts'
import { ROOT } from '../support/run-baton.ts'
import { type AgentWorld, until, useAgentWorld } from './agent-world.ts'

const held = useAgentWorld()
let world: AgentWorld
beforeEach(() => {
  world = held.current
})

interface Heard {
  readonly end: ProcessEnd
  readonly events: readonly BlockEvent[]
  /** What the adapter calls log lines. */
  readonly log: string
  readonly stdout: Buffer
}

/** Runs a script to its end and gives what it said. */
async function hear(
  script: string,
  args: readonly string[] = [],
  options: Partial<AdapterOptions> = {},
): Promise<Heard> {
  const heard: AdapterHeard[] = []
  const chunks: Buffer[] = []
  const stream = createAgentStream({ adapter: plainAdapter(options), onHeard: (some) => void heard.push(...some) })
  const agent = world.launch(script, args, {
    onOutput: (source, bytes) => {
      if (source === 'stdout') chunks.push(bytes)
      return stream.push(source, bytes)
    },
  })
  const end = await agent.ended
  await stream.end(end.how === 'signalled' ? 'killed' : 'exited')
  expect(stream.position.stdout).toBe(chunks.reduce((sum, { length }) => sum + length, 0))
  const events = heard.flatMap((one) => (one.kind === 'event' ? [one.event] : []))
  const log = heard.flatMap((one) => (one.kind === 'text' && one.source === 'stdout' ? [one.bytes] : []))
  return { end, events, log: Buffer.concat(log).toString(), stdout: Buffer.concat(chunks) }
}

/** What moves a run. */
const meant = (events: readonly BlockEvent[]) => events.filter(({ kind }) => kind !== 'log' && kind !== 'detail')

describe('an agent that', () => {
  test('says nothing is found silent, and ends when it is told to', async () => {
    let time = 0
    const watchdog = createWatchdog({ now: () => time, silenceMs: 900_000, wallMs: 7_200_000 })
    const agent = world.launch('silent.sh', [], { onOutput: () => watchdog.touch() })
    await until('it runs', async () => (await world.living()).length === 1)
    time = 899_999
    expect(watchdog.expired()).toBeUndefined()
    time = 900_000
    expect(watchdog.expired()).toBe('silent')
    expect(await agent.terminate()).toEqual({ asked: 1, killed: 0, left: [] })
    expect(await agent.ended).toEqual({ how: 'signalled', signal: 'SIGTERM' })
  })

  test('prints invalid UTF-8 is heard, with marks in place of the bytes', async () => {
    const { events, log } = await hear('invalid-utf8.sh')
    expect(log).toBe('before \ufffd\ufffd after \ufffd\n')
    expect(events).toMatchObject([{ kind: 'error', error: { message: 'broken \ufffd\ufffd bytes' } }])
  })

  test('closes stdout has not ended, and can still be told something', async () => {
    const agent = world.launch('closes-stdout.sh', [world.folder])
    let hasEnded = false
    agent.ended.then(() => {
      hasEnded = true
    })
    await until('it works on', () => world.ticks('works-on') > 0 && world.printed === 'said\n')
    expect(hasEnded).toBe(false)
    expect(await agent.write('go on\n')).toBe(true)
    expect(await agent.ended).toEqual({ how: 'exited', code: 3 })
    expect(world.ticks('told')).toBe(1)
  })

  test('closes stdin makes writing answer no, and nothing breaks', async () => {
    const agent = world.launch('closes-stdin.sh')
    await until('it has closed it', () => world.printed === 'closed\n')
    const answers = await Promise.all(Array.from({ length: 50 }, (_, index) => agent.write(`message ${index}\n`)))
    expect(answers).toEqual(answers.map(() => false))
    expect(await agent.write('again\n')).toBe(false)
  })

  test('dies while it is written to makes writing answer no', async () => {
    const agent = world.launch('silent.sh')
    const answer = agent.write('x'.repeat(4_000_000))
    process.kill(agent.pid as number, 'SIGKILL')
    expect(await answer).toBe(false)
    expect(await agent.ended).toEqual({ how: 'signalled', signal: 'SIGKILL' })
  })

  test('never reads costs a bounded backlog, and loses its stdin when its time is up', async () => {
    const agent = world.launch('silent.sh', [], { input: { maxBacklog: 1024 * 1024, patienceMs: 200 } })
    const message = `${'x'.repeat(100 * 1024 - 1)}\n`
    const before = process.memoryUsage().arrayBuffers
    const answers = Array.from({ length: 500 }, () => agent.write(message))
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(16 * 1024 * 1024)
    const taken = (await Promise.all(answers)).filter(Boolean).length
    // What a pipe holds, and not more: the rest was refused at once or given up.
    expect(taken).toBeGreaterThan(0)
    expect(taken).toBeLessThan(10)
    expect(await agent.write('after\n')).toBe(false)
  })

  test('cannot read because it is frozen keeps its stdin, however long that takes', async () => {
    const agent = world.launch('prints-file.sh', ['-'], { input: { patienceMs: 200 } })
    const metronome = world.launch('counting-family.sh', ['count', world.path('metronome')], {
      run: { ...world.marks, run: 'another' },
    })
    await agent.freeze()
    const written = agent.write(`${'x'.repeat(1_000_000)}\n`)
    await until('many times its patience goes by', () => world.ticks('metronome') > 30)
    await agent.thaw()
    expect(await written).toBe(true)
    agent.closeInput()
    expect(await agent.ended).toEqual({ how: 'exited', code: 0 })
    expect(world.printed).toHaveLength(1_000_001)
    await metronome.terminate()
  })

  test('ignores SIGTERM is killed when its grace is over', async () => {
    const agent = world.launch('ignores-term.sh')
    await until('it ignores', () => world.printed === 'ready\n')
    const { asked, killed, left } = await agent.terminate({ graceMs: 100 })
    expect({ left, asked: asked > 0, killed: killed > 0 }).toEqual({ left: [], asked: true, killed: true })
    expect(await agent.ended).toEqual({ how: 'signalled', signal: 'SIGKILL' })
  })

  test('is frozen and ignores SIGTERM is ended all the same', async () => {
    const agent = world.launch('ignores-term.sh')
    await until('it ignores', () => world.printed === 'ready\n')
    expect(await agent.freeze()).toEqual({ frozen: true })
    expect(await agent.terminate({ graceMs: 0 })).toMatchObject({ asked: 0, left: [] })
    expect(await agent.ended).toEqual({ how: 'signalled', signal: 'SIGKILL' })
  })

  test('is frozen and polite ends by SIGTERM, without being killed', async () => {
    const agent = world.launch('silent.sh')
    expect(await agent.freeze()).toEqual({ frozen: true })
    expect(await agent.terminate()).toEqual({ asked: 1, killed: 0, left: [] })
    expect(await agent.ended).toEqual({ how: 'signalled', signal: 'SIGTERM' })
  })

  test.each(['silent', 'talking'])(
    'leaves a %s daemon on its pipes has ended, and everything it said is here',
    async (how) => {
      const begun = performance.now()
      const { end, stdout } = await hear('leaves-daemon.sh', [how])
      expect(end).toEqual({ how: 'exited', code: 7 })
      expect(stdout.toString('latin1')).toContain('last words\n')
      expect(stdout.filter((byte) => byte === 'y'.charCodeAt(0))).toHaveLength(100_000)
      expect(performance.now() - begun).toBeLessThan(10_000)
      if (how === 'silent') expect((await world.living()).length).toBe(1)
    },
  )

  test('exits inside a block is told what is missing, and its half block is nothing', async () => {
    const { end, events } = await hear('exits-in-block.sh')
    expect(end).toEqual({ how: 'exited', code: 0 })
    expect(meant(events)).toMatchObject([
      { kind: 'invalid', tag: 'AGENT_RESULT', violations: [{ rule: 'block_unclosed' }] },
    ])
  })

  test('prints the nonce of another run is not heard, and a person sees that it tried', async () => {
    const { events } = await hear('foreign-nonce.sh', [], { nonce: { value: 'this-nonce', required: true } })
    expect(meant(events)).toMatchObject([
      { kind: 'foreign', tag: 'AGENT_RESULT', run: 'somebody-else' },
      { kind: 'agent_result', run: 'this-nonce', result: { summary: 'mine', verdict: 'fail' } },
    ])
  })

  test.each([
    join(ROOT, 'test', 'fixtures', 'protocol', 'agent-platform-protocol.md'),
    join(ROOT, 'docs', 'reference', 'agent-protocol.md'),
  ])('prints the protocol itself moves nothing where the nonce is required: %s', async (page) => {
    const { events, stdout } = await hear('prints-file.sh', [page], {
      nonce: { value: 'this-nonce', required: true },
    })
    expect(stdout.equals(readFileSync(page))).toBe(true)
    expect(meant(events).filter(({ kind }) => kind !== 'foreign')).toEqual([])
  })

  test('prints terminal escapes shows as plain text to who watches', async () => {
    const live = new LiveLines({ lines: 10 })
    const { stdout } = await hear('escapes.sh')
    for (const byte of stdout) live.push(Uint8Array.of(byte))
    expect(live.read()).toEqual([
      'abcd',
      'link hidden end',
      'C1 x y rtl evil null bell back .',
      '100% done',
      'unfinished ',
    ])
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must not come through
    expect(live.read().join('')).not.toMatch(/[\u0000-\u001f\u007f-\u009f\u202e]/)
  })
})
