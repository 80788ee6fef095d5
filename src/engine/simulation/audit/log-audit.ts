import { createHash, hash } from 'node:crypto'
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
    const { number, seq, stream, previous, hash: found, commandId } = event
    const head = this.#heads.get(stream) ?? { seq: 0, hash: '0'.repeat(64) }
    const where = `event ${number} (${stream} ${seq})`
    if (number !== this.#number + 1) this.#report('I2', `${where} follows event ${this.#number}`)
    if (seq !== head.seq + 1)
      this.#report('I2', `${where} follows ${seq - 1 > head.seq ? 'a gap after' : ''} ${head.seq}`)
    if (previous !== head.hash) this.#report('I2', `${where} does not continue the chain of its stream`)
    if (found !== hashOf(event)) this.#report('I2', `${where} is not what its hash says`)
    const before = this.#commands.get(commandId)
    if (before !== undefined && before !== number - 1) {
      this.#report('I1', `${where} belongs to ${commandId}, which already ended at event ${before}`)
    }
    this.#commands.set(commandId, number)
    this.#heads.set(stream, { seq, hash: found })
    this.#number = number
    this.#digest.update(found)
  }
}

function hashOf({ previous, hash: _found, ...said }: StoredEvent): string {
  return hash('sha256', `${previous}\n${sorted(said)}`)
}

/** JSON with its keys in order, written for the audit alone. */
export function sorted(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null'
  if (Array.isArray(value)) return `[${value.map(sorted).join(',')}]`
  let members = ''
  for (const key of Object.keys(value).sort()) {
    const member = (value as Record<string, unknown>)[key]
    if (member !== undefined) members += `${members === '' ? '' : ','}${JSON.stringify(key)}:${sorted(member)}`
  }
  return `{${members}}`
}
