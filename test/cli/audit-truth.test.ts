import { execFileSync } from 'node:child_process'
import { copyFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { CliWorld } from '../support/cli-world.ts'
import { packageAt } from '../support/package-at.ts'

/** What a person sees when somebody edited, rolled back, replaced or deleted the store behind Baton's back. */
const ID = 'TASK-20260228-001'
let baton: CliWorld
beforeEach(async () => {
  baton = new CliWorld()
  await baton.ok(`task import ${baton.file('package.json', packageAt(ID, ['pickup']))}`)
  await baton.ok(`task handoff ${ID}`)
})
afterEach(() => baton.remove())

function edit(sql: string): void {
  const database = new DatabaseSync(baton.store)
  expect(database.prepare(sql).run().changes).toBe(1)
  database.close()
}

describe('truth.4 records that were edited', { timeout: 120_000 }, () => {
  test('are shown with record, field and event, refused by approve, and accepted on the record', async () => {
    edit(`UPDATE records SET body = json_set(body, '$.task.title', 'forged') WHERE kind = 'task'`)
    const english = await baton.run('audit verify')
    expect(english.stdout).toMatch(
      new RegExp(
        `✗ task ${ID}: field /task/title is not what was written \\(.*proved by event 1 \\(${ID} 1\\) task:imported\\)`,
      ),
    )
    const korean = await baton.run('audit verify --lang ko')
    expect(korean.stdout).toMatch(
      new RegExp(`✗ task ${ID}: /task/title 값이 기록과 다릅니다 \\(.*event 1 .* 이벤트가 증명합니다\\)`),
    )
    const { details } = await baton.refused('audit verify')
    expect(details.list).toContainEqual(
      expect.objectContaining({
        place: `task ${ID}`,
        record: expect.objectContaining({
          kind: 'task',
          id: ID,
          field: '/task/title',
          found: 'changed',
          proof: { number: 1, stream: ID, seq: 1, type: 'task:imported' },
        }),
      }),
    )
    expect(await baton.refused(`task approve ${ID}`)).toMatchObject({ exit: 4, code: 'RECORD_CHANGED' })
    expect(await baton.refused('audit accept --reason "I did it" --as jarvis')).toMatchObject({ code: 'PO_ONLY' })
    expect(await baton.ok('audit accept --reason "a typing error was mended by hand"')).toContain(
      'Accepted and recorded',
    )
    expect(await baton.ok('audit verify')).toMatch(/^✓ intact: .* records match the chain/)
    expect(await baton.ok(`task history ${ID}`)).toContain('a typing error was mended by hand')
  })

  test('are put back by the doctor where the chain has the value, and not from a forged message', async () => {
    const forged = `UPDATE records SET body = json_set(body, '$.body.task.status_to', 'DONE') WHERE kind = 'message'`
    edit(forged)
    edit(`UPDATE records SET body = json_set(body, '$.task.priority', 'P0_CRITICAL', '$.extra', 1) WHERE kind = 'task'`)
    const found = await baton.run('doctor --repair')
    expect(found.code).toBe(1)
    expect(found.stdout).toMatch(
      new RegExp(`✓ task ${ID}: field /task/priority .*it was "P\\d_[A-Z]+".*\\(repaired\\)`),
    )
    expect(found.stdout).toMatch(new RegExp(`✓ task ${ID}: field /extra was never written .*\\(repaired\\)`))
    expect(found.stdout).toMatch(
      /✗ message .*: field \/body is not what was written .*cannot be repaired: restore a backup/,
    )
    // The message says DONE; nobody followed it.
    expect((await baton.show(ID)).task_package.status).toBe('DEV_PENDING')
    expect(await baton.ok(`task history ${ID}`)).toContain('restored to the values in the chain')
    expect((await baton.refused('audit verify')).details.list).toHaveLength(1)
  })
})

describe('truth.5 a store that was rolled back', { timeout: 120_000 }, () => {
  test('is not written by run, approve or worker until the loss is accepted, on the record', async () => {
    const older = join(baton.folder, 'older.db')
    copyFileSync(baton.store, older)
    await baton.ok(`task pickup ${ID} --as jarvis`)
    copyFileSync(older, baton.store)
    execFileSync('git', ['init', '-q', baton.folder])
    for (const line of [`task approve ${ID}`, 'run "a page" --here --yes', 'worker']) {
      const refused = await baton.refused(line)
      expect(refused, line).toMatchObject({ exit: 4, code: 'STORE_ROLLED_BACK' })
      expect(refused.message).toMatch(
        /ended at event 3 after event \d+ had been committed.*baton restore.*baton audit accept/,
      )
    }
    await baton.ok('audit accept --reason "the disk was replaced"')
    await baton.ok(`task pickup ${ID} --as jarvis`)
    expect(await baton.ok('audit verify')).toMatch(/^✓ intact/)
  })
})
