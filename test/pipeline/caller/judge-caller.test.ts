import { describe, expect, test } from 'vitest'
import {
  type CallerFacts,
  type CallerProcess,
  judgeCaller,
  type SeenProcess,
} from '../../../src/pipeline/caller/judge-caller.ts'

const SHELL = 100
const process = (more: Partial<CallerProcess> = {}): CallerProcess => ({
  pid: 200,
  started: '5000',
  pgrp: 200,
  session: SHELL,
  name: 'node',
  marks: [],
  limited: false,
  folder: '/home/ada/project',
  ...more,
})
const shell = process({ pid: SHELL, started: '1000', pgrp: SHELL, name: 'bash' })
const facts = (more: Partial<CallerFacts> = {}): CallerFacts => ({
  processes: [process(), shell],
  folders: ['/home/ada/project'],
  runFolders: ['/home/ada/.local/state/baton/runs'],
  seen: [],
  ...more,
})
const seen = (more: Partial<SeenProcess> = {}): SeenProcess => ({
  run: 'RUN-1',
  pid: 900,
  started: '3000',
  pgrp: 900,
  session: 900,
  ...more,
})

test('a person in a terminal belongs to no run', () => {
  expect(judgeCaller(facts())).toBeNull()
  expect(judgeCaller(facts({ seen: [seen()] }))).toBeNull()
  expect(judgeCaller(facts({ folders: ['/home/ada/.local/state/baton/runs-of-mine'] }))).toBeNull()
})

describe('a caller belongs to a run', () => {
  test.each<[string, Partial<CallerFacts>, string]>([
    ['by its own variables', { processes: [process({ marks: ['BATON_RUN'] }), shell] }, 'mark'],
    ['by those of a process above it', { processes: [process(), process({ pid: 9, marks: ['BATON_NONCE'] })] }, 'mark'],
    ['by its limit', { processes: [process({ limited: true })] }, 'limit'],
    ['by its folder', { processes: [process({ folder: '/home/ada/.local/state/baton/runs/x/work/src' })] }, 'folder'],
    [
      'by the folder of a process above it',
      { processes: [process(), process({ folder: '/clone' })], runFolders: ['/clone'] },
      'folder',
    ],
    ['by what PWD says', { folders: ['/clone/src'], runFolders: ['/clone'] }, 'folder'],
    ['because it was seen in one', { seen: [seen({ pid: 200, started: '5000' })] }, 'process'],
    ['because one above it was', { seen: [seen({ pid: SHELL, started: '1000', session: 50, pgrp: 50 })] }, 'process'],
    [
      'by its session, whose leader is gone',
      { processes: [process({ session: 900, pgrp: 901 })], seen: [seen()] },
      'process',
    ],
    [
      'by its group, whose leader is gone',
      { processes: [process({ pgrp: 900 })], seen: [seen({ session: 1 })] },
      'process',
    ],
    [
      'by its session, whose leader was there when the run was',
      { processes: [process({ session: 900 }), process({ pid: 900, started: '2999', session: 900 })], seen: [seen()] },
      'process',
    ],
  ])('%s', (_, more, why) => {
    const finding = judgeCaller(facts(more))
    expect(finding?.why).toBe(why)
    expect(finding?.found.ko).not.toBe(finding?.found.en)
  })
})

test('a number that came back means another session', () => {
  const leader = process({ pid: 900, started: '4000', session: 900, pgrp: 900, name: 'bash' })
  const caller = process({ session: 900 })
  expect(judgeCaller(facts({ processes: [caller, leader], seen: [seen()] }))).toBeNull()
  expect(judgeCaller(facts({ seen: [seen({ pid: 200, started: '1' })] }))).toBeNull()
})

test('session 0 and 1 are nobody’s', () => {
  const caller = process({ session: 0, pgrp: 1 })
  expect(judgeCaller(facts({ processes: [caller], seen: [seen({ session: 0, pgrp: 1 })] }))).toBeNull()
})
