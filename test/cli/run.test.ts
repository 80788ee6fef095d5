import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { until } from '../agents/agent-world.ts'
import { type Ran, ROOT } from '../support/run-baton.ts'
import { git, type Line, linesOf, REHEARSED, RelayDesk, statusesOf } from './relay-desk.ts'
import { useRunsWorld } from './runs-world.ts'

const world = useRunsWorld()
const LONG = 240_000

describe('a rehearsal with --yes --json in a repository that it makes itself', () => {
  let desk: RelayDesk
  let ran: Ran
  let lines: Line[]
  let task_id: string
  let repository: string
  const of = (type: string) => lines.filter((line) => line.type === type)

  beforeAll(async () => {
    desk = new RelayDesk(world(), 'whole')
    ran = await desk.run(['run', '인사 함수를 만들어 주세요', '--yes', '--json'])
    lines = linesOf(ran.stdout)
    ;({ task_id, repository } = of('relay:started')[0] as unknown as { task_id: string; repository: string })
  }, LONG)

  test('ends with 0 and says so in its last two lines', () => {
    expect(ran).toMatchObject({ code: 0, stderr: '' })
    expect(lines.at(-2)).toMatchObject({ type: 'relay:ended', task_id, status: 'DEPLOY_READY' })
    expect(lines.at(-1)).toMatchObject({ type: 'relay:summary', task_id, rehearsal: true, outcome: { kind: 'ready' } })
  })

  test('prints nothing but lines that the reference describes', () => {
    const page = readFileSync(join(ROOT, 'docs', 'reference', 'relay-events.md'), 'utf8')
    const sections = page.split(/^### /m)
    const unknown = lines.flatMap(({ type, at, ...fields }) => {
      expect(at).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/)
      const section = sections.find((text) => text.startsWith(`\`${type}\``)) ?? ''
      return Object.keys(fields)
        .filter((field) => !section.includes(`\`${field}\``))
        .map((field) => `${type} ${field}`)
    })
    expect([...new Set(unknown)]).toEqual([])
  })

  test('goes through all teams, with one rejection and one question on the way', () => {
    const moves = of('task:moved')
    expect(moves.map(({ to }) => to)).toEqual(REHEARSED)
    expect(moves.map(({ seq }) => seq)).toEqual(moves.map((_, at) => at + 1))
    expect(moves.filter(({ action }) => action === 'reject')).toMatchObject([{ from: 'QA_IN_PROGRESS' }])
    expect(of('run:asked')).toHaveLength(1)
    expect(of('run:answered')).toMatchObject([{ question: { answer: 'English', answered_by: 'song-po' } }])
    expect(of('evidence:recorded').every(({ passed }) => passed === true)).toBe(true)
  })

  test('puts one commit a stage on the branch of the task, and touches nothing of the person', () => {
    const log = git(repository, 'log', '--reverse', '--format=%s', `main..baton/${task_id}`).split('\n')
    expect(log.map((subject) => /^\[(\w+)\] (\w[\w-]*):/.exec(subject)?.slice(1))).toEqual([
      ['plan', 'song-po'],
      ['dev', 'jarvis'],
      ['dev', 'jarvis'],
      ['qa', 'kimqa'],
      ['doc', 'kkomkkom'],
    ])
    expect(of('stage:landed').map(({ commit }) => commit)).toEqual(
      git(repository, 'rev-list', '--reverse', `main..baton/${task_id}`).split('\n'),
    )
    expect(git(repository, 'rev-list', '--count', 'main')).toBe('1')
    expect(git(repository, 'symbolic-ref', '--short', 'HEAD')).toBe('main')
    expect(git(repository, 'status', '--porcelain')).toBe('')
    expect(readdirSync(desk.cwd)).toEqual([])
  })

  test('reach.19 is found from the folder in which it was started, without --store', async () => {
    expect((await desk.run(['inbox'])).stdout).toContain(`baton task approve ${task_id}`)
    const shown = await desk.run(['task', 'show', task_id])
    expect(shown).toMatchObject({
      code: 0,
      stderr: `Using the newest scratch repository that was started from this folder: ${repository}\n`,
    })
    expect(shown.stdout).toContain('DEPLOY_READY')
    // A command that makes a store makes one here; one elsewhere finds nothing.
    expect(await desk.refused(['task', 'approve', 'TASK-20200101-001'])).toMatchObject({ code: 'TASK_NOT_FOUND' })
    const elsewhere = await desk.run(['inbox'], { cwd: desk.folder })
    expect(elsewhere.stderr).toContain('[STORE_NOT_FOUND]')
  })

  test(
    'is merged by a person’s approval, and everything can be proved, even without the store',
    async () => {
      const on = ['--store', desk.store]
      const before = git(repository, 'rev-parse', 'main')
      const approved = await desk.json<{ commit: string }>(['task', 'approve', task_id])
      expect(approved).toMatchObject({ task_id, status: 'DONE', target: 'main', branch_kept: null })
      expect(git(repository, 'rev-parse', 'main', 'main^1')).toBe(`${approved.commit}\n${before}`)
      expect(git(repository, 'for-each-ref', '--format=%(refname)', 'refs/heads')).toBe('refs/heads/main')
      expect(git(repository, 'status', '--porcelain')).toBe('')
      // What vitest sets would make Node's own test runner report to somebody else.
      execFileSync(process.execPath, ['--test'], { cwd: repository, stdio: 'ignore', env: { PATH: desk.env.PATH } })

      expect((await desk.run(['audit', 'verify', ...on])).code).toBe(0)
      const audit = await desk.run(['audit', 'verify', '--git', '--json'], { cwd: repository })
      expect(JSON.parse(audit.stdout)).toMatchObject({ intact: true, tasks: [task_id], unknown: [], store: desk.store })
      const clone = desk.path('clone')
      execFileSync('git', ['clone', '--quiet', repository, clone])
      const alone = await desk.run(['audit', 'verify', '--git', '--json'], { cwd: clone })
      expect(JSON.parse(alone.stdout)).toMatchObject({ intact: true, tasks: [task_id], store: null })

      const shown = await desk.run(['task', 'show', task_id, ...on, '--json'])
      expect(JSON.parse(shown.stdout)).toMatchObject({ task_package: { status: 'DONE' } })
      expect(await desk.run(['validate', '-', '--strict'], { input: shown.stdout })).toMatchObject({ code: 0 })
    },
    LONG,
  )

  test('has nothing to go on with after that', async () => {
    expect(await desk.refused(['run', '--resume'])).toMatchObject({ exit: 5, code: 'NOTHING_TO_RESUME' })
    const again = await desk.run(['run', '--resume', task_id, '--json', '--store', desk.store])
    expect(again).toMatchObject({ code: 0, stderr: '' })
    expect(linesOf(again.stdout).at(-1)).toMatchObject({ type: 'relay:summary', task_id, outcome: { kind: 'done' } })
    expect(statusesOf((await desk.read(task_id)).record)).toEqual([...REHEARSED, 'DONE'])
  })

  // Killed between the last step and the deletion, an approval leaves its branch.
  test('is tidied up by a second approval, where the first was killed before it could', async () => {
    git(repository, 'branch', `baton/${task_id}`, 'main^2^1')
    const again = await desk.run(['task', 'approve', task_id, '--store', desk.store])
    expect(again).toMatchObject({ code: 0 })
    expect(git(repository, 'for-each-ref', '--format=%(refname)', 'refs/heads')).toBe('refs/heads/main')
  })
})

describe('a question where nobody can be asked', () => {
  let desk: RelayDesk
  let ran: Ran
  let question: string
  let task_id: string

  beforeAll(async () => {
    desk = new RelayDesk(world(), 'asked')
    desk.repository({ 'README.md': 'mine\n' })
    ran = await desk.run(['run', 'make a greeting'])
    question = /q_[0-9a-f]+/.exec(ran.stdout)?.[0] ?? ''
    task_id = /TASK-\d{8}-\d{3}/.exec(ran.stdout)?.[0] ?? ''
  }, LONG)

  test('ends the command with 7, and names what to type', () => {
    expect(ran.code).toBe(7)
    const on = ` --store ${desk.store}`
    const [answer, goOn] = [`baton answer ${question} "…"${on}`, `baton run --resume ${task_id}${on}`]
    expect(ran.stdout).toContain('A rehearsal: no model is used.')
    expect(ran.stdout).toContain(answer)
    expect(ran.stdout).toContain(goOn)
    expect(ran.stderr).toContain(`In which language shall the greeting be?). Next: ${answer}, ${goOn} [RELAY_WAITING]`)
  })

  test('reach.19 says first that it works in a scratch repository, and that a rehearsal builds the same thing always', () => {
    expect(ran.stdout.split('\n')[0]).toBe(
      `Working in a scratch repository, ${dirname(dirname(desk.store))}; your files are not changed. To work in this repository: baton run "…" --here, or baton init first`,
    )
    expect(ran.stdout).toContain('Whatever the request is, it builds the same small sample.')
    expect(readdirSync(desk.cwd).sort()).toEqual(['.git', 'README.md'])
    expect(desk.git('status', '--porcelain', '--ignored')).toBe('')
  })

  test('is kept: a resume without an answer waits again, for the same question', async () => {
    const refused = await desk.refused(['run', '--resume'])
    expect(refused).toMatchObject({ exit: 7, code: 'RELAY_WAITING', details: { question_id: question } })
    expect((await desk.read(task_id)).runs).toMatchObject([
      { questions: [{ id: question }], state: 'waiting_question' },
    ])
  })

  test(
    'is in the inbox, takes the number of an option, and the task goes on in the background',
    async () => {
      const on = ['--store', desk.store]
      const inbox = await desk.run(['inbox', ...on])
      expect(inbox.stdout).toContain(`baton answer ${question} "…" --store ${desk.store}`)
      const answered = await desk.run(['answer', question, '1', ...on])
      expect(answered).toMatchObject({ code: 0 })
      expect(answered.stdout).toContain('answer "한국어"')
      expect(answered.stdout).toContain(`To continue: baton run --resume ${task_id} --store ${desk.store}`)

      // The plan is a person's to approve as well: the same way, by the task's id.
      const planned = await desk.run(['run', '--resume', task_id, ...on])
      expect(planned.code).toBe(7)
      expect(planned.stdout).toContain(`Approve the plan of ${task_id}?`)
      expect(planned.stdout).toContain(`docs/plan/${task_id}.md  (git show `)
      const { items } = await desk.json<{ items: { kind: string; details: string[] }[] }>(['inbox', ...on])
      expect(items).toMatchObject([
        { kind: 'plan', details: expect.arrayContaining([`  # ${task_id}: make a greeting`]) },
      ])
      expect(await desk.refused(['answer', task_id, 'perhaps', ...on])).toMatchObject({ exit: expect.any(Number) })
      expect((await desk.run(['answer', task_id, 'approve', ...on])).stdout).toContain(`baton run --resume ${task_id}`)

      const detached = await desk.run(['run', '--resume', '--detach', '--json'])
      expect(detached).toMatchObject({ code: 0, stderr: '' })
      const [line] = linesOf(detached.stdout) as (Line & { pid: number; log: string })[]
      expect(line).toMatchObject({ type: 'relay:detached', task_id, log: join(dirname(desk.store), `${task_id}.log`) })
      const { pid = 0, log = '' } = line ?? {}
      await until('it has ended', () => !existsSync(`/proc/${pid}`), 200_000)
      const shown = await desk.json<{ task_package: { status: string } }>(['task', 'show', task_id, ...on])
      expect(shown.task_package.status, readFileSync(log, 'utf8')).toBe('DEPLOY_READY')
      const written = linesOf(readFileSync(log, 'utf8'))
      expect(written[0]).toMatchObject({ type: 'relay:started', resumed: true })
      expect(written.at(-1)).toMatchObject({ type: 'relay:summary', outcome: { kind: 'ready' } })
      const { record, runs, relay } = await desk.read(task_id)
      expect(statusesOf(record)).toEqual(REHEARSED)
      expect(relay.visits[0]?.conditions).toMatchObject([{ kind: 'plan_approved', how: 'person', by: 'song-po' }])
      expect(runs.flatMap(({ questions }) => questions)).toMatchObject([{ id: question, answer: '한국어' }])
      // What the person has asked in words is done in the language that they chose.
      const src = git(dirname(dirname(desk.store)), 'grep', '-l', '안녕', `baton/${task_id}`, '--', 'src')
      expect(src).toContain('src/greeting-')
    },
    LONG,
  )
})

describe('what cannot begin is refused, and leaves nothing behind', () => {
  const nothingLeft = (desk: RelayDesk) => {
    expect(readdirSync(desk.path('tmp'))).toEqual([])
    expect(existsSync(desk.path('home', 'last-run'))).toBe(false)
  }

  test.each([
    ['no request', ['run'], 'Type what you want to have done'],
    ['a blank one', ['run', ' \n '], 'Type what you want to have done'],
    [
      'an agent that nobody knows',
      ['run', 'x', '--agent', 'claud'],
      'must be one of rehearsal, claude, codex, gemini, opencode, qwen, copilot, goose',
    ],
    ['an agent that is not here', ['run', 'x', '--agent', 'claude'], 'claude is not on the PATH'],
    ['--here outside of a repository', ['run', 'x', '--here'], '--here works only inside a git repository'],
    ['a priority that there is not', ['run', 'x', '--priority', 'P9'], '--priority is one of'],
  ])('%s', async (name, args, text) => {
    const desk = new RelayDesk(world(), name.replaceAll(/\W/g, '-'))
    expect(await desk.refused(args)).toMatchObject({ exit: 2, code: 'USAGE', message: expect.stringContaining(text) })
    nothingLeft(desk)
  })

  test('a repository without a commit, or without a branch: no task is made', async () => {
    const desk = new RelayDesk(world(), 'empty')
    desk.git('init', '--quiet', '--initial-branch=main')
    expect(await desk.refused(['run', 'x', '--here'])).toMatchObject({ exit: 3, code: 'REPOSITORY_EMPTY' })
    desk.repository({ 'README.md': 'hello\n' })
    desk.git('checkout', '--quiet', '--detach')
    const refused = await desk.refused(['run', 'x', '--here'])
    expect(refused).toMatchObject({ exit: 3, code: 'TARGET_UNUSABLE' })
    expect(refused.message).toContain('no branch is checked out')
    expect(await desk.json(['task', 'list'])).toMatchObject({ tasks: [] })
    expect(desk.git('for-each-ref', '--format=%(refname:short)')).toBe('main')
    nothingLeft(desk)
  })

  test('nothing to resume', async () => {
    const desk = new RelayDesk(world(), 'nothing')
    expect(await desk.refused(['run', '--resume'])).toMatchObject({ exit: 5, code: 'STORE_NOT_FOUND' })
  })
})
