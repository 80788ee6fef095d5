import { labelledRequests } from './labelled-requests.ts'
import { learnWeights } from './learn-weights.ts'

/** The weights that the labelled requests teach, as a TypeScript file, so that they are bundled with the code. */
export function weightsFile(): readonly [path: string, content: string] {
  const content = `/** Learned from scripts/weights/requests by \`npm run generate\`. What the letters mean: see Weights in weigh.ts. */
export const WEIGHTS = \`
${learnWeights(labelledRequests())}\`
`
  return ['src/dispatch/analysis/weights.ts', content]
}
