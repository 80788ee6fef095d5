import { BatonError } from '../../protocol/baton-error.ts'
import { inflect } from '../../protocol/inflect.ts'
import { listText } from '../../protocol/list-text.ts'
import { checkpoint } from '../../workspace/checkpoint.ts'
import { rebuildRunWorkspace } from '../../workspace/open-run-workspace.ts'
import { undoStep } from '../../workspace/undo-step.ts'
import { type CommonOptions, withBaton } from '../compose.ts'
import { findRun, runNamed } from '../find-run.ts'
import { print, printJson } from '../report.ts'
import { runHome } from '../run-home.ts'
import { terminalText } from '../terminal-text.ts'
import { usageProblem } from '../usage-error.ts'

/** `baton runs undo RUN [STEP]`: takes back what one checkpoint changed, alone, and keeps the rest. */
export async function runsUndo(given: string, step: string | undefined, options: CommonOptions): Promise<void> {
  await withBaton(options, 'write', async (baton) => {
    const run_id = await runNamed(baton, given)
    const { engine, actor } = baton
    await runHome(baton)
    const run = await findRun(baton, run_id)
    if (run.holder !== null) throw BatonError.of('RUN_HELD', { run_id, worker: run.holder })
    const { repository, folder, base } = run.workspace ?? { repository: null, folder: '', base: null }
    const last = run.checkpoints.findLast(({ commit }) => commit !== null)?.number
    const number = step === undefined ? last : Number(step)
    if (repository === null || base === null || number === undefined) {
      throw BatonError.of('RUN_STATE_REFUSED', { run_id, state: run.state, action: 'undo', allowed: listText([]) })
    }
    if (!run.checkpoints.some((made) => made.number === number && made.commit !== null)) {
      throw usageProblem({
        ko: inflect`${run_id} 에는 체크포인트 ${number} 이(가) 없습니다.`,
        en: `${run_id} has no checkpoint ${number}.`,
      })
    }
    const here = await engine.repositoryOf({ ...run.workspace, repository, base })
    const workspace = await rebuildRunWorkspace({ repository: here, run: run_id, folder, base })
    const undone = await undoStep(workspace, number)
    const made = await checkpoint(workspace, {
      number: run.checkpoints.length + 1,
      message: `[baton] ${run_id}: step ${number} undone`,
    })
    const { commit, tree } = made
    const transcript = run.checkpoints.at(-1)?.transcript ?? 0
    const result = await engine.execute(
      {
        type: 'record_undo',
        run_id,
        undone: number,
        checkpoint: { why: 'undo', commit, tree, phase: null, transcript, session: null },
      },
      { actor },
    )
    if (baton.json) return printJson({ ...result, commit, changed: undone.changed, snapshot: undone.snapshot })
    const files = undone.changed.map((path) => `  ${terminalText(path)}\n`).join('')
    print(
      baton.lang === 'ko'
        ? inflect`${run_id}: 체크포인트 ${number} 을(를) 되돌렸습니다. 이전 상태는 ${undone.snapshot.slice(0, 12)} 에 있습니다.\n${files}`
        : `${run_id}: checkpoint ${number} was taken back. What was there before is ${undone.snapshot.slice(0, 12)}.\n${files}`,
    )
  })
}
