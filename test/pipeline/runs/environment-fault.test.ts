import { describe, expect, test } from 'vitest'
import { type Exit, environmentFault, fallbackCause, faultError } from '../../../src/pipeline/runs/environment-fault.ts'

const exit = (end: Partial<Exit>): Exit =>
  ({ how: 'exited', code: 1, lastLine: '', hasSpoken: true, isCli: false, ...end }) as Exit

const AT_TERMINAL =
  'It wants an answer on a terminal, and a run has none: start it once in a terminal, in the repository, and answer.'

describe('reach.4 faults of the environment', () => {
  test.each([
    [exit({ how: 'signalled', signal: 'SIGKILL' }), 'killed from outside by SIGKILL (out of memory?)', 'recoverable'],
    [exit({ how: 'signalled', signal: 'SIGTERM' }), 'killed from outside by SIGTERM', 'recoverable'],
    [exit({ code: 143 }), 'killed from outside by SIGTERM', 'recoverable'],
    [exit({ code: 137 }), 'killed from outside by SIGKILL (out of memory?)', 'recoverable'],
    [
      exit({ how: 'not_started', reason: 'the command codex is not there', lasting: true }),
      'could not be started: the command codex is not there',
      'fatal',
    ],
    [
      exit({ how: 'not_started', reason: 'spawn EAGAIN', lasting: false }),
      'could not be started: spawn EAGAIN',
      'recoverable',
    ],
    [
      exit({ code: 127, hasSpoken: false, lastLine: 'env: node: No such file' }),
      'could not be started (exit code 127): env: node: No such file',
      'fatal',
    ],
    [
      exit({ isCli: true, code: 41, lastLine: 'Invalid auth method selected.' }),
      'the agent CLI exited with code 41: Invalid auth method selected.',
      'fatal',
    ],
    [
      exit({ isCli: true, lastLine: 'Please run /login' }),
      'the agent CLI exited with code 1: Please run /login',
      'fatal',
    ],
    [
      exit({ isCli: true, lastLine: 'Do you trust this folder? (y/n)' }),
      `the agent CLI exited with code 1: Do you trust this folder? (y/n). ${AT_TERMINAL}`,
      'fatal',
    ],
    [
      exit({ isCli: true, lastLine: 'sh: cannot open /dev/tty' }),
      `the agent CLI exited with code 1: sh: cannot open /dev/tty. ${AT_TERMINAL}`,
      'fatal',
    ],
    [
      exit({ isCli: true, lastLine: 'Raw mode is not supported on stdin' }),
      `the agent CLI exited with code 1: Raw mode is not supported on stdin. ${AT_TERMINAL}`,
      'fatal',
    ],
    [
      exit({ isCli: true, lastLine: 'stream disconnected' }),
      'the agent CLI exited with code 1: stream disconnected',
      'recoverable',
    ],
  ])('%j', (end, message, type) => {
    const fault = environmentFault(end)
    expect(fault?.message).toBe(message)
    expect(fault && faultError(fault)).toMatchObject({ type, message, recovery: 'pause_and_retry' })
  })

  test.each([
    [exit({ code: 0 })],
    [exit({ code: 1 })],
    [exit({ code: 127 })],
    [exit({ code: 0, isCli: true })],
    [exit({ how: 'signalled', signal: 'SIGSEGV' })],
    [exit({ how: 'signalled', signal: 'SIGABRT' })],
  ])('%j is none: the work failed', (end) => {
    expect(environmentFault(end)).toBeUndefined()
  })

  test("an API that refuses is a person's at once, one that is busy is asked again", () => {
    expect(faultError({ message: 'no', status: 401 })).toMatchObject({ type: 'fatal', details: 'HTTP 401' })
    expect(faultError({ message: 'no', status: 429 })).toMatchObject({ type: 'recoverable', details: 'HTTP 429' })
    // As codex 0.166.0 says that there is no login.
    const missing = 'Missing environment variable: `OPENAI_API_KEY`.'
    expect(faultError({ message: missing, status: null })).toMatchObject({ type: 'fatal' })
    // What the API says counts more than a word in its advice.
    const advice = 'Too many requests for this API key: log in for more'
    expect(faultError({ message: advice, status: 429 })).toMatchObject({ type: 'recoverable' })
    expect(faultError({ message: advice, status: null })).toMatchObject({ type: 'fatal' })
  })
})

describe('why another agent may take over', () => {
  test.each([
    ['missing', { message: 'could not be started: not there', status: null, isMissing: true }],
    ['quota', { message: 'You have hit your usage limit. Try again at 3 pm.', status: 429 }],
    ['quota', { message: 'Your credit balance is too low', status: 403 }],
    ['quota', { message: 'insufficient_quota: check your plan and billing', status: null }],
    ['quota', { message: 'Payment required', status: 402 }],
    ['overloaded', { message: 'Rate limit reached for stub-org: 3 requests per minute.', status: 429 }],
    ['overloaded', { message: 'Overloaded', status: 529 }],
    ['overloaded', { message: "We're currently experiencing high demand", status: null }],
    [undefined, { message: 'The key is not valid', status: 401 }],
    [undefined, { message: 'model not found', status: 404 }],
    [undefined, { message: 'Please run /login', status: null }],
    [undefined, { message: 'killed from outside by SIGKILL', status: null }],
  ])('%s: %j', (cause, fault) => {
    expect(fallbackCause(fault)).toBe(cause)
  })
})
