import { createHash } from 'node:crypto'
import type { StoredEvent } from '../../../pipeline/changeset.ts'
import type { Report } from './breach.ts'

/** Numbers and hashes of the log, recomputed event by event with code of its own. */
export class LogAudit {
  readonly #heads = new Map<string, { seq: number; hash: string }>()
  /** By command: the number of its last event. */
  readonly #commands = new Map<string, number>()
  readonly #digest = createHash('sha256')
  readonly #report: Report
  #number = 0

  constructor(report: Report) {
    this.#report = report
  }

  /** The number of the newest event that was read. */
  get newest(): number {
    return this.#number
  }

  has(commandId: string): boolean {
    return this.#commands.has(commandId)
  }

  /** One value for the whole log so far. */
  digest(): string {
    return this.#digest.copy().digest('hex')
  }

  read(event: StoredEvent): void {
    const { number, seq, stream, previous, hash, commandId } = event
    const head = this.#heads.get(stream) ?? { seq: 0, hash: '0'.repeat(64) }
    const where = `event ${number} (${stream} ${seq})`
    if (number !== this.#number + 1) this.#report('I2', `${where} follows event ${this.#number}`)
    if (seq !== head.seq + 1)
      this.#report('I2', `${where} follows ${seq - 1 > head.seq ? 'a gap after' : ''} ${head.seq}`)
    if (previous !== head.hash) this.#report('I2', `${where} does not continue the chain of its stream`)
    if (hash !== hashOf(event)) this.#report('I2', `${where} is not what its hash says`)
    const before = this.#commands.get(commandId)
    if (before !== undefined && before !== number - 1) {
      this.#report('I1', `${where} belongs to ${commandId}, which already ended at event ${before}`)
    }
    this.#commands.set(commandId, number)
    this.#heads.set(stream, { seq, hash })
    this.#number = number
    this.#digest.update(hash)
  }
}

function hashOf({ previous, hash: _found, ...said }: StoredEvent): string {
  return createHash('sha256')
    .update(`${previous}\n${sorted(said)}`)
    .digest('hex')
}

/** JSON with its keys in order, written for the audit alone. */
export function sorted(value: unknown): string {
  return JSON.stringify(value, (_key, member: unknown) => {
    if (typeof member !== 'object' || member === null || Array.isArray(member)) return member
    const ordered: Record<string, unknown> = {}
    for (const key of Object.keys(member).sort()) ordered[key] = (member as Record<string, unknown>)[key]
    return ordered
  })
}
