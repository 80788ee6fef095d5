import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import type { PausedLoop } from '../../src/cli/present/relay/relay-decisions.ts'
import { ROOT } from '../support/run-baton.ts'
import { linesOf, RelayDesk } from './relay-desk.ts'
import { useRunsWorld } from './runs-world.ts'

const world = useRunsWorld()
const LONG = 240_000
const CHECK = 'if grep -rl bad work; then echo "the work is bad"; exit 1; fi\n'

describe('a coder that never gets it done', () => {
  let desk: RelayDesk

  beforeAll(() => {
    desk = new RelayDesk(world(), 'choices')
    const command = [process.execPath, join(ROOT, 'test', 'fixtures', 'relay', 'player.mjs'), 'never']
    const player = { command, name: 'player', nonce_required: true }
    desk.repository({
      'check.sh': CHECK,
      'work/README': 'what is made goes here\n',
      'baton.config.json': JSON.stringify({
        schema_version: '1.0.0',
        agents: Object.fromEntries(['PLAN', 'DEV', 'QA', 'HARDEN', 'DOC'].map((stage) => [stage, player])),
        checks: [{ name: 'good', command: ['sh', 'check.sh'] }],
        coder_attempts: 2,
        relaxed_attempts: 1,
      }),
    })
  })

  /** Carries a task until its agents give up, and answers with its id. */
  async function paused(request: string): Promise<string> {
    const ran = await desk.run(['run', request, '--yes', '--json'])
    expect(ran.code, ran.stderr).toBe(7)
    const lines = linesOf(ran.stdout)
    expect(lines.filter(({ type }) => type === 'attempt:failed')).toHaveLength(2)
    expect(lines.at(-1)).toMatchObject({ type: 'relay:summary', outcome: { kind: 'choice', attempts: 2 } })
    return String(lines.at(-1)?.task_id)
  }

  const loopOf = async (task_id: string) => {
    const { loops } = await desk.json<{ loops: PausedLoop[] }>(['inbox'])
    return loops.find((loop) => loop.task_id === task_id)
  }

  test(
    'is put before a person, who repairs it by hand (A)',
    async () => {
      const ran = await desk.run(['run', 'mend me by hand', '--yes'])
      expect(ran.code, ran.stderr).toBe(7)
      const task_id = /TASK-\d{8}-\d{3}/.exec(ran.stdout)?.[0] ?? ''
      expect(ran.stdout).toContain('Not done after 2 attempts. Choose how to continue.')
      // The error is one line, and the way on begins with the choice.
      expect(ran.stderr).toMatch(
        /^waiting: The task .* Next: baton answer TASK-\S+ A, baton answer TASK-\S+ B --criteria "…", baton answer TASK-\S+ C, baton run --resume TASK-\S+ \[RELAY_WAITING\]\n$/,
      )

      const inbox = await desk.run(['inbox'])
      const loop = await loopOf(task_id)
      expect(loop).toMatchObject({ attempts: 2, lastFeedback: expect.stringContaining('the work is bad') })
      const folder = loop?.folder ?? ''
      for (const words of [
        folder,
        'the work is bad',
        ...['A', 'B', 'C'].map((key) => `baton answer ${task_id} ${key}`),
      ]) {
        expect(inbox.stdout).toContain(words)
      }

      const word = await desk.refused(['answer', task_id, 'D'])
      expect(word).toMatchObject({ exit: 2, message: expect.stringContaining('Choose one of A, B, C') })
      const bare = await desk.refused(['answer', task_id, 'B'])
      expect(bare.exit, bare.message).toBeGreaterThan(1)
      expect(bare.message).toContain('--criteria')
      const waived = await desk.refused(['answer', task_id, 'B', '--waive', 'nothing'])
      expect(waived.exit, waived.message).toBeGreaterThan(1)
      expect(waived.message).toContain('good')
      for (const choice of [['B', '--criteria', 'less'], ['C']]) {
        const other = await desk.refused(['answer', task_id, ...choice, '--as', 'kimqa'])
        expect(other.exit, `${choice} ${other.message}`).toBe(6)
      }
      expect(await desk.refused(['answer', task_id, 'A', '--as', 'nobody'])).toMatchObject({ code: 'UNKNOWN_AGENT' })
      expect(await loopOf(task_id), 'nothing was chosen by any of that').toEqual(loop)

      // Said too early: Baton looks itself, and asks again.
      expect((await desk.run(['answer', task_id, 'a'])).stdout).toContain(`To continue: baton run --resume ${task_id}`)
      expect((await desk.run(['run', '--resume', task_id])).code).toBe(7)
      expect(await loopOf(task_id)).toMatchObject({ folder, lastFeedback: expect.stringContaining('the work is bad') })

      writeFileSync(join(folder, 'work', `${task_id}.txt`), 'mended by hand\n')
      await desk.json(['answer', task_id, 'A', '--note', 'mended'])
      const mended = await desk.run(['run', '--resume', task_id, '--json'])
      expect(mended).toMatchObject({ code: 0, stderr: '' })
      expect(linesOf(mended.stdout).at(-1)).toMatchObject({ status: 'DEPLOY_READY' })
      expect(desk.git('show', `baton/${task_id}:work/${task_id}.txt`)).toBe('mended by hand')
      expect(await desk.refused(['answer', task_id, 'A'])).toMatchObject({ exit: 4, code: 'NOTHING_TO_CHOOSE' })
    },
    LONG,
  )

  test(
    'gets one more attempt with less to do (B --criteria), then goes on without the check (B --waive)',
    async () => {
      const task_id = await paused('relax it')
      await desk.json(['answer', task_id, 'B', '--criteria', 'it need not be good'])
      expect((await desk.run(['run', '--resume', task_id])).code).toBe(7)
      expect(await loopOf(task_id)).toMatchObject({ attempts: 3 })
      await desk.json(['answer', task_id, 'B', '--criteria', 'bad will do', '--waive', 'good'])
      const ran = await desk.run(['run', '--resume', task_id, '--json'])
      expect(ran, ran.stdout.slice(-2_000)).toMatchObject({ code: 0, stderr: '' })
      const summary = linesOf(ran.stdout).at(-1)
      expect(summary).toMatchObject({ status: 'DEPLOY_READY', evidence: { checks: [{ name: 'good', passed: false }] } })
      expect(await desk.json(['task', 'approve', task_id])).toMatchObject({ status: 'DONE' })
    },
    LONG,
  )

  let given: string

  test(
    'reach.13 is shown with its choices by every hint, and none offers to hand the work on',
    async () => {
      given = await paused('give it up')
      const commands = ['A', 'B --criteria "…"', 'C'].map((choice) => `baton answer ${given} ${choice}`)
      const refused = await desk.refused(['task', 'pickup', given, '--as', 'jarvis'])
      const hints = [
        (await desk.run(['task', 'show', given])).stdout,
        (await desk.run(['why', given])).stdout,
        (await desk.run(['inbox'])).stdout,
        refused.message,
      ]
      for (const hint of hints) {
        for (const command of commands) expect(hint).toContain(command)
        expect(hint).not.toMatch(/\bhandoff\b/)
      }
      expect(refused).toMatchObject({ code: 'TRANSITION_REFUSED' })
      const [a, b, c] = commands
      expect(await desk.json(['task', 'show', given])).toMatchObject({ choices: { A: a, B: b, C: c } })
      // The files of the last attempt are there, too.
      expect((await loopOf(given))?.failedFiles).toEqual([`work/${given}.txt`])
    },
    LONG,
  )

  test(
    'reach.13 is repaired in a folder that is rebuilt from the checkpoint where it is gone (A)',
    async () => {
      const { folder = '' } = (await loopOf(given)) ?? {}
      rmSync(folder, { recursive: true })
      expect(await loopOf(given)).toMatchObject({ folder, folder_gone: true })
      const rebuilt = await desk.refused(['answer', given, 'A'])
      expect(rebuilt).toMatchObject({ code: 'FIX_FOLDER_REBUILT', exit: 7 })
      expect(rebuilt.message).toContain(folder)
      expect(rebuilt.message).toContain(`baton answer ${given} A`)
      expect(readFileSync(join(folder, 'work', `${given}.txt`), 'utf8')).toMatch(/^bad \d\n$/)
      // Nothing was chosen; where it goes after the choice, whoever verifies rebuilds it and asks again.
      expect(await loopOf(given)).toMatchObject({ folder_gone: false })
      await desk.json(['answer', given, 'A'])
      rmSync(folder, { recursive: true })
      expect((await desk.run(['run', '--resume', given])).code).toBe(7)
      expect(await loopOf(given)).toMatchObject({
        folder_gone: false,
        lastFeedback: expect.stringContaining('was rebuilt from checkpoint'),
        failedFiles: [`work/${given}.txt`],
      })
    },
    LONG,
  )

  test(
    'is given up (C): the task is cancelled, its branch stays',
    async () => {
      const task_id = given
      expect(await desk.json(['answer', task_id, 'C', '--note', 'not worth it'])).toMatchObject({ status: 'CANCELLED' })
      expect(desk.git('rev-parse', '--verify', `baton/${task_id}`)).toMatch(/^[0-9a-f]{40}$/)
      const ran = await desk.run(['run', '--resume', task_id])
      expect(ran).toMatchObject({ code: 0, stderr: '' })
      expect(ran.stdout).toContain('It was cancelled; its branch is still there.')
      expect(await loopOf(task_id)).toBeUndefined()
    },
    LONG,
  )
})
