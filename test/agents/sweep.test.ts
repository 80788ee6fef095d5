import { spawn } from 'node:child_process'
import { once } from 'node:events'
import type { Readable, Writable } from 'node:stream'
import { beforeEach, describe, expect, test } from 'vitest'
import { isAlive, thisProcess } from '../../src/agents/process-identity.ts'
import type { ProcessRow } from '../../src/agents/process-row.ts'
import { readProcess } from '../../src/agents/signal-process.ts'
import { sweepRun, sweepWorker } from '../../src/agents/sweep.ts'
import { type AgentWorld, until, useAgentWorld } from './agent-world.ts'

const held = useAgentWorld()
let world: AgentWorld
beforeEach(() => {
  world = held.current
})

describe('a sweep', () => {
  test('of a run kills everything of it, frozen or daemonised, and not the run of the same name in another store', async () => {
    const run = `r-${world.worker}`
    const agent = world.launch('counting-family.sh', [world.folder], { run: { ...world.marks, run } })
    const other = world.launch('silent.sh', [], { run: { ...world.marks, run, nonce: 'of another store' } })
    const mine = { run, nonce: world.marks.nonce }
    await until('its daemon counts', () => world.ticks('daemon') > 0 && world.ticks('orphan') > 0)
    await agent.freeze()
    const { killed, left } = await sweepRun(mine)
    expect(killed).toBeGreaterThanOrEqual(5)
    expect(left).toEqual([])
    expect(await agent.ended).toEqual({ how: 'signalled', signal: 'SIGKILL' })
    expect((await world.living()).map(({ pid }) => pid)).toEqual([other.pid])
    expect(await sweepRun(mine)).toEqual({ killed: 0, left: [] })
  })

  test('of a worker kills a child that threw its environment away', async () => {
    const agent = world.launch('drops-environment.sh', [world.folder])
    let child: ProcessRow | undefined
    await until('the child runs', () => {
      child = readProcess(Number(world.read('pid')) || -1)
      return child !== undefined
    })
    expect(await sweepWorker(world.worker)).toMatchObject({ left: [] })
    await agent.ended
    await until('the child is gone', () => {
      const now = readProcess((child as ProcessRow).pid)
      return now?.started !== child?.started || now?.state === 'Z'
    })
  })

  test('does not reach this process, also when it carries the mark itself', async () => {
    const script = `
      const { sweepWorker } = await import(${JSON.stringify(new URL('../../src/agents/sweep.ts', import.meta.url).href)})
      console.log(JSON.stringify(await sweepWorker(process.env.BATON_WORKER)))`
    const inner = spawn(process.execPath, ['--input-type=module', '-e', script], {
      env: { PATH: process.env.PATH, BATON_WORKER: world.worker },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const [said] = (await once(inner.stdout, 'data')) as [Buffer]
    expect(JSON.parse(said.toString())).toEqual({ killed: 0, left: [] })
    await once(inner, 'exit')
  })
})

describe('a process', () => {
  test('is alive under its own start, and dead under another one', () => {
    const self = thisProcess()
    expect(self).toMatchObject({ pid: process.pid, started: expect.stringMatching(/./) })
    expect(isAlive(self)).toBe(true)
    expect(isAlive({ ...self, started: '1' })).toBe(false)
    expect(isAlive({ ...self, pid: 2 ** 22 })).toBe(false)
  })

  test('that is a zombie is dead', async () => {
    // A shell may reap a child that ends before the shell has become another program; `cat` reaps nothing. So the child
    // ends only when `cat` has answered.
    const script = '{ read -r end <&3; } & echo $!; exec cat'
    const child = spawn('sh', ['-c', script], { stdio: ['pipe', 'pipe', 'inherit', 'pipe'] })
    const [said] = (await once(child.stdout as Readable, 'data')) as [Buffer]
    const pid = Number(said)
    child.stdin?.write('is this cat?\n')
    await once(child.stdout as Readable, 'data')
    ;(child.stdio[3] as Writable).end()
    await until('it is a zombie', () => readProcess(pid)?.state === 'Z')
    const { started } = readProcess(pid) as ProcessRow
    expect(isAlive({ ...thisProcess(), pid, started })).toBe(false)
    child.kill('SIGKILL')
    await once(child, 'exit')
  })

  test('of an earlier boot is dead, and of another machine or container nobody can tell', () => {
    const self = thisProcess()
    const [machine, boot, namespace] = self.host.split('/')
    expect(isAlive({ ...self, host: `${machine}/an-earlier-boot/${namespace}` })).toBe(false)
    expect(isAlive({ ...self, host: `another/${boot}/${namespace}` })).toBeUndefined()
    expect(isAlive({ ...self, host: `${machine}/${boot}/another` })).toBeUndefined()
    expect(isAlive({ ...self, host: '' })).toBeUndefined()
  })
})
