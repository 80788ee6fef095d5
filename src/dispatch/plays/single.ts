import type { Lang } from '../../protocol/lang.ts'
import type { ReadWork, RunBrief, StartRun } from '../../protocol/plays/effect.ts'
import { GOOD_VERDICTS } from '../../protocol/plays/judge-end.ts'
import type { RunOutcome, WorkRead } from '../../protocol/plays/outcome.ts'
import type { Play, PlayEvent, Said, Step } from '../../protocol/plays/play.ts'
import { cutText, LIMITS } from './fit-state.ts'
import { settingsAsk, settingsLines, settingsStopped } from './items.ts'
import { unchanged, type Waiting, want, wantAs } from './nest.ts'
import { endText, isCancelled, isCompleted, saidOf } from './said.ts'
import { decide, NOT_SETTLED, type SettingsDecision, type Settling, settle } from './settle-settings.ts'

/**
 * One agent does the work: it runs, what it left becomes a commit, and that is offered to the play above.
 *
 * 1. A run that failed, or whose work was refused, is followed by another one that starts from its work and gets
 *    the reason as feedback. After `failures` in a row the play gives up, and tries once more after `again`.
 * 2. After a run that a person cancelled the play gives up at once.
 * 3. A person decides about agent settings in the work before it is offered.
 */
export interface SingleConfig {
  readonly role: 'stage' | 'coder'
  readonly language: Lang
  /** The limit: after so many failures in a row the play gives up. Of a stage `MAX_FAILURES`; of a coder 1. */
  readonly failures: number
  readonly repairs: number
  /** The commit that the first run begins with. */
  readonly start: string
  readonly onto: ReadWork['onto']
  readonly brief: RunBrief
  readonly document: StartRun['document']
  /** What `read_work` has to look up in the commit, besides its tree. */
  readonly look: Pick<ReadWork, 'documents' | 'exists' | 'changed_in_task'>
  /** Whether this work may land. Work that may not is offered without a question about its settings. */
  readonly mayLand?: (read: WorkRead) => boolean
  /** What the earlier plays in the same slot left: this play goes on counting from there. */
  readonly counters: SingleCounters
}

/** What a play hands on to the next one in its slot: numbers of effects and runs, and decisions about agent settings. */
export interface SingleCounters {
  readonly n: number
  readonly runs: number
  readonly decided: readonly SettingsDecision[]
}

export const NO_COUNTERS: SingleCounters = { n: 0, runs: 0, decided: [] }

export interface SingleState extends Waiting, SingleCounters {
  readonly phase: 'running' | 'reading' | 'asking' | 'offered' | 'gave_up'
  /** Failures in a row so far. The limit is `failures` of the configuration. */
  readonly failures: number
  /** The commit that the next run begins with. */
  readonly start: string
  /** The feedback for the next run; null: the feedback in the brief of the configuration. */
  readonly feedback: string | null
  readonly said: Said | null
  readonly settling: Settling
}

type SingleStep = Step<SingleState>

export const single: Play<SingleState, SingleConfig> = {
  name: 'single',
  version: 1,
  start: (config) => {
    const { start, counters } = config
    const begun = { phase: 'running', waits: null, failures: 0, feedback: null, said: null } as const
    return run({ ...begun, ...counters, start, settling: NOT_SETTLED }, config)
  },
  on: (state, event, config) => {
    switch (event.type) {
      case 'done':
        return event.key === state.waits ? done(state, event, config) : unchanged(state)
      case 'refused':
        return state.phase === 'offered' ? failed(state, config, event.feedback, event.counts) : unchanged(state)
      case 'again':
        return state.phase === 'gave_up' ? run(onceMore(state, config), config) : unchanged(state)
    }
  },
  upcast: (state) => state as SingleState,
}

/** After `again` the agent gets one more failure. */
const onceMore = (state: SingleState, config: SingleConfig): SingleState => ({
  ...state,
  failures: Math.min(state.failures, config.failures - 1),
})

/** The counters that the next play in the slot continues. */
export const countersOf = ({ n, runs, decided }: SingleState): SingleCounters => ({ n, runs, decided })

function run(state: SingleState, config: SingleConfig): SingleStep {
  const { role, brief, document, repairs } = config
  const feedback = state.feedback ?? brief.feedback
  const runs = state.runs + 1
  const attempt = role === 'stage' ? runs : brief.attempt
  const started = { ...state, phase: 'running', runs, said: null, settling: NOT_SETTLED } as const
  return wantAs(started, `run.${runs}`, {
    do: 'start_run',
    role,
    number: runs,
    player: 'stage',
    start: state.start,
    brief: { ...brief, attempt, feedback: feedback === null ? null : cutText(feedback) },
    document,
    repairs,
  })
}

type Done = Extract<PlayEvent, { type: 'done' }>

function done(state: SingleState, event: Done, config: SingleConfig): SingleStep {
  switch (event.do) {
    case 'start_run':
      return ended(state, config, event.outcome)
    case 'read_work':
      return wasRead(state, config, event.outcome)
    case 'ask': {
      const { outcome } = event
      if (outcome.choice === 'stop') return stopped(state, config, outcome)
      return read({ ...state, ...decide(state.settling, outcome, state.decided) }, config)
    }
    default:
      return unchanged(state)
  }
}

function ended(state: SingleState, config: SingleConfig, outcome: RunOutcome): SingleStep {
  const bytes = config.role === 'stage' ? LIMITS.stageSaid : LIMITS.coderSaid
  const next = { ...state, waits: null, start: outcome.commit ?? state.start }
  // The next run gets the same brief: the work of this run was not judged.
  if (isCancelled(outcome)) return gaveUp(next, outcome.end.reason ?? outcome.end.how, outcome.run_id)
  if (!isCompleted(outcome)) {
    return failed({ ...next, said: saidOf(outcome, bytes) }, config, endText(outcome, config.language), true)
  }
  if (config.role === 'coder' || GOOD_VERDICTS.includes(outcome.end.verdict)) {
    return read({ ...next, feedback: null, said: saidOf(outcome, bytes) }, config)
  }
  // The verdict of the agent sends the task back.
  const { end, run_id, agent, commit, ended_at } = outcome
  const { verdict, summary, result } = end
  const said = { run_id, agent, summary, verdict, result, commit, ended_at }
  const offered = { ...next, phase: 'offered', feedback: null, said: saidOf(outcome, LIMITS.shortFeedback) } as const
  return { state: offered, effects: [], outcome: { kind: 'back', verdict, said } }
}

function read(state: SingleState, { onto, look }: SingleConfig): SingleStep {
  const { said, settling } = state
  if (!said) return unchanged(state)
  return want({ ...state, phase: 'reading' }, 'read', {
    do: 'read_work',
    of: { run: said.run_id },
    onto,
    run: null,
    without: settling.without,
    added_lines: [],
    ...look,
  })
}

function wasRead(state: SingleState, config: SingleConfig, work: WorkRead): SingleStep {
  const { said } = state
  if (!said) return unchanged(state)
  const mayLand = config.mayLand?.(work) ?? true
  const settled = mayLand ? settle(state.settling, work.settings, state.decided) : { kind: 'settled' as const }
  switch (settled.kind) {
    case 'again':
      return read({ ...state, settling: settled.settling }, config)
    case 'ask':
      return ask({ ...state, settling: settled.settling })
    case 'settled': {
      const { commit, tree, before } = work
      const offer = { kind: 'work', work: { commit, tree, before, said, evidence: null }, read: work } as const
      return { state: { ...state, phase: 'offered', waits: null }, effects: [], outcome: offer }
    }
  }
}

function ask(state: SingleState): SingleStep {
  const { said } = state
  const { asked } = state.settling
  if (!asked || !said) return unchanged(state)
  return want({ ...state, phase: 'asking' }, 'ask', settingsAsk(asked, said.run_id))
}

/** Puts the task on hold; the same question is asked after it is resumed. */
function stopped(
  state: SingleState,
  { language }: SingleConfig,
  { note, by }: { readonly note: string | null; readonly by: string },
): SingleStep {
  const { asked } = state.settling
  const text = settingsStopped(asked ? settingsLines(asked) : [])[language]
  return { ...ask(state), hold: { note: note ?? text, as: by } }
}

function failed(state: SingleState, config: SingleConfig, text: string, counts: boolean): SingleStep {
  const feedback = cutText(text)
  const next = { ...state, feedback, failures: state.failures + (counts ? 1 : 0) }
  if (counts && next.failures >= config.failures) return gaveUp(next, feedback, state.said?.run_id ?? null)
  return run(next, config)
}

function gaveUp(state: SingleState, feedback: string, run_id: string | null): SingleStep {
  const given = { ...state, phase: 'gave_up', waits: null, said: null } as const
  return { state: given, effects: [], outcome: { kind: 'gave_up', feedback, run_id } }
}
