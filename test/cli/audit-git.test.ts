import { copyFileSync, existsSync, renameSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { verifyGitRecords } from '../../src/engine/git-records/verify-git-records.ts'
import type { StoredEvent } from '../../src/pipeline/changeset.ts'
import { integrationMessage } from '../../src/pipeline/relay/integration-message.ts'
import type { Evidence } from '../../src/pipeline/relay/relay-record.ts'
import { openSqliteStore } from '../../src/store/sqlite/open.ts'
import { readTree } from '../../src/workspace/git/task-git.ts'
import { mergeCommits } from '../../src/workspace/land/merge-commits.ts'
import { recordCommit, sealBranch } from '../../src/workspace/land/record-commit.ts'
import { deleteMergedBranch, openTaskBranch } from '../../src/workspace/land/task-branch.ts'
import { advanceTarget } from '../support/advance-target.ts'
import { CliWorld } from '../support/cli-world.ts'
import { landTree } from '../support/land-tree.ts'
import { packageAt } from '../support/package-at.ts'
import { GitWorld } from '../workspace/git-world.ts'

/** What Baton says about merged work is proved from a clone, and whatever was changed behind its back is found. */
const ID = 'TASK-20260228-001'
const BRANCH = `baton/${ID}`
const AT = '2026-02-28T05:30:00.000Z'

let git: GitWorld
let baton: CliWorld
let events: readonly StoredEvent[]
let storeId: string
beforeAll(async () => {
  baton = new CliWorld()
  await baton.ok(`task import ${baton.file('package.json', packageAt(ID, ['pickup']))}`)
  await baton.ok(`task handoff ${ID}`)
  const store = await openSqliteStore({ path: baton.store, create: false })
  events = await store.events({ stream: ID, limit: 100 })
  storeId = (await store.facts()).id
  await store.close()
})
afterAll(() => baton.remove())
beforeEach(() => {
  git = new GitWorld({ empty: true })
  git.write({ 'README.md': '# Person\n' })
  git.git('add', '-A')
  git.git('commit', '-qm', 'first')
})
afterEach(() => git.remove())

interface Parts {
  files: Record<string, string>
  evidence: Evidence[]
  events: StoredEvent[]
  /** Says something else in the message than what is true. */
  message: (honest: string) => string
}

const evidenceOf = (stage: string, tree: string): Evidence => ({
  stage,
  run_id: null,
  commit: '1'.repeat(40),
  tree,
  checks: [check('tests', 0)],
  passed: true,
  at: AT,
})

const check = (name: string, code: number) => ({
  name,
  command: ['npm', 'test'],
  code,
  signal: null,
  waived: false,
  passed: code === 0,
  duration_ms: 5,
  output_sha256: '0'.repeat(64),
  output_bytes: 0,
  tail: '',
})

/** One task from its branch to its merge, as the relay does it; `change` may tamper with what is recorded. */
async function integrate(change: (parts: Parts) => void = () => {}): Promise<string> {
  const repository = git.repository
  const { target, tip: base } = await openTaskBranch({ repository, branch: BRANCH })
  const tree = git.git('rev-parse', `${git.commitOn(base, 'echo hello > hello.txt')}^{tree}`)
  const { commit: tip } = await landTree({ repository, branch: BRANCH, tip: base, tree, message: 'work', at: AT })
  const tried = await mergeCommits({ repository, ours: base, theirs: tip, message: 'to be checked', at: AT })
  if (tried.kind !== 'merged') throw new Error(tried.kind)
  const head = events.at(-1) as StoredEvent
  const parts: Parts = {
    files: {},
    evidence: [evidenceOf('QA', tree), evidenceOf('INTEGRATION', tried.tree)],
    events: structuredClone(events) as StoredEvent[],
    message: (honest) => honest,
  }
  change(parts)
  const files = {
    'task.json': JSON.stringify({ task_id: ID }),
    'events.jsonl': parts.events.map((event) => `${JSON.stringify(event)}\n`).join(''),
    'evidence.json': JSON.stringify(parts.evidence),
    'store.json': JSON.stringify({ store: storeId }),
    ...parts.files,
  }
  const record = await recordCommit({ repository, files, message: `the record of ${ID}`, at: AT })
  const seal = await sealBranch({ repository, tip, record, message: 'sealed', at: AT })
  const { seq, hash } = head
  const result = 'passed' as const
  const evidence = [{ stage: 'QA', tree, result }]
  const note = {
    task_id: ID,
    title: 'Greet',
    chain: { seq, hash },
    record,
    store: storeId,
    evidence,
    tree: tried.tree,
    result,
  }
  const message = parts.message(integrationMessage(note))
  const merged = await mergeCommits({ repository, ours: base, theirs: seal, message, at: AT })
  if (merged.kind !== 'merged') throw new Error(merged.kind)
  expect(merged.tree).toBe(tried.tree)
  expect(await advanceTarget({ repository, target, from: base, to: merged.commit })).toEqual({ kind: 'advanced' })
  expect(await deleteMergedBranch({ repository, branch: BRANCH, tip, target })).toEqual({ deleted: true })
  return merged.commit
}

const WITHOUT_STORE = { env: { BATON_STORE: '' } }
const here = () => ({ cwd: git.repository })
const verify = (line = '', options: object = WITHOUT_STORE) =>
  baton.run(`audit verify --git ${line}`, { ...here(), ...options })

async function faults(options: object = WITHOUT_STORE): Promise<string[]> {
  const refused = await baton.refused('audit verify --git', { ...here(), ...options })
  expect(refused).toMatchObject({ exit: 1, code: 'GIT_AUDIT_FAILED' })
  return (refused.details.list as { place: string; problem: string }[]).map(({ place, problem }) => {
    expect(place).toMatch(/^TASK-\d{8}-\d{3} \([0-9a-f]{12}\)$/)
    return problem
  })
}

describe('baton audit verify --git', { timeout: 120_000 }, () => {
  test('proves good work, with the store and without, in either language', async () => {
    const merge = await integrate()
    const alone = await verify()
    expect(alone.stderr).toBe('')
    expect(alone.stdout).toMatch(/^✓ intact: 1 merge into HEAD \([0-9a-f]{12}\).* no store here/)
    expect((await verify('main --lang ko')).stdout).toMatch(/^✓ 온전합니다: main .* 병합 1건/)
    const asked = JSON.parse((await verify('--json', {})).stdout) as object
    expect(asked).toMatchObject({ intact: true, head: merge, tasks: [ID], store: baton.store, unknown: [] })
    expect(existsSync(join(git.repository, '.baton'))).toBe(false)
  })

  test('proves it from a clone, also from a bare one and after more was committed', async () => {
    await integrate()
    git.git('commit', '-q', '--allow-empty', '-m', 'further')
    const clone = join(git.root, 'clone')
    git.gitIn(git.root, 'clone', '-q', `file://${git.repository}`, clone)
    for (const cwd of [clone, join(clone, '.git')]) {
      const proved = await baton.run('audit verify --git --json', { cwd, ...WITHOUT_STORE })
      expect(JSON.parse(proved.stdout)).toMatchObject({ intact: true, tasks: [ID] })
    }
    expect((await baton.run('audit verify --git origin/main', { cwd: clone, ...WITHOUT_STORE })).code).toBe(0)
  })

  describe('truth.8 work that was not checked', () => {
    const says = (word: string) => (honest: string) => honest.replaceAll(' passed', ` ${word}`)
    const without = (parts: Parts, result: object = { result: 'unchecked' }) => {
      parts.evidence = parts.evidence.map((one) => ({ ...one, checks: [], ...result }))
    }

    test('is intact and is called unchecked, never passed', async () => {
      await integrate((parts) => {
        without(parts)
        parts.message = says('unchecked')
      })
      const { stdout } = await verify()
      expect(stdout).toMatch(/^✓ intact: 1 merge/)
      expect(stdout).toContain(`○ unchecked 2: ${ID} QA, ${ID} INTEGRATION`)
      expect(stdout).not.toContain('passed')
      expect((await verify('--lang ko')).stdout).toContain('○ 미검사 2')
      const { evidence } = JSON.parse((await verify('--json')).stdout) as { evidence: object[] }
      expect(evidence).toMatchObject([
        { stage: 'QA', result: 'unchecked' },
        { stage: 'INTEGRATION', result: 'unchecked' },
      ])
    })

    test('that the merge calls passed is found', async () => {
      await integrate((parts) => without(parts))
      expect(await faults()).toEqual([
        'a result that does not match its checks: QA passed (unchecked)',
        'a result that does not match its checks: INTEGRATION passed (unchecked)',
      ])
    })

    test('of an old Baton, which called everything passed, is intact and reported as unchecked', async () => {
      await integrate((parts) => without(parts, {}))
      expect((await verify()).stdout).toContain('○ unchecked 2')
    })

    test('that the record calls passed, or waived without the PO, is found', async () => {
      await integrate((parts) => {
        without(parts, { result: 'passed' })
        const [first] = parts.evidence
        Object.assign(first as object, { checks: [{ ...check('tests', 1), waived: true }], result: 'waived' })
        parts.message = says('waived')
      })
      expect(await faults()).toEqual([
        'a check that did not pass: QA tests',
        'a result that does not match its checks: INTEGRATION waived (unchecked)',
      ])
    })
  })

  test('says so when there is nothing of Baton’s, no such branch, no commit, no repository', async () => {
    expect((await verify()).stdout).toMatch(/^✓ Baton has merged nothing into HEAD/)
    const refused = (line: string, cwd: string) => baton.refused(line, { cwd, ...WITHOUT_STORE })
    expect(await refused('audit verify --git nowhere', git.repository)).toMatchObject({ code: 'COMMIT_NOT_FOUND' })
    expect(await refused('audit verify --git=--all', git.repository)).toMatchObject({ code: 'REF_REFUSED' })
    expect(await refused('audit verify --git', git.root)).toMatchObject({ code: 'NOT_A_REPOSITORY' })
    const missing = await refused('audit verify --git --store nowhere.db', git.repository)
    expect(missing).toMatchObject({ code: 'STORE_NOT_FOUND' })
    const empty = new GitWorld({ empty: true })
    expect(await refused('audit verify --git', empty.repository)).toMatchObject({ code: 'REPOSITORY_EMPTY' })
    empty.remove()
  })

  test.each<[string, (parts: Parts) => void, RegExp]>([
    [
      'evidence that says failed',
      ({ evidence }) => Object.assign(evidence[0] as object, { passed: false }),
      /did not pass: QA/,
    ],
    [
      'a check that ended with 1',
      ({ evidence }) => Object.assign(evidence[0] as object, { checks: [check('tests', 1)] }),
      /check that did not pass: QA tests/,
    ],
    [
      'a check that says passed and ended with 1',
      ({ evidence }) => Object.assign(evidence[0] as object, { checks: [{ ...check('tests', 1), passed: true }] }),
      /check that did not pass: QA tests/,
    ],
    ['evidence that is not there', ({ evidence }) => evidence.shift(), /record does not hold: QA/],
    ['a merge that nobody checked', ({ evidence }) => evidence.pop(), /record does not hold: INTEGRATION/],
    ['a chain that was cut at its end', (parts) => parts.events.pop(), /head of the hash chain/],
    ['a chain that was cut in the middle', (parts) => parts.events.splice(1, 1), /chain is broken/],
    ['an edited event', ({ events: [first] }) => Object.assign(first as object, { actor: 'nobody' }), /was edited/],
    [
      'an unreadable event',
      ({ files }) => Object.assign(files, { 'events.jsonl': '{"seq":1}\n' }),
      /unreadable.*events/,
    ],
    ['unreadable evidence', ({ files }) => Object.assign(files, { 'evidence.json': '[{}]' }), /unreadable.*evidence/],
    [
      'a record of another task',
      ({ files }) => Object.assign(files, { 'task.json': '{"task_id":"TASK-20260228-002"}' }),
      /of another task/,
    ],
    [
      'a record that is not the one named',
      (parts) => Object.assign(parts, { message: (text: string) => text.replace(/(?<=Record: ).*/, 'a'.repeat(40)) }),
      /removed or replaced/,
    ],
    [
      'a message without its record',
      (parts) => Object.assign(parts, { message: (text: string) => text.replace(/Baton-Record: .*\n/, '') }),
      /names no record/,
    ],
    [
      'evidence about a tree that was never merged',
      (parts) => {
        const other = 'b'.repeat(40)
        Object.assign(parts.evidence[0] as object, { tree: other })
        parts.message = (text) => text.replace(/(?<=QA )\S+/, other)
      },
      /tree of no commit/,
    ],
  ])('finds %s', async (_name, change, problem) => {
    await integrate(change)
    const { tasks, faults } = await verifyGitRecords({ repository: git.repository })
    expect(tasks).toEqual([ID])
    expect(faults.map((fault) => fault.problem.en)).toEqual([expect.stringMatching(problem)])
    expect(faults[0]?.problem.ko).toMatch(/[가-힣]/)
  })

  test('finds a merge whose tree was swapped by an amend, in a clone too', async () => {
    await integrate()
    git.write({ 'hello.txt': 'swapped\n' })
    git.git('commit', '-q', '--amend', '--no-edit', '-a')
    expect(await faults()).toEqual([expect.stringMatching(/the merge was amended/)])
    const clone = join(git.root, 'clone')
    git.gitIn(git.root, 'clone', '-q', git.repository, clone)
    expect(await faults({ ...WITHOUT_STORE, cwd: clone })).toHaveLength(1)
  })

  test('finds evidence that was edited afterwards, by whatever way the new record is smuggled in', async () => {
    const merge = await integrate(({ evidence }) => Object.assign(evidence[0] as object, { passed: false }))
    const repository = git.repository
    const [base = '', seal = ''] = git.git('log', '-1', '--format=%P', merge).split(' ')
    const [tip = '', record = ''] = git.git('log', '-1', '--format=%P', seal).split(' ')
    const read = (name: string) => git.git('show', `${record}:${name}`)
    const files = {
      'task.json': read('task.json'),
      'events.jsonl': read('events.jsonl'),
      'evidence.json': read('evidence.json').replace('"passed":false', '"passed":true'),
    }
    const forged = await recordCommit({ repository, files, message: 'x', at: AT })
    const resealed = await sealBranch({ repository, tip, record: forged, message: 'x', at: AT })
    const tree = await readTree({ repository, commit: merge })
    const message = git.git('log', '-1', '--format=%B', merge)
    git.git('reset', '-q', '--hard', git.git('commit-tree', '-p', base, '-p', resealed, '-m', message, tree))
    expect(await faults()).toEqual([expect.stringMatching(/removed or replaced/)])
    // A replace ref would show the forged record in place of the real one to any git that believes in them.
    git.git('reset', '-q', '--hard', merge)
    git.git('replace', record, forged)
    expect(await faults()).toEqual([expect.stringMatching(/did not pass: QA/)])
  })

  test('lists every fault, and prints them safely', async () => {
    await integrate((parts) => {
      parts.events.pop()
      Object.assign(parts.evidence[0] as object, { checks: [{ ...check('\u001b[2Jtests', 1) }], passed: false })
    })
    expect(await faults()).toHaveLength(3)
    const human = await verify()
    expect([human.code, human.stdout.split('\n').filter((line) => line.startsWith('✗ TASK-')).length]).toEqual([1, 3])
    expect(human.stdout).not.toContain('\u001b')
    expect(human.stderr).toContain('[GIT_AUDIT_FAILED]')
  })

  test('finds a store that was rewritten, and knows one that is simply another', async () => {
    await integrate()
    const other = join(baton.folder, 'other.db')
    await baton.ok(`init --store ${other}`)
    const strange = await verify(`--json --store ${other}`, {})
    expect(JSON.parse(strange.stdout)).toMatchObject({ intact: true, unknown: [ID] })
    const seq = events.at(-1)?.seq
    const rewritten = join(baton.folder, 'rewritten.db')
    copyFileSync(baton.store, rewritten)
    const database = new DatabaseSync(rewritten)
    database.exec(`UPDATE events SET hash = '${'0'.repeat(64)}' WHERE stream = '${ID}' AND seq = ${seq}`)
    database.close()
    const env = { BATON_STORE: rewritten }
    expect(await faults({ env })).toEqual([expect.stringMatching(/the store was rewritten/)])
    expect((await verify()).code).toBe(0)
  })

  test('truth.7 tells a task of another store from one that was rewritten, where both have the id', async () => {
    const signed = await integrate()
    const namesake = join(baton.folder, 'namesake.db')
    await baton.ok(`task import ${baton.file('namesake.json', packageAt(ID, ['pickup']))} --store ${namesake}`)
    const told = await verify(`--store ${namesake}`, {})
    expect(told.stdout).toContain(`1 belong to another store with the same ids (${ID})`)
    const store = await openSqliteStore({ path: namesake, create: false })
    const audit = () => verifyGitRecords({ repository: git.repository, store })
    expect(await audit()).toMatchObject({ faults: [], unknown: [], others: [ID], unclear: [] })
    // Earlier versions named no store: that is no proof of anything.
    git.git('reset', '-q', '--hard', `${signed}^1`)
    await integrate((parts) => {
      parts.message = (honest) => honest.replace(/^Baton-Store: .*\n/m, '')
    })
    expect(await audit()).toMatchObject({ faults: [], others: [], unclear: [ID] })
    // Nobody makes a task another store's by the message alone.
    git.git('reset', '-q', '--hard', `${signed}^1`)
    await integrate((parts) => {
      parts.message = (honest) => honest.replace(/^Baton-Store: .*$/m, 'Baton-Store: elsewhere')
    })
    expect((await audit()).faults).toMatchObject([{ problem: { en: 'the record is of another store' } }])
    await store.close()
  })

  test('asks the store that lies in the repository', async () => {
    await integrate()
    await baton.ok(`init --store ${join(git.repository, '.baton', 'baton.db')}`)
    expect((await verify()).stdout).toMatch(/the store .*baton\.db agrees; 1 of them is not in it/)
    renameSync(join(git.repository, '.baton'), join(git.root, 'moved'))
    expect((await verify()).stdout).toContain('no store here')
  })

  test('does not vouch for a clone that has only part of the past', async () => {
    await integrate()
    const clone = join(git.root, 'shallow')
    git.gitIn(git.root, 'clone', '-q', '--depth', '1', `file://${git.repository}`, clone)
    const refused = await baton.refused('audit verify --git', { cwd: clone, ...WITHOUT_STORE })
    expect(JSON.stringify(refused.details.list)).toContain('git fetch --unshallow')
  })
})
