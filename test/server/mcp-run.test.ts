import { existsSync, readFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { createRun } from '../../src/engine/runs/new-run.ts'
import { until } from '../agents/agent-world.ts'
import { BIN, type Desk, useRunsWorld } from '../cli/runs-world.ts'
import { ROOT } from '../support/run-baton.ts'
import { taskIn, withEngine } from '../support/task-steps.ts'
import { answerValue, McpClient } from './mcp-client.ts'

const world = useRunsWorld()
const AGENT = join(ROOT, 'test', 'fixtures', 'mcp', 'mcp-agent.ts')
const QUESTION = { question: 'Which database?', options: ['SQLite', 'PostgreSQL'] }
const RESULT = { summary: 'looked at it', verdict: 'pass', files: ['a.ts'], action_items: ['jarvis: sleep @ tonight'] }

type Call = readonly [tool: string, input: Readonly<Record<string, unknown>>]

interface Prepared {
  readonly desk: Desk
  readonly task_id: string
  readonly other: string
  /** What the agent's calls answered so far. */
  readonly answers: () => Record<string, unknown>[]
}

/** A run of QA whose agent speaks MCP alone; the calls may need to know the tasks. */
async function prepare(name: string, calls: (task_id: string, other: string) => readonly Call[]): Promise<Prepared> {
  const desk = world().desk(name)
  const out = join(world().folder, `${name}.jsonl`)
  const tasks = await withEngine(desk.store, async (engine) => {
    const task_id = await taskIn(engine, 'QA_IN_PROGRESS', 'its task')
    const other = await taskIn(engine, 'DEPLOY_READY', 'another task')
    const argv = [process.execPath, AGENT, BIN, JSON.stringify(calls(task_id, other)), out]
    const run = { agent: 'kimqa', stage: 'QA', task_id, argv, workflow: { kind: 'dispatch' } } as const
    await createRun(engine, run, { actor: 'song-po' })
    return { task_id, other }
  })
  const lines = () => (existsSync(out) ? readFileSync(out, 'utf8').trimEnd().split('\n') : [])
  return { desk, ...tasks, answers: () => lines().map((line) => JSON.parse(line)) }
}

const asks = async (desk: Desk) => (await desk.record()).state === 'waiting_question'

describe('agents.4 an agent that knows MCP alone', { timeout: 180_000 }, () => {
  test('asks, is answered by a person from another process, and reports', async () => {
    const { desk, answers, task_id } = await prepare('mcp-asks', () => [
      ['tools', {}],
      ['read_task', {}],
      ['ask_person', QUESTION],
      ['report_result', RESULT],
    ])
    const worker = desk.start(['worker'])
    await until('it asks', () => asks(desk), 120_000)
    await using person = await McpClient.open(desk, ({ message }) =>
      message.includes('database') ? 'PostgreSQL' : null,
    )
    const { waiting } = (await person.call('list_inbox')) as { waiting: { kind: string; answer: { target: string } }[] }
    const asked = waiting.find(({ kind }) => kind === 'question')
    expect(await person.call('answer', { target: asked?.answer.target })).toMatchObject({ answer: 'PostgreSQL' })
    await until('it ends', async () => (await desk.record()).ended_at !== null, 120_000)
    worker.child.kill('SIGINT')
    await worker.ended
    const [tools, task, answer, report] = answers()
    expect(tools).toEqual(['ask_person', 'report_result', 'read_task', 'read_message', 'read_answers', 'task_step'])
    expect(answerValue(task)).toMatchObject({ task: { task_id, title: 'its task', status: 'QA_IN_PROGRESS' } })
    expect(answerValue(answer)).toMatchObject({ answer: 'PostgreSQL' })
    // The process may be ended by its own report before it hears of it.
    if (report) expect(answerValue(report)).toEqual({ reported: 'pass' })
    const { end, questions, state, attempt } = await desk.record()
    expect({ state, attempt }).toEqual({ state: 'completed', attempt: 1 })
    expect(questions[0]).toMatchObject({ question: QUESTION, answer: 'PostgreSQL', answered_by: 'song-po' })
    expect(end?.result).toMatchObject(RESULT)
    const { stdout } = await desk.run(['runs', 'logs', (await desk.record()).run_id, '--raw'])
    expect(stdout).toContain('[AGENT_RESULT]')
  })

  test('gets its answer in the next process, where its first one was not kept', async () => {
    const { desk, answers } = await prepare('mcp-again', () => [
      ['ask_person', QUESTION],
      ['report_result', RESULT],
    ])
    await desk.run(['worker', '--until-idle'])
    expect(await asks(desk)).toBe(true)
    expect(answers()).toEqual([])
    const { questions } = await desk.record()
    expect((await desk.run(['answer', questions[0]?.id ?? '', '1'])).code).toBe(0)
    await desk.run(['worker', '--until-idle'])
    expect(answerValue(answers()[0])).toMatchObject({ answer: 'SQLite' })
    const { state, attempt, end } = await desk.record()
    expect({ state, attempt, verdict: end?.verdict }).toEqual({ state: 'completed', attempt: 2, verdict: 'pass' })
  })

  test('can neither approve nor see another task, and its mistakes are told to it alone', async () => {
    const { desk, answers, other } = await prepare('mcp-limits', (task_id, other) => [
      ['read_task', { task_id: other }],
      ['resource', { uri: `baton://task/${other}` }],
      ['task_step', { action: 'approve' }],
      ['task_step', { action: 'handoff' }],
      ['report_result', { ...RESULT, verdict: 'splendid' }],
      ['report_result', { ...RESULT, summary: `a${String.fromCharCode(27)}[2J` }],
      ['ask_person', { question: 'x'.repeat(1_000_000) }],
      ['ask_person', { question: 5 }],
      ['read_message', { message_id: '../../etc/passwd' }],
      ['answer', { target: task_id, text: 'A' }],
      ['resource', { uri: 'baton://task' }],
      ['report_result', RESULT],
    ])
    await desk.run(['worker', '--until-idle'])
    const told = answers().map((one) => JSON.stringify(one))
    expect(told[0]).toContain('RUN_CANNOT_ACT')
    expect(told[0]).not.toContain('another task')
    expect(told[1]).toContain('failed')
    expect(told[2]).toContain('Invalid arguments')
    expect(told[3]).toContain('EVIDENCE_MISSING')
    for (const refused of told.slice(4, 9)) expect(refused).toMatch(/Invalid arguments|MESSAGE_NOT_FOUND/)
    expect(told[9]).toContain('answer not found')
    expect(told[10]).toContain('its task')
    const { state, questions, end } = await desk.record()
    expect({ state, asked: questions.length, verdict: end?.verdict }).toEqual({
      state: 'completed',
      asked: 0,
      verdict: 'pass',
    })
    const shown = JSON.parse((await desk.run(['task', 'show', other, '--json'])).stdout)
    expect(shown.task_package.status).toBe('DEPLOY_READY')
  })
})

describe('agents.4 the channel of a run', { timeout: 180_000 }, () => {
  test('takes nothing without the token, no step of a person with it, and no text that is not one block', async () => {
    const desk = world().desk('channel')
    const out = join(world().folder, 'channel.json')
    const script =
      'printf "%s %s %s" "$BATON_CHANNEL" "$BATON_RUN_TOKEN" "$BATON_NONCE" > "$1.part"; mv "$1.part" "$1"; read line'
    await withEngine(desk.store, async (engine) => {
      const task_id = await taskIn(engine, 'QA_IN_PROGRESS')
      const run = { agent: 'kimqa', stage: 'QA', task_id, argv: ['sh', '-c', script, 'sh', out] }
      await createRun(engine, run, { actor: 'song-po' })
    })
    const worker = desk.start(['worker'])
    await until('the agent runs', () => existsSync(out), 120_000)
    const [path = '', token = '', nonce = ''] = readFileSync(out, 'utf8').split(' ')
    const send = (value: unknown) => exchange(path, `${typeof value === 'string' ? value : JSON.stringify(value)}\n`)
    expect(await send({ id: 1, token: 'x'.repeat(token.length), call: 'task' })).toBe('')
    expect(await send('no json')).toBe('')
    expect(await send(`"${'x'.repeat(3_000_000)}"`)).toBe('')
    const call = (name: string, input: unknown) => send({ id: 1, token, call: name, input })
    expect(await call('step', { action: 'approve' })).toContain('RUN_CANNOT_ACT')
    expect(await call('step', { action: 'hold', note: 'x' })).toContain('RUN_CANNOT_ACT')
    expect(await call('step', { action: 'reject', reason: { category: 1 } })).toContain('USAGE')
    expect(await call('inbox', {})).toContain('RUN_CANNOT_ACT')
    expect(await call('task', { task_id: 'TASK-20200101-001' })).toContain('RUN_CANNOT_ACT')
    const block = (run: string) =>
      `\n[USER_QUESTION]\nrun: ${run}\ncategory: business\nquestion: ?\nrequired: true\n[/USER_QUESTION]\n`
    expect(await send({ id: 1, token, say: 'only words' })).toContain('BLOCK_REFUSED')
    expect(await send({ id: 1, token, say: block('another') })).toContain('BLOCK_REFUSED')
    expect(await send({ id: 1, token, say: block(nonce) + block(nonce) })).toContain('BLOCK_REFUSED')
    expect(await desk.record()).toMatchObject({ questions: [], state: 'running', notes: 0 })
    worker.child.kill('SIGINT')
    await worker.ended
    expect(existsSync(path)).toBe(false)
  })

  test('leaves no socket behind when its worker is killed', async () => {
    const { desk, answers } = await prepare('killed', () => [['hold', {}]])
    const worker = desk.start(['worker'])
    await until('the server runs', () => answers().length === 1, 120_000)
    const pid = Number(answers()[0]?.pid)
    const channel = /BATON_CHANNEL=([^\0]+)/.exec(readFileSync(`/proc/${pid}/environ`, 'utf8'))?.[1] ?? ''
    expect(existsSync(channel)).toBe(true)
    process.kill(await desk.holder(), 'SIGKILL')
    await worker.ended
    await until('the reaper is done', () => !existsSync(channel) && !existsSync(`/proc/${pid}`), 120_000)
  })
})

/** What the other side says to one line until it closes, or until it has answered. */
function exchange(path: string, line: string): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(path)
    let said = ''
    socket.setEncoding('utf8').on('data', (text: string) => {
      said += text
      if (said.includes('\n')) socket.end()
    })
    socket.on('error', () => {})
    socket.on('close', () => resolve(said))
    socket.write(line)
  })
}
