import { shownPath } from '../pipeline/binding/field-path.ts'
import type { Localized } from '../protocol/lang.ts'
import { eventPlace } from './chain.ts'
import type { CheckProgress, StoreFault } from './port.ts'
import { type RecordFault, type StoredRows, verifyRecords } from './verify-records.ts'

/** The rows of a store against its events, as faults of the store. */
export function checkRecords(
  rows: StoredRows,
  events: number,
  progress: (progress: CheckProgress) => void = () => {},
): StoreFault[] {
  const { compared, faults } = verifyRecords(rows, (done) => progress({ events: done, of: events, compared: 0 }))
  progress({ events, of: events, compared })
  return faults.map((record) => ({ place: `${record.kind} ${record.id}`, problem: recordProblem(record).en, record }))
}

/** What is wrong with a record, which field, and which event proves it. */
export function recordProblem({ field, found, proved: value, proof }: RecordFault): Localized {
  const path = shownPath(field)
  const by = proof && `${eventPlace(proof)} ${proof.type}`
  const proved: Localized = by
    ? {
        ko: `${value === undefined ? '' : `원래 값 ${value}, `}${by} 이벤트가 증명합니다`,
        en: `${value === undefined ? '' : `it was ${value}, `}proved by ${by}`,
      }
    : { ko: '증명하는 이벤트가 없습니다', en: 'no event proves it' }
  switch (found) {
    case 'changed':
      return say(`${path} 값이 기록과 다릅니다`, `field ${path} is not what was written`, proved)
    case 'added':
      return say(`${path} 필드는 기록된 적이 없습니다`, `field ${path} was never written`, proved)
    case 'removed':
      return say(`${path} 필드가 지워졌습니다`, `field ${path} was removed`, proved)
    case 'missing':
      return say('지워졌습니다', 'was removed', proved)
    case 'unbound':
      return say('Baton이 쓴 기록이 아닙니다', 'was not written by Baton', proved)
    case 'definition':
      return {
        ko: `${path} 내용이 id(내용의 해시)와 다릅니다`,
        en: `field ${path} does not match the id, which is its hash`,
      }
  }
}

const say = (ko: string, en: string, proved: Localized): Localized => ({
  ko: `${ko} (${proved.ko})`,
  en: `${en} (${proved.en})`,
})
