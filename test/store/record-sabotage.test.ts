import { copyFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { systemClock } from '../../src/engine/clock.ts'
import { Engine } from '../../src/engine/engine.ts'
import { requireUnchanged } from '../../src/engine/require-unchanged.ts'
import { DEFAULT_PIPELINE } from '../../src/protocol/index.ts'
import type { CheckProgress, StoreFault } from '../../src/store/port.ts'
import { openSqliteStore } from '../../src/store/sqlite/open.ts'
import { CARRIED, fillStore } from '../support/carried-store.ts'

/**
 * truth.4: whatever is edited in the SQLite file is found, with the record, the field and the last event that proves
 * what it was. One store is filled once; each case edits a copy of it.
 */
let folder: string
let intact: string
let copies = 0
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'baton-sabotage-'))
  intact = join(folder, 'intact.db')
  const store = await openSqliteStore({ path: join(folder, 'made.db') })
  await fillStore(store)
  await store.backup(intact)
  await store.close()
})
afterAll(() => rmSync(folder, { recursive: true }))

/** A copy of the store with one edit, as somebody with a shell would make it. */
async function edited(sql: string) {
  copies += 1
  const path = join(folder, `copy-${copies}.db`)
  copyFileSync(intact, path)
  const db = new DatabaseSync(path)
  const { changes } = sql === '' ? { changes: 1 } : db.prepare(sql).run()
  db.close()
  expect(changes, sql).toBeGreaterThan(0)
  return openSqliteStore({ path, create: false })
}

const told = ({ place, record }: StoreFault) =>
  `${place} ${record?.field} ${record?.found} ${record?.proof?.stream ?? '-'} ${record?.proof?.type ?? '-'}`

const set = (kind: string, path: string, json: string, where = '') =>
  `UPDATE records SET body = json_set(body, '${path}', json('${json}')) WHERE kind = '${kind}' ${where}`

/** The first run of the visit; the rest of its id is chance. */
const RUN = 'RUN-20260302-001-*'
const OF_RUN = "AND id LIKE 'RUN-20260302-001-%'"
const OF_EVIDENCE = "AND json_extract(body, '$.do') = 'gather_evidence'"
const OF_TASK = `AND id = '${CARRIED}'`
const OF_H2 =
  "AND json_extract(body, '$.body.type') = 'handoff' AND json_extract(body, '$.body.task.status_to') = 'QA_PENDING'"

const CASES: readonly (readonly [what: string, sql: string, found: string])[] = [
  [
    'the checks of a relay',
    set('relay', '$.spec.checks', '[]'),
    `relay ${CARRIED} /spec/checks changed ${CARRIED} visit:opened`,
  ],
  [
    'the command of an agent',
    set('relay', '$.spec.stages.DEV.argv[1]', '"evil.js"'),
    `relay ${CARRIED} /spec/stages/DEV/argv changed ${CARRIED} visit:opened`,
  ],
  [
    'a verdict of the evidence',
    set('visit', '$.evidence[0].passed', 'true'),
    `visit ${CARRIED}/1 /evidence changed ${CARRIED} visit:parked`,
  ],
  [
    'a check of the evidence',
    set('outcome', '$.outcome.checks[0].passed', 'true', OF_EVIDENCE),
    `outcome * /outcome changed ${CARRIED} visit:parked`,
  ],
  [
    'evidence that was never gathered',
    set('visit', '$.evidence[1]', '{"passed":true}'),
    `visit ${CARRIED}/1 /evidence changed ${CARRIED} visit:parked`,
  ],
  ['a waived check', set('relay', '$.waived', '["test"]'), `relay ${CARRIED} /waived added ${CARRIED} visit:parked`],
  [
    'where a branch landed',
    set('visit', '$.landed', `"${'d'.repeat(40)}"`),
    `visit ${CARRIED}/1 /landed changed ${CARRIED} visit:opened`,
  ],
  [
    'where the branch of a task stands',
    set('relay', '$.tip', `"${'d'.repeat(40)}"`),
    `relay ${CARRIED} /tip added ${CARRIED} visit:parked`,
  ],
  [
    'the state of a play',
    set('visit', '$.play.state.child.state.loop.attempt', '0'),
    `visit ${CARRIED}/1 /play changed ${CARRIED} *`,
  ],
  ['the attempts of a loop', set('visit', '$.loop.attempt', '0'), `visit ${CARRIED}/1 /loop changed ${CARRIED} *`],
  [
    'what a visit waits for',
    set('visit', '$.outstanding', '{}'),
    `visit ${CARRIED}/1 /outstanding changed ${CARRIED} *`,
  ],
  [
    'the answer to an item',
    set('item', '$.answer', '{"choice":"B","by":"song-po"}'),
    `item * /answer changed ${CARRIED} visit:parked`,
  ],
  [
    'the branch that approved work goes to',
    set('relay', '$.spec.target', '"release"'),
    `relay ${CARRIED} /spec/target changed ${CARRIED} visit:opened`,
  ],
  [
    'what a relay waits for',
    set('relay', '$.waiting', 'null'),
    `relay ${CARRIED} /waiting changed ${CARRIED} visit:parked`,
  ],
  [
    'the PO in the registry',
    set('registry', '$.agents[0].agent_id', '"mallory"'),
    'registry registry /agents/#0 changed @registry agent:registered',
  ],
  [
    'an agent that nobody registered',
    set('registry', '$.agents[#]', '{"agent_id":"mallory"}'),
    'registry registry /agents/#6 added @registry agent:registered',
  ],
  [
    'the role of a person',
    set('people', '$.people[0].roles', '["lead"]'),
    'people people /people changed @people person:added',
  ],
  [
    'the body of a message',
    set('message', '$.body.task.status_to', '"DONE"', OF_H2),
    `message * /body changed ${CARRIED} handoff:sent`,
  ],
  [
    'the answer that a repeat of a message gets',
    set('message', '$.result', '{}', OF_H2),
    `message * /result changed ${CARRIED} handoff:sent`,
  ],
  [
    'the task of a message',
    set('message', '$.task_id', '"TASK-20260302-002"', OF_H2),
    `message * /task_id changed ${CARRIED} handoff:sent`,
  ],
  ['the command of a run', set('run', '$.argv[1]', '"evil.js"', OF_RUN), `run ${RUN} /argv changed ${RUN} run:created`],
  ['the state of a run', set('run', '$.state', '"failed"', OF_RUN), `run ${RUN} /state changed ${RUN} run:moved`],
  ['the end of a run', set('run', '$.end', '{"how":"lost"}', OF_RUN), `run ${RUN} /end changed ${RUN} run:moved`],
  [
    'the title of a task',
    set('task', '$.task.title', '"another"', OF_TASK),
    `task ${CARRIED} /task/title changed ${CARRIED} task:created`,
  ],
  [
    'the status of a task',
    set('task', '$.task.status', '"DEPLOY_READY"', OF_TASK),
    `task ${CARRIED} /task/status changed ${CARRIED} *`,
  ],
  [
    'a step of the history',
    set('task', '$.task.pipeline_history[1].actor', '"mallory"', OF_TASK),
    `task ${CARRIED} /task/pipeline_history/#1 changed ${CARRIED} handoff:sent`,
  ],
  [
    'a step that was never taken',
    set('task', '$.task.pipeline_history[6]', '{"seq":7}', OF_TASK),
    `task ${CARRIED} /task/pipeline_history/#6 added ${CARRIED} *`,
  ],
  [
    'the last step of the history',
    `UPDATE records SET body = json_remove(body, '$.task.pipeline_history[5]') WHERE kind = 'task' ${OF_TASK}`,
    `task ${CARRIED} /task/pipeline_history/#5 removed ${CARRIED} *`,
  ],
  [
    'the feedback',
    set('task', '$.task.feedback', '"well done"', OF_TASK),
    `task ${CARRIED} /task/feedback changed ${CARRIED} *`,
  ],
  [
    'a payload',
    set('task', '$.task.team_payloads.BUNKER.output', '{}', OF_TASK),
    `task ${CARRIED} /task/team_payloads/BUNKER changed ${CARRIED} *`,
  ],
  [
    'the number of revisions',
    set('task', '$.task.revision_count', '0', OF_TASK),
    `task ${CARRIED} /task/revision_count changed ${CARRIED} *`,
  ],
  [
    'the definition that a task began with',
    set('task', '$.definition', '"sha256:0"', OF_TASK),
    `task ${CARRIED} /definition changed ${CARRIED} task:created`,
  ],
  [
    'rejections in a row',
    set('task', '$.rejections', '{"H2":0}', OF_TASK),
    `task ${CARRIED} /rejections changed ${CARRIED} *`,
  ],
  [
    'whether the pipeline is stopped',
    set('control', '$.stopped_at', 'null'),
    'control pipeline /stopped_at changed @pipeline pipeline:stopped',
  ],
  [
    'a task that was removed',
    `DELETE FROM records WHERE kind = 'relay'`,
    `relay ${CARRIED}  missing ${CARRIED} visit:parked`,
  ],
  [
    'a record that Baton did not write',
    `INSERT INTO records (kind, id, version, body) VALUES ('relay', 'TASK-X', 1, '{"open":false}')`,
    'relay TASK-X  unbound - -',
  ],
  [
    'the answer to a command',
    `UPDATE commands SET answer = '{"ok":true,"result":{}}' WHERE command_id = 'create second'`,
    'command create second  changed TASK-20260302-002 task:created',
  ],
  [
    'an answer to a command that was never asked',
    `INSERT INTO commands (command_id, answer) VALUES ('relay/${CARRIED}/6/handoff', '{"ok":true,"result":{}}')`,
    `command relay/${CARRIED}/6/handoff  unbound - -`,
  ],
  [
    'the text of a notice',
    `UPDATE notices SET body = json_set(body, '$.text.en', 'all is well') WHERE position = 1`,
    `notice *  changed ${CARRIED} *`,
  ],
  ['a notice that was removed', 'DELETE FROM notices WHERE position = 1', `notice *  missing ${CARRIED} *`],
  [
    'a list that became an object',
    set('task', '$.task.pipeline_history', '{"0":1}', OF_TASK),
    `task ${CARRIED} /task/pipeline_history changed ${CARRIED} *`,
  ],
]

describe('truth.4 an edit in the store file is found', () => {
  test.each(CASES)('%s', async (_what, sql, expected) => {
    const store = await edited(sql)
    const found = (await store.check()).filter(({ record }) => record).map(told)
    await store.close()
    const pattern = expected.split('*').map((part) => part.replaceAll(/[.\\^$+?()[\]{}|]/g, '\\$&'))
    expect(found).toEqual([expect.stringMatching(new RegExp(`^${pattern.join('\\S+')}$`))])
  })

  test('a definition: its id is its hash, and no decision uses it', async () => {
    const store = await edited(set('definition', '$.definition.po', '"mallory"'))
    expect((await store.check()).filter(({ record }) => record).map(told)).toEqual([
      expect.stringMatching(/^definition sha256:[0-9a-f]{64} \/definition definition - -$/),
    ])
    const other = { ...DEFAULT_PIPELINE.definition, name: { ko: '다른 것', en: 'another' } }
    const { indexPipeline } = await import('../../src/protocol/pipeline/pipeline.ts')
    const engine = new Engine({ store, pipeline: indexPipeline(other), clock: systemClock, timeZone: 'UTC' })
    const pickup = { type: 'step', task_id: CARRIED, action: 'pickup', details: {} } as const
    await expect(engine.execute(pickup, { actor: 'jarvis' })).rejects.toMatchObject({ code: 'DEFINITION_CHANGED' })
    await store.close()
  })

  test('and a store that nobody edited is not accused, with the number of what was compared', async () => {
    const store = await edited('')
    let last: CheckProgress | undefined
    expect(
      await store.check((progress) => {
        last = progress
      }),
    ).toEqual([])
    const { events } = await store.facts()
    expect(last).toEqual({ events, of: events, compared: expect.any(Number) })
    expect(last?.compared).toBe(48)
    await expect(requireUnchanged(store, CARRIED)).resolves.toBeUndefined()
    await store.close()
  })
})

describe('truth.4 work on a task does not begin on records that somebody edited', () => {
  test.each([
    ['its relay', set('relay', '$.spec.checks', '[]'), `relay ${CARRIED}`],
    ['its run', set('run', '$.argv', '["evil"]', OF_RUN), /^run RUN-20260302-001-/],
    ['its visit', set('visit', '$.landed', '"x"'), `visit ${CARRIED}/1`],
    ['an outcome', set('outcome', '$.outcome', '{}', OF_EVIDENCE), /^outcome /],
    ['an item', set('item', '$.options', '[]'), /^item /],
    ['its message', set('message', '$.body', '{}', OF_H2), /^message /],
    ['the registry', set('registry', '$.agents[0].agent_id', '"mallory"'), 'registry registry'],
    ['the people', set('people', '$.people[0].roles', '["lead"]'), 'people people'],
    ['itself', set('task', '$.task.title', '"another"', OF_TASK), `task ${CARRIED}`],
    [
      'its chain',
      `UPDATE events SET body = replace(body, 'song-po', 'mallory') WHERE stream = '${CARRIED}' AND seq = 2`,
      /^event /,
    ],
  ])('%s', async (_what, sql, record) => {
    const store = await edited(sql)
    await expect(requireUnchanged(store, CARRIED)).rejects.toMatchObject({
      code: 'RECORD_CHANGED',
      values: { task_id: CARRIED, record: typeof record === 'string' ? record : expect.stringMatching(record) },
    })
    await store.close()
  })

  test('another task is not held up by it', async () => {
    const store = await edited(set('relay', '$.spec.checks', '[]'))
    await expect(requireUnchanged(store, 'TASK-20260302-002')).resolves.toBeUndefined()
    await store.close()
  })
})

describe('truth.4 every stored value', () => {
  test('is found when it alone is edited: each leaf of each record, answer, notice and piece of work', async () => {
    const store = await edited('')
    const path = join(folder, `copy-${copies}.db`)
    const db = new DatabaseSync(path)
    const tables = [
      // Not bound (`pipeline/binding/record-stream.ts`): leases, and lanes, which follow from the visits in them.
      ['records', "SELECT position, body FROM records WHERE kind NOT IN ('worker', 'lane')"],
      ['notices', 'SELECT position, body FROM notices'],
      ['work', 'SELECT position, body FROM work'],
    ] as const
    const missed: string[] = []
    let edits = 0
    for (const [table, sql] of tables) {
      const put = db.prepare(`UPDATE ${table} SET body = ? WHERE position = ?`)
      for (const { position, body } of db.prepare(sql).all() as { position: number; body: string }[]) {
        for (const [pointer, other] of leafEdits(JSON.parse(body) as unknown)) {
          edits += 1
          put.run(JSON.stringify(other), position)
          const found = (await store.check()).filter(({ record }) => record)
          if (found.length === 0) missed.push(`${table} ${position} ${pointer}`)
        }
        put.run(body, position)
      }
    }
    expect(missed).toEqual([])
    expect(edits).toBeGreaterThan(300)
    expect(await store.check()).toEqual([])
    db.close()
    await store.close()
  }, 60_000)
})

/** The value with one of its leaves changed, for each leaf. A definition is long and has one digest: its first are enough. */
function* leafEdits(value: unknown, pointer = ''): Generator<readonly [pointer: string, edited: unknown]> {
  if (typeof value !== 'object' || value === null || Object.keys(value).length === 0) {
    yield [pointer, value === null ? 'edited' : null]
    return
  }
  let seen = 0
  for (const [key, member] of Object.entries(value)) {
    for (const [at, other] of leafEdits(member, `${pointer}/${key}`)) {
      seen += 1
      if (pointer === '/definition' && seen > 20) return
      yield [at, Array.isArray(value) ? value.with(Number(key), other) : { ...value, [key]: other }]
    }
  }
}
