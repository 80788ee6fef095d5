// `node compat/mcp.ts`: the real Claude Code inside a run asks a person and reports its result by `baton mcp`, against a
// stub of its API. The question is answered from another process. Prints what was recorded; not part of the tests.
import { execFileSync, spawn } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { environment, installAgentClis, makeHome, versionOf } from './agent-clis.ts'
import { readMessages } from './stub/anthropic-api.ts'

const BATON = join(import.meta.dirname, '..', 'bin', 'baton.js')
const QUESTION = { question: 'Which colour?', options: ['red', 'blue'] }
const RESULT = { summary: 'painted it', verdict: 'pass' }

/** What the model does next: it asks, then reports what it was answered, then is done. */
function nextBlock(results: readonly string[], tools: readonly string[]): Record<string, unknown> {
  const use = (name: string, input: unknown) => ({ type: 'tool_use', id: `toolu_${results.length}`, name, input })
  if (!tools.includes('mcp__baton__ask_person')) return { type: 'text', text: `no tools of Baton: ${tools.join(', ')}` }
  if (results.length === 0) return use('mcp__baton__ask_person', QUESTION)
  if (results.length > 1) return { type: 'text', text: 'done' }
  const colour = /blue/.test(results[0] ?? '') ? 'blue' : 'no colour'
  return use('mcp__baton__report_result', { ...RESULT, summary: `${RESULT.summary} ${colour}` })
}

const seen: string[] = []
const stub = createServer(async (request, response) => {
  let body = ''
  for await (const chunk of request) body += chunk
  const { results, tools } = readMessages(JSON.parse(body || '{}'))
  seen.push(`${results.length} results, ${tools.length} tools`)
  const block = nextBlock(results, tools)
  const isText = block.type === 'text'
  const usage = { input_tokens: 100, output_tokens: 20 }
  const message = { id: `msg_${seen.length}`, type: 'message', role: 'assistant', model: 'stub', content: [], usage }
  const delta = isText
    ? { type: 'text_delta', text: block.text }
    : { type: 'input_json_delta', partial_json: JSON.stringify(block.input) }
  const start = isText ? { type: 'text', text: '' } : { ...block, input: {} }
  const events = [
    { type: 'message_start', message: { ...message, stop_reason: null, stop_sequence: null } },
    { type: 'content_block_start', index: 0, content_block: start },
    { type: 'content_block_delta', index: 0, delta },
    { type: 'content_block_stop', index: 0 },
    { type: 'message_delta', delta: { stop_reason: isText ? 'end_turn' : 'tool_use', stop_sequence: null }, usage },
    { type: 'message_stop' },
  ]
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  for (const event of events) response.write(`event: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`)
  response.end()
})

installAgentClis()
await new Promise<void>((resolve) => stub.listen(0, '127.0.0.1', resolve))
const home = makeHome('claude')
const url = `http://127.0.0.1:${(stub.address() as AddressInfo).port}`
// Else tools of MCP servers are behind a search of their own, which the stub does not play.
const env = { ...environment('claude', home, url), ENABLE_TOOL_SEARCH: 'false' }
const folder = join(home, 'repository')
mkdirSync(folder)
const run = (...words: string[]) =>
  execFileSync(process.execPath, [BATON, ...words], { cwd: folder, env: { ...env }, encoding: 'utf8', stdio: 'pipe' })
try {
  execFileSync('git', ['init', '--quiet', folder])
  const author = ['-c', 'user.name=t', '-c', 'user.email=t@t']
  execFileSync('git', ['-C', folder, ...author, 'commit', '--quiet', '--allow-empty', '-m', 'begin'])
  run('init')
  const config = join(home, 'mcp.json')
  writeFileSync(config, JSON.stringify({ mcpServers: { baton: { command: process.execPath, args: [BATON, 'mcp'] } } }))
  const allowed = 'mcp__baton__ask_person,mcp__baton__report_result'
  const flags = ['--mcp-config', config, '--strict-mcp-config', '--allowedTools', allowed]
  const passed = Object.keys(env).filter((name) => /^(?:ANTHROPIC|CLAUDE|DISABLE|ENABLE)_/.test(name))
  const pass = passed.flatMap((name) => ['--pass', name])
  const words = [BATON, 'agent', 'run', '--workflow', 'dispatch', ...pass, '--', 'claude', '-p', 'paint', ...flags]
  // On a terminal the process of the agent is kept while it waits.
  const line = [process.execPath, ...words].map((word) => `'${word}'`).join(' ')
  const child = spawn('script', ['-qec', line, '/dev/null'], {
    cwd: folder,
    env: { ...env, SHELL: '/bin/sh', TERM: 'xterm' },
  })
  let shown = ''
  child.stdout.on('data', (text: Buffer) => {
    shown += text
  })
  const ended = new Promise((resolve) => child.once('close', resolve))
  const asked = await questionOf(ended)
  process.stdout.write(`claude ${versionOf('claude', env)} asked: ${JSON.stringify(asked)}\n`)
  if (asked) run('answer', asked.id, 'blue')
  await ended
  const [listed] = JSON.parse(run('runs', 'list', '--all', '--json')).runs
  const { state, attempt, questions, end } = JSON.parse(run('runs', 'show', listed.run_id, '--json'))
  const answered = questions[0]?.answer
  process.stdout.write(
    `${JSON.stringify({ state, attempt, answered, verdict: end?.verdict, summary: end?.summary, seen })}\n`,
  )
  const isRight = state === 'completed' && attempt === 1 && answered === 'blue' && end.summary === 'painted it blue'
  if (!isRight) process.stdout.write(shown)
  process.exitCode = isRight ? 0 : 1
} finally {
  stub.closeAllConnections()
  stub.close()
  rmSync(home, { recursive: true, force: true })
}

/** The question that the run waits with; undefined where it ended before. */
async function questionOf(ended: Promise<unknown>): Promise<{ id: string } | undefined> {
  let isOver = false
  void ended.then(() => {
    isOver = true
  })
  while (!isOver) {
    const { waiting } = JSON.parse(run('inbox', '--json'))
    if (waiting.length > 0) return JSON.parse(run('runs', 'show', waiting[0].id, '--json')).questions.at(-1)
    await pause(200)
  }
  return undefined
}
