import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { launchAgent } from '../../src/agents/launch-agent.ts'
import { readProcess } from '../../src/agents/signal-process.ts'
import { type AgentWorld, until, useAgentWorld } from './agent-world.ts'

const held = useAgentWorld()
let world: AgentWorld
beforeEach(() => {
  world = held.current
})

describe('the environment of an agent', () => {
  afterEach(() => vi.unstubAllEnvs())

  test('is what it needs, what is passed on by name, what it is given and its marks, and nothing else of ours', async () => {
    vi.stubEnv('SECRET_TOKEN', 'of the person')
    vi.stubEnv('NODE_OPTIONS', '')
    vi.stubEnv('LC_TIME', 'C')
    vi.stubEnv('WANTED', 'passed')
    vi.stubEnv('BATON_RUN', 'an outer run')
    const agent = world.launch('environment.sh', [], {
      pass: ['WANTED', 'NOT_SET', 'BATON_RUN'],
      env: { GIVEN: 'given', BATON_WORKER: 'forged' },
    })
    expect(await agent.ended).toEqual({ how: 'exited', code: 0 })
    const lines = world.printed.trim().split('\n')
    const env = Object.fromEntries(lines.map((line) => line.split(/=(.*)/s).slice(0, 2)))
    expect(env).toMatchObject({
      TERM: 'dumb',
      LC_TIME: 'C',
      WANTED: 'passed',
      GIVEN: 'given',
      PATH: process.env.PATH,
      BATON_RUN: 'r-1',
      BATON_WORKER: world.worker,
      BATON_ATTEMPT: '1',
      BATON_NONCE: 'this-nonce',
      BATON_RUN_TOKEN: 'this-token',
    })
    // PWD is the shell's own.
    const known =
      /^(?:PATH|HOME|USER|LOGNAME|SHELL|LANG|LANGUAGE|LC_\w+|TZ|TMPDIR|TERM|WANTED|GIVEN|PWD|OLDPWD|_|SHLVL|BATON_(?:RUN|WORKER|ATTEMPT|NONCE|RUN_TOKEN))$/
    expect(Object.keys(env).filter((name) => !known.test(name))).toEqual([])
  })
})

describe('an agent that cannot be started', () => {
  const start = (argv: readonly [string, ...string[]], cwd = world.folder) =>
    launchAgent({ argv, cwd, run: world.marks, onOutput: () => {} })

  test('ends as a value that says why', async () => {
    const gone = world.path('gone')
    mkdirSync(gone)
    rmSync(gone, { recursive: true })
    writeFileSync(world.path('text'), 'no program', { mode: 0o644 })
    const reasons = await Promise.all(
      [
        start(['no-such-command-anywhere']),
        start(['./text']),
        start(['sh'], gone),
        start(['sh'], world.path('text')),
        start(['sh', 'nul\0byte']),
        start(['sh', '-c', 'x'.repeat(4_000_000)]),
      ].map(({ ended }) => ended),
    )
    expect(reasons.map(({ how }) => how)).toEqual(Array(6).fill('not_started'))
    expect(reasons.map((end) => (end.how === 'not_started' ? end.reason : ''))).toEqual([
      'the command no-such-command-anywhere is not there',
      'the command ./text may not be executed',
      `its folder ${gone} is not there`,
      expect.stringContaining('ENOTDIR'),
      expect.stringContaining('null bytes'),
      'the command sh cannot take so long a request as an argument',
    ])
  })

  test('can be written to, frozen, thawed and ended like any other', async () => {
    const agent = start(['no-such-command-anywhere'])
    expect(agent.pid).toBeUndefined()
    expect(await agent.write('hello\n')).toBe(false)
    agent.closeInput()
    expect(await agent.freeze()).toEqual({ frozen: true })
    expect(await agent.thaw()).toEqual({ thawed: true })
    expect(await agent.terminate()).toEqual({ asked: 0, killed: 0, left: [] })
  })
})

describe('a running agent', () => {
  test('hears what is written, also what is written while it is frozen, and the end of its input', async () => {
    const agent = world.launch('echoes.sh')
    expect(await agent.write('one\n')).toBe(true)
    await until('it answers', () => world.printed.includes('heard one'))
    await agent.freeze()
    expect(await agent.write('two\n')).toBe(true)
    expect(world.printed).not.toContain('two')
    await agent.thaw()
    await until('it answers', () => world.printed.includes('heard two'))
    agent.closeInput()
    expect(await agent.ended).toEqual({ how: 'exited', code: 0 })
    expect(world.printed).toBe('heard one\nheard two\nend of input\n')
    expect(await agent.write('too late\n')).toBe(false)
  })

  test('is held back by a listener that is not done, and loses nothing by it', async () => {
    const gate = Promise.withResolvers<void>()
    let heard = 0
    let calls = 0
    const agent = world.launch('leaves-daemon.sh', [], {
      onOutput: async (_, bytes) => {
        heard += bytes.length
        calls += 1
        if (calls === 1) await gate.promise
      },
    })
    try {
      await until('it is heard', () => calls > 0)
      // Not by its marks: a process has no environment for an instant while it is executed.
      await until('it has exited', () => !readProcess(agent.pid as number))
      expect(calls).toBe(1)
    } finally {
      gate.resolve()
    }
    expect(await agent.ended).toEqual({ how: 'exited', code: 7 })
    expect(heard).toBe(100_000 + '\nlast words\n'.length)
  })

  test('whose listener fails is ended, and says with which error', async () => {
    const agent = world.launch('closes-stdin.sh', [], { onOutput: () => Promise.reject(new Error('the disk is full')) })
    await until('it is told to end', async () => (await world.living()).length === 0)
    await expect(agent.ended).rejects.toThrow('the disk is full')
  })

  test('ends with its whole tree when the signal is aborted', async () => {
    const stop = new AbortController()
    const agent = world.launch('counting-family.sh', [world.folder], { signal: stop.signal })
    await until('its daemon counts', () => world.ticks('daemon') > 0)
    stop.abort()
    expect(await agent.ended).toEqual({ how: 'signalled', signal: 'SIGTERM' })
    await until('nobody is left', async () => (await world.living()).length === 0)
  })

  test('costs little more than the bare process', async () => {
    const bare: number[] = []
    const ours: number[] = []
    for (let time = 0; time < 30; time += 1) {
      let begun = performance.now()
      const child = spawn('/bin/true', { stdio: 'pipe' })
      await once(child, 'close')
      bare.push(performance.now() - begun)
      begun = performance.now()
      const agent = launchAgent({ argv: ['/bin/true'], cwd: '/', run: world.marks, onOutput: () => {} })
      expect(await agent.ended).toEqual({ how: 'exited', code: 0 })
      ours.push(performance.now() - begun)
    }
    const median = (values: number[]) => values.sort((a, b) => a - b)[values.length >> 1] as number
    process.stdout.write(`/bin/true: bare ${median(bare).toFixed(1)} ms, as an agent ${median(ours).toFixed(1)} ms\n`)
    // An agent is executed twice: first by the program that sets its limit mark.
    expect(median(ours)).toBeLessThan(2 * median(bare) + 5)
  })
})
