import { join } from 'node:path'
import type { Held } from '../../pipeline/runs/run-command.ts'
import type { RunRecord } from '../../pipeline/runs/run-record.ts'
import { PLATFORM_AGENT } from '../../protocol/messages/schemas.ts'
import type { RunBrief } from '../../protocol/plays/effect.ts'
import type { PromptRole } from '../../protocol/prompts/stage-brief.ts'
import { reviewBase } from '../effects/review-base.ts'
import { startWithoutSettings } from '../effects/settings-aside.ts'
import { lookWhole } from '../look.ts'
import { evidenceOf } from '../relay-story.ts'
import { briefOf, diffOf, showReview } from './run-brief.ts'
import type { RunRowContext } from './run-row-context.ts'
import { specialistBrief } from './specialist-brief.ts'

/**
 * Builds the prompt of a run of a visit, from the brief of its play, the task, its messages and its repository. The first
 * worker that takes the run does this once; the prompt is stored before the process starts.
 */
export async function prepareRun({ engine, home, prompt }: RunRowContext, run: RunRecord, held: Held): Promise<void> {
  const { task_id, workspace } = run
  if (run.visit === undefined || run.prompt !== null || task_id === null || !workspace) return
  const at = await lookWhole({ engine, task_id })
  const { role, attempt, final, feedback, problems, handoff, report, relaxed, ...told } =
    run.brief as unknown as RunBrief & {
      readonly role: PromptRole
    }
  const review = told.review === null ? undefined : { from: await reviewBase(at, told.review), to: told.review }
  const shown = review && (await showReview(at, review))
  const evidence = told.evidence === null ? null : await evidenceOf(engine.store, told.evidence)
  const team = role === 'reviewer' ? at.relay.spec.reviewers?.[run.stage ?? '']?.team : undefined
  const { conflicts } = told
  const parts = { role, attempt, final, feedback, problems, handoff, report, relaxed, conflicts, evidence }
  const brief = await briefOf(engine, at, {
    ...parts,
    ...(shown ? { shown } : {}),
    ...(team === undefined ? {} : { team }),
  })
  const diff = shown ? diffOf(at, shown) : null
  const specialist =
    told.dispatch &&
    (await specialistBrief(
      { engine, at },
      { stage: run.stage ?? '', dispatch: told.dispatch, handoff: handoff ?? null, relaxed: relaxed ?? [] },
    ))
  const start = await startWithoutSettings(at, workspace.start ?? at.relay.spec.base)
  const folder = join(home, run.run_id, 'work')
  await engine.execute(
    {
      type: 'run_prepared',
      ...held,
      prompt: prompt(at.relay, { ...brief, ...(specialist ? { specialist } : {}), nonce: run.nonce, diff }),
      brief: { ...brief, ...(specialist ? { specialist } : {}) },
      workspace: { ...workspace, folder, start },
    },
    { actor: PLATFORM_AGENT },
  )
}
