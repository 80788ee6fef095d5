import type { FoundRow } from '../../pipeline/binding/bind-anew.ts'
import { BatonError } from '../../protocol/baton-error.ts'
import { inflect } from '../../protocol/inflect.ts'
import type { StoreFault } from '../../store/port.ts'
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
  await withBaton(options, 'accept', async ({ engine, actor, json, lang, storePath }) => {
    const { store } = engine
    const { state, known, found, faults: seen } = await store.witnessed()
    const faults = (await store.check()).filter(
      ({ place, problem }) => !seen.some((one) => one.place === place && one.problem === problem),
    )
    const damage = faults.filter((fault) => rowOf(fault) === undefined)
    const [first] = damage
    if (first) {
      const values = { store: storePath, faults: damage.length, first: `${first.place}: ${first.problem}` }
      throw BatonError.of('AUDIT_NOT_ACCEPTABLE', values, { list: damage })
    }
    const all = [...seen, ...faults]
    if (all.length === 0 && state === 'agrees') {
      if (json) return printJson({ accepted: 0, store: storePath })
      return print(lang === 'ko' ? '받아들일 문제가 없습니다.\n' : 'There is nothing to accept.\n')
    }
    const rows = uniqueRows(faults)
    const problems = all.map(({ place, problem }) => `${place}: ${problem}`)
    if (state === 'missing') problems.unshift('the witness file was removed')
    await engine.execute({ type: 'accept_store', reason, known, found, rows, problems }, { actor })
    await store.accepted()
    if (json) return printJson({ accepted: problems.length, store: storePath, known, found, problems })
    print(problems.map((problem) => `  ${terminalText(problem)}\n`).join(''))
    print(
      lang === 'ko'
        ? `문제 ${problems.length}건을 받아들이고 기록에 남겼습니다 (${terminalText(reason)}).\n`
        : inflect`Accepted ${problems.length} problem(s), on the record (${terminalText(reason)}).\n`,
    )
  })
}

/** The row that a fault is about, where it can be accepted: a record that is bound, or a task or run listed otherwise. */
function rowOf({ place, record }: StoreFault): FoundRow | undefined {
  if (record?.kind === 'definition') return undefined
  if (record) return { kind: record.kind, id: record.id, value: record.stored, stream: record.proof?.stream }
  const [, kind, id] = /^(task|run) (.+)$/s.exec(place) ?? []
  return kind === undefined || id === undefined ? undefined : { kind, id, stream: id }
}

function uniqueRows(faults: readonly StoreFault[]): FoundRow[] {
  const rows = new Map<string, FoundRow>()
  for (const fault of faults) {
    const row = rowOf(fault)
    if (row && (fault.record || !rows.has(`${row.kind} ${row.id}`))) rows.set(`${row.kind} ${row.id}`, row)
  }
  return [...rows.values()]
}
