import type { Draft } from '../draft.ts'
import type { CommandResult } from '../records.ts'
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
export function decideRelay(draft: Draft, command: RelayCommand): CommandResult {
  switch (command.type) {
    case 'start_relay':
      return startRelay(draft, command)
    case 'choose_loop':
      return chooseLoop(draft, command)
    case 'judge_document':
      return judgeDocument(draft, command)
    case 'answer_item':
      return answerItem(draft, command)
    case 'open_item':
      return openItem(draft, command)
    case 'encourage_relay':
      return encourageRelay(draft, command)
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
