/**
 * A seeded random generator: xoshiro128** seeded through splitmix32. All random choices of a simulation come from it, so a
 * seed determines the whole schedule.
 */
export class Random {
  readonly #state: [number, number, number, number]

  constructor(seed: number) {
    let mixed = seed | 0
    const splitmix = () => {
      mixed = (mixed + 0x9e3779b9) | 0
      let word = mixed ^ (mixed >>> 16)
      word = Math.imul(word, 0x21f0aaad)
      word = Math.imul(word ^ (word >>> 15), 0x735a2d97)
      return (word ^ (word >>> 15)) >>> 0
    }
    this.#state = [splitmix(), splitmix(), splitmix(), splitmix()]
  }

  /** 32 bits. */
  bits(): number {
    const state = this.#state
    const drawn = Math.imul(rotate(Math.imul(state[1], 5), 7), 9)
    const shifted = state[1] << 9
    state[2] ^= state[0]
    state[3] ^= state[1]
    state[1] ^= state[2]
    state[0] ^= state[3]
    state[2] ^= shifted
    state[3] = rotate(state[3], 11)
    return drawn >>> 0
  }

  /** 0 … count - 1. */
  below(count: number): number {
    return Math.floor((this.bits() / 0x1_0000_0000) * count)
  }

  between(low: number, high: number): number {
    return low + this.below(high - low + 1)
  }

  chance(share: number): boolean {
    return this.bits() / 0x1_0000_0000 < share
  }

  pick<Item>(items: readonly [Item, ...Item[]]): Item
  pick<Item>(items: readonly Item[]): Item | undefined
  pick<Item>(items: readonly Item[]): Item | undefined {
    return items[this.below(items.length)]
  }

  /** One of the items, each as likely as its weight; none when every weight is 0. */
  weighted<Item>(items: readonly (readonly [number, Item])[]): Item | undefined {
    let left = (this.bits() / 0x1_0000_0000) * items.reduce((sum, [weight]) => sum + weight, 0)
    for (const [weight, item] of items) {
      left -= weight
      if (left < 0) return item
    }
    return undefined
  }

  shuffled<Item>(items: readonly Item[]): Item[] {
    const order = [...items]
    for (let last = order.length - 1; last > 0; last -= 1) {
      const other = this.below(last + 1)
      const kept = order[last] as Item
      order[last] = order[other] as Item
      order[other] = kept
    }
    return order
  }

  /** A UUID v4 as the contracts want them. */
  uuid(): string {
    const hex = Array.from({ length: 4 }, () => this.bits().toString(16).padStart(8, '0')).join('')
    const variant = '89ab'[this.below(4)]
    return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20, 32)}`
  }
}

const rotate = (word: number, by: number) => (word << by) | (word >>> (32 - by))
