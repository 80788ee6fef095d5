import {
  CONTRACT_KINDS,
  completionReportSchema,
  contractSchemas,
  DEFAULT_PIPELINE,
  handoffDocumentSchema,
  toDraft07,
} from '../src/protocol/index.ts'
import { cliPage } from './cli-page.ts'
import { entityTable } from './entity-table.ts'
import { errorsPage } from './errors-page.ts'
import { eventsPage } from './events-page.ts'
import { httpApiPage } from './http-api-page.ts'
import { pipelinePage } from './pipeline-page.ts'
import { scannerFile } from './scanner/scanner-file.ts'
import { shapeFiles } from './shape-files.ts'
import { weightsFile } from './weights/weights-file.ts'

/** Every committed file that is made from the code, with its content. A test fails when one is stale. */
export function generatedFiles(): ReadonlyMap<string, string> {
  const contracts = contractSchemas(DEFAULT_PIPELINE)
  const schemas = [
    ...CONTRACT_KINDS.map((kind) => [kind, contracts[kind]] as const),
    ['handoff-document', handoffDocumentSchema] as const,
    ['completion-report', completionReportSchema] as const,
  ]
  return new Map([
    ...schemas.map(([kind, schema]): [string, string] => [
      `schemas/${kind}.schema.json`,
      `${JSON.stringify(toDraft07(schema), null, 2)}\n`,
    ]),
    ...shapeFiles(),
    scannerFile(),
    entityTable(),
    weightsFile(),
    ['docs/errors.md', errorsPage()],
    ['docs/reference/cli.md', cliPage()],
    ['docs/reference/events.md', eventsPage()],
    ['docs/reference/http-api.md', httpApiPage()],
    ['docs/reference/pipeline.md', pipelinePage(DEFAULT_PIPELINE)],
  ])
}
