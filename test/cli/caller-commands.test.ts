import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Command } from 'commander'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { program } from '../../src/cli/program.ts'
import { packageAt } from '../support/package-at.ts'
import { ROOT } from '../support/run-baton.ts'
import { taskIn, withEngine } from '../support/task-steps.ts'

/** What a command that only looks may do inside a run. `backup` writes a new file, and nothing to the store. */
const LOOKS = [
  ...[
    'task list',
    'task show',
    'task history',
    'agent list',
    'agent detect',
    'people list',
    'people show',
    'pipeline status',
    'pipeline permissions',
  ],
  ...[
    'runs list',
    'runs show',
    'runs logs',
    'inbox',
    'escalation list',
    'usage',
    'stats',
    'token list',
    'why',
    'validate',
    'diagram',
    'simulate',
  ],
  'plan',
  ...['config check', 'audit verify', 'doctor', 'backup', 'message list', 'message show'],
  'settings check',
]

/** Every other command, with what it must be given to get as far as the question who calls. */
const CHANGES: Readonly<Record<string, readonly string[]>> = {
  'task create': ['--title', 'x'],
  'task import': ['FILE'],
  'task edit': ['TASK', '--title', 'x'],
  'task ack': ['TASK', 'accepted'],
  'task reject': ['TASK', '--reason', 'x', '--category', 'scope', '--item', 'jarvis: do @ 2026-12-01'],
  'task escalate': ['TASK', '--reason', 'x'],
  'task approve': ['TASK'],
  'task revert': ['TASK'],
  'task pickup': ['TASK'],
  'task handoff': ['TASK'],
  'task resubmit': ['TASK'],
  'task complete': ['TASK'],
  'task skip-docs': ['TASK'],
  'pipeline revoke': ['DEV', 'run npm install'],
  'task hold': ['TASK', '--reason', 'x'],
  'task resume': ['TASK'],
  'task cancel': ['TASK', '--reason', 'x'],
  'task watch': ['TASK'],
  'task unwatch': ['TASK'],
  'message send': ['FILE'],
  'pipeline stop': ['--reason', 'x'],
  'pipeline start': [],
  gc: [],
  serve: ['--port', '0', '--no-worker'],
  'token create': ['x'],
  'token revoke': ['tok_1'],
  mcp: [],
  'agent register': ['x', '--team', 'JARVIS'],
  'agent run': ['--', 'true'],
  'people add': ['x'],
  'people set': ['song-po', '--name', 'x'],
  'people remove': ['x'],
  'runs pause': ['RUN-1'],
  'runs cancel': ['RUN-1'],
  'runs resume': ['RUN-1'],
  'runs follow-up': ['RUN-1', 'x'],
  'runs undo': ['RUN-1'],
  answer: ['TASK', 'A'],
  worker: ['--until-idle'],
  run: ['x', '--yes'],
  dispatch: ['x', '--yes'],
  'dispatch undo': ['TASK'],
  'dispatch redo': ['TASK'],
  'escalation resolve': ['TASK/E1', 'continue'],
  tick: [],
  'settings set': ['NAME'],
  // They change nothing, and show the last characters of values.
  'settings list': [],
  'settings show': ['NAME'],
  'settings unset': ['NAME'],
  'settings rotate': [],
  init: [],
  'audit accept': ['--reason', 'x'],
  'doctor --repair': [],
  restore: ['FILE'],
}

/** Forms of a command that is in one of the lists above by its own name. */
const FORMS = ['doctor --repair', 'dispatch undo', 'dispatch redo']

/** Runs many command lines in one process, started with a variable of a run; prints the code of the error of each. */
const CHILD = `
  const { main } = await import(process.argv[1])
  const codes = []
  for (const line of JSON.parse(process.argv[2])) {
    let said = ''
    const write = process.stderr.write
    process.stderr.write = (text) => { said += text; return true }
    await main(line)
    process.stderr.write = write
    codes.push(/"code":"([A-Z_]+)"/.exec(said)?.[1] ?? said)
  }
  console.log(JSON.stringify(codes))
`

const folder = mkdtempSync(join(tmpdir(), 'baton-callers-'))
const store = join(folder, 'baton.db')
let task_id: string
beforeAll(async () => {
  await withEngine(store, async (engine) => {
    task_id = await taskIn(engine, 'DEPLOY_READY')
  })
  writeFileSync(join(folder, 'file.json'), JSON.stringify(packageAt('TASK-20260228-009', ['pickup'])))
})
afterAll(() => rmSync(folder, { recursive: true }))

const leaves = (command: Command, path: readonly string[] = []): string[] =>
  command.commands.length === 0
    ? [path.join(' ')]
    : command.commands.filter((one) => one.name() !== 'help').flatMap((one) => leaves(one, [...path, one.name()]))

describe('truth.1 inside a run', { timeout: 180_000 }, () => {
  test('every command is one that looks or one that is refused', () => {
    const known = [...LOOKS, ...Object.keys(CHANGES).filter((name) => !FORMS.includes(name))]
    expect(leaves(program('en', '0')).toSorted()).toEqual(known.toSorted())
  })

  test('every command that changes something is refused, and leaves everything as it was', async () => {
    const given = (word: string) =>
      word === 'FILE'
        ? join(folder, 'file.json')
        : word.replace('TASK', task_id).replace('RUN-1', 'RUN-20260228-001-0000')
    const lines = Object.entries(CHANGES).map(([name, words]) => {
      const end = words.indexOf('--')
      const [own, rest] = end < 0 ? [words, []] : [words.slice(0, end), words.slice(end)]
      return [...name.split(' '), ...own.map(given), '--store', store, '--json', ...rest]
    })
    const before = readdirSync(folder)
    const events = () => withEngine(store, async (engine) => (await engine.store.facts()).events)
    const recorded = await events()
    const args = ['--input-type=module', '-e', CHILD, join(ROOT, 'src', 'cli', 'main.ts'), JSON.stringify(lines)]
    const env = { PATH: process.env.PATH, HOME: folder, BATON_HOME: join(folder, 'home'), BATON_RUN: 'RUN-1' }
    const printed = execFileSync(process.execPath, args, { cwd: folder, env, encoding: 'utf8' })
    const codes = JSON.parse(printed.trim().split('\n').at(-1) ?? '') as string[]
    const names = Object.keys(CHANGES)
    expect(Object.fromEntries(codes.map((code, at) => [names[at], code]))).toEqual(
      Object.fromEntries(names.map((name) => [name, 'CALLER_IN_RUN'])),
    )
    expect(readdirSync(folder)).toEqual(before)
    expect(await events()).toBe(recorded)
  })
})
