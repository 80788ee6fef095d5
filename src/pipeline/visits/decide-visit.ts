import type { Draft } from '../draft.ts'
import type { Results } from '../results.ts'
import { answerAsk } from './answer-item.ts'
import { approveWork } from './approve-work.ts'
import { branchUndone } from './branch-undone.ts'
import { enterVisit } from './enter-visit.ts'
import { fireVisit } from './fire-visit.ts'
import { tellCheck, workDone, workFailed } from './report-work.ts'
import { restVisit, wakeVisit } from './rest-visit.ts'
import type { VisitCommand } from './visit-command.ts'

/** Every rule about visits, command by command. */
export function decideVisit(draft: Draft, command: VisitCommand): Results[VisitCommand['type']] {
  switch (command.type) {
    case 'enter_visit':
      return enterVisit(draft, command)
    case 'work_done':
      return workDone(draft, command)
    case 'work_failed':
      return workFailed(draft, command)
    case 'tell_check':
      return tellCheck(draft, command)
    case 'fire_visit':
      return fireVisit(draft, command)
    case 'rest_visit':
      return restVisit(draft, command)
    case 'wake_visit':
      return wakeVisit(draft, command)
    case 'branch_undone':
      return branchUndone(draft, command)
    case 'approve_work':
      return approveWork(draft, command)
    case 'answer_ask':
      return answerAsk(draft, command)
  }
}
