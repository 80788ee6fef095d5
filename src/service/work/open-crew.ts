import { ledgerPath } from '../../agents/run-ledger.ts'
import { Crew, type CrewOptions } from '../../engine/executor/crew.ts'
import type { EffectiveConfig } from '../../protocol/project-config/effective-config.ts'
import type { Caller } from '../caller/caller.ts'
import { channelDesk } from '../channel/channel-desk.ts'
import { garbageParts } from '../place/garbage-parts.ts'
import type { Service } from '../service.ts'
import { type PromptTemplates, promptOf } from './prompts.ts'

export { ASKED_HERE, type Carried, type Crew } from '../../engine/executor/crew.ts'

/** Where work is done on this machine. */
export interface WorkPlace {
  /** The folder of the store's runs. */
  readonly folder: string
  /** The name of the store in the trailers of merge commits. */
  readonly identity: string
  /** Where agent CLIs get homes of their own. */
  readonly agentHomes: string
  /** The built-in templates of prompts. */
  readonly templates: PromptTemplates
}

interface CrewInput extends Pick<CrewOptions, 'attended' | 'answers' | 'onEvent' | 'paceMs'> {
  readonly place: WorkPlace
  readonly config: EffectiveConfig
}

/** An executor for named tasks: `carry`, `integrate`, `undo`. The caller must stop it. */
export function openCrew(service: Service, _caller: Caller, input: CrewInput): Promise<Crew> {
  const { engine, storePath } = service
  const { place, config, ...how } = input
  return Crew.start({
    engine,
    ledger: ledgerPath(storePath),
    desk: channelDesk({ engine }),
    agentHomes: place.agentHomes,
    home: place.folder,
    identity: place.identity,
    prompt: promptOf(place.templates),
    keep: config.keep,
    garbageParts: garbageParts(service),
    concurrency: lanesOf(config),
    ...how,
  })
}

/** How many tasks each stage works on at once. */
export const lanesOf = ({ stages }: EffectiveConfig): Readonly<Record<string, number>> =>
  Object.fromEntries(stages.map(({ stage, concurrency }) => [stage, concurrency]))
