import { spawn, spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { describe, expect, it, onTestFinished } from 'vitest'
import type { BlockEvent } from '../../src/protocol/agent-blocks/block-events.ts'
import { createBlockParser } from '../../src/protocol/agent-blocks/block-parser.ts'
import { encodeStdinMessage, type StdinMessage } from '../../src/protocol/agent-blocks/stdin-messages.ts'

const path = (relative: string) => fileURLToPath(new URL(`../../${relative}`, import.meta.url))
const COMMANDS: Readonly<Record<string, readonly [string, ...string[]]>> = {
  'agent.mjs': [
    process.execPath,
    '--import',
    path('test/support/agent-from-source.ts'),
    path('examples/agents/agent.mjs'),
  ],
  'agent.py': ['python3', path('examples/agents/agent.py')],
  'agent.sh': ['sh', path('examples/agents/agent.sh')],
}

/** What the platform says to what an agent says. */
function replyTo(event: BlockEvent): StdinMessage | undefined {
  if (event.kind === 'question') return { type: 'question_answer', questionId: 'q_1', answer: 'MySQL' }
  if (event.kind === 'error') return { type: 'retry' }
  if (event.kind === 'phase_complete') return { type: 'phase_result', phase: 1, verdict: 'approved', comments: '' }
  return undefined
}

async function runAgent(
  [command, ...args]: readonly [string, ...string[]],
  nonce: string | undefined,
): Promise<{ events: BlockEvent[]; exit: unknown }> {
  const { BATON_NONCE: _, ...env } = process.env
  const child = spawn(command, args, {
    env: { ...env, ...(nonce && { BATON_NONCE: nonce }) },
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  onTestFinished(() => void child.kill())
  const parser = createBlockParser({ logText: true, ...(nonce && { nonce: { value: nonce, required: true } }) })
  const events: BlockEvent[] = []
  child.stdout.on('data', (chunk: Buffer) => {
    for (const event of parser.push(chunk)) {
      events.push(event)
      const reply = replyTo(event)
      if (reply) child.stdin.write(encodeStdinMessage(reply))
    }
  })
  const exit = await new Promise((resolve) => child.on('close', resolve))
  events.push(...parser.end())
  return { events, exit }
}

/** A fresh machine has no Python: its example is run where there is one. */
const runnable = Object.entries(COMMANDS).filter(
  ([, [program]]) => spawnSync(program, ['--version']).error === undefined,
)

describe.each(runnable)('the example %s', (_, command) => {
  it.each([undefined, 'n-42'])('asks, reports, completes and gives its result, with the nonce %s', async (nonce) => {
    const { events, exit } = await runAgent(command, nonce)
    const run = nonce === undefined ? {} : { run: nonce }
    const said = events.filter(({ kind }) => kind !== 'log').map(({ at: _at, ...event }) => event)
    expect(said).toEqual([
      {
        kind: 'question',
        ...run,
        question: {
          category: 'choice',
          question: 'Which database would you prefer?',
          options: ['PostgreSQL', 'MySQL'],
          default: 'PostgreSQL',
          required: true,
        },
      },
      {
        kind: 'error',
        ...run,
        error: {
          type: 'recoverable',
          message: 'Rate limit exceeded',
          details: 'The API said:\n  429 Too Many Requests',
          recovery: 'pause_and_retry',
        },
      },
      { kind: 'phase_complete', ...run, phase: 1, name: 'Planning', documents: ['docs/planning/01_idea.md'] },
      { kind: 'detail', key: 'Phase', value: 'Planning' },
      { kind: 'detail', key: 'Documents created', value: '' },
      { kind: 'detail', key: 'Documents created', value: 'docs/planning/01_idea.md' },
      {
        kind: 'agent_result',
        ...run,
        result: {
          summary: 'Planned with MySQL; the phase was approved',
          verdict: 'pass',
          files: ['docs/planning/01_idea.md'],
          issues: [
            {
              severity: 'minor',
              security: false,
              path: 'docs/planning/01_idea.md',
              line: 3,
              text: 'a word is missing',
            },
          ],
          unfinished: [],
          failed_tests: [],
          action_items: [],
          attachments: [],
          outputs: [],
          not_needed: [],
          checklist: [],
        },
      },
    ])
    expect(events[0]).toMatchObject({ kind: 'log', text: 'working on the plan\n\n' })
    expect(exit).toBe(0)
  })
})
