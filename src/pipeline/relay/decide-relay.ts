import type { Draft } from '../draft.ts'
import type { Results } from '../results.ts'
import { openTask } from '../task-state.ts'
import { answerByTask } from '../visits/answer-by-task.ts'
import { resumeWork } from '../visits/resume-work.ts'
import { changeTarget } from './change-target.ts'
import type { RelayCommand } from './relay-command.ts'
import { replaceAgents } from './replace-agents.ts'
import { replaceSetup } from './replace-setup.ts'
import { startRelay } from './start-relay.ts'
import { undoLanding } from './undo-landing.ts'

/** Every rule about relays, command by command. */
export function decideRelay(draft: Draft, command: RelayCommand): Results[RelayCommand['type']] {
  switch (command.type) {
    case 'start_relay':
      return startRelay(draft, command)
    case 'choose_loop':
      return chooseLoop(draft, command)
    case 'judge_document':
      return judgeDocument(draft, command)
    case 'answer_item':
      return answerItem(draft, command)
    case 'resume_work':
      return resumeWork(draft, command)
    case 'replace_agents':
      return replaceAgents(draft, command)
    case 'replace_setup':
      return replaceSetup(draft, command)
    case 'change_target':
      return changeTarget(draft, command)
    case 'undo_landing':
      return undoLanding(draft, command)
  }
}

type Command<Type extends RelayCommand['type']> = Extract<RelayCommand, { type: Type }>

function chooseLoop(draft: Draft, command: Command<'choose_loop'>): Results['choose_loop'] {
  const { task_id, choice, criteria, waive, note } = command
  answerByTask(draft, task_id, { kind: 'choice' }, { choice, note, criteria, waive, how: 'person' })
  return { task_id, status: openTask(draft, task_id).record.task.status }
}

function judgeDocument(draft: Draft, { task_id, allow, note }: Command<'judge_document'>): Results['judge_document'] {
  const choice = allow ? 'allow' : 'refuse'
  answerByTask(draft, task_id, { kind: 'document' }, { choice, note, criteria: [], waive: [], how: 'person' })
  return { task_id, verdict: allow ? 'allowed' : 'dismissed' }
}

function answerItem(draft: Draft, { task_id, key, choice, note, how }: Command<'answer_item'>): Results['answer_item'] {
  const answered = answerByTask(draft, task_id, { key }, { choice, note, criteria: [], waive: [], how })
  return { task_id, key: answered.item, choice: answered.choice }
}
