import type { DocumentValidator } from '../../../protocol/index.ts'
import type { Store } from '../../../store/port.ts'
import type { Auditor } from './auditor.ts'
import { checkDocuments } from './check-documents.ts'
import { checkNotices } from './check-notices.ts'
import { checkViews } from './check-views.ts'
import type { Ledger } from './ledger.ts'

export interface StoreAudit {
  readonly store: Store
  readonly auditor: Auditor
  readonly ledger: Ledger
  readonly validate: DocumentValidator
  /** Whether everything had time to leave: then no notice may be left behind. */
  readonly rested: boolean
}

/** Everything that can be said of a store as it stands; what is wrong is reported to the auditor. */
export async function auditStore({ store, auditor, ledger, validate, rested }: StoreAudit): Promise<void> {
  await auditor.read(store)
  await auditor.compare(store)
  await checkViews(store, auditor)
  await checkNotices(store, auditor, rested)
  const kept = await checkDocuments(store, auditor, validate)
  ledger.check((id) => auditor.log.has(id), kept, auditor.deferred)
  for (const { place, problem } of await store.check()) auditor.report('I2', `${place}: ${problem}`)
}
