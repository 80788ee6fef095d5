import type { z } from 'zod'
import type { ContractKind } from './contract-kinds.ts'
import { applyRules } from './document-rule.ts'
import { MESSAGE_RULES } from './messages/rules.ts'
import { type MessageType, messageSchemas } from './messages/schemas.ts'
import { checkDefinition } from './pipeline/check-definition.ts'
import { type PipelineDefinition, pipelineDefinitionSchema } from './pipeline/definition.ts'
import type { Pipeline } from './pipeline/pipeline.ts'
import { beyondShape } from './project-config/check-project-config.ts'
import { projectConfigSchema } from './project-config/project-config.ts'
import { PACKAGE_RULES } from './task-package/rules.ts'
import { taskPackageSchema } from './task-package/schema.ts'
import { unknownKeys } from './unknown-keys.ts'
import type { Violation } from './violation.ts'

/** A contract: the shape, and what must hold beyond it given the faults already found in the shape. */
export interface Contract {
  readonly schema: z.ZodType
  readonly beyond: (value: unknown, shapeFaults: readonly Violation[]) => Violation[]
}

/** Every contract of a pipeline. Making them is cheap; compiling one is not, so that is done at the first check. */
export function contractsOf(pipeline: Pipeline): Readonly<Record<ContractKind, Contract>> {
  const messages = messageSchemas(pipeline)
  const packages = taskPackageSchema(pipeline)
  const message = (type: MessageType): Contract => ({
    schema: messages[type],
    beyond: (value, shape) => [
      ...applyRules(MESSAGE_RULES[type], value, pipeline, shape),
      ...unknownKeys(messages[type], value),
    ],
  })
  return {
    'task-package': {
      schema: packages,
      // What stands beside the package in its envelope is not ours: `task show --json` puts more there.
      beyond: (value, shape) => [
        ...applyRules(PACKAGE_RULES, value, pipeline, shape),
        ...unknownKeys(packages.shape.task_package, insideEnvelope(value), '/task_package'),
      ],
    },
    handoff: message('handoff'),
    ack: message('ack'),
    reject: message('reject'),
    'revision-request': message('revision_request'),
    escalation: message('escalation'),
    'documentation-request': message('documentation_request'),
    'documentation-result': message('documentation_result'),
    'final-completion-report': message('final_completion_report'),
    pipeline: {
      schema: pipelineDefinitionSchema,
      beyond: (value, shape) => (shape.length > 0 ? [] : checkDefinition(value as PipelineDefinition)),
    },
    config: { schema: projectConfigSchema, beyond: (value, shape) => beyondShape(value, shape) },
  }
}

const insideEnvelope = (value: unknown) => (value as { task_package?: unknown } | null)?.task_package
