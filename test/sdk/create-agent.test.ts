import { spawn } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { PassThrough } from 'node:stream'
import { fileURLToPath } from 'node:url'
import { describe, expect, it, onTestFinished } from 'vitest'
import { encodeStdinMessage, type StdinMessage } from '../../src/protocol/agent-blocks/stdin-messages.ts'
import { createAgent } from '../../src/sdk/create-agent.ts'
import { eventsOf } from '../support/parse-agent-output.ts'

function agentOnStreams(nonce?: string) {
  const input = new PassThrough()
  const written: string[] = []
  const agent = createAgent({ input, output: { write: (text) => written.push(text) }, nonce })
  return { agent, input, written, send: (message: StdinMessage) => input.write(encodeStdinMessage(message)) }
}

const settled = () => new Promise<void>((resolve) => setImmediate(resolve))
const answerTo = (answer: string | null): StdinMessage => ({ type: 'question_answer', questionId: 'q_1', answer })

describe('ask', () => {
  it('prints the question in one write and gives the answer', async () => {
    const { agent, written, send } = agentOnStreams('n1')
    const answer = agent.ask({ category: 'choice', question: 'Which?', options: ['A', 'B'] })
    await settled()
    expect(written).toEqual([
      '\n[USER_QUESTION]\nrun: n1\ncategory: choice\nquestion: Which?\noptions:\n- A\n- B\nrequired: true\n[/USER_QUESTION]\n',
    ])
    send(answerTo('B'))
    expect(await answer).toBe('B')
  })

  it('gives null where nobody answered', async () => {
    const { agent, send } = agentOnStreams()
    const answer = agent.ask({ category: 'business', question: 'Why?', required: false })
    await settled()
    send(answerTo(null))
    expect(await answer).toBeNull()
  })

  it('asks the next question when the last one is answered', async () => {
    const { agent, written, send } = agentOnStreams()
    const first = agent.ask({ category: 'business', question: 'one' })
    const second = agent.ask({ category: 'business', question: 'two' })
    await settled()
    expect(written).toHaveLength(1)
    send(answerTo('1'))
    expect(await first).toBe('1')
    await settled()
    expect(written).toHaveLength(2)
    send(answerTo('2'))
    expect(await second).toBe('2')
  })

  it('waits for the answer through other messages and lines that are none, in any pieces', async () => {
    const { agent, input } = agentOnStreams()
    const answer = agent.ask({ category: 'business', question: '?' })
    const sent = Buffer.from(
      `\n{"type":"retry"}\nnull\n3\n{"type":"later"}\n{"type":"toString"}\nhello\n${encodeStdinMessage(answerTo('네 🚀'))}`,
    )
    for (const byte of sent) input.write(Uint8Array.of(byte))
    expect(await answer).toBe('네 🚀')
  })

  it('fails when stdin is closed, and so do later questions', async () => {
    const { agent, input } = agentOnStreams()
    const answer = agent.ask({ category: 'business', question: '?' })
    await settled()
    input.end()
    await expect(answer).rejects.toThrow('The platform closed stdin before it answered.')
    await expect(agent.ask({ category: 'business', question: '?' })).rejects.toThrow('closed stdin')
  })
})

describe('onMessage', () => {
  it('hears every message until it is stopped, answers included', async () => {
    const { agent, send } = agentOnStreams()
    const heard: StdinMessage[] = []
    const stop = agent.onMessage((message) => heard.push(message))
    const answer = agent.ask({ category: 'business', question: '?' })
    await settled()
    const approved: StdinMessage = { type: 'phase_result', phase: 1, verdict: 'approved', comments: '' }
    send(approved)
    send(answerTo('a'))
    await answer
    expect(heard).toEqual([approved, answerTo('a')])
    stop()
    send({ type: 'retry' })
    await settled()
    expect(heard).toHaveLength(2)
  })

  it('hears first what nobody has heard, once', async () => {
    const { agent, input } = agentOnStreams()
    const answer = agent.ask({ category: 'business', question: '?' })
    await settled()
    input.write(encodeStdinMessage(answerTo('a')) + encodeStdinMessage({ type: 'follow_up', text: 'and now' }))
    await answer
    const heard: StdinMessage[] = []
    agent.onMessage((message) => heard.push(message))
    agent.onMessage((message) => heard.push(message))
    expect(heard).toEqual([{ type: 'follow_up', text: 'and now' }])
  })
})

it('says each block in one write, with the nonce of the run', () => {
  const { agent, written } = agentOnStreams('n1')
  agent.error({ type: 'fatal', message: 'm', recovery: 'notify_user' })
  agent.phaseComplete(1, { documents: ['a.md'] })
  agent.customTaskComplete({ summary: 's' })
  agent.result({ summary: 's', verdict: 'pass' })
  expect(written).toHaveLength(4)
  expect(
    written
      .flatMap((text) => eventsOf(text, { nonce: { value: 'n1', required: true } }))
      .map(({ kind }) => kind)
      .filter((kind) => kind !== 'log'),
  ).toEqual(['error', 'phase_complete', 'detail', 'detail', 'custom_task_complete', 'detail', 'agent_result'])
})

it('has no nonce where an empty one is given', () => {
  const { agent, written } = agentOnStreams('')
  agent.result({ summary: 's', verdict: 'pass' })
  expect(written[0]).toBe('\n[AGENT_RESULT]\nsummary: s\nverdict: pass\n[/AGENT_RESULT]\n')
})

it('speaks on the standard streams of its process and lets it exit', async () => {
  const agent = fileURLToPath(new URL('../../src/sdk/index.ts', import.meta.url))
  const code = `import { ask, result } from ${JSON.stringify(agent)}
    result({ summary: 'got ' + (await ask({ category: 'business', question: '?' })), verdict: 'pass' })`
  const child = spawn(process.execPath, ['--input-type=module', '-e', code], {
    env: { ...process.env, BATON_NONCE: 'n9' },
  })
  onTestFinished(() => void child.kill())
  let printed = ''
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    printed += text
    // Stdin stays open: the process must end all the same.
    if (text.includes('[/USER_QUESTION]')) child.stdin.write(encodeStdinMessage(answerTo('it')))
  })
  const exit = await new Promise((resolve) => child.on('exit', resolve))
  expect(exit).toBe(0)
  expect(
    eventsOf(printed, { nonce: { value: 'n9', required: true } }).filter(({ kind }) => kind !== 'log'),
  ).toMatchObject([
    { kind: 'question', run: 'n9' },
    { kind: 'agent_result', run: 'n9', result: { summary: 'got it' } },
  ])
})

it('depends on nothing at run time but the process it runs in', () => {
  const folder = new URL('../../src/sdk/', import.meta.url)
  const imports = readdirSync(folder).flatMap((name) =>
    Array.from(
      readFileSync(new URL(name, folder), 'utf8').matchAll(/^(?:import|export) (?!type )[^;]*?from '([^']+)'/gm),
      (match) => match[1] as string,
    ),
  )
  expect(imports).toContain('node:process')
  expect(imports.filter((source) => source !== 'node:process' && !source.startsWith('./'))).toEqual([])
})

it('the package has it under its name of before too', async () => {
  const { default: manifest } = await import('../../package.json', { with: { type: 'json' } })
  expect(manifest.exports['./agent']).toEqual(manifest.exports['./sdk'])
})
