import { BatonError } from '../../protocol/baton-error.ts'
import { inflect } from '../../protocol/inflect.ts'
import { acceptStore } from '../../service/audit/accept-store.ts'
import { type CommonOptions, withBaton } from '../compose.ts'
import { print, printJson } from '../report.ts'
import { terminalText } from '../terminal-text.ts'

/**
 * `baton audit accept --reason "…"`: the PO accepts the store as it is, on the record, after it was lost, rolled back or
 * edited. What the witness knew and every problem go into an event; from then on the chain proves what is there now.
 */
export async function auditAccept(options: CommonOptions & { readonly reason?: string }): Promise<void> {
  const reason = options.reason?.trim() ?? ''
  if (!reason) throw BatonError.of('REASON_REQUIRED', { action: 'audit accept', missing: '--reason "…"' })
  await withBaton(options, 'accept', async ({ service, caller, json, lang, storePath }) => {
    const accepted = await acceptStore(service, caller, { reason })
    if (accepted === undefined) {
      if (json) return printJson({ accepted: 0, store: storePath })
      return print(lang === 'ko' ? '받아들일 문제가 없습니다.\n' : 'Nothing to accept.\n')
    }
    const { problems, known, found } = accepted
    if (json) return printJson({ accepted: problems.length, store: storePath, known, found, problems })
    print(problems.map((problem) => `  ${terminalText(problem)}\n`).join(''))
    print(
      lang === 'ko'
        ? `문제 ${problems.length}건을 받아들이고 기록에 남겼습니다 (${terminalText(reason)}).\n`
        : inflect`Accepted and recorded ${problems.length} problem(s) (${terminalText(reason)}).\n`,
    )
  })
}
