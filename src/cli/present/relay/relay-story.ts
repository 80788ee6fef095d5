import { BASE_STAGE } from '../../../protocol/evidence/evidence-stages.ts'
import { EVIDENCE_LABELS, type EvidenceWord, isAsBase } from '../../../protocol/evidence/evidence-word.ts'
import type { Lang, Localized } from '../../../protocol/lang.ts'
import { ACTIONS, type Action } from '../../../protocol/pipeline/actions.ts'
import { type Pipeline, teamName } from '../../../protocol/pipeline/pipeline.ts'
import type { CheckResult } from '../../../protocol/plays/evidence.ts'
import type { NewItem, RelayEvent, RunEvent } from '../../../service/work/shown.ts'
import { terminalText } from '../../terminal-text.ts'
import { eventText } from '../events/event-text.ts'
import { runLines } from '../run/run-lines.ts'
import type { Tone } from '../screen/paint.ts'
import type { Screen } from '../screen/screen.ts'
import { checkNote } from './check-note.ts'
import { meaningText } from './evidence-text.ts'
import { optionLine } from './option-line.ts'
import { roleText, secondsText } from './relay-words.ts'

/** A line of the story of a relay, already safe to show. */
export interface StoryLine {
  readonly text: string
  readonly tone: Tone
}

type Of<T extends RelayEvent['type']> = Extract<RelayEvent, { type: T }>

/** Stands before what somebody wrote, to set it off from what is told. */
export const SAID = '    '
/** Of a reason or a feedback that somebody wrote, so many lines are told; all of it is in the history. */
const MOST_LINES = 20
/** Of what a failed check printed. */
const LAST_LINES = 5

/** What an event says to somebody who reads it afterwards. What agents print is not part of it, nor what only passes. */
export function relayStory(event: RelayEvent, pipeline: Pipeline, screen: Screen): StoryLine[] {
  const { lang } = screen
  const ko = lang === 'ko'
  const aboutRun = (tone: Tone, indent = '  ') =>
    runLines(event as RunEvent, { ...screen, colour: false }).map((text) => line(`${indent}${text}`, tone))
  switch (event.type) {
    case 'relay:started':
      return started(event, ko)
    case 'task:moved':
      return moved(event, pipeline, lang)
    case 'stage:run': {
      const team = pipeline.stages.find(({ id }) => id === event.stage)?.team
      const name = team === undefined ? event.stage : teamName(pipeline, team, lang)
      const role = event.node === undefined ? roleText(event, lang) : terminalText(event.node)
      return [line(`  ▸ ${name}${role === '' ? '' : `  ${role}`}  ${event.run_id}`, 'quiet')]
    }
    case 'graph:moved':
      return graphMoved(event, lang)
    case 'graph:looped': {
      const agents = event.agents.map(terminalText).join(', ')
      const head = ko ? `피드백 루프 ${event.loop}` : `feedback loop ${event.loop}`
      return [line(`  ↩ ${head}: ${terminalText(event.by)} → ${agents}`, 'bad'), ...said(event.why)]
    }
    case 'check:started':
    case 'run:started':
    case 'run:output':
      return []
    case 'setup:started':
    case 'setup:ended':
    case 'setup:discarded':
    case 'base:judged':
      return [line(`  ◦ ${eventText({ type: event.type, data: { ...event } }, lang)}`, setupTone(event))]
    case 'check:ended':
      return checked(event.check, screen, event.stage)
    case 'evidence:recorded': {
      const tree = terminalText(event.tree).slice(0, 12)
      const said = meaningText(event.result, lang)
      return [line(`  ${said} (${ko ? '트리' : 'tree'} ${tree})`, EVIDENCE_TONES[event.result])]
    }
    case 'document:refused':
      return [
        line(ko ? '! HANDOFF.md 를 거부했습니다' : '! HANDOFF.md was refused', 'bad'),
        ...event.problems.slice(0, MOST_LINES).flatMap((problem) => said(problem)),
      ]
    case 'stage:landed':
      return [line(`  ◆ ${event.stage}  ${terminalText(event.commit).slice(0, 12)}`, 'good')]
    case 'attempt:failed':
      return [
        line(ko ? `✗ ${event.attempt}번째 시도 실패` : `✗ attempt ${event.attempt} failed`, 'bad'),
        ...said(event.feedback),
      ]
    case 'item:opened':
      return itemStory(event.item, lang)
    case 'item:answered': {
      const { choice, by, how, note } = event.answer
      const who = how === 'yes' ? '--yes' : terminalText(by)
      return [line(`→ ${terminalText(choice)}  ${who}`, 'plain'), ...said(note ?? '')]
    }
    case 'approval:step': {
      const { step, commit } = event
      const at = commit === null ? '' : `  ${terminalText(commit).slice(0, 12)}`
      const where = step === 'merge' || step === 'move' ? `  ${terminalText(event.target)}` : ''
      return [line(`▸ ${APPROVAL_STEPS[step][lang]}${where}${at}`, step === 'done' ? 'good' : 'plain')]
    }
    case 'relay:waiting':
      return [line(`? ${terminalText(firstLine(event.text))}`, 'ask'), ...said(restOf(event.text))]
    case 'relay:ended':
      return [line(`■ ${statusText(pipeline, event.status, lang)}`, 'strong')]
    case 'run:ended':
      return event.end.how === 'completed' ? endOf(event) : aboutRun('bad')
    case 'run:asked':
      return aboutRun('ask', '')
    case 'run:moved':
      // Its question is told by itself, and that it runs shows in what it prints.
      return event.detail === undefined ? [] : aboutRun('ask')
    case 'agent:replaced':
      return aboutRun('ask')
    case 'run:answered':
    case 'repair:asked':
    case 'run:noted':
    case 'run:checkpointed':
    case 'run:lost':
      return aboutRun('plain')
  }
}

function itemStory({ text, details, options }: NewItem, lang: Lang): StoryLine[] {
  return [
    line(`? ${terminalText(text[lang])}`, 'ask'),
    ...said(details.join('\n')),
    ...options.map((option, at) => line(`  ${at + 1}. ${optionLine(option, lang)}`, 'ask')),
  ]
}

const REHEARSAL = {
  ko: '모델을 쓰지 않는 리허설입니다. 무엇을 요청하든 늘 같은 작은 예제를 만듭니다.',
  en: 'A rehearsal: no model is used. Whatever the request is, it builds the same small sample.',
}

function started(
  { task_id, title, branch, target, rehearsal, resumed, checks, skip_docs }: Of<'relay:started'>,
  ko: boolean,
): StoryLine[] {
  const again = resumed ? (ko ? '  (이어서)' : '  (resumed)') : ''
  return [
    line(`${task_id}  ${terminalText(title)}${again}`, 'strong'),
    line(`  ${terminalText(branch)} → ${terminalText(target)}`, 'quiet'),
    checksLine(checks, ko),
    ...(skip_docs ? [line(`  ${skipLine(terminalText(skip_docs.by), ko)}`, 'ask')] : []),
    ...(rehearsal ? [line(`  ${ko ? REHEARSAL.ko : REHEARSAL.en}`, 'ask')] : []),
  ]
}

const skipLine = (by: string, ko: boolean) =>
  ko ? `문서화를 생략합니다 (${by} 승인).` : `Documentation will be skipped (approved by ${by}).`

/** What the work will be checked by, and who says so; without any, that every handoff will be unchecked. */
export function checksLine(checks: Of<'relay:started'>['checks'], ko: boolean): StoryLine {
  if (checks.length === 0) {
    const none = ko
      ? '  검사가 없습니다: 설정에 없고 자동으로 찾지도 못했습니다. 모든 핸드오프가 미검사로 남습니다. baton.config.json 의 checks 에 추가하세요.'
      : '  No checks: none are configured and none were detected. Every handoff will be unchecked. Add checks to baton.config.json.'
    return line(none, 'ask')
  }
  const found = checks.map(({ name, command, detected }) => {
    const how = detected ? (ko ? ', 자동 감지' : ', detected') : ''
    return `${terminalText(name)} (${terminalText(command.join(' '))}${how})`
  })
  return line(`  ${ko ? '검사' : 'checks'}: ${found.join(', ')}`, 'quiet')
}

function moved({ action, to, actor, note, result }: Of<'task:moved'>, pipeline: Pipeline, lang: Lang): StoryLine[] {
  const entry = Object.hasOwn(ACTIONS, action) ? ACTIONS[action as Action] : undefined
  const back = entry?.direction === 'back'
  const verb = entry?.label[lang] ?? terminalText(action)
  const unproven = result && result !== 'passed' ? `  [${EVIDENCE_LABELS[result][lang]}]` : ''
  const what = `${back ? '↩' : '→'} ${statusText(pipeline, to, lang)}  ${verb} · ${terminalText(actor)}${unproven}`
  return [line(what, back ? 'bad' : 'plain'), ...said(note ?? '')]
}

function statusText(pipeline: Pipeline, status: string, lang: Lang): string {
  const label = pipeline.statuses.get(status)?.label[lang]
  return label === undefined ? terminalText(status) : `${status}  ${label}`
}

function checked(check: CheckResult, screen: Screen, stage: string): StoryLine[] {
  const { passed, code, signal, duration_ms, tail, as_of } = check
  const { lang } = screen
  const name = stage === BASE_STAGE ? `${check.name} (${lang === 'ko' ? '변경 전' : 'before any change'})` : check.name
  const took = as_of ? '' : `  ${secondsText(duration_ms, lang)}`
  const note = checkNote(check, screen)
  if (passed) return [line(`  ✓ ${terminalText(name)}${took}${note}`, 'good')]
  const how = terminalText(signal ?? (code === null ? (lang === 'ko' ? '시작 못 함' : 'not started') : `exit ${code}`))
  const last = tail.trimEnd().split('\n').slice(-LAST_LINES).join('\n')
  if (isAsBase(check)) return [line(`  ! ${terminalText(name)}  ${how}${note}${took}`, 'ask')]
  return [line(`  ✗ ${terminalText(name)}  ${how}${note}${took}`, 'bad'), ...said(last)]
}

/** What an agent says that it did; the rest of a good end shows in the next move. */
function endOf({ end: { verdict, summary } }: Of<'run:ended'>): StoryLine[] {
  const parts = [verdict === null ? '' : `[${terminalText(verdict)}]`, terminalText(firstLine(summary ?? ''))]
  const text = parts.filter((part) => part !== '').join(' ')
  return text === '' ? [] : [line(`  ■ ${text}`, 'quiet')]
}

function said(text: string): StoryLine[] {
  if (text.trim() === '') return []
  const lines = text.trimEnd().split('\n')
  const shown = lines
    .slice(0, MOST_LINES)
    .map((one) => line(`${SAID}${terminalText(one.trimEnd().replaceAll('\t', '  '))}`, 'plain'))
  return lines.length > MOST_LINES ? [...shown, line(`${SAID}…`, 'quiet')] : shown
}

const APPROVAL_STEPS = {
  merge: { ko: '병합', en: 'merge' },
  checks: { ko: '병합한 결과 검사', en: 'check the merge' },
  seal: { ko: '병합 커밋 만들기', en: 'make the merge commit' },
  move: { ko: '대상 브랜치 이동', en: 'move the target branch' },
  done: { ko: '승인 완료', en: 'done' },
} as const satisfies Record<string, Localized>

const EVIDENCE_TONES: Readonly<Record<EvidenceWord, Tone>> = {
  passed: 'good',
  failed: 'bad',
  as_base: 'ask',
  waived: 'ask',
  unchecked: 'ask',
  no_evidence: 'ask',
}

const setupTone = (event: Of<'setup:started' | 'setup:ended' | 'setup:discarded' | 'base:judged'>): Tone =>
  event.type === 'setup:ended' && !event.ok ? 'bad' : event.type === 'setup:discarded' ? 'ask' : 'quiet'

const line = (text: string, tone: Tone): StoryLine => ({ text, tone })
const firstLine = (text: string) => text.split('\n')[0] ?? ''
const restOf = (text: string) => text.split('\n').slice(1).join('\n')

/** Only what is news: an agent that is done, failed, was sent back or needs a person. Its start is a line of its own. */
function graphMoved({ agent, state, why, commit }: Of<'graph:moved'>, lang: Lang): StoryLine[] {
  const name = terminalText(agent)
  if (state === 'done')
    return [line(`  ✅ ${name}${commit === null ? '' : `  ${terminalText(commit).slice(0, 12)}`}`, 'good')]
  if (state === 'skipped') return [line(`  – ${name}  ${lang === 'ko' ? '건너뜀' : 'skipped'}`, 'plain')]
  if (why === null || state === 'running') return []
  return [line(`  ${state === 'asking' ? '?' : '❌'} ${name}  ${terminalText(why)}`, 'bad')]
}
