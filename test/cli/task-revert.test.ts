import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { RelayDesk } from './relay-desk.ts'
import { useRunsWorld } from './runs-world.ts'

const world = useRunsWorld({ onDisk: true })
const LONG = 240_000
/** An API needs the migration: without it the check fails. Before there is an API it passes. */
const NEEDS = 'for f in src/api/task-*.js; do test -e "$f" || exit 0; test -d db/migrations || exit 1; done'
const ONLY = ['dba', 'backend']
const OTHERS = ['researcher', 'analyst', 'planner', 'frontend', 'unit-tester', 'code-reviewer', 'architect']

interface Merged {
  readonly desk: RelayDesk
  readonly task_id: string
  readonly files: { readonly schema: string; readonly api: string }
  /** The tree of main before the merge. */
  readonly before: string
}

/** A repository in which the work of two agents was merged: a migration, then an API. */
async function merged(name: string): Promise<Merged> {
  const desk = new RelayDesk(world(), name)
  desk.repository({
    'package.json': '{"type":"module"}',
    'src/api/users.js': '',
    'baton.config.json': JSON.stringify({
      schema_version: '1.0.0',
      language: 'en',
      checks: [{ name: 'needs', command: ['sh', '-c', NEEDS] }],
    }),
  })
  const before = tree(desk)
  const words = [...ONLY.flatMap((one) => ['--add', one]), ...OTHERS.flatMap((one) => ['--remove', one])]
  const { task_id } = await desk.json<{ task_id: string }>(['dispatch', 'a DB and an API for login', '--yes', ...words])
  await desk.json(['task', 'approve', task_id])
  const id = task_id.toLowerCase()
  return { desk, task_id, before, files: { schema: `db/migrations/${id}.sql`, api: `src/api/${id}.js` } }
}

const tree = (desk: RelayDesk) => desk.git('rev-parse', 'main^{tree}')
const filesOf = (desk: RelayDesk) => desk.git('ls-tree', '-r', '--name-only', 'main').split('\n')
const idsOf = async (desk: RelayDesk) =>
  (await desk.json<{ tasks: { task_id: string }[] }>(['task', 'list'])).tasks.map(({ task_id }) => task_id)

// Each case has a desk, a repository and a store of its own, and waits for its processes.
describe.concurrent('baton task revert', () => {
  test(
    'a step goes alone by a task that is checked and approved; a second revert of it is refused',
    async () => {
      const { desk, task_id, files } = await merged('step')
      const stood = desk.git('rev-parse', 'main')
      const revert = await desk.json<{ task_id: string; status: string; evidence: { result: string } }>([
        ...['task', 'revert', task_id, 'backend'],
      ])
      expect(revert).toMatchObject({ status: 'DEPLOY_READY', outcome: { kind: 'ready' }, rehearsal: false })
      expect(revert.evidence).toMatchObject({ result: 'passed', checks: [{ name: 'needs' }] })
      expect(desk.git('rev-parse', 'main'), 'nothing is merged before the approval').toBe(stood)
      const { record } = await desk.read(revert.task_id)
      expect(record.task).toMatchObject({ dependencies: [task_id], tags: [`revert:${task_id}:backend`] })

      const waits = await desk.refused(['task', 'revert', task_id, 'backend'])
      expect(waits).toMatchObject({ exit: 4, code: 'REVERT_OPEN', details: { revert: revert.task_id } })
      await desk.json(['task', 'approve', revert.task_id])
      expect(filesOf(desk)).toContain(files.schema)
      expect(filesOf(desk)).not.toContain(files.api)
      expect(desk.git('log', '-1', '--format=%B', 'main')).toContain(`Baton-Task: ${revert.task_id}`)

      const again = await desk.refused(['task', 'revert', task_id, 'backend'])
      expect(again).toMatchObject({ exit: 4, code: 'REVERT_NOTHING', details: { by: revert.task_id } })
      const ko = await desk.run(['task', 'revert', task_id, 'backend', '--lang', 'ko'])
      expect(ko.stderr).toContain(`되돌린 태스크: ${revert.task_id}`)
      expect(await idsOf(desk)).toHaveLength(2)

      // A revert is merged work like any other: it is taken back in the same way.
      const back = await desk.json<{ task_id: string }>(['task', 'revert', revert.task_id])
      await desk.json(['task', 'approve', back.task_id])
      expect(filesOf(desk)).toContain(files.api)
      expect((await desk.run(['audit', 'verify'])).code).toBe(0)
    },
    LONG,
  )

  test(
    'the whole task goes as if it had not been; what is not merged, unknown or built upon is refused',
    async () => {
      const { desk, task_id, before, files } = await merged('whole')
      const unknown = await desk.refused(['task', 'revert', task_id, 'frontend'])
      expect(unknown).toMatchObject({ exit: 5, code: 'REVERT_STEP_UNKNOWN', details: { steps: 'dba, backend' } })

      // The check fails without the migration: the task stays open, and main as it was.
      const stood = tree(desk)
      const failing = await desk.refused(['task', 'revert', task_id, 'dba'])
      expect(failing).toMatchObject({ exit: 4, code: 'REVERT_CHECKS_FAIL', details: { check: 'needs' } })
      expect(failing.message).toContain(`${task_id} backend`)
      expect(tree(desk)).toBe(stood)
      await desk.json(['task', 'cancel', String(failing.details.revert), '--reason', 'backend needs it'])

      const revert = await desk.json<{ task_id: string }>(['task', 'revert', task_id])
      const early = await desk.refused(['task', 'revert', revert.task_id])
      expect(early).toMatchObject({ exit: 4, code: 'REVERT_NOT_MERGED' })
      expect(early.details.how, 'it has no graph').toBe('baton runs undo RUN')
      await desk.json(['task', 'approve', revert.task_id])
      expect(tree(desk)).toBe(before)
      expect(filesOf(desk)).not.toContain(files.schema)
    },
    LONG,
  )

  test(
    'files that no checkpoint takes in are named, no task is made, and once a person restored them it works',
    async () => {
      const desk = new RelayDesk(world(), 'left-out')
      const kept = ['.env.production', 'dist/keep.js']
      const end = ['[AGENT_RESULT]', 'run: %s', 'summary: done', 'verdict: pass', '[/AGENT_RESULT]', ''].join('\\n')
      const script = `git rm -qf ${kept.join(' ')}; echo new > new.txt; echo new > in.bat; printf '${end}' "$BATON_NONCE"`
      desk.repository({
        'dist/keep.js': 'kept\n',
        '.env.production': 'NAME=value\n',
        '.gitattributes': '*.bat eol=crlf\n',
        'in.bat': 'with line ends that git would convert\n',
        'baton.config.json': JSON.stringify({
          schema_version: '1.0.0',
          language: 'en',
          agents: { DEV: { command: ['sh', '-c', script], name: 'remover', nonce_required: true } },
          checks: [{ name: 'there', command: ['sh', '-c', 'test -f baton.config.json'] }],
        }),
      })
      desk.write('.gitignore', 'dist/\n')
      desk.git('add', '.gitignore')
      desk.git('commit', '--quiet', '--message', 'build output is ignored')
      const [before, whole] = [filesOf(desk), tree(desk)]
      const { task_id } = await desk.json<{ task_id: string }>(['dispatch', 'fix a typo in the text', '--yes'])
      await desk.json(['task', 'approve', task_id])
      expect(filesOf(desk)).toEqual([...before.filter((path) => !kept.includes(path)), 'new.txt'].toSorted())

      const refused = await desk.refused(['task', 'revert', task_id])
      expect(refused).toMatchObject({ exit: 4, code: 'REVERT_LEFT_OUT', details: { paths: kept } })
      expect(refused.message).toContain('.env.production (looks like a secret), dist/keep.js (ignored by git)')
      expect(await idsOf(desk)).toEqual([task_id])
      expect(readFileSync(join(desk.cwd, '.git', 'HEAD'), 'utf8')).toContain('main')

      desk.git('restore', `--source=${refused.details.source}`, '--staged', '--worktree', '--', ...kept)
      desk.git('commit', '--quiet', '--message', 'restored')
      const revert = await desk.json<{ task_id: string }>(['task', 'revert', task_id])
      await desk.json(['task', 'approve', revert.task_id])
      expect(tree(desk), 'byte for byte').toBe(whole)
    },
    LONG,
  )

  test(
    'a rule of git that changed after its task was made is seen: the revert is refused, not made incomplete',
    async () => {
      const { desk, task_id, files } = await merged('rule')
      const gone = await desk.json<{ task_id: string }>(['task', 'revert', task_id, 'backend'])
      await desk.json(['task', 'approve', gone.task_id])
      // The task of a command that was killed before it began the work: the same command continues it.
      const tags = `revert:${gone.task_id}`
      await desk.json(['task', 'create', '--title', 'Revert', '--depends', gone.task_id, '--tags', tags])
      desk.git('checkout', '--quiet', 'main')
      desk.write('.gitignore', 'src/api/task-*\n')
      desk.git('add', '.gitignore')
      desk.git('commit', '--quiet', '--message', 'a new rule')
      const stood = desk.git('rev-parse', 'main')
      // The revert of the revert brings the file back.
      const refused = await desk.refused(['task', 'revert', gone.task_id])
      expect(refused).toMatchObject({ exit: 4, code: 'REVERT_LEFT_OUT', details: { paths: [files.api] } })
      expect(desk.git('rev-parse', 'main')).toBe(stood)
    },
    LONG,
  )

  test(
    'of a task that went through all teams, one stage goes alone',
    async () => {
      const desk = new RelayDesk(world(), 'stages')
      desk.repository({
        'package.json': '{"type":"module"}',
        'baton.config.json': JSON.stringify({
          schema_version: '1.0.0',
          language: 'en',
          checks: [{ name: 'test', command: ['node', '--test'] }],
        }),
      })
      const { task_id } = await desk.json<{ task_id: string }>(['run', 'greet by name', '--yes', '--fast'])
      await desk.json(['task', 'approve', task_id])
      const before = filesOf(desk)
      const revert = await desk.json<{ task_id: string }>(['task', 'revert', task_id, 'DOC'])
      await desk.json(['task', 'approve', revert.task_id])
      const gone = before.filter((path) => !filesOf(desk).includes(path))
      expect(gone).toEqual(['api', 'changelog', 'guide'].map((name) => `docs/${name}/${task_id}.md`))
    },
    LONG,
  )

  test(
    'a conflict with later work is refused with its name, and makes no task',
    async () => {
      const { desk, task_id, files } = await merged('conflict')
      desk.git('checkout', '--quiet', 'main')
      desk.write(files.api, `// of a person\n${readFileSync(join(desk.cwd, files.api), 'utf8')}`)
      desk.git('commit', '--quiet', '--all', '--message', 'a comment')
      const commit = desk.git('rev-parse', '--short=12', 'main')
      const stood = desk.git('rev-parse', 'main')
      const ids = await idsOf(desk)
      for (const step of [[], ['backend']]) {
        const refused = await desk.refused(['task', 'revert', task_id, ...step])
        expect(refused).toMatchObject({ exit: 4, code: 'REVERT_BUILT_ON' })
        expect(refused.message).toContain(files.api)
        expect(refused.details.builds).toBe(`${commit} a comment`)
        const same = ['baton task revert', task_id, ...step].join(' ')
        expect(refused.details.how).toBe(`git revert ${commit}, ${same}`)
      }
      expect(await idsOf(desk)).toEqual(ids)
      expect(desk.git('rev-parse', 'main')).toBe(stood)
      expect(desk.git('status', '--porcelain')).toBe('')
      desk.git('revert', '--no-edit', commit)
      const revert = await desk.json<{ task_id: string }>(['task', 'revert', task_id, 'backend'])
      await desk.json(['task', 'approve', revert.task_id])
      expect(filesOf(desk)).not.toContain(files.api)
    },
    LONG,
  )

  test(
    'killed with -9 in between, the same command continues the same task',
    async () => {
      const { desk, task_id, files } = await merged('killed')
      const codes: (number | null)[] = []
      // The first line is printed when there is a task which nobody carries yet.
      for (const line of ['starts as', 'DEV_IN_PROGRESS', '▸ Jarvis', '✓ needs']) {
        const started = desk.start(['task', 'revert', task_id, 'backend'])
        await started.printed(
          line === 'starts as' ? line : new RegExp(`${line}|waits for approval|Waiting for a person`),
        )
        started.child.kill('SIGKILL')
        codes.push(await started.ended)
      }
      expect(codes[0], 'killed before it ended').toBeNull()
      const last = await desk.run(['task', 'revert', task_id, 'backend', '--json'])
      expect([0, 4], last.stderr).toContain(last.code)
      const ids = await idsOf(desk)
      expect(ids).toHaveLength(2)
      const [revert = ''] = ids.filter((id) => id !== task_id)
      await desk.json(['task', 'approve', revert])
      expect(filesOf(desk)).not.toContain(files.api)
      expect(filesOf(desk)).toContain(files.schema)
      expect((await desk.run(['audit', 'verify'])).code).toBe(0)
    },
    LONG,
  )

  test(
    'asked by three processes at once, one task is made',
    async () => {
      const { desk, task_id, files } = await merged('at-once')
      const all = [1, 2, 3].map(() => desk.start(['task', 'revert', task_id, 'backend', '--json']))
      for (const one of all) expect([0, 4], one.stderr).toContain(await one.ended)
      const ids = await idsOf(desk)
      expect(ids).toHaveLength(2)
      await desk.json(['task', 'approve', ids.find((id) => id !== task_id) ?? ''])
      expect(filesOf(desk)).not.toContain(files.api)
    },
    LONG,
  )

  test(
    'an agent inside a run cannot revert, with its variables or without them',
    async () => {
      const { desk, task_id } = await merged('inside')
      const out = desk.path('said')
      const call = `baton task revert ${task_id} --json --store '${desk.store}' 2>> '${out}'`
      const tries = `${call}; unset BATON_RUN BATON_RUN_TOKEN BATON_NONCE BATON_CONTEXT; ${call}; true`
      const ids = await idsOf(desk)
      const stood = desk.git('rev-parse', 'main')
      await desk.run(['agent', 'run', '--', 'sh', '-c', tries])
      expect(existsSync(out)).toBe(true)
      const codes = [...readFileSync(out, 'utf8').matchAll(/"code":"([A-Z_]+)"/g)].map(([, code]) => code)
      expect(codes).toEqual(['RUN_CANNOT_ACT', 'CALLER_IN_RUN'])
      expect(await idsOf(desk)).toEqual(ids)
      expect(desk.git('rev-parse', 'main')).toBe(stood)
    },
    LONG,
  )
})
