import { type Violation, violation } from '../violation.ts'
import type { SignalName, Workflow } from './block-events.ts'

const ENDED_BY = {
  phases: 'PHASE_COMPLETE',
  custom: 'CUSTOM_TASK_COMPLETE',
  dispatch: 'AGENT_RESULT',
} as const satisfies Record<Workflow['kind'], SignalName | 'AGENT_RESULT'>

/** Whether this way of saying "done" belongs to another kind of run. Without a workflow every one is taken. */
export function workflowFault(
  signal: SignalName | 'AGENT_RESULT',
  workflow: Workflow | undefined,
): Violation | undefined {
  if (!workflow || ENDED_BY[workflow.kind] === signal) return undefined
  return violation('', 'signal_of_other_workflow', { kind: workflow.kind, expected: ENDED_BY[workflow.kind] })
}

export function phaseFault(phase: number, workflow: Workflow | undefined): Violation | undefined {
  const fault = workflowFault('PHASE_COMPLETE', workflow)
  if (fault || workflow?.kind !== 'phases' || workflow.currentPhase === phase) return fault
  return violation('', 'phase_not_current', { phase, current: workflow.currentPhase })
}
