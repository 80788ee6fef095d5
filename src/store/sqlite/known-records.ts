import type { RecordKey } from '../../pipeline/records.ts'

/** Where a record stands and what its lists know of it. */
export interface VersionedRow {
  readonly position: number
  /** 0: the record is not there. */
  readonly version: number
  /** What the list of tasks has of it that not every step changes; null for what is not listed. */
  readonly listed: ListedTask | null
}

/** Columns of a task that have an index, or tables, of their own. */
export interface ListedTask {
  readonly team: string
  readonly due_at: number | null
  readonly open: number
  readonly links: string
}

/** A record that is not there has version 0 and no value. */
export interface KnownValue {
  readonly version: number
  readonly value: unknown
  /** Length of its JSON. */
  readonly chars: number
}

/** What is known of one record; each part is read when it is first asked for. */
export interface KnownRecord {
  row: VersionedRow | undefined
  /** Frozen, because every caller that loads the record gets this object. */
  value: KnownValue | undefined
}

/** More would be a cache that nobody empties. */
const MOST_RECORDS = 20_000
const MOST_VALUES = 2_000
const MOST_CHARS = 32 * 1024 * 1024

/** Records as they were read or written last, by kind and id. By two maps: a joined key would be made anew each time. */
export class KnownRecords {
  readonly #kinds = new Map<string, Map<string, KnownRecord>>()
  #records = 0
  #values = 0
  #chars = 0

  find({ kind, id }: RecordKey): KnownRecord | undefined {
    return this.#kinds.get(kind)?.get(id)
  }

  /** The place of a record, made where there is none. */
  of({ kind, id }: RecordKey): KnownRecord {
    let ofKind = this.#kinds.get(kind)
    if (!ofKind) {
      ofKind = new Map()
      this.#kinds.set(kind, ofKind)
    }
    const known = ofKind.get(id)
    if (known) return known
    const made: KnownRecord = { row: undefined, value: undefined }
    ofKind.set(id, made)
    this.#records += 1
    return made
  }

  setValue(record: KnownRecord, value: KnownValue | undefined): void {
    if ((record.value === undefined) !== (value === undefined)) this.#values += value === undefined ? -1 : 1
    this.#chars += (value?.chars ?? 0) - (record.value?.chars ?? 0)
    record.value = value
  }

  /** To be called while nobody holds a place. */
  makeRoom(): void {
    if (this.#records > MOST_RECORDS) this.clear()
    if (this.#values > MOST_VALUES || this.#chars > MOST_CHARS) this.#forgetValues()
  }

  clear(): void {
    this.#kinds.clear()
    this.#records = 0
    this.#values = 0
    this.#chars = 0
  }

  #forgetValues(): void {
    for (const ofKind of this.#kinds.values()) for (const record of ofKind.values()) record.value = undefined
    this.#values = 0
    this.#chars = 0
  }
}
