import type { Localized } from '../../protocol/lang.ts'
import type { CheckProgress, StoreFacts, StoreFault, Witnessed } from '../../store/port.ts'
import { recordProblem } from '../../store/record-problem.ts'
import type { Caller } from '../caller/caller.ts'
import type { WithEngine } from '../service.ts'

export type { CheckProgress, StoreFault } from '../../store/port.ts'

export interface StoreAudit {
  readonly faults: readonly StoreFault[]
  /** What was proved; null where there are faults. */
  readonly intact: (StoreFacts & { readonly witness: Witnessed['state'] }) | null
}

/** Folds the events and compares them with every stored record and with the witness. */
export async function verifyStore(
  { engine }: WithEngine,
  _caller: Caller,
  { onProgress }: { readonly onProgress: (progress: CheckProgress) => void },
): Promise<StoreAudit> {
  const faults = await engine.store.check(onProgress)
  if (faults.length > 0) return { faults, intact: null }
  const facts = await engine.store.facts()
  const { state: witness } = await engine.store.witnessed()
  return { faults, intact: { ...facts, witness } }
}

/** What is wrong, in words; where a record is not what the chain proves, how it differs. */
export function faultProblem({ problem, record }: StoreFault): Localized {
  return record ? recordProblem(record) : { ko: problem, en: problem }
}
