import { dryRun } from '../../engine/dry-run.ts'
import type { StoredEvent } from '../../pipeline/changeset.ts'
import { ACTION_NAMES } from '../../protocol/pipeline/actions.ts'
import { allEvents } from '../../store/all-events.ts'
import { type Baton, type CommonOptions, withBaton } from '../compose.ts'
import { sampleCommand, type Verb } from '../present/allowed-steps.ts'
import { screenOf } from '../present/screen.ts'
import { hintedSteps } from '../present/suggestion.ts'
import { type TaskView, taskView } from '../present/task-view.ts'
import { type PastStep, type Possibility, remedy, whyText } from '../present/why-text.ts'
import { namingChoices } from '../relay/with-choices.ts'
import { print, printJson } from '../report.ts'
import { terminalText } from '../terminal-text.ts'
import { usageProblem } from '../usage-error.ts'

const VERBS: readonly Verb[] = ['ack', ...ACTION_NAMES, 'escalate']

/** `baton why TASK [ACTION]`: why a task is where it is, and why something can or cannot be done to it now. */
export async function why(id: string, action: string | undefined, options: CommonOptions): Promise<void> {
  const verbs = action === undefined ? VERBS : [verbFrom(action)]
  await withBaton(options, 'read', async (baton) => {
    const view = await taskView(baton, id)
    const past = action === undefined ? await pastSteps(baton, id) : []
    const found = await Promise.all(verbs.map((verb) => possibility(baton, view, verb)))
    const now = action === undefined ? found.filter(({ verb }) => isHinted(view, verb)) : found
    if (!baton.json) return print(whyText(view, past, now, screenOf(baton)))
    const { lang } = baton
    printJson({
      task_id: id,
      status: view.record.task.status,
      choices: view.loop?.commands ?? null,
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

/** Steps that hints leave out, because a person has something to choose first, are told of only where they are asked for. */
function isHinted({ allowed, loop }: TaskView, verb: Verb): boolean {
  const isAllowed = allowed.some((one) => one.action === verb)
  return !isAllowed || hintedSteps({ allowed, ...(loop ? { loop } : {}) }).some((one) => one.action === verb)
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

/** What was committed together, together: one command, one step. */
async function pastSteps({ engine }: Baton, id: string): Promise<PastStep[]> {
  const steps: StoredEvent[][] = []
  for await (const event of allEvents(engine.store, { stream: id })) {
    const last = steps.at(-1)
    if (last?.[0]?.commandId === event.commandId) last.push(event)
    else steps.push([event])
  }
  return steps.map((events) => ({ events }))
}

async function possibility({ engine }: Baton, { record, agents, loop }: TaskView, verb: Verb): Promise<Possibility> {
  const judge = await dryRun(engine, sampleCommand(record.task.task_id, verb))
  const answers = agents.map(({ agent_id }) => ({ actor: agent_id, answer: judge(agent_id) }))
  return {
    verb,
    possible: answers.flatMap(({ actor, answer }) =>
      answer.ok ? [{ actor, to: String(answer.result.status ?? record.task.status) }] : [],
    ),
    refused: answers.flatMap(({ actor, answer }) =>
      answer.ok ? [] : [{ actor, error: loop ? namingChoices(answer.error, loop) : answer.error }],
    ),
  }
}
