import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { borrowObjects } from '../../src/workspace/clone/borrow-objects.ts'

let root: string
let info: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'borrow-'))
  info = join(root, 'clone', '.git', 'objects', 'info')
  mkdirSync(info, { recursive: true })
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

const borrow = () => borrowObjects({ folder: join(root, 'clone'), gitDir: '/moved/.git' })
const alternates = () => readFileSync(join(info, 'alternates'), 'utf8')

it('points a clone at the objects of a repository that was moved, and keeps what else it borrows from', async () => {
  writeFileSync(join(info, 'alternates'), `/gone/.git/objects\n${root}\n`)
  await borrow()
  expect(alternates()).toBe(`/moved/.git/objects\n${root}\n`)
  await borrow()
  expect(alternates()).toBe(`/moved/.git/objects\n${root}\n`)
})

it('writes through no link that the agent left', async () => {
  const outside = join(root, 'outside')
  writeFileSync(outside, 'mine\n')
  symlinkSync(outside, join(info, 'alternates'))
  await borrow()
  expect(readFileSync(outside, 'utf8')).toBe('mine\n')
  rmSync(join(info, 'alternates'))
  renameSync(info, join(root, 'elsewhere'))
  symlinkSync(join(root, 'elsewhere'), info)
  await borrow()
  expect(existsSync(join(root, 'elsewhere', 'alternates'))).toBe(false)
})
