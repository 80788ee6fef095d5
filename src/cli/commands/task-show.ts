import { taskEvidence } from '../../pipeline/relay/forward-steps.ts'
import { evidenceWord } from '../../protocol/evidence/evidence-word.ts'
import { allEvents } from '../../store/all-events.ts'
import { type Baton, type CommonOptions, withBaton } from '../compose.ts'
import { blockersOf } from '../present/blockers.ts'
import { screenOf } from '../present/screen.ts'
import { taskCard } from '../present/task-card.ts'
import { type TaskView, taskView } from '../present/task-view.ts'
import { print, printJson } from '../report.ts'

/** `baton task show ID`: a card for a person; with `--json` the task package in its envelope and more beside it. */
export async function taskShow(id: string, options: CommonOptions): Promise<void> {
  await withBaton(options, 'read', async (baton) => {
    const view = await taskView(baton, id)
    if (baton.json) printJson({ ...taskJson(view), decisions: await decisionsOf(baton, id) })
    else print(taskCard(view, screenOf(baton), baton.flags))
  })
}

/** What people decided about the task, with who they are and where it came from. */
async function decisionsOf({ engine }: Baton, stream: string) {
  const decisions = []
  for await (const { type, at, actor, data } of allEvents(engine.store, { stream })) {
    const { action, to, outcome, choice, verdict, commit, how, person, origin } = data
    if (origin !== undefined)
      decisions.push({ at, type, actor, action, to, outcome, choice, verdict, commit, how, person, origin })
  }
  return decisions
}

/** What stands beside `task_package` is not part of the contract: it can be imported as it is. */
function taskJson(view: TaskView) {
  const { record, cancelled, requests, allowed, approvals, steps, times, loop, docs_skipped, interrupted, wayBack } =
    view
  const { handoff } = record
  const blocked_by = blockersOf(record, cancelled)
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
    choices: loop?.commands ?? null,
    evidence: approvals.map(({ stage, seq, voided_by, evidence }) => ({
      ...evidence,
      result: evidenceWord(evidence),
      stage,
      seq,
      voided_by,
    })),
    // Every forward step; a person's has the result `no_evidence`.
    steps: steps.map(({ evidence, ...step }) => ({ ...step, tree: evidence?.tree ?? null })),
    rests_on: taskEvidence(steps),
    documentation_skipped: docs_skipped,
    // The worker that carried it has died: `baton run --resume` goes on.
    interrupted,
  }
}
