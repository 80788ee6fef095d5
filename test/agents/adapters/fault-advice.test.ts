import { expect, test } from 'vitest'
import { rpcFault } from '../../../src/agents/adapters/api-fault.ts'
import { withAdvice } from '../../../src/agents/adapters/fault-advice.ts'

// The words as claude 2.1.325 and codex 0.166.0 said them against a stub of their API (compat/errors.ts).
test.each([
  [401, 'API Error: 401 The key is not valid.', 'API Error: 401 The key is not valid. Log in.'],
  [null, 'Not logged in · Please run /login', 'Not logged in · Please run /login. Log in.'],
  [null, 'Missing environment variable: `OPENAI_API_KEY`.', 'Missing environment variable: `OPENAI_API_KEY`. Log in.'],
  [
    404,
    "There's an issue with the selected model (stub-9).",
    `There's an issue with the selected model (stub-9). Name another model in "model" or "tiers" of baton.config.json.`,
  ],
  [404, 'the stub knows no /v1/files', 'the stub knows no /v1/files'],
  [429, 'Rate limit reached', 'Rate limit reached'],
  [500, 'The model is overloaded', 'The model is overloaded'],
])('a fault with status %s says what to do where waiting does not help: %s', (status, message, said) => {
  expect(withAdvice({ message, status }, 'Log in.')).toEqual({ message: said, status })
})

test('an unknown model that gemini 0.61.0 tells with the code 500 is a 404, an overloaded one is not', () => {
  expect(rpcFault({ code: 500, message: 'The model stub-9 does not exist.', data: undefined }).status).toBe(404)
  expect(rpcFault({ code: 500, message: 'The model is overloaded.', data: undefined }).status).toBe(500)
})

// OpenCode 1.18.33 tells the words of its API, and no status.
test.each([
  ['Internal error: Incorrect API key provided: sk-…123.', 401],
  ["Internal error: You didn't provide an API key.", 401],
  ['Internal error: invalid x-api-key', 401],
  ['Internal error: Unauthorized', 401],
  ['Internal error: The model stub-9 does not exist.', 404],
  ['Internal error: Rate limit reached for stub-org: 3 requests per minute.', null],
  ['Internal error: max_tokens is invalid', null],
  ['Internal error: the key "total" is missing in the answer', null],
  ['Internal error: Cannot connect to API: Unable to connect. Is the computer able to access the url?', null],
])('the status of an error without one is known by its words: %s', (message, status) => {
  const data = { service: 'session', errorName: 'APIError' }
  expect(rpcFault({ code: -32603, message, data })).toEqual({
    message: message.replace('Internal error: ', ''),
    status,
  })
})

test('an error that says nothing else is an internal error', () => {
  expect(rpcFault({ code: -32603, message: 'Internal error', data: undefined }).message).toBe('Internal error')
})
