/** What a surface shows of tasks and runs while they are worked on: stored events, and the values in them. */
export type { RelayEvent } from '../../engine/follow/relay-event.ts'
export type { OutputSource, RunEvent } from '../../engine/runs/run-event.ts'
export type { NewItem } from '../../pipeline/relay/relay-item.ts'
export type { LeaderDocument, RunRole, SkipDocs } from '../../pipeline/relay/relay-record.ts'
export { leftOut, leftOutLines } from '../../pipeline/runs/left-out.ts'
export type { RunLimits, RunQuestion, RunState } from '../../pipeline/runs/run-record.ts'
