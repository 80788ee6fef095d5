import { z } from 'zod'
import type { Pipeline } from '../pipeline/pipeline.ts'
import {
  openObject,
  rejectReason,
  shortPriority,
  someText,
  statusOf,
  taskId,
  teamOf,
  timestamp,
  uuidV4,
} from '../wire-fields.ts'

/** What documentation is expected to bring. */
export const EXPECTED_DOCUMENTS = ['api_docs', 'user_guide', 'changelog'] as const

/** The four boxes of the documentation checklist, in the order of the document. */
export const DOCUMENTATION_CHECKLIST = {
  documented: { ko: '산출물 문서화 완료 여부', en: 'All results are documented' },
  consistent_format: { ko: '문서 포맷 및 구조 일관성', en: 'Format and structure are consistent' },
  consistent_terms: { ko: '용어 통일성', en: 'Terms are consistent' },
  changelog_updated: { ko: '변경 이력 반영 여부', en: 'The changelog is updated' },
} as const

/** The messages of the documentation team, and its report to the PO when all is done. */
export function documentationSchemas(pipeline: Pipeline) {
  const status = statusOf(pipeline)
  const team = teamOf(pipeline)

  const request = z.looseObject({
    type: z.literal('documentation_request'),
    /** Optional: without it a request is known by what it says. */
    request_id: uuidV4.optional(),
    source_team: team,
    target_team: team,
    task_id: taskId,
    documentation_type: z.enum([...EXPECTED_DOCUMENTS, 'all']),
    payload: openObject,
    timestamp: timestamp.optional(),
  })

  const artifacts = z.array(
    z.looseObject({ name: someText, path: someText, type: z.enum([...EXPECTED_DOCUMENTS, 'other']).optional() }),
  )
  const resultOf = <Result extends string>(result: Result) => ({
    type: z.literal('documentation_result'),
    /** Optional: without it a result is known by what it says, within one visit of the task to the team. */
    result_id: uuidV4.optional(),
    /** The request that it answers. */
    request_id: uuidV4.optional(),
    source_team: team,
    task_id: taskId,
    result: z.literal(result),
    artifacts,
    timestamp: timestamp.optional(),
  })
  const result = z.discriminatedUnion('result', [
    z.looseObject({ ...resultOf('complete'), checklist: checklistOf(z.literal(true)) }),
    z.looseObject({ ...resultOf('partial'), checklist: checklistOf(z.boolean()).optional() }),
    z.looseObject({ ...resultOf('revision_needed'), reject_reason: rejectReason }),
  ])

  const party = z.looseObject({ team_id: team, team_name: someText, agent_id: someText })
  const report = z.looseObject({
    type: z.literal('final_completion_report'),
    report_id: uuidV4,
    source: party,
    target: party,
    task: z.looseObject({
      task_id: taskId,
      title: someText,
      status_from: status,
      status_to: status,
      priority: shortPriority.optional(),
    }),
    summary: someText,
    artifacts,
    checklist: checklistOf(z.boolean()),
    /** What each box rests on. A box that is not ticked must say so here. */
    checklist_basis: z
      .record(
        z.string(),
        z.looseObject({ by: z.enum(['files', 'agent', 'configuration', 'person', 'nobody']), text: z.string() }),
      )
      .optional(),
    timestamp,
    metadata: openObject.optional(),
  })

  return {
    documentation_request: request.meta({ title: 'DocumentationRequest', description: 'Asks for documents on a task' }),
    documentation_result: result.meta({
      title: 'DocumentationResult',
      description: 'What documentation came to: complete with all four boxes ticked, partial, or a revision is needed',
    }),
    final_completion_report: report.meta({
      title: 'FinalCompletionReport',
      description: 'The last team reports to the PO; a report, not a handoff',
    }),
  }
}

function checklistOf<Box extends z.ZodType>(box: Box) {
  return z.looseObject({
    documented: box,
    consistent_format: box,
    consistent_terms: box,
    changelog_updated: box,
  })
}

type Schemas = ReturnType<typeof documentationSchemas>
export type DocumentationRequest = z.infer<Schemas['documentation_request']>
export type DocumentationResult = z.infer<Schemas['documentation_result']>
export type FinalCompletionReport = z.infer<Schemas['final_completion_report']>
