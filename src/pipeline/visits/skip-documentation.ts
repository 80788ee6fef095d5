import { takeStep } from '../decisions/step.ts'
import type { Draft } from '../draft.ts'
import { openRelay } from '../relay/open-relay.ts'
import { openTask } from '../task-state.ts'
import { closeVisit } from './close-visit.ts'
import type { VisitRecord } from './visit-record.ts'

/** The PO leaves documentation out: the task goes on to its approval with the evidence of what has landed. */
export function skipDocumentation(draft: Draft, visit: VisitRecord, note: string | null): void {
  const { task_id } = visit
  const open = openTask(draft, task_id)
  const { language } = openRelay(draft, task_id).spec
  const run = visit.evidence.findLast(({ commit }) => commit === visit.landed)?.run_id
  closeVisit(draft, visit, 'skip_docs')
  takeStep(draft, open, 'skip_docs', { ...(run ? { run } : {}), note: note ?? SKIPPED[language] })
}

const SKIPPED = {
  ko: '문서화 생략: 문서화 팀에 활성 에이전트가 없음',
  en: 'documentation skipped: its team has no active agent',
} as const
