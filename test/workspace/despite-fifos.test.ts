import { execFile, execFileSync } from 'node:child_process'
import { existsSync, linkSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, expect, test } from 'vitest'
import { despiteFifos } from '../../src/workspace/clone/despite-fifos.ts'
import { until } from '../agents/agent-world.ts'

const root = mkdtempSync(join(tmpdir(), 'baton-fifos-'))
afterAll(() => rmSync(root, { recursive: true }))

test('a program that opens a fifo as it is taken away is let go too, and nothing is left of the fifo', async () => {
  const folder = join(root, 'work')
  mkdirSync(join(folder, 'src'), { recursive: true })
  const fifo = join(folder, 'src', '.gitattributes')
  execFileSync('mkfifo', [fifo])
  // The same fifo under a name that stays, as for a program that has looked it up and not opened it yet.
  const late = join(root, 'late')
  linkSync(fifo, late)
  const read = async () => {
    await until('the fifo is taken away', () => !existsSync(fifo))
    return (await promisify(execFile)('cat', [late], { timeout: 60_000 })).stdout
  }
  expect(await despiteFifos(folder, read, 20)).toBe('')
  expect(readdirSync(root).toSorted()).toEqual(['late', 'work'])
})
