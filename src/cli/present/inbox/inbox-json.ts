import type { ShownInbox } from './inbox-text.ts'
import type { WaitingKind } from './waiting.ts'

/** An inbox for `--json`: every entry in `waiting`, and what the entries are about, by kind. */
export function inboxJson({ actor, waiting, notices }: ShownInbox) {
  const of = (...kinds: readonly WaitingKind[]) =>
    waiting.filter(({ kind }) => kinds.includes(kind)).map(({ value }) => value)
  return {
    actor: actor.id,
    name: actor.name,
    waiting: waiting.map(({ kind, id, task_id, title, what, since, decides, commands }) => ({
      ...{ kind, id, task_id, title, what, since, decides, commands },
    })),
    escalations: of('escalation'),
    handoffs: of('handoff'),
    runs: of('question', 'run_error', 'run_paused', 'run_failed'),
    loops: of('choice'),
    documents: of('document'),
    items: of('item'),
    failed_stages: of('stage_failed'),
    inactive_teams: of('inactive_team'),
    revisions: of('revision'),
    not_carried: of('not_carried'),
    cancelled_dependencies: of('cancelled_dependency'),
    holds: of('hold'),
    dead_letters: of('dead_letter'),
    ready: of('approval'),
    notices,
  }
}
