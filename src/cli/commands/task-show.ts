import { evidenceWord } from '../../protocol/evidence/evidence-word.ts'
import { taskDecisions } from '../../service/tasks/task-decisions.ts'
import { type TaskView, taskView } from '../../service/tasks/task-view.ts'
import { type CommonOptions, withBaton } from '../compose.ts'
import { withLoopCommands } from '../present/inbox/decision-commands.ts'
import { screenOf } from '../present/screen/screen.ts'
import { taskCard } from '../present/task/task-card.ts'
import { print, printJson } from '../report.ts'

/** `baton task show ID`: a card for a person; with `--json` the task package in its envelope and more beside it. */
export async function taskShow(id: string, options: CommonOptions): Promise<void> {
  await withBaton(options, 'read', async (baton) => {
    const { service, caller, flags, json } = baton
    const view = await taskView(service, caller, { task_id: id })
    if (json) printJson({ ...taskJson(view, flags), decisions: await taskDecisions(service, caller, { task_id: id }) })
    else print(taskCard(view, screenOf(baton), flags))
  })
}

/** Keys beside `task_package` are not part of the contract: it can be imported as it is. */
function taskJson(view: TaskView, flags: string) {
  const {
    record,
    blocked_by,
    rests_on,
    requests,
    allowed,
    approvals,
    steps,
    times,
    loop,
    docs_skipped,
    went_on,
    interrupted,
    wayBack,
  } = view
  const { handoff } = record
  const iso = (at: number | null) => (at === null ? null : new Date(at).toISOString())
  const due = (step: string) => iso(times?.deadlines.find((deadline) => deadline.step === step)?.at ?? null)
  return {
    $schema: 'task_package_v1',
    schema_version: '1.0.0',
    task_package: record.task,
    blocked: blocked_by.length > 0,
    blocked_by,
    escalations: record.escalations,
    handoff: handoff && {
      handoff_id: handoff.handoff_id,
      point: handoff.point,
      source_team: handoff.source_team,
      target_team: handoff.target_team,
      ack: handoff.ack,
      deferrals: handoff.deferrals,
      timeout_minutes: handoff.limit_minutes,
      elapsed_minutes: Math.floor((times?.elapsed_ms ?? 0) / 60_000),
      running: times?.running ?? false,
      fired: handoff.fired,
      deadlines: {
        reminder: due('reminder'),
        overdue: due('overdue'),
        l1: due('l1'),
        l2: due('l2'),
        redelivery: due('redelivery'),
      },
    },
    // What the team that has the task was asked when it came back.
    way_back: wayBack ?? null,
    watchers: record.watchers ?? [],
    documentation_requests: requests,
    allowed: allowed.map(({ action, by, to }) => ({ action, by, to })),
    // What a person chooses where leader and coder have stopped: the commands of A, B and C.
    choices: loop ? withLoopCommands(loop, flags).commands : null,
    evidence: approvals.map(({ stage, seq, voided_by, evidence }) => ({
      ...evidence,
      result: evidenceWord(evidence),
      stage,
      seq,
      voided_by,
    })),
    // Every forward step; a person's has the result `no_evidence`.
    steps: steps.map(({ evidence, ...step }) => ({ ...step, tree: evidence?.tree ?? null })),
    rests_on,
    // Where a person let a graph go on with the findings of an agent, or without the agent.
    went_on,
    documentation_skipped: docs_skipped,
    // The worker that carried it has died: `baton run --resume` goes on.
    interrupted,
  }
}
