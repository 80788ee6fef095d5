import { BatonError } from '../../protocol/baton-error.ts'
import { inflect } from '../../protocol/inflect.ts'
import type { Lang } from '../../protocol/lang.ts'
import { type CheckProgress, faultProblem, type StoreFault, verifyStore } from '../../service/audit/verify-store.ts'
import { type CommonOptions, withBaton } from '../compose.ts'
import { print, printJson } from '../report.ts'
import { terminalText } from '../terminal-text.ts'

/**
 * `baton audit verify`: folds the events, compares them with every stored record, and proves that nothing was edited, cut
 * or rolled back, or lists what was.
 */
export async function auditVerify(options: CommonOptions & { readonly git?: string | true }): Promise<void> {
  const { git } = options
  if (git !== undefined) return (await import('./audit-verify-git.ts')).auditVerifyGit({ ...options, git })
  await withBaton(options, 'read', async ({ service, caller, json, lang, storePath }) => {
    const progress = showProgress(json ? undefined : process.stderr)
    const { faults, intact } = await verifyStore(service, caller, { onProgress: progress.told })
    progress.end()
    if (intact === null) {
      if (!json) print(faults.map((fault) => `✗ ${faultText(fault, lang)}\n`).join(''))
      throw BatonError.of('AUDIT_FAILED', { store: storePath, faults: faults.length }, { list: faults.map(plainFault) })
    }
    const { id, schema, events, tasks, witness: state } = intact
    const compared = progress.compared()
    if (json) return printJson({ intact: true, store: storePath, id, schema, events, tasks, compared, witness: state })
    print(
      lang === 'ko'
        ? `✓ 온전합니다: 이벤트 ${events}건, 태스크 ${tasks}건, 해시 체인이 모두 이어지고 기록 ${compared}건이 체인과 일치합니다 (Baton 저장소 ${id}, 스키마 ${schema}).\n`
        : inflect`✓ intact: ${events} event(s), ${tasks} task(s), all hash chains unbroken, ${compared} record(s) match the chain (store ${id}, schema ${schema}).\n`,
    )
    if (state === 'missing')
      print(`! ${BatonError.of('WITNESS_MISSING', { store: storePath, events }).describe(lang)}\n`)
  })
}

function faultText(fault: StoreFault, lang: Lang): string {
  return `${terminalText(fault.place)}: ${terminalText(faultProblem(fault)[lang])}`
}

/** Without the row itself: it may be long, and it is not what was written. */
function plainFault({ record, ...fault }: StoreFault) {
  if (!record) return fault
  const { stored: _, ...plain } = record
  return { ...fault, record: plain }
}

/** How often a terminal is told. */
const EVERY_EVENTS = 20_000

function showProgress(terminal: NodeJS.WriteStream | undefined) {
  let last: CheckProgress = { events: 0, of: 0, compared: 0 }
  let shown = false
  return {
    told: (progress: CheckProgress) => {
      last = progress
      if (!terminal?.isTTY || progress.of < EVERY_EVENTS || progress.events % EVERY_EVENTS !== 0) return
      shown = true
      terminal.write(`\r${progress.events} / ${progress.of}`)
    },
    end: () => {
      if (shown) terminal?.write('\r\u001b[K')
    },
    compared: () => last.compared,
  }
}
