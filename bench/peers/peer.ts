/** How many units of work are under way at once, and the steps of one task: as many as Baton's happy path has. */
export const AT_ONCE = 64
export const STEPS = 9

/** An engine with its own durable unit of work. */
export interface Peer {
  readonly name: string
  /** What is counted as one unit. */
  readonly unit: string
  /** Does so many units, `AT_ONCE` at a time, each on disk when this resolves. Answers how many it did. */
  readonly run: (units: number) => Promise<number>
  readonly close: () => Promise<void>
}

/** Does `work` for each lane at the same time. */
export async function inLanes(lanes: number, work: (lane: number) => Promise<void>): Promise<void> {
  await Promise.all(Array.from({ length: lanes }, (_, lane) => work(lane)))
}
