import { CONTRACT_KINDS, contractsOf, DEFAULT_PIPELINE, toDraft07 } from '../src/protocol/index.ts'
import { cliPage } from './cli-page.ts'
import { errorsPage } from './errors-page.ts'
import { pipelinePage } from './pipeline-page.ts'

/** Every committed file that is made from the code, with its content. A test fails when one is stale. */
export function generatedFiles(): ReadonlyMap<string, string> {
  const contracts = contractsOf(DEFAULT_PIPELINE)
  return new Map([
    ...CONTRACT_KINDS.map((kind): [string, string] => [
      `schemas/${kind}.schema.json`,
      `${JSON.stringify(toDraft07(contracts[kind].schema), null, 2)}\n`,
    ]),
    ['docs/errors.md', errorsPage()],
    ['docs/reference/cli.md', cliPage()],
    ['docs/reference/pipeline.md', pipelinePage(DEFAULT_PIPELINE)],
  ])
}
