import { copyFileSync, existsSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { CliWorld } from '../support/cli-world.ts'
import { packageAt } from '../support/package-at.ts'

/** Looking after a store by hand: what was tampered with is found, what disagrees is mended, what was copied comes back. */
const ID = 'TASK-20260228-001'
let baton: CliWorld
beforeEach(async () => {
  baton = new CliWorld()
  await baton.ok(`task import ${baton.file('package.json', packageAt(ID, ['pickup']))}`)
  await baton.ok(`task handoff ${ID}`)
})
afterEach(() => baton.remove())

/** Somebody with the file and an SQLite shell. */
function tamper(...statements: string[]): void {
  const database = new DatabaseSync(baton.store)
  for (const statement of statements) database.exec(statement)
  database.close()
}

describe('baton audit verify', { timeout: 120_000 }, () => {
  test('prints the numbers of a store that is intact', async () => {
    expect(await baton.ok('audit verify')).toMatch(/^✓ intact: 3 events, 1 task, all hash chains unbroken/)
    expect(await baton.ok('audit verify --lang ko')).toMatch(/^✓ 온전합니다: 이벤트 3건, 태스크 1건/)
    expect(await baton.json('audit verify')).toMatchObject({ intact: true, events: 3, tasks: 1 })
  })

  test.each([
    ['an edited event', ["UPDATE events SET body = replace(body, 'song-po', 'jarvis') WHERE number = 2"]],
    ['a removed event', ['DELETE FROM events WHERE number = 3']],
    [
      'reordered events',
      [
        'UPDATE events SET seq = 99 WHERE number = 2',
        'UPDATE events SET seq = 2 WHERE number = 3',
        'UPDATE events SET seq = 3 WHERE number = 2',
      ],
    ],
  ])('finds %s', async (_name, statements) => {
    tamper(...statements)
    const refused = await baton.refused('audit verify')
    expect(refused).toMatchObject({ exit: 1, code: 'AUDIT_FAILED' })
    expect((refused.details.list as object[]).length).toBeGreaterThan(0)
    const human = await baton.run('audit verify')
    expect(human.stdout).toMatch(/^✗ .+: .+\n/)
    expect(human.stderr).toContain('[AUDIT_FAILED]')
  })

  test('finds a store that was rolled back to an older copy', async () => {
    copyFileSync(baton.store, join(baton.folder, 'older.db'))
    await baton.ok(`task pickup ${ID} --as jarvis`)
    copyFileSync(join(baton.folder, 'older.db'), baton.store)
    expect(await baton.refused('audit verify')).toMatchObject({ exit: 1, code: 'AUDIT_FAILED' })
  })
})

describe('baton doctor', { timeout: 120_000 }, () => {
  test('finds a task that disagrees with its messages, repairs it, and writes that down', async () => {
    const wrong = "json_set(body, '$.task.status', 'PLAN_IN_PROGRESS', '$.task.assigned_team', 'BUNKER')"
    tamper(
      `UPDATE records SET body = ${wrong} WHERE kind = 'task' AND id = '${ID}'`,
      `UPDATE tasks SET status = 'PLAN_IN_PROGRESS', team = 'BUNKER' WHERE task_id = '${ID}'`,
    )
    const before = await baton.events()
    const found = await baton.run('doctor')
    expect(found.code).toBe(1)
    expect(found.stdout).toContain(`✗ ${ID}: status is PLAN_IN_PROGRESS, its messages say DEV_PENDING`)
    expect(found.stderr).toContain('[DOCTOR_FOUND]')
    expect(await baton.events()).toBe(before)

    expect(await baton.refused('doctor --repair --as jarvis')).toMatchObject({ exit: 6, code: 'PO_ONLY' })
    expect(await baton.ok('doctor --repair')).toContain('(repaired)')
    expect(await baton.ok('doctor')).toMatch(/^1 task examined, 0 problems\.$/m)
    expect((await baton.show(ID)).task_package).toMatchObject({ status: 'DEV_PENDING', assigned_team: 'JARVIS' })
    expect(await baton.ok(`task history ${ID}`)).toMatch(/PLAN_IN_PROGRESS → DEV_PENDING {2}repaired/)
    await baton.ok('audit verify')
  })

  test('finds a stored package that breaks its contract', async () => {
    tamper(`UPDATE records SET body = json_set(body, '$.task.priority', 'P9') WHERE kind = 'task'`)
    const found = await baton.run('doctor --json')
    expect(found.code).toBe(1)
    const { problems } = JSON.parse(found.stdout) as { problems: { place: string }[] }
    expect(problems.map(({ place }) => place)).toContain(`${ID}/task_package/priority`)
  })
})

describe('baton backup and restore', { timeout: 120_000 }, () => {
  test('bring a store back to where it was, keep the one that was there, and leave the audit whole', async () => {
    const copy = join(baton.folder, 'copy.db')
    await baton.ok(`backup ${copy}`)
    await baton.ok(`task pickup ${ID} --as jarvis`)
    expect(await baton.refused(`backup ${copy}`)).toMatchObject({ exit: 4, code: 'STORE_COPY_EXISTS' })
    const { kept } = await baton.json<{ kept: string }>(`restore ${copy}`)
    expect(existsSync(kept)).toBe(true)
    expect((await baton.show(ID)).task_package.status).toBe('DEV_PENDING')
    await baton.ok('audit verify')
    expect(await baton.refused(`restore ${join(baton.folder, 'none.db')}`)).toMatchObject({
      exit: 5,
      code: 'FILE_NOT_FOUND',
    })
  })
})

describe('two processes on one store', { timeout: 300_000 }, () => {
  test('a tick in a loop and the commands of several people never corrupt or starve each other', async () => {
    let working = true
    const ticks = (async () => {
      let count = 0
      for (; working; count += 1) await baton.ok('tick --now 2026-03-01T00:00:00Z')
      return count
    })()
    const person = async (name: string) => {
      const ids: string[] = []
      for (let at = 0; at < 4; at += 1) {
        const id = await baton.ok(`task create --title "${name} ${at}"`)
        await baton.ok(`task pickup ${id}`)
        ids.push(id)
      }
      return ids
    }
    const made = (await Promise.all([person('가'), person('나')])).flat()
    working = false
    expect(await ticks).toBeGreaterThan(0)
    expect(new Set(made).size).toBe(8)
    const { tasks } = await baton.json<{ tasks: { task_id: string; status: string }[] }>(
      'task list --status PLAN_IN_PROGRESS',
    )
    expect(tasks.map(({ task_id }) => task_id).sort()).toEqual(made.toSorted())
    await baton.ok('audit verify')
    await baton.ok('doctor')
  })
})
