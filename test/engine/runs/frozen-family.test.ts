import { statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { until } from '../../agents/agent-world.ts'
import { ROOT } from '../../support/run-baton.ts'
import { useRunStage } from './run-stage.ts'

const stage = useRunStage()

const FAMILY = join(ROOT, 'test', 'fixtures', 'agents', 'counting-family.sh')
/** Itself, a child, a child in a session of its own, a daemon, and an orphan in its parent's session. */
const NAMES = ['root', 'child', 'session', 'daemon', 'orphan'] as const

const QUESTION =
  '[USER_QUESTION]\\ncategory: confirmation\\nquestion: Go on?\\noptions:\\n- Yes\\n- No\\nrequired: true\\n[/USER_QUESTION]\\n'

/** Starts the family, asks when all of it counts, and is done when it is told to go on and all have. */
const SCRIPT = `
mkdir counts
sh ${FAMILY} counts &
for name in ${NAMES.join(' ')}; do while [ ! -s counts/$name ]; do sleep 0.02; done; done
printf '${QUESTION}'
read -r _
while [ ! -f enough ]; do sleep 0.02; done
echo '=== CUSTOM TASK COMPLETE ==='
`

test('a question stops the agent and everything that it started; the answer lets all of it go on', async () => {
  const { bench } = stage()
  const run_id = await bench.create(SCRIPT)
  const played = stage().play(run_id)
  await stage().asked(run_id)
  const folder = (await bench.record(run_id)).workspace?.folder ?? ''
  const counts = () => NAMES.map((name) => statSync(join(folder, 'counts', name)).size)
  const stopped = counts()
  // A tick takes 20 ms: a process that was still running would have made some while the store was asked 50 times.
  const begun = performance.now()
  await until('a while has gone by', async () => {
    await bench.record(run_id)
    return performance.now() - begun > 400
  })
  expect(counts()).toEqual(stopped)
  expect(await bench.record(run_id)).toMatchObject({ state: 'waiting_question' })

  await bench.answer(run_id, 'yes')
  await until('all of them count again', () => counts().every((count, index) => count > (stopped[index] ?? 0)))
  await bench.control('pause_run', run_id)
  await stage().moved(run_id, 'paused')
  const paused = counts()
  await bench.control('cancel_run', run_id)
  expect(await played).toMatchObject({ state: 'cancelled', holder: null })
  const left = counts()
  expect(left.map((count, index) => count - (paused[index] ?? 0)).every((more) => more <= 1)).toBe(true)
})
