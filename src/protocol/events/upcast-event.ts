import { type EvidenceWord, evidenceWord, type JudgedCheck } from '../evidence/evidence-word.ts'
import { PLATFORM_AGENT } from '../messages/schemas.ts'
import type { Person } from '../person.ts'
import type { EventType, StoredData } from './event-map.ts'
import { EVENT_VERSION } from './event-version.ts'

/** As much of a stored event as its version changes. */
interface Versioned {
  readonly v?: number
  readonly type: string
  readonly data: Data
}

type Data = Readonly<Record<string, unknown>>

/** An event in the form of the newest version, whichever it is stored in. */
export type KnownEvent<Envelope extends Versioned = Versioned> = {
  readonly [Type in EventType]: Omit<Envelope, 'type' | 'data'> & {
    readonly type: Type
    readonly data: StoredData[Type]
  }
}[EventType]

/** An event of one type. */
export type EventOf<Type extends EventType, Envelope extends Versioned = Versioned> = Extract<
  KnownEvent<Envelope>,
  { readonly type: Type }
>

/**
 * A stored event as readers want it: an older one gets the name and the fields of the newest version. For readers only:
 * the hash of an event covers what is stored, which stays as it is.
 *
 * An event that this Baton does not know, because a newer one wrote it, comes back as it is. Readers have a default.
 */
export function upcastEvent<Envelope extends Versioned>(event: Envelope): KnownEvent<Envelope> {
  const { v = 1, type, data } = event
  if (v >= EVENT_VERSION) return event as unknown as KnownEvent<Envelope>
  const renamed = Object.hasOwn(RENAMED, type) ? RENAMED[type as keyof typeof RENAMED] : type
  const upcast = v < 2 ? upcastFromVersion1(type, data) : data
  return { ...event, type: renamed, data: upcast } as unknown as KnownEvent<Envelope>
}

/** Old names of events, from every version. A name that was given up is never used again. */
const RENAMED = {
  'run:workspace': 'workspace:made',
  'documentation:partial': 'documentation:progressed',
  'run:erred': 'run:error_reported',
  'relay:encouraged': 'relay:retry_allowed',
} as const satisfies Readonly<Record<string, EventType>>

/** Fields that releases of version 1 added one after the other, with what their absence meant. */
const ABSENT: { readonly [Type in EventType]?: Partial<StoredData[Type]> } = {
  'task:created': { cancelled_dependencies: [] },
  'task:imported': { cancelled_dependencies: [] },
  'task:edited': { cancelled_dependencies: [] },
  'task:moved': { read: [] },
  'loop:moved': { failed_files: [], relaxed: null },
}

/** From version 1. The data may have any shape, because an edited store is shown too. */
function upcastFromVersion1(type: string, stored: Data): Data {
  const data = Object.hasOwn(ABSENT, type) ? { ...ABSENT[type as EventType], ...stored } : stored
  switch (type) {
    case 'task:moved':
      return 'evidence' in data ? withWord(data) : data
    case 'question:answered':
      return { how: data.by === PLATFORM_AGENT ? 'time_limit' : 'person', ...data }
    case 'evidence:recorded':
      return data.result === undefined ? { ...data, result: checksWord(data) } : data
    case 'person:added':
    case 'person:changed':
    case 'person:removed':
      return withSubject(data)
    default:
      return data
  }
}

function withWord(data: Data): Data {
  const { evidence } = data
  const result = data.result ?? stepWord(evidence)
  return { ...data, result, evidence: isObject(evidence) ? { result, ...evidence } : evidence }
}

function stepWord(evidence: unknown): EvidenceWord {
  if (!isObject(evidence)) return 'no_evidence'
  if (Array.isArray(evidence.waived) && evidence.waived.length > 0) return 'waived'
  // It counted Baton's own checks too: how many of the project's there were is not known.
  return evidence.checks === 0 ? 'unchecked' : 'passed'
}

function checksWord({ passed, checks }: Data): EvidenceWord {
  return evidenceWord({ passed: passed === true, checks: (Array.isArray(checks) ? checks : []) as JudgedCheck[] })
}

/** The subject stood under the name of the person who decided, and was lost where a person decided. */
function withSubject(data: Data): Data {
  const { person, ...others } = data
  if (isObject(person) && 'person_id' in person) return { ...others, who: person }
  return { ...data, who: isObject(data.before) ? data.before : NOT_TOLD }
}

const NOT_TOLD: Person = { person_id: '-', name: '-', roles: [], teams: [], language: null, addresses: {} }

const isObject = (value: unknown): value is Data => typeof value === 'object' && value !== null && !Array.isArray(value)
