import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { sample, useRunStage } from './run-stage.ts'

const stage = useRunStage()
const open = useRunStage({ keepOpen: true })

const PO = { actor: 'song-po' }

describe.concurrent('Type-D', () => {
  test.each([
    ['25-custom-javascript-1', 'Explained JWT structure, signing, and verification process'],
    ['26-custom-javascript-2', 'Created regex-based email validation with test cases'],
    ['27-custom-javascript-3', 'Identified null reference issue and provided fix'],
  ])("(%s) is the document's own program, and ends on its signal", async (name, summary) => {
    const program = `exec ${process.execPath} --input-type=module < ${sample(name)}`
    const run = await stage().play(await stage().bench.create(program))
    expect(run).toMatchObject({ state: 'completed', end: { how: 'completed', summary, verdict: null } })
  })

  test('goes on in the same conversation: the process that is still there hears the follow-up', async () => {
    const { bench } = open()
    const run_id = await open().create('runs/converses.sh')
    const played = open().worker.run(run_id)
    const done = (turn: number) =>
      bench.event('run:ended', ({ run_id: of, end }) => of === run_id && !!end.summary?.startsWith(`turn ${turn} `))
    const [, pid] = (await done(1)).end.summary?.split(' of ') ?? []
    await bench.engine.execute({ type: 'follow_up', run_id, text: '그럼 refresh token은 어떻게 작동하나요?' }, PO)
    expect((await done(2)).end.summary).toBe(`turn 2 of ${pid}`)
    await bench.engine.execute({ type: 'follow_up', run_id, text: 'and then?' }, PO)
    expect((await done(3)).end.summary).toBe(`turn 3 of ${pid}`)
    await open().worker.stop()
    expect(await played).toMatchObject({ state: 'completed', attempt: 1, holder: null })
    expect(await open().heard(run_id)).toEqual([
      { type: 'follow_up', text: '그럼 refresh token은 어떻게 작동하나요?' },
      { type: 'follow_up', text: 'and then?' },
    ])
  })

  test('goes on after the agent has exited: it is started anew with what was said', async () => {
    const { bench } = stage()
    const run_id = await stage().create('runs/remembers.sh', [], { prompt: 'JWT 인증 설명해주세요' })
    expect(await stage().play(run_id)).toMatchObject({ state: 'completed', attempt: 1 })
    await bench.engine.execute({ type: 'follow_up', run_id, text: 'and refresh tokens?' }, PO)
    const run = await stage().play(run_id)
    expect(run).toMatchObject({ state: 'completed', attempt: 2, end: { summary: 'answer 2' } })
    const at = (name: string) => readFile(join(run.workspace?.folder ?? '', name), 'utf8')
    expect(await at('prompt-1.txt')).toBe('JWT 인증 설명해주세요')
    expect(await at('prompt-2.txt')).toBe('JWT 인증 설명해주세요\n\n[sample] answer 1\n\nand refresh tokens?')
    expect(JSON.parse(await at('context-2.json'))).toMatchObject({
      run_id,
      attempt: 2,
      prompt: 'JWT 인증 설명해주세요',
      checkpoint: { number: 1 },
      follow_ups: [{ text: 'and refresh tokens?', after: 'answer 1' }],
    })
  })

  test('takes a follow-up while its finished process goes away, and starts anew with it', async () => {
    const { bench } = stage()
    const lingers = '[ "$BATON_ATTEMPT" = 1 ] && exec sleep 1000'
    const run_id = await bench.create(
      `printf '=== CUSTOM TASK COMPLETE ===\\nTask: x\\nSummary: said\\n\\n'\n${lingers}`,
    )
    const played = stage().play(run_id)
    await bench.event('run:ended', (event) => event.run_id === run_id)
    const told = await bench.engine.execute({ type: 'follow_up', run_id, text: 'more' }, PO)
    expect(['running', 'queued']).toContain(told.state)
    expect(await played).toMatchObject({ state: 'queued', holder: null })
    expect(await stage().play(run_id)).toMatchObject({ state: 'completed', attempt: 2, follow_ups: [{ delivered: 2 }] })
  })

  test('has no phases: PHASE COMPLETE is a protocol error that agent and person hear of, and moves nothing', async () => {
    const run_id = await stage().create('runs/says-and-hears.sh', [sample('17-phase-details')])
    const run = await stage().play(run_id)
    expect(run).toMatchObject({ state: 'completed', notes: 1, end: { summary: 'heard 1' } })
    expect(await stage().heard(run_id)).toEqual([{ type: 'protocol_error', details: expect.stringContaining('PHASE') }])
    expect(await stage().events(run_id, 'run:noted')).toMatchObject([{ kind: 'protocol_error' }])
  })
})

describe.concurrent('a block', () => {
  test('that is not valid is answered with protocol_error and noted, and the agent is not stopped', async () => {
    const block = '[DEPENDENCY_REQUEST]\nname: STRIPE\ndescription: payments\nrequired: true\n[/DEPENDENCY_REQUEST]\n'
    const run_id = await stage().create('runs/says-and-hears.sh', [stage().file('invalid.txt', block)])
    expect(await stage().play(run_id)).toMatchObject({ state: 'completed', notes: 1, attempt: 1 })
    const details = expect.stringMatching(/^DEPENDENCY_REQUEST missing required field 'type'/)
    expect(await stage().heard(run_id)).toEqual([{ type: 'protocol_error', details }])
    expect(await stage().events(run_id, 'run:noted')).toEqual([
      { kind: 'protocol_error', tag: 'DEPENDENCY_REQUEST', text: details },
    ])
    expect((await stage().bench.eventTypes(run_id)).filter((type) => type.startsWith('→'))).toEqual([
      '→ running',
      '→ completed',
    ])
    await stage().bench.event('run:noted', (event) => event.run_id === run_id)
  })

  test('DEPENDENCY_REQUEST never pauses the agent, and becomes a notice that names what to add', async () => {
    const script = `cat ${sample('03-dependency-api-key')}\necho '=== CUSTOM TASK COMPLETE ==='`
    const run_id = await stage().bench.create(script)
    expect(await stage().play(run_id)).toMatchObject({ state: 'completed' })
    expect(await stage().events(run_id, 'run:noted')).toMatchObject([{ kind: 'dependency', tag: 'OPENAI_API_KEY' }])
    expect(await stage().notices(run_id)).toEqual(expect.arrayContaining(['run_dependency']))
    expect((await stage().noticeTexts(run_id)).join()).toContain('OPENAI_API_KEY')
    expect((await stage().bench.eventTypes(run_id)).filter((type) => type.startsWith('→'))).toEqual([
      '→ running',
      '→ completed',
    ])
  })
})

describe.concurrent('several blocks at once', () => {
  const QUESTION = '[USER_QUESTION]\ncategory: business\nquestion: which?\nrequired: true\n[/USER_QUESTION]\n'
  const DEPENDENCY =
    '[DEPENDENCY_REQUEST]\ntype: service\nname: stripe\ndescription: payments\nrequired: true\n[/DEPENDENCY_REQUEST]\n'
  const COMPLETE = '=== CUSTOM TASK COMPLETE ===\nTask: x\nSummary: complete\n\n'
  const ERROR = '[ERROR]\ntype: recoverable\nmessage: busy, retry after 1 second\nrecovery: pause_and_retry\n[/ERROR]\n'

  test('are dealt with in the order ERROR, DEPENDENCY, QUESTION', async () => {
    const said = stage().file('three.txt', QUESTION + DEPENDENCY + ERROR)
    const run_id = await stage().create('runs/says-and-hears.sh', [said, '/dev/null'])
    const played = stage().play(run_id)
    await stage().asked(run_id)
    await stage().bench.answer(run_id, 'this')
    await played
    const kinds = ['run:error_reported', 'run:noted', 'question:asked']
    expect((await stage().bench.eventTypes(run_id)).filter((type) => kinds.includes(type))).toEqual(kinds)
    expect(await stage().heard(run_id)).toMatchObject([{ type: 'retry' }, { type: 'question_answer' }])
  })

  test('end with COMPLETE: an error before it is dealt with first, a question after it is not asked', async () => {
    const said = stage().file('four.txt', QUESTION + DEPENDENCY + COMPLETE + ERROR)
    const run_id = await stage().create('runs/says-and-hears.sh', [said, '/dev/null'])
    const run = await stage().play(run_id)
    expect(run).toMatchObject({ state: 'completed', questions: [], retries: 1, end: { summary: 'complete' } })
    expect(await stage().events(run_id, 'run:noted')).toMatchObject([{ kind: 'dependency', tag: 'stripe' }])
  })
})
