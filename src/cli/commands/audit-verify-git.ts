import { existsSync } from 'node:fs'
import { BatonError } from '../../protocol/baton-error.ts'
import { EVIDENCE_LABELS, EVIDENCE_SIGNS, EVIDENCE_WORDS } from '../../protocol/evidence/evidence-word.ts'
import { inflect } from '../../protocol/inflect.ts'
import type { Lang } from '../../protocol/lang.ts'
import { type GitAudit, verifyGit } from '../../service/audit/verify-git.ts'
import { type CommonOptions, locateStore, requireOutsideRun, withStoreAt } from '../compose.ts'
import { print, printJson } from '../report.ts'
import { storePath } from '../store-path.ts'
import { terminalText } from '../terminal-text.ts'

/**
 * `baton audit verify --git`: proves from the commits of this repository what Baton says about the work it merged, or
 * lists what does not agree. Needs no store; where there is one, it has to agree as well.
 */
export async function auditVerifyGit(options: CommonOptions & { readonly git: string | true }): Promise<void> {
  const { lang, json = false } = options
  requireOutsideRun(options, 'read')
  const repository = process.cwd()
  const place = placeOfStore(options)
  const asked = { repository, ...(options.git === true ? {} : { branch: options.git }) }
  const audit =
    place === undefined
      ? await verifyGit(asked)
      : await withStoreAt(place, ({ store, identity }) => verifyGit({ ...asked, store, identity }))
  const name = options.git === true ? 'HEAD' : options.git
  const faults = audit.faults.map((fault) => ({ place: fault.place, problem: fault.problem[lang] }))
  if (faults.length > 0) {
    if (!json) print(faults.map((one) => `✗ ${terminalText(one.place)}: ${terminalText(one.problem)}\n`).join(''))
    throw BatonError.of('GIT_AUDIT_FAILED', { branch: name, repository, faults: faults.length }, { list: faults })
  }
  const { head, tasks, unknown, others, unclear, evidence } = audit
  const met = { unknown, others, unclear }
  if (json) return printJson({ intact: true, repository, head, tasks, store: place ?? null, ...met, evidence })
  print((lang === 'ko' ? korean(name, audit, place) : english(name, audit, place)) + restsOn(audit, lang))
}

/** A store that was named must be there; one that lies where stores lie is asked if it is. */
function placeOfStore(options: CommonOptions): string | undefined {
  if (options.store !== undefined || process.env.BATON_STORE) return locateStore(options, 'read').path
  const { path } = storePath(undefined, process.cwd())
  return existsSync(path) ? path : undefined
}

/** What the merged work rests on, word by word: being intact does not make unchecked work checked. */
function restsOn({ evidence }: GitAudit, lang: Lang): string {
  const by = Map.groupBy(evidence, ({ result }) => result)
  const counts = EVIDENCE_WORDS.flatMap((word) => {
    const found = by.get(word)
    if (!found) return []
    const where = word === 'passed' ? '' : `: ${found.map(({ task_id, stage }) => `${task_id} ${stage}`).join(', ')}`
    return [`  ${EVIDENCE_SIGNS[word]} ${EVIDENCE_LABELS[word][lang]} ${found.length}${terminalText(where)}\n`]
  })
  return counts.join('')
}

function english(name: string, { head, tasks, unknown, others, unclear }: GitAudit, store: string | undefined): string {
  const where = `${name} (${head.slice(0, 12)})`
  if (tasks.length === 0) return `✓ Baton has merged nothing into ${where}; nothing to verify.\n`
  const besides = [
    unknown.length > 0 ? `; ${unknown.length} of them ${unknown.length === 1 ? 'is' : 'are'} not in it` : '',
    others.length > 0 ? `; ${others.length} belong to another store with the same ids (${others.join(', ')})` : '',
    unclear.length > 0
      ? `; ${unclear.length} with the same ids name no store and cannot be compared (${unclear.join(', ')})`
      : '',
  ].join('')
  const asked = store === undefined ? 'there is no store here to compare with' : `the store ${store} agrees${besides}`
  return inflect`✓ intact: ${tasks.length} merge(s) into ${where}, every record and all evidence agree; ${asked}.\n`
}

function korean(name: string, { head, tasks, unknown, others, unclear }: GitAudit, store: string | undefined): string {
  const where = `${name} (${head.slice(0, 12)})`
  if (tasks.length === 0) return `✓ Baton이 ${where} 에 병합한 작업이 없어 검사할 것이 없습니다.\n`
  const besides = [
    unknown.length > 0 ? ` (${unknown.length}건은 그 Baton 저장소에 없음)` : '',
    others.length > 0 ? ` (${others.length}건은 번호가 같은 다른 Baton 저장소의 태스크: ${others.join(', ')})` : '',
    unclear.length > 0 ? ` (${unclear.length}건은 Baton 저장소의 id가 없어 판단할 수 없음: ${unclear.join(', ')})` : '',
  ].join('')
  const asked =
    store === undefined ? '여기에는 비교할 Baton 저장소가 없습니다' : `Baton 저장소 ${store} 도 일치합니다${besides}`
  return `✓ 온전합니다: ${where} 에 병합 ${tasks.length}건, 기록과 증거가 모두 맞습니다. ${asked}.\n`
}
