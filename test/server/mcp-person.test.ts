import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { until } from '../agents/agent-world.ts'
import { BIN, type Desk, useRunsWorld } from '../cli/runs-world.ts'
import { ROOT } from '../support/run-baton.ts'
import { taskIn, withEngine } from '../support/task-steps.ts'
import { McpClient } from './mcp-client.ts'

const world = useRunsWorld()

describe('agents.4 baton mcp for a person', { timeout: 180_000 }, () => {
  let desk: Desk
  let task_id: string
  const events = () => withEngine(desk.store, async (engine) => (await engine.store.facts()).events)

  beforeAll(async () => {
    desk = world().desk('person')
    task_id = await withEngine(desk.store, (engine) => taskIn(engine, 'DEV_IN_PROGRESS', 'a button'))
  })

  test('reads tasks, messages and the inbox, and takes the steps that the table allows', async () => {
    await using person = await McpClient.open(desk)
    const { tasks } = (await person.call('list_tasks', { open: true })) as { tasks: { task_id: string }[] }
    expect(tasks.map((one) => one.task_id)).toEqual([task_id])
    const read = (await person.call('read_task', { task_id })) as unknown as {
      allowed: { action: string }[]
      messages: { id: string }[]
    }
    expect(read.allowed.map(({ action }) => action)).toContain('hold')
    const message_id = read.messages[0]?.id ?? ''
    expect(await person.call('read_message', { task_id, message_id })).toMatchObject({ handoff_type: 'REQUEST' })
    expect(await person.call('task_step', { task_id, action: 'hold', note: 'lunch' })).toMatchObject({
      status: 'ON_HOLD',
    })
    expect(await person.call('list_inbox')).toMatchObject({
      person: 'song-po',
      waiting: [{ kind: 'hold', answer: null }],
    })
    expect(await person.call('task_step', { task_id, action: 'handoff' })).toMatchObject({
      error: { code: 'TRANSITION_REFUSED' },
    })
    await person.call('task_step', { task_id, action: 'resume' })
    const { contents } = await person.client.readResource({ uri: `baton://task/${task_id}` })
    expect(JSON.stringify(contents)).toContain('DEV_IN_PROGRESS')
    const { resources } = await person.client.listResources()
    expect(resources.map(({ uri }) => uri)).toEqual(['baton://inbox'])
  })

  test('answers hostile input with an error, writes nothing, and goes on', async () => {
    await using person = await McpClient.open(desk)
    const before = await events()
    const refused = async (name: string, input: Record<string, unknown>) => {
      const answer = await person.client.callTool({ name, arguments: input })
      expect(answer.isError, name).toBe(true)
      return JSON.stringify(answer)
    }
    const long = 'x'.repeat(1_000_000)
    expect(await refused('task_step', { task_id, action: 'hold', note: long })).toContain('too_big')
    await refused('task_step', { task_id, action: 'hold', note: `a${String.fromCharCode(27)}]0;x` })
    await refused('task_step', { task_id, action: 'hold', note: { a: 1 } })
    await refused('task_step', { task_id, action: 'approve' })
    await refused('task_step', { task_id: [task_id], action: 'hold' })
    await refused('task_step', { task_id: '__proto__', action: 'hold' })
    await refused('answer', { target: 'q_nothing', text: 'yes' })
    await refused('answer', { target: 'q_nothing' })
    await refused('read_task', { task_id: `${task_id}\u0000` })
    await refused('no_such_tool', {})
    expect(await events()).toBe(before)
    expect(await person.call('read_task', { task_id })).toMatchObject({ task: { task_id } })
  })

  test('says what is wrong where there is no store, and does not make one', async () => {
    const empty = world().desk('empty')
    await using person = await McpClient.open(empty)
    expect(await person.call('list_inbox')).toMatchObject({ error: { code: 'STORE_NOT_FOUND' } })
    expect(existsSync(empty.store)).toBe(false)
  })

  test('ends when its client does: standard input closed, a message without an end, a client killed', async () => {
    const started = () => {
      const child = spawn(process.execPath, [BIN, 'mcp'], { cwd: desk.cwd, env: { ...process.env, ...desk.env } })
      child.stdin.on('error', () => {})
      const ended = new Promise<number | null>((resolve) => child.once('close', resolve))
      return { child, ended }
    }
    const one = started()
    one.child.stdin.end('{"no": json}\n')
    expect(await one.ended).toBe(0)
    const two = started()
    two.child.stdin.write('x'.repeat(5_000_000))
    expect(await two.ended).toBe(0)

    const out = join(world().folder, 'client.jsonl')
    const args = [join(ROOT, 'test', 'fixtures', 'mcp', 'mcp-agent.ts'), BIN, '[["hold",{}]]', out]
    const client = world().start(process.execPath, args, desk)
    await until('it is connected', () => existsSync(out) && readFileSync(out, 'utf8').endsWith('\n'), 120_000)
    const { pid } = JSON.parse(readFileSync(out, 'utf8'))
    expect(existsSync(`/proc/${pid}`)).toBe(true)
    client.child.kill('SIGKILL')
    await client.ended
    await until('its server is gone', () => !existsSync(`/proc/${pid}`), 120_000)
  })

  test('is added to an agent CLI by one printed command', async () => {
    const printed = async (cli: string) => (await desk.run(['mcp', '--print', cli])).stdout
    expect(await printed('claude')).toBe(`claude mcp add baton -- baton mcp --store ${desk.store}\n`)
    expect(await printed('codex')).toBe(`codex mcp add baton -- baton mcp --store ${desk.store}\n`)
    expect(await printed('gemini')).toBe(`gemini mcp add baton baton mcp --store ${desk.store}\n`)
  })
})
