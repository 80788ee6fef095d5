import { environmentFaultIn } from '../../protocol/check-output/environment-fault-in.ts'
import { whatToAdd } from '../../protocol/check-output/what-to-add.ts'
import { BASE_STAGE } from '../../protocol/evidence/evidence-stages.ts'
import { isAccepted } from '../../protocol/evidence/evidence-word.ts'
import { failureText } from '../../protocol/evidence/failure-text.ts'
import type { Evidence } from '../../protocol/plays/evidence.ts'
import type { Answered } from '../../protocol/plays/outcome.ts'
import type { BaseConfig } from '../../protocol/plays/play.ts'
import type { StoryEvent } from '../../protocol/plays/story.ts'
import type { BaseFound, DeliverState, DeliverStep, PlayContext } from './deliver-state.ts'
import { firstThatFit, LIMITS } from './fit-state.ts'
import { baseAsk, environmentAsk } from './items.ts'
import { after, unchanged, want } from './nest.ts'

/**
 * The checks on the commit that the task begins with, before the first agent. A check that cannot start there is the
 * environment's fault: a person mends it, and no attempt is used. One that fails there is old: a person decides what
 * that means for the task.
 */
export function checkBase(
  state: DeliverState,
  base: BaseConfig,
  { waived }: PlayContext['config'],
  fresh = false,
): DeliverStep {
  const { commit, checks } = base
  return want({ ...state, phase: 'checking_base' }, 'base', {
    do: 'gather_evidence',
    ...{ stage: BASE_STAGE, run: null, commit, onto: commit, base: commit, checks },
    own: { written: false, conflicts: [] },
    waived,
    ...(fresh ? { fresh } : {}),
  })
}

/** The step where the base needs no decision; `found` where a person has to decide. */
export function baseChecked(
  { config }: PlayContext,
  { evidence, effect }: { readonly evidence: Evidence; readonly effect: string },
): { readonly told: StoryEvent; readonly found: BaseFound | null } {
  const failed = evidence.checks.filter((check) => !isAccepted(check))
  const told = { type: 'base:checked', effect, passed: failed.length === 0 } as const
  if (failed.length === 0) return { told, found: null }
  const faults = failed.flatMap((check) => {
    const fault = check.fault ?? environmentFaultIn({ ...check, output: check.tail })
    return fault ? [`${check.name} (${check.command.join(' ')}): ${whatToAdd(fault, config.language)}`] : []
  })
  const lines = [...faults, ...failureText({ checks: failed }).split('\n')]
  const found = {
    kind: faults.length > 0 ? 'environment' : 'red',
    checks: failed.map(({ name }) => name).slice(0, 100),
    lines: firstThatFit(lines, { bytes: LIMITS.details / 2 }),
  } as const
  return { told, found }
}

export const askBase = (state: DeliverState, found: BaseFound): DeliverStep =>
  want(
    { ...state, phase: 'asking_base', base: found },
    'ask',
    found.kind === 'red' ? baseAsk(found) : environmentAsk(found),
  )

/** The person's answer; undefined where the work begins now, with what is told of it. */
export function baseAnswered(
  state: DeliverState,
  { config }: PlayContext,
  { choice, by, how, note }: Answered,
): { readonly step: DeliverStep } | { readonly told: readonly StoryEvent[] } {
  const { base: found } = state
  if (!found || !config.base) return { step: unchanged(state) }
  const { checks } = found
  switch (choice) {
    case 'retry':
      return { step: checkBase({ ...state, base: null }, config.base, config, true) }
    case 'compare':
    case 'fix':
      return { told: [{ type: 'base:judged', choice, checks, by, how }] }
    case 'waive':
      return {
        told: [
          { type: 'checks:waived', checks, by },
          { type: 'base:judged', choice, checks, by, how },
        ],
      }
    default: {
      const [first = checks.join(', ')] = found.lines
      return { step: { ...askBase(state, found), hold: { note: note ?? first, as: by } } }
    }
  }
}

export const afterBase = (told: readonly StoryEvent[], step: DeliverStep): DeliverStep =>
  after({ effects: [], told }, step)
