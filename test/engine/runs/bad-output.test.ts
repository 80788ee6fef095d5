import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { ROOT } from '../../support/run-baton.ts'
import { useRunStage } from './run-stage.ts'

// A run that asks is released at once: its agent may be frozen before it exits, and nobody answers here.
const stage = useRunStage({ times: { restMs: 0 } })

const DISPATCH = { workflow: { kind: 'dispatch' as const } }
const DOCUMENT = join(ROOT, 'test', 'fixtures', 'protocol', 'agent-platform-protocol.md')

async function printed(run_id: string): Promise<Buffer> {
  const frames = await stage().bench.engine.store.readTranscript(run_id, { after: 0, limitBytes: 2 ** 30 })
  return Buffer.concat(
    frames.flatMap(({ source, bytes }) => (source === 'stdout' || source === 'block' ? [bytes] : [])),
  )
}

describe.concurrent('an agent that', () => {
  test('prints 100,000 lines loses none of them, and the question after them is heard', async () => {
    const run_id = await stage().create('agents/flood.sh')
    const run = await stage().play(run_id)
    expect(run).toMatchObject({
      state: 'waiting_question',
      holder: null,
      questions: [{ question: { question: 'Enough?' } }],
    })
    const lines = (await printed(run_id)).toString().split('\n')
    expect(lines.filter((line) => line.startsWith('line ')).map((line) => Number(line.split(' ')[1]))).toEqual(
      Array.from({ length: 100_000 }, (_, index) => index + 1),
    )
  })

  test('prints invalid UTF-8 is heard, and its bytes are kept as they were', async () => {
    const run_id = await stage().create('agents/invalid-utf8.sh')
    const run = await stage().play(run_id)
    expect(run).toMatchObject({ state: 'waiting_retry', error: { message: 'broken \ufffd\ufffd bytes' } })
    expect((await printed(run_id)).indexOf(Buffer.from([0xff, 0xfe]))).toBe('before '.length)
  })

  test('exits inside a block has said nothing: exit 0 is no success, and the half block is noted', async () => {
    const run_id = await stage().create('agents/exits-in-block.sh', [], DISPATCH)
    expect(await stage().play(run_id)).toMatchObject({
      state: 'failed',
      notes: 1,
      end: { how: 'no_signal', code: 0, verdict: null, summary: null, result: null },
    })
    expect(await stage().events(run_id, 'run:noted')).toMatchObject([{ kind: 'protocol_error', tag: 'AGENT_RESULT' }])
  })

  test("prints another run's nonce moves nothing with it, and a person hears of it", async () => {
    const run_id = await stage().create('agents/foreign-nonce.sh', [], DISPATCH)
    expect(await stage().play(run_id)).toMatchObject({
      state: 'completed',
      end: { how: 'completed', verdict: 'fail', summary: 'mine' },
    })
    expect(await stage().events(run_id, 'run:noted')).toMatchObject([{ kind: 'foreign', tag: 'AGENT_RESULT' }])
  })

  test.each([
    ['with a nonce required', true],
    ['without', false],
  ])('prints the whole protocol document, %s, has said nothing by it', async (_, nonce_required) => {
    const run_id = await stage().create('agents/prints-file.sh', [DOCUMENT], { nonce_required })
    expect(await stage().play(run_id)).toMatchObject({
      state: 'failed',
      questions: [],
      error: null,
      end: { how: 'no_signal', code: 0 },
    })
    expect(await printed(run_id)).toEqual(readFileSync(DOCUMENT))
  })

  test('prints the samples outside of any fence is not heard where a nonce is required', async () => {
    const samples = join(ROOT, 'test', 'fixtures', 'protocol', 'samples')
    const script = `cat ${samples}/1*.txt ${samples}/2*.txt`
    const run_id = await stage().bench.create(script, { nonce_required: true })
    const run = await stage().play(run_id)
    expect(run).toMatchObject({ state: 'failed', questions: [], error: null, end: { how: 'no_signal' } })
  })

  test('prints more than its transcript may hold works on; what is over is not kept, and that is said', async () => {
    const script = 'i=0; while [ $i -lt 2000 ]; do i=$((i+1)); echo "a line of a long story $i"; done'
    const limits = { transcript_bytes: 10_000 }
    const run_id = await stage().bench.create(`${script}\necho '=== CUSTOM TASK COMPLETE ==='`, { limits })
    expect(await stage().play(run_id)).toMatchObject({ state: 'completed' })
    const { bytes } = await stage().bench.engine.store.transcriptFacts(run_id)
    expect(bytes).toBeLessThan(10_500)
    expect(await stage().bench.transcript(run_id)).toContain('over its limit of 10000 bytes')
    await stage().bench.event('run:noted', (event) => event.run_id === run_id && event.note.tag === 'TRANSCRIPT')
  })

  test('says everything wrong is told each time, and the log stays short', async () => {
    const wrong = stage().file('wrong.txt', '[ERROR]\nmessage: no type\n[/ERROR]\n'.repeat(300))
    const run_id = await stage().bench.create(`cat ${wrong}\necho '=== CUSTOM TASK COMPLETE ==='`)
    expect(await stage().play(run_id)).toMatchObject({ state: 'completed', notes: 300 })
    expect(await stage().events(run_id, 'run:noted')).toHaveLength(100)
  })
})
