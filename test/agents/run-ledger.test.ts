import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { appendFileSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import type { ProcessRow } from '../../src/agents/process-row.ts'
import { ProcessSnapshot } from '../../src/agents/process-snapshot.ts'
import { createProcessTable } from '../../src/agents/process-table.ts'
import { RunLedger, readLedger } from '../../src/agents/run-ledger.ts'
import { until } from './agent-world.ts'

const folder = mkdtempSync(join(tmpdir(), 'baton-ledger-'))
const path = join(folder, 'baton.db.processes')
const pids = new Set<number>()
afterAll(() => {
  for (const pid of pids) {
    try {
      process.kill(pid, 'SIGKILL')
    } catch {
      // It has ended.
    }
  }
  rmSync(folder, { recursive: true, force: true })
})

const linesOf = () => readLedger(path).flatMap((line) => ('pid' in line ? [line] : []))

describe.runIf(process.platform === 'linux')('the ledger of a run', () => {
  test('keeps a process that drops its environment, its session and its parent, and what that one starts', async () => {
    const worker = `worker-${process.pid}`
    const ledger = new RunLedger(path, worker)
    const table = createProcessTable(undefined, (seen) => ledger.note(seen))
    // The last command of a shell may take the place of the shell: what it starts must not be its last.
    const wait = `while [ ! -e ${folder}/go ]; do sleep 0.05; done`
    const script = `env -i PATH="$PATH" setsid sh -c "${wait}; sleep 60; :" & wait`
    const env = { PATH: process.env.PATH ?? '', BATON_WORKER: worker, BATON_RUN: 'RUN-x', BATON_NONCE: 'n' }
    const parent = spawn('sh', ['-c', script], { env })
    await until('the child is seen', async () => {
      await table.scan()
      return linesOf().some(({ pid, session }) => pid === session && pid !== parent.pid)
    })
    for (const { pid } of linesOf()) pids.add(pid)
    const daemon = linesOf().find(({ pid, session }) => pid === session && pid !== parent.pid)
    parent.kill('SIGKILL')
    await once(parent, 'exit')
    appendFileSync(join(folder, 'go'), '')
    await until('what the daemon starts is seen', async () => {
      await table.scan()
      const { rows } = await table.scan()
      const grandchild = rows.find((row) => row.ppid === daemon?.pid && row.state !== 'Z')
      if (grandchild) pids.add(grandchild.pid)
      return linesOf().some(({ pid, session }) => session === daemon?.pid && pid !== daemon?.pid)
    })
    expect(linesOf().every(({ run }) => run === 'RUN-x')).toBe(true)
  })

  test('notes a process again that has left its session since it was noted first, and still knows its run', () => {
    const moved = join(folder, 'moved')
    const ledger = new RunLedger(moved, 'worker-m')
    const seen = (session: number, marks: object) =>
      new ProcessSnapshot([
        { pid: 70_000, started: '5', ppid: 1, pgrp: 69_000, session, state: 'S', ...marks } satisfies ProcessRow,
      ])
    ledger.note(seen(69_000, { worker: 'worker-m', run: 'RUN-m', nonce: 'n' }))
    ledger.note(seen(69_000, {}))
    ledger.note(seen(70_000, {}))
    ledger.note(seen(70_000, {}))
    expect(readLedger(moved)).toMatchObject([
      { run: 'RUN-m', pid: 70_000, session: 69_000 },
      { run: 'RUN-m', pid: 70_000, session: 70_000 },
    ])
    expect(readLedger(moved)).toHaveLength(2)
  })

  test('is read line by line: another boot and what is no line are left out', () => {
    const before = readLedger(path).length
    appendFileSync(
      path,
      '{"host":"elsewhere/boot/1","run":"RUN-y","pid":1,"started":"1","pgrp":1,"session":1}\nnot json\n{"run":1}\n',
    )
    expect(readLedger(path).length).toBe(before)
    expect(readLedger(join(folder, 'none'))).toEqual([])
  })

  test('stays small, and is for its owner alone', () => {
    const large = join(folder, 'large')
    const ledger = new RunLedger(large, 'w')
    const long = 'x'.repeat(1_000)
    for (let number = 0; number < 1_200; number += 1) ledger.folder(`RUN-${number}`, `/${long}`)
    expect(statSync(large).size).toBeLessThan(600 * 1024)
    expect(statSync(large).mode & 0o077).toBe(0)
    expect(readLedger(large).at(-1)).toMatchObject({ run: 'RUN-1199' })
  })
})
