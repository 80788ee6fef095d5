import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { Examine } from '../../../src/engine/runs/run-session-options.ts'
import { useRunStage } from './run-stage.ts'

const stage = useRunStage()

const result = (summary: string) => `printf '[AGENT_RESULT]\\nsummary: ${summary}\\nverdict: pass\\n[/AGENT_RESULT]\\n'`
const DISPATCH = { workflow: { kind: 'dispatch' }, prompt: 'write a.md' } as const

/** Asks once for a repair, whatever was written. */
const askOnce: Examine = async ({ follow_ups }) => {
  if (follow_ups.length > 0) return undefined
  const repair = { document: 'a.md', answer: 'x', omitted: 0, violations: [], problems: ['/a: is required'] }
  return { number: 1, text: 'Write a.md again.', repair }
}

describe.concurrent('reach.10 an agent that says that it is done, and has to repair something', () => {
  test('gets the request on its stdin, and goes on in the same process', async () => {
    const script = `${result('first')}\nread -r line\nprintf '%s\\n' "$line" > heard.jsonl\n${result('second')}`
    const run_id = await stage().bench.create(script, DISPATCH)
    const run = await stage().worker.run(run_id, { examine: askOnce })
    expect(run).toMatchObject({ state: 'completed', attempt: 1, end: { summary: 'second' } })
    expect(await stage().heard(run_id)).toEqual([{ type: 'follow_up', text: 'Write a.md again.' }])
    expect(await stage().events(run_id, 'repair:asked')).toMatchObject([{ number: 1, document: 'a.md' }])
  })

  test('is started anew with what was said where it reads no messages and exits', async () => {
    // The first process is alive when it is asked: it waits for the request to be on its stdin, and does not read it.
    const script = [
      'if [ -e begun ]; then printf "%s" "$BATON_PROMPT" > prompt.txt',
      `${result('second')}; exit 0; fi`,
      'touch begun',
      result('first'),
      'node -e "require(\'node:fs\').readSync(0, Buffer.alloc(1))"; exit 0',
    ].join('\n')
    const run_id = await stage().bench.create(script, DISPATCH)
    expect(await stage().worker.run(run_id, { examine: askOnce })).toMatchObject({
      state: 'queued',
      attempt: 1,
      end: null,
    })
    const run = await stage().worker.run(run_id, { examine: askOnce })
    expect(run).toMatchObject({
      state: 'completed',
      attempt: 2,
      end: { summary: 'second', files: ['begun', 'prompt.txt'] },
    })
    const prompt = readFileSync(join(run.workspace?.folder ?? '', 'prompt.txt'), 'utf8')
    expect(prompt).toBe('write a.md\n\n[sample] first\n\nWrite a.md again.')
  })
})
