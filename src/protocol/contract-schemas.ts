import type { z } from 'zod'
import type { ContractKind } from './contract-kinds.ts'
import { messageSchemas } from './messages/schemas.ts'
import { pipelineDefinitionSchema } from './pipeline/definition.ts'
import type { Pipeline } from './pipeline/pipeline.ts'
import { projectConfigSchema } from './project-config/project-config.ts'
import { taskPackageSchema } from './task-package/schema.ts'

/** The zod schema of every contract: types and the files in `schemas/` come from it, and the code in `shapes/`. */
export function contractSchemas(pipeline: Pipeline): Readonly<Record<ContractKind, z.ZodType>> {
  const messages = messageSchemas(pipeline)
  return {
    'task-package': taskPackageSchema(pipeline),
    handoff: messages.handoff,
    ack: messages.ack,
    reject: messages.reject,
    'revision-request': messages.revision_request,
    escalation: messages.escalation,
    'documentation-request': messages.documentation_request,
    'documentation-result': messages.documentation_result,
    'final-completion-report': messages.final_completion_report,
    pipeline: pipelineDefinitionSchema,
    config: projectConfigSchema,
  }
}
