import { spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { chmodSync, copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { CliWorld } from '../support/cli-world.ts'
import { packageAt } from '../support/package-at.ts'
import { ROOT } from '../support/run-baton.ts'

const baton = new CliWorld()
afterAll(() => baton.remove())

const WAITING = 'TASK-20260228-001'
const WORKING = 'TASK-20260228-002'
const FIRST = 'TASK-20260228-003'
const SECOND = 'TASK-20260228-004'
const REVIEWED = 'TASK-20260228-005'
const BACK = '--reason "결함" --category quality --item "jarvis: 고치기 @ 내일"'
let replaced = ''
let newest = ''

/** A handoff message for the task that is being developed, as JARVIS would send it. */
const handoff = (handoff_id: string, context: string) => ({
  handoff_id,
  type: 'handoff',
  source: { team_id: 'JARVIS', team_name: '자비스(개발)', agent_id: 'jarvis' },
  target: { team_id: 'KIMQA', team_name: '김감사(QA)', agent_id: 'kimqa' },
  task: {
    task_id: WORKING,
    title: '가져온 태스크',
    status_from: 'DEV_IN_PROGRESS',
    status_to: 'QA_PENDING',
    priority: 'P2',
    context,
  },
  timestamp: '2026-02-28T10:00:00Z',
})
const SENT = handoff(randomUUID(), '구현 완료')

beforeAll(async () => {
  const take = (id: string, ...steps: Parameters<typeof packageAt>[1]) =>
    baton.ok(`task import ${baton.file(`${id}.json`, packageAt(id, steps))}`)
  // A handoff that was rejected and handed over anew, and then put off: the first is replaced, the second deferred.
  await take(WAITING, 'pickup')
  replaced = (await baton.json<{ handoff_id: string }>(`task handoff ${WAITING}`)).handoff_id
  await baton.ok(`task ack ${WAITING} rejected --as jarvis ${BACK}`)
  newest = (await baton.json<{ handoff_id: string }>(`task resubmit ${WAITING}`)).handoff_id
  await baton.ok(`task ack ${WAITING} deferred --as jarvis --reason "배포 중"`)
  await take(WORKING, 'pickup', 'handoff', 'pickup')
  await baton.ok(`message send ${baton.file('sent.json', SENT)} --as jarvis`)
  await take(REVIEWED, 'pickup', 'handoff', 'pickup', 'handoff', 'pickup')
  await take(FIRST)
  await take(SECOND)
  await baton.ok(`task edit ${SECOND} --depends ${FIRST}`)
}, 300_000)

describe('bad input is refused with a typed error and the right exit code, and nothing is written:', {
  timeout: 120_000,
}, () => {
  const cases: [string, () => string, number, string, RegExp | (() => string)][] = [
    ['an unknown task', () => 'task pickup TASK-20260228-099', 5, 'TASK_NOT_FOUND', /TASK-20260228-099/],
    [
      'an action by the wrong team',
      () => `task pickup ${WAITING} --as kimqa`,
      6,
      'ACTOR_NOT_ALLOWED',
      /Allowed: JARVIS/,
    ],
    ['an agent nobody registered', () => `task pickup ${WAITING} --as nobody`, 6, 'UNKNOWN_AGENT', /nobody/],
    ['an agent who is not active', () => `task pickup ${WAITING} --as kkomkkom`, 6, 'AGENT_NOT_ACTIVE', /kkomkkom/],
    [
      'a wrong package',
      () => `task import ${baton.file('wrong.json', { task_package: {} })}`,
      3,
      'INVALID_INPUT',
      /break their contract/,
    ],
    [
      'a package that is no JSON',
      () => `task import ${baton.file('wrong.txt', 'TASK')}`,
      3,
      'INVALID_JSON',
      /wrong.txt/,
    ],
    ['a reject without a reason', () => `task reject ${REVIEWED} --as kimqa`, 3, 'REASON_REQUIRED', /reject_reason/],
    [
      'a reject without action items',
      () => `task reject ${REVIEWED} --as kimqa --reason x --category quality`,
      3,
      'REASON_REQUIRED',
      /action_items/,
    ],
    [
      'a reject where there is none',
      () => `task reject ${WORKING} --as kimqa ${BACK}`,
      4,
      'TRANSITION_REFUSED',
      /QA_PENDING/,
    ],
    [
      'an ACK rejected without action items',
      () => `task ack ${WAITING} rejected --as jarvis --reason x --category scope`,
      3,
      'REASON_REQUIRED',
      /action_items/,
    ],
    [
      'an ACK rejected without a category',
      () => `task ack ${WAITING} rejected --as jarvis --reason x`,
      3,
      'REASON_REQUIRED',
      /--category/,
    ],
    [
      'a deferral without a reason',
      () => `task ack ${WORKING} deferred --as kimqa`,
      3,
      'REASON_REQUIRED',
      /ack_message/,
    ],
    [
      'an ACK for a replaced handoff',
      () => `task ack ${WAITING} accepted --as jarvis --handoff ${replaced}`,
      4,
      'HANDOFF_SUPERSEDED',
      () => newest,
    ],
    [
      'an ACK for a handoff of nobody',
      () => `task ack ${WAITING} accepted --as jarvis --handoff ${randomUUID()}`,
      5,
      'HANDOFF_NOT_FOUND',
      /has no handoff/,
    ],
    [
      'the same id with other content',
      () => `message send ${baton.file('other.json', handoff(SENT.handoff_id, 'anders'))} --as jarvis`,
      4,
      'HANDOFF_ID_REUSED',
      /new UUID/,
    ],
    [
      'a message that somebody else sent',
      () => `message send ${baton.file('third.json', handoff(randomUUID(), 'x'))} --as kimqa`,
      6,
      'ACTOR_NOT_ALLOWED',
      /jarvis/,
    ],
    [
      'a message that disagrees with the task',
      () => `message send ${baton.file('late.json', handoff(randomUUID(), 'x'))} --as jarvis`,
      4,
      'MESSAGE_DISAGREES',
      /status_from must be QA_PENDING/,
    ],
    [
      'a cycle of dependencies',
      () => `task edit ${FIRST} --depends ${SECOND}`,
      4,
      'DEPENDENCY_CYCLE',
      new RegExp(`${FIRST} → ${SECOND} → ${FIRST}`),
    ],
    [
      'a dependency that is not there',
      () => 'task create --title x --depends TASK-20260228-099',
      5,
      'TASK_NOT_FOUND',
      /099/,
    ],
    ['a task that waits for another', () => `task pickup ${SECOND}`, 4, 'DEPENDENCIES_UNMET', new RegExp(FIRST)],
    [
      'a package that is there already',
      () => `task import ${join(baton.folder, `${FIRST}.json`)}`,
      4,
      'TASK_EXISTS',
      /already exists/,
    ],
    [
      'a way back that is not in the table',
      () => `task reject ${WORKING} --as kimqa --to PLAN_REVISION ${BACK}`,
      4,
      'TRANSITION_REFUSED',
      /reject → PLAN_REVISION/,
    ],
    [
      'an escalation that is not there',
      () => `escalation resolve ${FIRST}/E1 continue`,
      5,
      'ESCALATION_NOT_FOUND',
      /E1/,
    ],
    ['stopping the pipeline as a team', () => 'pipeline stop --reason x --as jarvis', 6, 'PO_ONLY', /song-po/],
    ['stopping it without a reason', () => 'pipeline stop', 3, 'REASON_REQUIRED', /reason/],
    ['starting what runs', () => 'pipeline start', 4, 'PIPELINE_ALREADY', /running/],
    ['holding without a reason', () => `task hold ${FIRST}`, 3, 'REASON_REQUIRED', /reason/],
    ['a blank title', () => 'task create --title "  "', 2, 'USAGE', /--title is blank.*baton task create --help/],
    ['a wrong priority', () => 'task create --title x --priority P9', 2, 'USAGE', /P0, P1, P2, P3, P0_CRITICAL/],
    ['a dependency that is no id', () => 'task create --title x --depends soon', 2, 'USAGE', /TASK-20260228-001/],
    [
      'an item without a deadline',
      () => `task reject ${WORKING} --as kimqa --reason x --category scope --item "fix it"`,
      2,
      'USAGE',
      /"assignee: action @ deadline"/,
    ],
    [
      'an output that is no KEY=VALUE',
      () => `task handoff ${WORKING} --as kimqa --output verdict`,
      2,
      'USAGE',
      /KEY=VALUE/,
    ],
    [
      'an output that would change a prototype',
      () => `task handoff ${WORKING} --as kimqa --output __proto__=1`,
      2,
      'USAGE',
      /KEY=VALUE/,
    ],
    ['a limit of one minute', () => `task handoff ${WORKING} --as kimqa --timeout-minutes 1`, 2, 'USAGE', /at least 2/],
    [
      'a time without its offset',
      () => 'task create --title x --now 2026-02-28',
      2,
      'USAGE',
      /--now must be an ISO 8601 time/,
    ],
    ['an edit of nothing', () => `task edit ${FIRST}`, 2, 'USAGE', /what to change/],
    ['a status that does not exist', () => 'task list --status FLYING', 3, 'UNKNOWN_STATUS', /PLAN_PENDING/],
    ['a team that does not exist', () => 'task list --team PILOTS', 2, 'USAGE', /BUNKER/],
    ['an action that does not exist', () => `why ${FIRST} fly`, 2, 'USAGE', /pickup/],
    [
      'a message that is a list',
      () => `message send ${baton.file('list.json', [])} --as jarvis`,
      3,
      'UNKNOWN_KIND',
      /the kind of this document is not clear/,
    ],
  ]

  test.each(cases)('%s', async (_name, line, exit, code, message) => {
    const before = await baton.events()
    const refused = await baton.refused(line())
    expect(refused).toMatchObject({ exit, code })
    expect(refused.message).toMatch(typeof message === 'function' ? message() : message)
    expect(await baton.events()).toBe(before)
  })

  test('a second identical message changes nothing and answers like the first', async () => {
    const before = await baton.events()
    const again = { ...SENT, timestamp: '2026-02-28T11:00:00Z' }
    const answer = await baton.json(`message send ${baton.file('again.json', again)} --as jarvis`)
    expect(answer).toEqual({ task_id: WORKING, status: 'QA_PENDING', handoff_id: SENT.handoff_id })
    expect(await baton.events()).toBe(before)
  })

  test('an accept after a defer is valid, once; another answer after that is not', async () => {
    await baton.ok(`task ack ${WAITING} accepted --as jarvis`)
    const before = await baton.events()
    await baton.ok(`task ack ${WAITING} accepted --as jarvis`)
    const refused = await baton.refused(`task ack ${WAITING} rejected --as jarvis ${BACK}`)
    expect(refused).toMatchObject({ exit: 4, code: 'ALREADY_ACKED' })
    expect(await baton.events()).toBe(before)
  })

  test('--as inside a run, and acting as the PO by leaving it out', async () => {
    const before = await baton.events()
    const env = { BATON_RUN_TOKEN: 'secret' }
    expect(await baton.refused(`task pickup ${FIRST} --as jarvis`, { env })).toMatchObject({
      exit: 6,
      code: 'AS_REFUSED',
    })
    expect(await baton.refused(`task cancel ${FIRST} --reason x`, { env })).toMatchObject({
      exit: 6,
      code: 'RUN_CANNOT_ACT',
    })
    expect(await baton.refused(`restore ${baton.store}`, { env })).toMatchObject({ exit: 6, code: 'RUN_CANNOT_ACT' })
    expect(await baton.events()).toBe(before)
  })
})

describe('a store that cannot be used says why:', { timeout: 120_000 }, () => {
  const at = (name: string) => join(baton.folder, name)
  const copy = (name: string) => {
    copyFileSync(baton.store, at(name))
    return at(name)
  }

  test('one that is not there, for whoever only looks; the one who creates makes it', async () => {
    const line = `--store ${at('none.db')}`
    expect(await baton.refused(`task list ${line}`)).toMatchObject({ exit: 5, code: 'STORE_NOT_FOUND' })
    expect(await baton.refused(`task pickup ${FIRST} ${line}`)).toMatchObject({ exit: 5, code: 'STORE_NOT_FOUND' })
    expect(await baton.ok(`task create --title x ${line} --now 2026-02-28T09:00:00Z`)).toBe('TASK-20260228-001')
  })

  test('one of a newer version', async () => {
    const path = copy('newer.db')
    const database = new DatabaseSync(path)
    database.exec('PRAGMA user_version = 999')
    database.close()
    const before = readFileSync(path)
    expect(await baton.refused(`task create --title x --store ${path}`)).toMatchObject({ exit: 1, code: 'STORE_NEWER' })
    expect(readFileSync(path).equals(before)).toBe(true)
  })

  test('one that is locked', async () => {
    const path = copy('locked.db')
    const holder = new DatabaseSync(path)
    holder.exec('BEGIN IMMEDIATE')
    expect(await baton.refused(`task create --title x --store ${path}`)).toMatchObject({ exit: 1, code: 'STORE_BUSY' })
    holder.exec('ROLLBACK')
    holder.close()
  })

  test('one that may only be read: it is shown, and refuses what it cannot keep', async () => {
    const folder = at('read-only')
    mkdirSync(folder)
    copyFileSync(baton.store, join(folder, 'baton.db'))
    chmodSync(baton.folder, 0o755)
    chmodSync(folder, 0o777)
    chmodSync(join(folder, 'baton.db'), 0o444)
    const nobody = process.getuid?.() === 0 ? { uid: 65_534 } : {}
    const line = `--store ${join(folder, 'baton.db')}`
    expect((await baton.run(`task show ${FIRST} ${line}`, nobody)).code).toBe(0)
    const refused = await baton.refused(`task pickup ${FIRST} ${line}`, nobody)
    expect(refused).toMatchObject({ exit: 1, code: 'STORE_READ_ONLY' })
  })

  // A mount of its own for one process; no trace of it is left behind.
  const unshare = process.getuid?.() === 0 ? ['-m'] : ['-Urm']
  const canMount = spawnSync('unshare', [...unshare, 'mount', '-t', 'tmpfs', 'tmpfs', '/mnt']).status === 0

  test.runIf(canMount)('one on a full disk: the same command works once there is room', () => {
    const script = `mount -t tmpfs -o size=2m tmpfs "$1" && cp "$2" "$1/baton.db" && cd "$1" || exit 9
      node=$3 bin=$4
      head -c 4000000 /dev/zero > filler 2>/dev/null
      "$node" "$bin" task create --title full --store baton.db; echo "exit $?"
      rm filler
      "$node" "$bin" task create --title room --store baton.db --now 2026-03-01T00:00:00Z; echo "exit $?"
      "$node" "$bin" audit verify --store baton.db > /dev/null; echo "exit $?"`
    const disk = at('disk')
    mkdirSync(disk)
    const args = [
      ...unshare,
      'sh',
      '-c',
      script,
      'sh',
      disk,
      baton.store,
      process.execPath,
      join(ROOT, 'bin', 'baton.js'),
    ]
    const ran = spawnSync('unshare', args, { encoding: 'utf8' })
    expect(ran.stderr).toContain('[STORE_FULL]')
    expect(ran.stdout).toMatch(/^exit 1\nTASK-2026030\d-001\nexit 0\nexit 0\n$/)
  })

  test.each([
    ['no database', () => writeFileSync(at('text.db'), 'x'.repeat(8_192)), 'text.db', 'STORE_CORRUPT'],
    ['a folder', () => {}, '.', 'STORE_UNUSABLE'],
    ['a server that this version cannot reach', () => {}, 'postgres://user:secret@host/db', 'STORE_UNUSABLE'],
  ] as const)('%s', async (_name, prepare, name, code) => {
    prepare()
    const path = name.includes(':') ? name : at(name)
    const refused = await baton.refused(`task create --title x --store ${path}`)
    expect(refused).toMatchObject({ exit: 1, code })
    expect(refused.message).not.toContain('secret')
  })
})
