import type { Lang, Localized } from '../../../protocol/lang.ts'
import { escalationCause } from '../../../protocol/notifications.ts'
import { endText } from '../../../protocol/plays/end-words.ts'
import { shortPriority } from '../../../protocol/priority.ts'
import { deadLetterTarget } from '../../../service/answer/answer-notice.ts'
import type { Inbox, TitledEntry } from '../../../service/inbox/inbox.ts'
import type { InboxFacts } from '../../../service/inbox/inbox-entry.ts'
import { shellWord } from '../../shell-word.ts'
import { terminalText } from '../../terminal-text.ts'
import { taskEvidenceText, warningLines } from '../relay/evidence-text.ts'
import { openItemLines, pausedLoopLines, quoted, refusedDocumentLines } from '../relay/relay-decisions.ts'
import { leftText } from '../screen/time-text.ts'
import { dropDependencies } from '../task/blockers.ts'
import { wayBackHead, wayBackLines } from '../task/way-back-lines.ts'
import { missingTeamCommands, withDocumentCommands, withItemCommands, withLoopCommands } from './decision-commands.ts'
import type { ShownInbox } from './inbox-text.ts'
import { bothLanguages, linesOf, NOTHING_ABOUT, unindented, type Waiting } from './waiting.ts'

/** What the commands in an entry are typed with. */
export interface EntryStyle {
  readonly flags: string
  /** Who needs no `--as`. */
  readonly po: string
}

/** An inbox with the words and the commands of each entry. */
export function shownInbox({ actor, waiting, notices }: Inbox, style: EntryStyle): ShownInbox {
  const typing = { ...style, asActor: actor.id === style.po ? '' : ` --as ${actor.id}` }
  return {
    actor,
    waiting: waiting.map((entry) => {
      const { kind, id, task_id, title, since, decides, facts } = entry
      return { kind, id, task_id, title, since, decides, about: NOTHING_ABOUT, value: facts, ...words(entry, typing) }
    }),
    notices,
  }
}

interface Typing extends EntryStyle {
  /** What a command needs so that the owner of the inbox acts. */
  readonly asActor: string
}

type Words = Pick<Waiting, 'what' | 'commands'> & Partial<Pick<Waiting, 'about' | 'value'>>

function words(entry: TitledEntry, typing: Typing): Words {
  const { asActor, flags } = typing
  switch (entry.kind) {
    case 'escalation': {
      const { id, level, triggers, team, note } = entry.facts
      const what = (lang: Lang) => `L${level} ${escalationCause(triggers, lang)} (${team})${note ? `: ${note}` : ''}`
      return { what: bothLanguages(what), commands: [`baton escalation resolve ${id} continue${asActor}${flags}`] }
    }
    case 'question':
    case 'run_error':
    case 'run_paused':
    case 'run_failed':
      return runWords(entry.kind, entry, typing)
    case 'choice': {
      const value = withLoopCommands(entry.facts, flags)
      const lines = linesOf((lang) => pausedLoopLines(value, lang))
      return { ...lines, commands: Object.values(value.commands), value }
    }
    case 'document': {
      const value = withDocumentCommands(entry.facts, flags)
      const lines = linesOf((lang) => refusedDocumentLines(value, lang))
      return { ...lines, commands: Object.values(value.commands), value }
    }
    case 'item': {
      const value = withItemCommands(entry.facts, flags)
      const lines = linesOf((lang) => openItemLines(value, lang))
      return { ...lines, commands: value.options.map(({ command }) => command), value }
    }
    case 'stage_failed':
      return failedStage(entry.facts, flags)
    case 'inactive_team': {
      const { status, team, title } = entry.facts
      const { register, skip } = missingTeamCommands(entry.facts, flags)
      const what = {
        ko: `${status}  ${team} 팀에 활성 에이전트가 없습니다: ${title}`,
        en: `${status}  the team ${team} has no active agent: ${title}`,
      }
      return { what, commands: [register, ...(skip === null ? [] : [skip])] }
    }
    case 'revision':
    case 'not_carried':
      return returned(entry.kind, entry.facts, typing)
    case 'handoff':
      return handoff(entry.facts, typing)
    case 'cancelled_dependency': {
      const { cancelled, title } = entry.facts
      const what = (lang: Lang) => `${WORDS[lang].cancelled} ${cancelled.join(', ')}  ${title}`
      return { what: bothLanguages(what), commands: [`${dropDependencies(entry.facts, cancelled)}${flags}`] }
    }
    case 'hold': {
      const { task_id, title, reason } = entry.facts
      const why = reason === null ? '' : ` (${reason})`
      return {
        what: { ko: `보류 중${why}: ${title}`, en: `on hold${why}: ${title}` },
        commands: [`baton task resume ${task_id}${flags}`, `baton task cancel ${task_id} --reason "…"${flags}`],
      }
    }
    case 'pipeline_stopped':
      return {
        what: {
          ko: '중단됨: 픽업과 기한이 멈춥니다',
          en: 'stopped: no pickups, deadlines do not run',
        },
        commands: [`baton pipeline start${flags}`],
      }
    case 'dead_letter':
      return deadLetter(entry.facts, flags)
    case 'approval': {
      const { task_id, status, title, rests_on, evidence } = entry.facts
      return {
        what: bothLanguages((lang) => `${status}${restsOn(rests_on, lang)}  ${title}`),
        about: bothLanguages((lang) => warningLines(evidence, lang)),
        commands: [`baton task approve ${task_id}${flags}`],
      }
    }
  }
}

type RunKind = 'question' | 'run_error' | 'run_paused' | 'run_failed'

/** An entry about a run, and the task that the run is of. */
interface RunEntry {
  readonly facts: InboxFacts[RunKind]
  readonly task_id: string | null
  readonly title: string | null
}

function runWords(kind: RunKind, entry: RunEntry, { asActor, flags }: Typing): Words {
  const { run_id, agent, state, question, error, end, goes_on_with } = entry.facts
  const control = (verb: 'resume' | 'cancel') => `baton runs ${verb} ${run_id}${asActor}${flags}`
  switch (kind) {
    case 'question': {
      const { question: asked = '', options = [], default: usual } = question?.question ?? {}
      const choices = options.length === 0 ? '' : `  (${options.join(' | ')})`
      const answer = `baton answer ${question?.id ?? run_id} "…"${asActor}${flags}`
      const about = bothLanguages((lang) => [
        ...(entry.task_id === null ? [] : [terminalText(`${WORDS[lang].task} ${entry.task_id}  ${entry.title ?? ''}`)]),
        ...(usual === undefined ? [] : [terminalText(`${WORDS[lang].default} ${usual}`)]),
      ])
      return { what: same(`${agent}  ${asked}${choices}`), about, commands: [answer] }
    }
    case 'run_failed': {
      const what = bothLanguages((lang) => `${agent}  ${end ? endText(end, lang) : state}`)
      return { what, commands: [control('resume'), control('cancel')] }
    }
    case 'run_paused':
      return { what: { ko: `${agent}  일시 정지`, en: `${agent}  paused` }, commands: [control('resume')] }
    case 'run_error': {
      const said = error === null ? state : [error.message, error.details ?? ''].filter(Boolean).join(': ')
      const goOn = goes_on_with === null ? control('resume') : `baton run --resume ${goes_on_with}${flags}`
      return { what: same(`${agent}  ${said}`), commands: [goOn] }
    }
  }
}

function failedStage({ task_id, title, stage, run_id, reason }: InboxFacts['stage_failed'], flags: string): Words {
  return {
    what: {
      ko: `${stage ?? ''}  단계가 실패했습니다: ${title}`,
      en: `${stage ?? ''}  the stage failed: ${title}`,
    },
    about: bothLanguages(() => quoted(reason).map(unindented)),
    commands: [
      `baton run --resume ${task_id}${flags}`,
      ...(run_id === null ? [] : [`baton runs logs ${run_id}${flags}`]),
      `baton task hold ${task_id} --reason "…"${flags}`,
    ],
  }
}

function returned(kind: 'revision' | 'not_carried', facts: InboxFacts['revision'], { flags, po }: Typing): Words {
  const { task_id, title, status, team, way_back: way, is_carried, by } = facts
  const about = way ? bothLanguages((lang) => [wayBackHead(way, lang), ...wayBackLines(way, lang)]) : NOTHING_ABOUT
  const goOn = `baton run --resume ${task_id}${flags}`
  if (kind === 'not_carried') {
    const what = {
      ko: `${status}  담당 워커가 없습니다: ${title}`,
      en: `${status}  no worker works on it: ${title}`,
    }
    return { what, about, commands: [goOn] }
  }
  if (is_carried) {
    const what = {
      ko: `${status}  반려되었지만 담당 워커가 없습니다: ${title}`,
      en: `${status}  sent back, and no worker works on it: ${title}`,
    }
    return { what, about, commands: [goOn] }
  }
  const as = by === null || by === po ? '' : ` --as ${by}`
  const what = { ko: `${status}  ${team} 팀으로 반려됨: ${title}`, en: `${status}  sent back to ${team}: ${title}` }
  return { what, about, commands: [`baton task resubmit ${task_id}${as}${flags}`] }
}

function handoff(facts: InboxFacts['handoff'], { asActor, flags }: Typing): Words {
  const { task_id, title, point, source_team, target_team, priority, next, rests_on } = facts
  const left = (lang: Lang) => {
    if (next === null) return ''
    return ` · ${next.step === 'overdue' ? WORDS[lang].ack : WORDS[lang].again} ${leftText(next.left_ms, lang)}`
  }
  const way = `${point} ${source_team} → ${target_team}  ${shortPriority(priority)}`
  return {
    what: bothLanguages((lang) => `${way}${left(lang)}${restsOn(rests_on, lang)}  ${title}`),
    commands: [`baton task ack ${task_id} accepted${asActor}${flags}`],
  }
}

function deadLetter({ id, to, attempts, failure, text }: InboxFacts['dead_letter'], flags: string): Words {
  const target = shellWord(deadLetterTarget(id))
  const first = bothLanguages((lang) => text[lang].split('\n')[0] ?? '')
  return {
    what: {
      ko: `${to} 에게 보내는 알림이 ${attempts}번 실패했습니다 (${failure}): ${first.ko}`,
      en: `a notice to ${to} could not be delivered in ${attempts} attempts (${failure}): ${first.en}`,
    },
    commands: [`baton answer ${target} retry${flags}`, `baton answer ${target} drop${flags}`],
  }
}

/** What the work rests on, where there is any. */
const restsOn = (evidence: InboxFacts['approval']['rests_on'], lang: Lang): string =>
  evidence === null ? '' : `  ${taskEvidenceText(evidence, lang)}`

const same = (text: string): Localized => ({ ko: text, en: text })

const WORDS = {
  ko: { task: '태스크:', default: '기본값:', ack: 'ACK 기한', again: '재전달', cancelled: '취소된 선행 태스크:' },
  en: {
    task: 'task:',
    default: 'default:',
    ack: 'ACK due',
    again: 'delivered again',
    cancelled: 'depends on a cancelled task:',
  },
} as const
