/** One labelled request as numbers: its features, and which kind it is. */
export interface Example {
  readonly features: Int32Array
  readonly kind: number
  /** How much it counts. */
  readonly share: number
}

interface Shape {
  readonly kinds: number
  readonly features: number
}

const EPOCHS = 20
/** How far one step goes, and how strongly weights are pulled back to zero. */
const STEP = 0.1
const PULL = 1e-3

/**
 * Multinomial logistic regression by stochastic gradient descent with a step of its own for every weight (AdaGrad). The
 * weight of feature `f` for kind `k` is at `f * kinds + k`. The same examples give the same weights.
 */
export function train(examples: readonly Example[], { kinds, features }: Shape): Float64Array {
  const weights = new Float64Array(features * kinds)
  const squares = new Float64Array(features * kinds)
  const chances = new Float64Array(kinds)
  const order = examples.map((_, at) => at)
  const random = seeded()
  for (let epoch = 0; epoch < EPOCHS; epoch++) {
    shuffle(order, random)
    for (const at of order) step(examples[at] as Example)
  }
  return weights

  function step({ features: own, kind, share }: Example): void {
    const scale = 1 / Math.sqrt(own.length)
    chances.fill(0)
    for (const feature of own)
      for (let one = 0; one < kinds; one++)
        chances[one] = (chances[one] as number) + scale * (weights[feature * kinds + one] as number)
    softmax(chances)
    for (const feature of own)
      for (let one = 0; one < kinds; one++) {
        const at = feature * kinds + one
        const missed = (chances[one] as number) - (one === kind ? 1 : 0)
        const slope = missed * scale * share + PULL * (weights[at] as number)
        const square = (squares[at] as number) + slope * slope
        squares[at] = square
        weights[at] = (weights[at] as number) - (STEP * slope) / Math.sqrt(square + 1e-8)
      }
  }
}

function softmax(values: Float64Array): void {
  const most = values.reduce((one, other) => Math.max(one, other))
  for (const [at, value] of values.entries()) values[at] = Math.exp(value - most)
  const sum = values.reduce((one, other) => one + other)
  for (const [at, value] of values.entries()) values[at] = value / sum
}

/** The generator of Park and Miller. */
function seeded(): () => number {
  let state = 1
  return () => {
    state = (state * 48_271) % 2_147_483_647
    return state / 2_147_483_647
  }
}

function shuffle(order: number[], random: () => number): void {
  for (let last = order.length - 1; last > 0; last--) {
    const other = Math.floor(random() * (last + 1))
    const kept = order[last] as number
    order[last] = order[other] as number
    order[other] = kept
  }
}
