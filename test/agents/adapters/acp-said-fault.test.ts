import { expect, test } from 'vitest'
import type { Heard } from '../../../src/agents/adapters/adapter.ts'
import { createAdapter } from '../../../src/agents/adapters/create-adapter.ts'

const OPTIONS = { nonce: { value: 'abc123', required: false }, workflow: { kind: 'dispatch' } } as const
const USAGE = { usage: { inputTokens: 100, outputTokens: 20, totalTokens: 120 } }
// As copilot 1.0.102 said them against a stub of its API (compat/errors.ts).
const RETRY = 'Info: Request failed due to a transient API error. Retrying...'
const BAD_KEY = 'Authentication failed with provider at http://127.0.0.1:8199/v1 (HTTP 401).'
const HINT = 'Check your COPILOT_PROVIDER_API_KEY, COPILOT_PROVIDER_API_KEY_COMMAND, or COPILOT_PROVIDER_BEARER_TOKEN.'
const LIMIT =
  'Failed to get response from the AI model; retried 5 times (total retry wait time: 58.44 seconds) Last error: 429 Rate limit reached for stub-org: 3 requests per minute.'

const said = (text: string) => update({ sessionUpdate: 'agent_message_chunk', content: { type: 'text', text } })
const update = (fields: object) => ({ method: 'session/update', params: { sessionId: 's-1', update: fields } })
const tool = update({ sessionUpdate: 'tool_call', toolCallId: 'a', kind: 'execute', rawInput: { command: 'ls' } })

/** A turn of Copilot CLI, or of another agent, that ends with `end_turn`. */
function turn(updates: readonly object[], result: object = {}, name = 'Copilot') {
  const adapter = createAdapter('acp', { ...OPTIONS, folder: '/clone' })
  adapter.conversation?.open({ prompt: 'do it', folder: '/clone', session: null })
  const lines = [
    { id: 1, result: { protocolVersion: 1, agentCapabilities: {}, agentInfo: { name, version: '1.0.102' } } },
    { id: 2, result: { sessionId: 's-1' } },
    ...updates,
    { id: 3, result: { stopReason: 'end_turn', ...result } },
  ]
  const heard = adapter.push(
    Buffer.from(lines.map((line) => `${JSON.stringify({ jsonrpc: '2.0', ...line })}\n`).join('')),
  )
  return { facts: adapter.facts, log: logOf(heard), isOver: heard.some(({ kind }) => kind === 'turn_over') }
}

const logOf = (heard: readonly Heard[]) =>
  Buffer.concat(heard.flatMap((one) => (one.kind === 'text' && one.source === 'log' ? [one.bytes] : []))).toString()

test.each([
  [`${BAD_KEY}\n  ${HINT}`, 401, `${BAD_KEY} ${HINT} Start the agent in a terminal and log in, or set another key.`],
  [
    "Model 'gpt-4.1' not found on provider at http://127.0.0.1:8199/v1 (HTTP 404).\n  Check that it is available.",
    404,
    `Model 'gpt-4.1' not found on provider at http://127.0.0.1:8199/v1 (HTTP 404). Check that it is available. Name another model in "model" or "tiers" of baton.config.json.`,
  ],
  [LIMIT, 429, LIMIT],
  [
    'Could not connect to local model provider at http://127.0.0.1:9/v1.\n  Check that the service is running and the port is correct.',
    null,
    'Could not connect to local model provider at http://127.0.0.1:9/v1. Check that the service is running and the port is correct.',
  ],
])('an error of the API that Copilot tells as its last words is a fault: %s', (text, status, message) => {
  const { facts, isOver } = turn([said(RETRY), said(`Error: ${text}`)])
  expect(facts.fault).toEqual({ message, status })
  expect(facts.lastWords).toBe('')
  expect(isOver).toBe(true)
})

test('in a turn that has used tokens before it is a fault too, and the tokens are counted', () => {
  const { facts } = turn([tool, said(RETRY), said(`Error: ${BAD_KEY}`)], USAGE)
  expect(facts.fault).toMatchObject({ status: 401 })
  expect(facts.usage).toMatchObject({ input_tokens: 100, output_tokens: 20 })
})

test('in words of no known form is a fault where the model was not asked, and words of the model where it was', () => {
  const text = 'Error: You have no requests left this month.'
  expect(turn([said(text)]).facts.fault).toEqual({ message: 'You have no requests left this month.', status: null })
  expect(turn([said(text)], USAGE).facts).toMatchObject({ fault: null, lastWords: text })
})

test('is overcome when Copilot goes on after it, and what it says of its retries is a log line', () => {
  const { facts, log } = turn([said(RETRY), said(`Error: ${BAD_KEY}`), tool, said('Done.')], USAGE)
  expect(facts).toMatchObject({ fault: null, lastWords: 'Done.' })
  expect(log).toContain('! Request failed due to a transient API error. Retrying...\n')
})

test('in the words of another agent is its words', () => {
  expect(turn([said(`Error: ${BAD_KEY}`)], {}, 'OpenCode').facts.fault).toBeNull()
})

// As goose 1.34.0 said them (compat/errors.ts).
const RETRY_GOOSE = 'Please retry if you think this is a transient or recoverable error.'
const BAD_KEY_GOOSE =
  'Authentication error: Authentication failed. Status: 401 Unauthorized. Response: Incorrect API key provided: stub.'
const goose = (words: string) => said(`Ran into this error: ${words}.\n\n${RETRY_GOOSE}`)

test.each([
  [goose(BAD_KEY_GOOSE), 401, 'Incorrect API key provided: stub. Start the agent in a terminal and log in'],
  [goose('Request failed: Resource not found (404): The model stub-9 does not exist'), 404, 'Name another model'],
  [goose('Server error: Server error (503 Service Unavailable): The model is overloaded'), 503, 'is overloaded'],
  [goose('Rate limit exceeded: 3 requests per minute'), null, 'Rate limit exceeded: 3 requests per minute'],
  [
    said('Network error: Could not connect to 127.0.0.1:9 — check it.\n\nPlease resend your message to try again.'),
    null,
    'Network error: Could not connect to 127.0.0.1:9 — check it.',
  ],
])('an error of the API that Goose tells as its last words is a fault', (words, status, message) => {
  const { facts, log, isOver } = turn([words], {}, 'goose')
  expect(facts.fault).toEqual({ status, message: expect.stringContaining(message) })
  expect(log).toContain('\n! ')
  expect(isOver).toBe(true)
})

test('what Goose overcame, what its model quotes, and words of another agent are no faults', () => {
  const told = goose(BAD_KEY_GOOSE)
  const quoted = said(`The log said: Ran into this error: x.\n\n${RETRY_GOOSE}`)
  expect(turn([told, tool, said('It works now.')], {}, 'goose').facts.fault).toBeNull()
  expect(turn([quoted], {}, 'goose').facts.fault).toBeNull()
  expect(turn([told], {}, 'sample').facts.fault).toBeNull()
})
