import type { ContractKind } from './contract-kinds.ts'
import { applyRules } from './document-rule.ts'
import { MESSAGE_RULES } from './messages/rules.ts'
import type { MessageType } from './messages/schemas.ts'
import { checkDefinition } from './pipeline/check-definition.ts'
import type { PipelineDefinition } from './pipeline/definition.ts'
import type { Pipeline } from './pipeline/pipeline.ts'
import { checkConfigShape } from './project-config/check-config-shape.ts'
import { beyondShape } from './project-config/check-project-config.ts'
import { type SchemaCheck, schemaCheck } from './schema-check.ts'
import type { PipelineWords, Shape } from './shape.ts'
import { ackShape } from './shapes/ack.ts'
import { documentationRequestShape } from './shapes/documentation-request.ts'
import { documentationResultShape } from './shapes/documentation-result.ts'
import { escalationShape } from './shapes/escalation.ts'
import { finalCompletionReportShape } from './shapes/final-completion-report.ts'
import { handoffShape } from './shapes/handoff.ts'
import { pipelineShape } from './shapes/pipeline.ts'
import { rejectShape } from './shapes/reject.ts'
import { revisionRequestShape } from './shapes/revision-request.ts'
import { checkTaskPackage, unknownPackageKeys } from './task-package/check-task-package.ts'
import { PACKAGE_RULES } from './task-package/rules.ts'
import { unknownKeys } from './unknown-keys.ts'
import type { Violation } from './violation.ts'

/** A contract: the shape, and what must hold beyond it given the faults already found in the shape. */
export interface Contract {
  /** Made when it is first asked for. */
  readonly shape: () => SchemaCheck
  readonly beyond: (value: unknown, shapeFaults: readonly Violation[]) => Violation[]
}

/** Every contract of a pipeline. */
export function contractsOf(pipeline: Pipeline): Readonly<Record<ContractKind, Contract>> {
  const words: PipelineWords = { statuses: [...pipeline.statuses.keys()], teams: [...pipeline.teams.keys()] }
  const message = (type: MessageType, shape: Shape): Contract => ({
    shape: () => schemaCheck(shape, words),
    beyond: (value, faults) => [
      ...applyRules(MESSAGE_RULES[type], value, pipeline, faults),
      ...unknownKeys(shape.known, value),
    ],
  })
  return {
    'task-package': {
      shape: () => checkTaskPackage(words),
      beyond: (value, faults) => [
        ...applyRules(PACKAGE_RULES, value, pipeline, faults),
        ...unknownPackageKeys(words, value),
      ],
    },
    handoff: message('handoff', handoffShape),
    ack: message('ack', ackShape),
    reject: message('reject', rejectShape),
    'revision-request': message('revision_request', revisionRequestShape),
    escalation: message('escalation', escalationShape),
    'documentation-request': message('documentation_request', documentationRequestShape),
    'documentation-result': message('documentation_result', documentationResultShape),
    'final-completion-report': message('final_completion_report', finalCompletionReportShape),
    pipeline: {
      shape: () => schemaCheck(pipelineShape),
      beyond: (value, faults) => (faults.length > 0 ? [] : checkDefinition(value as PipelineDefinition)),
    },
    config: { shape: () => checkConfigShape, beyond: (value, faults) => beyondShape(value, faults) },
  }
}
