import { ledgerPath } from '../../agents/run-ledger.ts'
import { type AllTasksOptions, watchAllTasks } from '../../engine/executor/all-tasks.ts'
import { Executor } from '../../engine/executor/executor.ts'
import type { Caller } from '../caller/caller.ts'
import { channelDesk } from '../channel/channel-desk.ts'
import { garbageParts } from '../place/garbage-parts.ts'
import type { Service } from '../service.ts'
import { MemoryKeeper } from './memory-keeper.ts'
import { lanesOf, type WorkPlace } from './open-crew.ts'
import { promptOf } from './prompts.ts'

interface WorkInput extends Pick<AllTasksOptions, 'onEvent' | 'onRest' | 'untilIdle' | 'signal'> {
  readonly place: WorkPlace
  /** Names of our own variables that agents get besides the allowed ones. */
  readonly pass: readonly string[]
  /** How many agents run at once. */
  readonly runs: number
}

/** Works on all tasks and runs that this process can serve, until it is stopped or, if asked, nothing is left to do. */
export async function workOnAll(service: Service, _caller: Caller, input: WorkInput): Promise<void> {
  const { engine, storePath, config } = service
  const { place, pass, runs, onEvent, onRest, untilIdle, signal } = input
  await using executor = await Executor.start({
    engine,
    ledger: ledgerPath(storePath),
    desk: channelDesk({ engine }),
    agentHomes: place.agentHomes,
    home: place.folder,
    identity: place.identity,
    pass,
    prompt: promptOf(place.templates),
    runs,
    keep: config.keep,
    garbageParts: garbageParts(service),
    lanes: lanesOf(config),
    onEvent,
    // Nobody is here to answer: a process that waits for a person is not kept.
    ...(untilIdle ? { restMs: 0 } : {}),
  })
  const memory = new MemoryKeeper(service)
  await watchAllTasks(executor, {
    ...{ engine, signal, untilIdle },
    onEvent: (event) => {
      onEvent(event)
      memory.hear(event)
    },
    onRest: async (task_id, rest) => {
      memory.keep(task_id)
      await memory.settled
      await onRest(task_id, rest)
    },
  })
  await memory.settled
}
