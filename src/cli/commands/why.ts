import { waitingOf } from '../../service/inbox/inbox.ts'
import type { Verb } from '../../service/tasks/allowed-steps.ts'
import type { TaskView } from '../../service/tasks/task-view.ts'
import { why as explain, VERBS } from '../../service/tasks/why.ts'
import { type Baton, type CommonOptions, withBaton } from '../compose.ts'
import { withLoopCommands } from '../present/inbox/decision-commands.ts'
import { shownInbox } from '../present/inbox/entry-words.ts'
import type { Waiting } from '../present/inbox/waiting.ts'
import { screenOf } from '../present/screen/screen.ts'
import { hintedSteps } from '../present/screen/suggestion.ts'
import { remedy, whyText } from '../present/task/why-text.ts'
import { namingChoices } from '../relay/with-choices.ts'
import { print, printJson } from '../report.ts'
import { terminalText } from '../terminal-text.ts'
import { usageProblem } from '../usage-error.ts'

export interface WhyOptions extends CommonOptions {
  /** Everything that was recorded, not only transitions and decisions of people. */
  readonly all?: boolean
}

/** `baton why TASK [ACTION]`: why a task is where it is, and why something can or cannot be done to it now. */
export async function why(id: string, action: string | undefined, options: WhyOptions): Promise<void> {
  const asked = action === undefined ? undefined : verbFrom(action)
  await withBaton(options, 'read', async (baton) => {
    const { service, caller, flags } = baton
    const { view, past, now: all } = await explain(service, caller, { task_id: id, verb: asked })
    const loop = view.loop && withLoopCommands(view.loop, flags)
    const found = all.map(({ refused, ...one }) => ({
      ...one,
      refused: refused.map(({ actor, error }) => ({ actor, error: loop ? namingChoices(error, loop) : error })),
    }))
    const now = asked === undefined ? found.filter(({ verb }) => isHinted(view, verb)) : found
    if (!baton.json) {
      const waiting = asked === undefined ? await waitingEntries(baton, id) : []
      const all = options.all ?? false
      const style = { all, asked: asked !== undefined, flags, now: baton.now() }
      return print(whyText({ ...view, loop }, { past, now, waiting }, screenOf(baton), style))
    }
    const { lang } = baton
    printJson({
      task_id: id,
      status: view.record.task.status,
      choices: loop?.commands ?? null,
      past: past.map(({ events }) => events),
      now: now.map(({ verb, possible, refused }) => ({
        action: verb,
        possible,
        refused: refused.map(({ actor, error }) => ({
          actor,
          code: error.code,
          message: error.describe(lang),
          remedy: remedy(view, verb, error, lang),
        })),
      })),
    })
  })
}

/** What the task waits for, with the commands to type. */
async function waitingEntries(
  { service, caller, pipeline, flags }: Baton,
  task_id: string,
): Promise<readonly Waiting[]> {
  const { po } = pipeline.definition
  const found = await waitingOf(service, caller, { task_id })
  return found.flatMap((entry) => {
    // The commands are those of somebody who can decide it: the PO needs no `--as`.
    const id = entry.decides.includes(po) ? po : (entry.decides[0] ?? po)
    return shownInbox({ actor: { id, name: id, teams: [] }, waiting: [entry], notices: [] }, { flags, po }).waiting
  })
}

/** Steps that hints leave out, because a person has something to choose first, are told of only where they are asked for. */
function isHinted({ allowed, loop }: TaskView, verb: Verb): boolean {
  const isAllowed = allowed.some((one) => one.action === verb)
  return !isAllowed || hintedSteps({ allowed, loop }).some((one) => one.action === verb)
}

/** `skip-docs` and `skip_docs`; `ack` is the answer to a handoff. */
function verbFrom(given: string): Verb {
  const wanted = given.toLowerCase().replaceAll('-', '_')
  const verb = VERBS.find((one) => one === wanted)
  if (verb) return verb
  const allowed = VERBS.join(', ')
  throw usageProblem({
    ko: `동작은 다음 가운데 하나입니다: ${allowed} (${terminalText(given)}).`,
    en: `The action is one of ${allowed}, not "${terminalText(given)}".`,
  })
}
