import type { ContractKind, DocumentValidator } from '../../../protocol/index.ts'
import type { Store } from '../../../store/port.ts'
import type { Auditor } from './auditor.ts'
import { sorted } from './log-audit.ts'

const KINDS: Readonly<Record<string, ContractKind>> = {
  handoff: 'handoff',
  ack: 'ack',
  reject: 'reject',
  revision_request: 'revision-request',
  escalation: 'escalation',
  final_completion_report: 'final-completion-report',
  documentation_request: 'documentation-request',
  documentation_result: 'documentation-result',
}

/**
 * Every stored package keeps its contract strictly: no warning is excused. Every stored message keeps its own; there
 * a warning about documents that are still missing is the sender's business. Answers with what messages were answered.
 */
export async function checkDocuments(
  store: Pick<Store, 'load' | 'list'>,
  auditor: Auditor,
  validate: DocumentValidator,
): Promise<Set<string>> {
  const results = new Set<string>()
  for (const id of auditor.tasks.keys()) {
    const [loaded] = await store.load([{ kind: 'task', id }])
    if (loaded.value) {
      const envelope = { $schema: 'task_package_v1', schema_version: '1.0.0', task_package: loaded.value.task }
      complain(auditor, `package of ${id}`, validate('task-package', envelope, { strict: true }).violations)
    }
    for (const { id: key, value } of await messagesOf(store, id)) {
      results.add(sorted(value.result))
      const kind = KINDS[value.type]
      if (!kind) auditor.report('document', `message ${key} has type ${value.type}`)
      else complain(auditor, `${value.type} ${key}`, validate(kind, value.body).violations)
      if (value.task_id !== id) auditor.report('document', `message ${key} of ${value.task_id} is listed for ${id}`)
    }
  }
  return results
}

function complain(auditor: Auditor, what: string, violations: readonly { pointer: string; rule: string }[]): void {
  if (violations.length === 0) return
  const found = violations.map(({ pointer, rule }) => `${pointer} ${rule}`).join(', ')
  auditor.report('document', `${what}: ${found}`)
}

async function messagesOf(store: Pick<Store, 'list'>, task_id: string) {
  const rows = []
  let cursor: string | undefined
  do {
    const page = await store.list('messages', { task_id, limit: 200, ...(cursor === undefined ? {} : { cursor }) })
    rows.push(...page.rows)
    cursor = page.cursor
  } while (cursor !== undefined)
  return rows
}
