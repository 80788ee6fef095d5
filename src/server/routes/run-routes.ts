import { BatonError } from '../../protocol/baton-error.ts'
import { RUN_STATES } from '../../protocol/plays/run-state.ts'
import { runDiff } from '../../service/review/task-diff.ts'
import { controlRun } from '../../service/runs/control-run.ts'
import { findRun, runNamed, shownRun } from '../../service/runs/find-run.ts'
import { followUp } from '../../service/runs/follow-up.ts'
import { listRuns } from '../../service/runs/list-runs.ts'
import { resumeRun } from '../../service/runs/resume-run.ts'
import { runLife } from '../../service/runs/run-life.ts'
import { showRun } from '../../service/runs/show-run.ts'
import { transcriptBytes } from '../../service/runs/transcript-bytes.ts'
import { undoInFolder, undoPlace } from '../../service/work/undo-run.ts'
import { given, type Handlers, isSet } from './ask.ts'

type RunRoutes = Pick<
  Handlers,
  | 'list_runs'
  | 'start_run'
  | 'show_run'
  | 'run_log'
  | 'run_diff'
  | 'follow_up'
  | 'pause_run'
  | 'resume_run'
  | 'cancel_run'
  | 'undo_run'
>

const PAGE = 50
const LINES = 1_000

export const RUN_ROUTES: RunRoutes = {
  list_runs: async ({ service, caller, query }) => {
    const { state, task, open, cursor, limit = PAGE } = query
    const states = state === undefined ? undefined : RUN_STATES.filter((one) => state.split(',').includes(one))
    const { runs, cursor: next } = await listRuns(service, caller, {
      limit,
      ...given('state', states),
      ...given('task_id', task),
      ...given('cursor', cursor),
      ...(open === undefined ? {} : { open: isSet(open) }),
    })
    return { runs, cursor: next ?? null }
  },

  start_run: async ({ service, caller, body, parts }) => {
    const { run_id, state } = await findRun(service, await parts.work.startRun(caller, body))
    return { run_id, state }
  },

  show_run: async ({ service, caller, params }) => {
    const { run, interrupted, last_lines } = await showRun(service, caller, { run: params.run_id })
    const { run_id } = run
    const { landed } = await undoPlace(service, caller, run)
    const bytes = await transcriptBytes(service, run_id)
    const shown = shownRun(run)
    return {
      run: {
        ...shown,
        limits: { ...run.limits },
        error: run.error && { ...run.error },
        end: run.end && { ...run.end },
      },
      interrupted,
      last_lines,
      life: await runLife(service, caller, { run_id }),
      transcript_bytes: bytes,
      undo_refused: landed ? `baton runs undo ${run_id}` : null,
    }
  },

  run_log: async ({ service, params, query, logs }) => {
    const run_id = await runNamed(service, params.run_id)
    const log = logs.of(run_id)
    const { line = 1, limit = LINES, q } = query
    if (q === undefined) return { run_id, ...(await log.page(line, limit)) }
    const matches = await log.search(q, line, limit)
    return { run_id, ...(await log.page(1, 0)), matches }
  },

  run_diff: ({ service, caller, params, query }) => runDiff(service, caller, { run: params.run_id, ...query }),

  follow_up: ({ service, caller, params, body }) => followUp(service, caller, { run: params.run_id, text: body.text }),

  pause_run: ({ service, caller, params, body }) =>
    controlRun(service, caller, { run: params.run_id, verb: 'pause', reason: body.reason ?? null }),

  cancel_run: ({ service, caller, params, body }) =>
    controlRun(service, caller, { run: params.run_id, verb: 'cancel', reason: body.reason ?? null }),

  resume_run: ({ service, caller, params, body }) =>
    resumeRun(service, caller, { run: params.run_id, reason: body.reason ?? null }),

  /** Of work that is in the folder of a run alone. What has landed is undone on the branch by `baton runs undo`. */
  undo_run: async ({ service, caller, params, body }) => {
    const run = await findRun(service, await runNamed(service, params.run_id))
    const { run_id } = run
    if (!run.checkpoints.some(({ number }) => number === body.checkpoint)) {
      throw BatonError.of('NOT_OF_TASK', { what: `checkpoint ${body.checkpoint}`, id: run_id })
    }
    if ((await undoPlace(service, caller, run)).landed) {
      const problem = {
        ko: `이 실행의 작업은 이미 브랜치에 반영되었습니다. 터미널에서 되돌리세요: baton runs undo ${run_id}`,
        en: `the work of this run is on the branch already; in a terminal: baton runs undo ${run_id}`,
      }
      throw BatonError.of('REQUEST_INVALID', { place: '/checkpoint', problem })
    }
    const { undone, checkpoint } = await undoInFolder(service, caller, { run, number: body.checkpoint })
    return { run_id, undone, checkpoint }
  },
}
