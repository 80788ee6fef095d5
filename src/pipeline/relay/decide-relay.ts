import type { Draft } from '../draft.ts'
import type { Results } from '../results.ts'
import { requirePerson } from '../runs/open-run.ts'
import { openTask } from '../task-state.ts'
import { answerByTask, tryAgain } from '../visits/answer-by-task.ts'
import { encourageRelay, relayWaits, releaseRelay, startRelay, takeRelay } from './carry-relay.ts'
import { chooseLoop, judgeDocument } from './choose-loop.ts'
import { answerItem, openItem } from './decide-item.ts'
import {
  abandonIntegration,
  beginIntegration,
  changeTarget,
  releaseApproval,
  returnIntegration,
  takeApproval,
} from './integrate-task.ts'
import { setAsideBranch, takeBranch, undoLanding } from './move-branch.ts'
import { beginLoop, moveLoop, recordCondition, recordDocument, recordEvidence, recordLanding } from './record-work.ts'
import type { RelayCommand } from './relay-command.ts'
import { replaceAgents } from './replace-agents.ts'

/** Every rule about relays, command by command. */
export function decideRelay(draft: Draft, command: RelayCommand): Results[RelayCommand['type']] {
  switch (command.type) {
    case 'start_relay':
      return startRelay(draft, command)
    case 'choose_loop':
      return isCarried(draft, command.task_id) ? chooseByItem(draft, command) : chooseLoop(draft, command)
    case 'judge_document':
      return isCarried(draft, command.task_id) ? judgeByItem(draft, command) : judgeDocument(draft, command)
    case 'answer_item':
      return isCarried(draft, command.task_id) ? answerByItem(draft, command) : answerItem(draft, command)
    case 'open_item':
      return openItem(draft, command)
    case 'encourage_relay':
      return isCarried(draft, command.task_id) ? encourageVisit(draft, command.task_id) : encourageRelay(draft, command)
    case 'replace_agents':
      return replaceAgents(draft, command)
    case 'change_target':
      return changeTarget(draft, command)
    case 'take_approval':
      return takeApproval(draft, command)
    case 'release_approval':
      return releaseApproval(draft, command)
    case 'begin_integration':
      return beginIntegration(draft, command)
    case 'abandon_integration':
      return abandonIntegration(draft, command)
    case 'return_integration':
      return returnIntegration(draft, command)
    case 'take_relay':
      return takeRelay(draft, command)
    case 'release_relay':
      return releaseRelay(draft, command)
    case 'relay_waits':
      return relayWaits(draft, command)
    case 'record_evidence':
      return recordEvidence(draft, command)
    case 'record_document':
      return recordDocument(draft, command)
    case 'start_loop':
      return beginLoop(draft, command)
    case 'step_loop':
      return moveLoop(draft, command)
    case 'record_condition':
      return recordCondition(draft, command)
    case 'record_landing':
      return recordLanding(draft, command)
    case 'take_branch':
      return takeBranch(draft, command)
    case 'set_aside_branch':
      return setAsideBranch(draft, command)
    case 'undo_landing':
      return undoLanding(draft, command)
  }
}

type Command<Type extends RelayCommand['type']> = Extract<RelayCommand, { type: Type }>

/** Whether its stages are played by visits: then what a person is asked is an item. */
const isCarried = (draft: Draft, task_id: string): boolean => openTask(draft, task_id).record.carried !== undefined

function chooseByItem(draft: Draft, { task_id, choice, criteria, waive, note }: Command<'choose_loop'>) {
  answerByTask(draft, task_id, { kind: 'choice' }, { choice, note, criteria, waive, how: 'person' })
  return { task_id, status: openTask(draft, task_id).record.task.status }
}

function judgeByItem(draft: Draft, { task_id, allow, note }: Command<'judge_document'>): Results['judge_document'] {
  const choice = allow ? 'allow' : 'refuse'
  answerByTask(draft, task_id, { kind: 'document' }, { choice, note, criteria: [], waive: [], how: 'person' })
  return { task_id, verdict: allow ? 'allowed' : 'dismissed' }
}

function answerByItem(draft: Draft, { task_id, key, choice, note, how }: Command<'answer_item'>) {
  const answered = answerByTask(draft, task_id, { key }, { choice, note, criteria: [], waive: [], how })
  return { task_id, key: answered.item, choice: answered.choice }
}

function encourageVisit(draft: Draft, task_id: string): Results['encourage_relay'] {
  requirePerson(draft)
  tryAgain(draft, task_id)
  return { task_id, encouraged: 0 }
}
