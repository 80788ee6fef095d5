import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { ROOT } from '../support/run-baton.ts'
import { taskIn, withEngine } from '../support/task-steps.ts'
import { BIN, type Desk, TERMINAL, useRunsWorld } from './runs-world.ts'

const world = useRunsWorld()

describe('truth.1 an approval at a terminal', { timeout: 180_000 }, () => {
  let desk: Desk
  const tasks: string[] = []
  const shown = async (task_id: string) => JSON.parse((await desk.run(['task', 'show', task_id, '--json'])).stdout)

  const taskOf = (id: string) =>
    withEngine(desk.store, async ({ store }) => {
      const [task] = await store.load([{ kind: 'task', id }])
      return task?.kind === 'task' ? task.value?.task : undefined
    })
  const statusOf = async (id: string) => (await taskOf(id))?.status

  beforeAll(async () => {
    desk = world().desk('approve')
    await withEngine(desk.store, async (engine) => {
      for (const title of ['First', 'Second', 'Third']) tasks.push(await taskIn(engine, 'DEPLOY_READY', title))
    })
  })

  test('asks for the id, and takes it', async () => {
    const [task_id = ''] = tasks
    const typed = desk.type(['task', 'approve', task_id])
    await typed.printed('Type the id of the task to approve it')
    expect(typed.stdout).toContain('First')
    typed.write(`${task_id}\r`)
    expect(await typed.ended, typed.stdout).toBe(0)
    const { task_package, decisions } = await shown(task_id)
    expect(task_package.status).toBe('DONE')
    expect(decisions.at(-1)).toMatchObject({
      action: 'approve',
      actor: 'song-po',
      person: { id: 'song-po', name: expect.any(String) },
      origin: { channel: 'terminal', tty: expect.stringMatching(/^\/dev\/pts\//), uid: process.getuid?.() },
    })
    const names = decisions.at(-1).origin.ancestry.map(({ name }: { name: string }) => name)
    expect(names).toEqual(expect.arrayContaining(['script']))
    expect(names.length).toBeLessThanOrEqual(12)
    expect((await desk.run(['task', 'history', task_id])).stdout).toMatch(
      /approve.*\[.*\(song-po\), terminal \/dev\/pts\//i,
    )
  })

  test.each([
    ['another word', 'yes\r'],
    ['Ctrl-C', '\u0003'],
    ['Ctrl-D', '\u0004'],
  ])('leaves everything as it was on %s', async (_, keys) => {
    const [, task_id = ''] = tasks
    const typed = desk.type(['task', 'approve', task_id])
    await typed.printed('Type the id of the task to approve it')
    typed.write(keys)
    expect(await typed.ended).toBe(4)
    expect(typed.stdout).toContain('CONFIRMATION_FAILED')
    expect(await statusOf(task_id)).toBe('DEPLOY_READY')
  })

  test('asks nothing where this very terminal offered it, and only there', async () => {
    const task_id = tasks[2] ?? ''
    const module = join(ROOT, 'src', 'cli', 'announced-approvals.ts')
    const steps = (await taskOf(task_id))?.pipeline_history.length
    const announce = `import('${module}').then((m) => m.announceApproval('${desk.store}', '${task_id}', ${steps}))`
    const inTerminal = (line: string) =>
      world().start(TERMINAL, ['-qec', line, '/dev/null'], desk, { SHELL: '/bin/sh', TERM: 'xterm' })
    const node = process.execPath
    const elsewhere = inTerminal(`'${node}' -e "${announce}"`)
    expect(await elsewhere.ended, elsewhere.stdout).toBe(0)
    const asked = desk.type(['task', 'approve', task_id])
    await asked.printed('Type the id of the task to approve it')
    asked.write('\u0003')
    await asked.ended
    const here = inTerminal(`'${node}' -e "${announce}"; '${node}' '${BIN}' task approve ${task_id}`)
    expect(await here.ended, here.stdout).toBe(0)
    expect(here.stdout).not.toContain('Type the id')
    expect(await statusOf(task_id)).toBe('DONE')
  })

  test('asks nobody where there is no terminal, and says that a program approved', async () => {
    const [, task_id = ''] = tasks
    expect((await desk.run(['task', 'approve', task_id])).code).toBe(0)
    expect((await shown(task_id)).decisions.at(-1)).toMatchObject({ origin: { channel: 'program', tty: null } })
  })
})
