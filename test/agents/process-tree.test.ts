import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { handlesSignal, parseStat, readMark } from '../../src/agents/proc-files.ts'
import type { ProcessRow } from '../../src/agents/process-row.ts'
import { ProcessSnapshot } from '../../src/agents/process-snapshot.ts'
import { createProcessTable } from '../../src/agents/process-table.ts'
import { membersOf } from '../../src/agents/process-tree.ts'
import { parsePsListing, readPsListing } from '../../src/agents/ps-listing.ts'
import { readProcess, signalProcess } from '../../src/agents/signal-process.ts'
import { until } from './agent-world.ts'

const row = (pid: number, ppid: number, more: Partial<ProcessRow> = {}): ProcessRow => ({
  pid,
  ppid,
  pgrp: pid,
  session: pid,
  state: 'S',
  started: String(pid),
  ...more,
})
const OURS = { run: 'r', worker: 'w' }
const ROOT = { pid: 10, started: '10' }
const SELF = 5

const members = (rows: readonly ProcessRow[], root: typeof ROOT | undefined = ROOT) =>
  membersOf(new ProcessSnapshot([row(1, 0), row(SELF, 1), ...rows]), OURS, root, SELF).map(({ pid }) => pid)

describe('the members of a tree', () => {
  test('are the descendants of its root, parents first, whatever their pids', () => {
    expect(members([row(12, 30), row(30, 10), row(10, 5), row(11, 12), row(40, 1)])).toEqual([10, 30, 12, 11])
  })

  test('are also those in a session or group that a member leads', () => {
    const rows = [row(10, 5), row(20, 10), row(21, 1, { session: 20 }), row(22, 1, { pgrp: 20 }), row(23, 22)]
    expect(members(rows).sort()).toEqual([10, 20, 21, 22, 23])
  })

  test('are also those who carry both marks, and what hangs on them', () => {
    const rows = [
      row(10, 5),
      row(20, 1, OURS),
      row(21, 20),
      row(22, 1, { run: 'r' }),
      row(23, 1, { run: 'r', worker: 'x' }),
    ]
    expect(members(rows).sort()).toEqual([10, 20, 21])
  })

  test('of a dead root are those of its session', () => {
    expect(members([row(20, 1, { session: 10 }), row(21, 20)]).sort()).toEqual([20, 21])
  })

  test('of a dead root whose pid was given away are not those of the new process', () => {
    const given = [row(10, 1, { started: '99' }), row(20, 10, { started: '99', session: 10 })]
    expect(members(given)).toEqual([])
    expect(members([row(20, 1, { started: '9', session: 10 })])).toEqual([])
  })

  test('are never this process and those above it', () => {
    const marked = [row(1, 0, OURS), row(4, 1, OURS), row(5, 4, OURS), row(10, 5, OURS)]
    expect(membersOf(new ProcessSnapshot(marked), OURS, undefined, SELF).map(({ pid }) => pid)).toEqual([10])
  })

  test('are no zombies, though what a dead one led still is a member', () => {
    expect(members([row(10, 5, { state: 'Z' }), row(20, 1, { session: 10 })])).toEqual([20])
  })

  test('are nobody where no mark is named', () => {
    expect(membersOf(new ProcessSnapshot([row(10, 1), row(11, 1)]), {}, undefined, SELF)).toEqual([])
  })
})

describe('reading /proc', () => {
  test('finds the fields behind a name that contains brackets and line ends', () => {
    const stat = '77 (a) S 1 (\n) b) T 3 4 5 0 -1 0 0 0 0 0 0 0 0 0 20 0 1 0 424242 0 0\n'
    expect(parseStat(stat)).toEqual({ pid: 77, ppid: 3, pgrp: 4, session: 5, state: 'T', started: '424242' })
    expect(parseStat('')).toBeUndefined()
    expect(parseStat('77 (half) S 1')).toBeUndefined()
  })

  test.each([
    ['BATON_RUN=r\0', 'r'],
    ['A=1\0BATON_RUN=r 1=2\0B=2\0', 'r 1=2'],
    ['A=BATON_RUN=x\0XBATON_RUN=y\0BATON_RUN=r', 'r'],
    ['BATON_RUN=\0', ''],
    ['BATON_RUNNER=x\0', undefined],
    ['A=BATON_RUN=x\0', undefined],
    ['', undefined],
  ])('finds a mark only as a whole variable: %j', (environment, value) => {
    expect(readMark(Buffer.from(environment), 'BATON_RUN')).toBe(value)
  })

  test('finds a mark in an environment of megabytes', async () => {
    const filler = Object.fromEntries(Array.from({ length: 15 }, (_, index) => [`FILL_${index}`, 'x'.repeat(100_000)]))
    const child = spawn('sleep', ['1000'], { env: { ...filler, PATH: process.env.PATH, BATON_RUN: 'deep inside' } })
    await once(child, 'spawn')
    const { rows } = await createProcessTable().scan()
    expect(rows.find(({ pid }) => pid === child.pid)).toMatchObject({ run: 'deep inside' })
    child.kill('SIGKILL')
    await once(child, 'exit')
  })

  test('finds a mark that a process got only when it was executed, and keeps one that it dropped', async () => {
    const table = createProcessTable()
    const env = { PATH: process.env.PATH, BATON_WORKER: 'first' }
    const gains = spawn('sh', ['-c', 'read -r _; exec env BATON_RUN=later BATON_WORKER=later sleep 1000'], {
      env: { PATH: process.env.PATH },
    })
    const drops = spawn('sh', ['-c', 'read -r _; exec env -i sleep 1000'], { env })
    const seen = async () => {
      const { rows } = await table.scan()
      return [gains, drops].map((child) => rows.find(({ pid }) => pid === child.pid)?.worker)
    }
    await until('both run', async () => (await seen()).join() === ',first')
    gains.stdin.write('\n')
    drops.stdin.write('\n')
    await until('both are executed', () =>
      [gains, drops].every(({ pid }) => readFileSync(`/proc/${pid}/comm`, 'utf8') === 'sleep\n'),
    )
    expect(await seen()).toEqual(['later', 'first'])
    for (const child of [gains, drops]) {
      child.kill('SIGKILL')
      await once(child, 'exit')
    }
  })

  test('knows whether somebody answers to a signal', async () => {
    const child = spawn('sh', ['-c', "trap 'echo stop' TSTP; echo ready; while :; do sleep 0.1; done"])
    await once(child.stdout, 'data')
    expect(handlesSignal(child.pid as number, 20)).toBe(true)
    expect(handlesSignal(child.pid as number, 15)).toBe(false)
    child.kill('SIGKILL')
    await once(child, 'exit')
    expect(handlesSignal(2 ** 22, 20)).toBe(false)
  })
})

describe('a scan', () => {
  test('is shared by those who ask while one is running, and begins after they asked', async () => {
    const begun: number[] = []
    let release = () => {}
    const table = createProcessTable(() => {
      begun.push(begun.length)
      const number = begun.length
      return new Promise((resolve) => {
        release = () => resolve([row(number, 1)])
      })
    })
    const first = table.scan()
    await until('the first runs', () => begun.length === 1)
    const others = [table.scan(), table.scan(), table.scan()]
    release()
    expect((await first).rows).toMatchObject([{ pid: 1 }])
    await until('the second runs', () => begun.length === 2)
    release()
    expect((await Promise.all(others)).map(({ rows }) => rows[0]?.pid)).toEqual([2, 2, 2])
    expect(begun).toHaveLength(2)
  })

  test('that fails fails for those who asked, and not for those after them', async () => {
    let fails = true
    const table = createProcessTable(async () => {
      if (fails) throw new Error('no /proc')
      return []
    })
    await expect(table.scan()).rejects.toThrow('no /proc')
    fails = false
    expect((await table.scan()).rows).toEqual([])
  })
})

describe('a signal', () => {
  test('reaches the very process that was seen, and not another one with its pid', async () => {
    const child = spawn('sleep', ['1000'])
    await once(child, 'spawn')
    const seen = readProcess(child.pid as number) as ProcessRow
    expect(signalProcess({ ...seen, started: String(Number(seen.started) - 1) }, 'SIGKILL')).toBe(false)
    expect(child.exitCode).toBeNull()
    expect(signalProcess(seen, 'SIGKILL')).toBe(true)
    expect(await once(child, 'exit')).toEqual([null, 'SIGKILL'])
    expect(signalProcess(seen, 'SIGKILL')).toBe(false)
  })
})

describe('reading ps, where there is no /proc', () => {
  test('takes the marks from the words behind a command', () => {
    const listing = [
      '    1     0     1 Ss   Mon Nov 16 10:00:00 2026',
      '  501     1   501 T+   Mon Nov 16 10:00:01 2026',
      '',
    ].join('\n')
    const environments = [
      '    1 /sbin/launchd',
      '  501 sh BATON_RUN=forged BATON_RUN=r-1 BATON_WORKER=w-1 HOME=/x',
      '',
    ].join('\n')
    expect(parsePsListing(listing, environments)).toEqual([
      { pid: 1, ppid: 0, pgrp: 1, session: 0, state: 'S', started: 'Mon Nov 16 10:00:00 2026' },
      {
        pid: 501,
        ppid: 1,
        pgrp: 501,
        session: 0,
        state: 'T',
        started: 'Mon Nov 16 10:00:01 2026',
        run: 'r-1',
        worker: 'w-1',
      },
    ])
  })

  test.skipIf(process.platform === 'linux')('finds this very process (skipped where there is /proc)', async () => {
    expect((await readPsListing()).map(({ pid }) => pid)).toContain(process.pid)
  })
})
