import type { StoredData } from '../../../protocol/events/event-map.ts'
import { EVIDENCE_LABELS } from '../../../protocol/evidence/evidence-word.ts'
import { inflect } from '../../../protocol/inflect.ts'
import type { Lang, Localized } from '../../../protocol/lang.ts'
import { HITL_OPTIONS, type LoopStatus } from '../../../protocol/leader-coder/loop.ts'
import { ITEM_KINDS } from '../../../protocol/plays/effect.ts'
import type { LeaderDocument } from '../../../service/work/shown.ts'
import type { EventTexts } from './event-texts.ts'

const text = (value: unknown) => (value === null || value === undefined ? '' : String(value))
const list = (value: unknown) => (Array.isArray(value) ? value : [])
const choose = (lang: Lang, ko: string, en: string) => (lang === 'ko' ? ko : en)
const short = (commit: unknown) => text(commit).slice(0, 12)
/** Feedback and reasons go over many lines; the first says what it is about. */
const firstLine = (value: unknown) => text(value).trim().split('\n')[0] ?? ''
const noted = (value: unknown) => (firstLine(value) === '' ? '' : `: ${firstLine(value)}`)

const WAIT_WORDS: Readonly<Record<string, Localized>> = {
  choice: { ko: '다음 진행 방법 선택', en: 'for a choice' },
  document: { ko: 'HANDOFF.md 확인', en: 'for a review of HANDOFF.md' },
  question: { ko: '질문에 대한 답', en: 'for an answer' },
  retry: { ko: '다시 시도', en: 'for a retry' },
  item: { ko: '사람의 결정', en: 'for a decision' },
  run: { ko: '실행', en: 'for its run' },
  team: { ko: '팀의 에이전트', en: 'for an agent of the team' },
  hold: { ko: '보류 해제', en: 'until it is resumed' },
  escalation: { ko: '에스컬레이션 해결', en: 'for the escalation' },
  dependency: { ko: '선행 태스크', en: 'for other tasks' },
  pipeline: { ko: '파이프라인 시작', en: 'for the pipeline to start' },
}

/** What the events of a task that agents carry say, in a line each. */
export const RELAY_EVENT_TEXT = {
  'relay:started': ({ branch, target, rehearsal }, lang) => {
    const where = `${text(branch)} → ${text(target)}`
    const played = rehearsal === true ? choose(lang, ' (리허설)', ' (rehearsal)') : ''
    return choose(lang, `릴레이 시작: ${where}${played}`, `relay started: ${where}${played}`)
  },
  'relay:taken': ({ worker }, lang) =>
    choose(lang, `진행 시작: 워커 ${text(worker)}`, `worker ${text(worker)} started to work on it`),
  'relay:released': ({ status }, lang) =>
    choose(lang, `진행을 멈춤 (${text(status)})`, `released by its worker (${text(status)})`),
  'relay:waiting': ({ what, text: why }, lang) => {
    if (what === null) return choose(lang, '대기 끝', 'no longer waiting')
    const about = firstLine(why)
    return `${choose(lang, '대기', 'waiting')} (${WAIT_WORDS[text(what)]?.[lang] ?? text(what)}): ${about}`
  },
  'visit:joined': ({ stage, role, number }, lang) =>
    choose(
      lang,
      `${text(stage)} 실행 준비: ${text(role)} ${text(number)}`,
      `${text(stage)} run prepared: ${text(role)} ${text(number)}`,
    ),
  'relay:retry_allowed': ({ stage }, lang) =>
    choose(lang, `${text(stage)} 재시도 허용`, `${text(stage)} may be retried`),
  'agents:replaced': ({ agents }, lang) => {
    const changes = new Set(agents.map(({ from, to }) => `${text(from)} → ${text(to)}`))
    return `${choose(lang, '에이전트 교체', 'agents replaced')}: ${[...changes].join(', ')}`
  },
  'target:changed': ({ from, to }, lang) =>
    `${choose(lang, '대상 브랜치 변경', 'target changed')}: ${text(from)} → ${text(to)}`,
  'condition:recorded': ({ stage, kind, met, by, how, verdict, text: why }, lang) => {
    const what = CONDITION_WORDS[text(kind)]?.[lang] ?? text(kind)
    const who = how === 'yes' ? '--yes' : text(by)
    const found = verdict === null || verdict === undefined ? '' : ` ${text(verdict)}`
    return `${text(stage)} ${what} ${met === true ? '✓' : '✗'}${found} (${who})${met === true ? '' : noted(why)}`
  },
  'item:opened': ({ kind, details }, lang) =>
    `${choose(lang, '결정 요청', 'decision requested')}: ${itemWord(kind, lang)}${noted(details[0])}`,
  'item:answered': ({ kind, choice, how, note }, lang) => {
    const by = how === 'yes' ? ' (--yes)' : ''
    return `${itemWord(kind, lang)} → ${text(choice)}${by}${noted(note)}`
  },
  'evidence:recorded': (data, lang) => {
    const { stage, tree, guarded, checks, result: word } = data
    const found = checks.map((check) => checkText(check, lang))
    const what = found.length === 0 ? choose(lang, '검사 없음', 'no checks') : found.join(', ')
    const warned = guardedText(guarded, lang)
    return `${choose(lang, '증거', 'evidence')} ${text(stage)} ${short(tree)} ${EVIDENCE_LABELS[word][lang]}: ${what}${warned}`
  },
  'document:judged': ({ verdict, problems, note }, lang) => {
    const said = DOCUMENT_WORDS[verdict]?.[lang] ?? text(verdict)
    const found = problems ?? []
    const more = found.length > 1 ? choose(lang, ` 외 ${found.length - 1}건`, ` and ${found.length - 1} more`) : ''
    return `HANDOFF.md ${said}${noted(note ?? found[0])}${more}`
  },
  'loop:moved': ({ status, attempt, allowed, why, feedback }, lang) => {
    const how = LOOP_WORDS[status]?.[lang] ?? text(status)
    const count = `${text(attempt)}/${text(allowed)}`
    const failed = why === 'attempt:failed' || why === 'fix:failed'
    return `${choose(lang, '리더–코더', 'leader–coder')} ${how} ${count}${failed ? noted(feedback) : ''}`
  },
  'loop:chosen': ({ choice, criteria, waive, note }, lang) => {
    const label = HITL_OPTIONS.find(({ key }) => key === choice)?.label[lang] ?? ''
    const named = (word: string, values: unknown) => {
      const found = list(values).map(firstLine)
      return found.length === 0 ? [] : [`${word}: ${found.join(', ')}`]
    }
    const about = [
      ...named(choose(lang, '기준', 'criteria'), criteria),
      ...named(choose(lang, '면제한 검사', 'checks waived'), waive),
    ]
    const more = about.length === 0 ? '' : ` (${about.join('; ')})`
    return `${choose(lang, '선택', 'chosen')} ${text(choice)} ${label}${more}${noted(note)}`
  },
  'branch:taken': ({ commit, by }, lang) =>
    choose(
      lang,
      inflect`브랜치의 커밋 ${short(commit)} 을(를) 사람의 작업으로 받아들임 (${text(by)})`,
      `commit ${short(commit)} on the branch accepted as a person's work (${text(by)})`,
    ),
  'branch:set_aside': ({ commit, ref, by }, lang) =>
    choose(
      lang,
      inflect`브랜치의 커밋 ${short(commit)} 을(를) ${text(ref)} 에 따로 보관 (${text(by)})`,
      `commit ${short(commit)} on the branch set aside to ${text(ref)} (${text(by)})`,
    ),
  'branch:undone': ({ run_id, undone, commit, by, word, agent, to }, lang) => {
    const isRun = text(agent) === ''
    const what = isRun ? text(run_id) : text(agent)
    const of = isRun ? `(${short(undone)})` : ''
    const end = `(${text(by)})`
    if (word === 'redo' && text(to) !== '')
      return choose(
        lang,
        inflect`체크포인트 ${text(to)} 까지 되돌린 것을 ${short(commit)} 커밋으로 취소함 ${end}`,
        `the rollback to the checkpoint ${text(to)} taken back by commit ${short(commit)} ${end}`,
      )
    if (word === 'redo')
      return choose(
        lang,
        inflect`${what} 의 작업을 ${short(commit)} 커밋으로 다시 반영함 ${end}`,
        `the work of ${what} redone by commit ${short(commit)} ${end}`,
      )
    if (word === 'rollback')
      return choose(
        lang,
        inflect`체크포인트 ${text(to)} 의 상태로 ${short(commit)} 커밋으로 되돌림 ${end}`,
        `the branch rolled back to the checkpoint ${text(to)} by commit ${short(commit)} ${end}`,
      )
    return choose(
      lang,
      `${what} 의 작업${of}을 ${short(commit)} 커밋으로 되돌림 ${end}`,
      `the work of ${what}${of === '' ? '' : ` ${of}`} undone by commit ${short(commit)} ${end}`,
    )
  },
  'stage:landed': ({ stage, commit }, lang) =>
    choose(
      lang,
      `${text(stage)} 의 결과가 태스크 브랜치에 반영됨 (${short(commit)})`,
      `the work of ${text(stage)} landed on the task's branch (${short(commit)})`,
    ),
  'approval:taken': ({ from }, lang) => {
    const over =
      text(from) === ''
        ? ''
        : choose(
            lang,
            ` (종료된 워커 ${text(from)} 의 작업을 이어받음)`,
            ` (taken over from the dead worker ${text(from)})`,
          )
    return choose(lang, `승인 작업 시작${over}`, `approval started${over}`)
  },
  'approval:released': (_, lang) => choose(lang, '승인 작업 끝', 'approval ended'),
  'integration:begun': ({ commit, approved_by }, lang) =>
    choose(
      lang,
      `병합 시작 ${short(commit)}, 승인 ${text(approved_by)}`,
      `merge into the target started (${short(commit)}), approved by ${text(approved_by)}`,
    ),
  'integration:abandoned': ({ commit, reason }, lang) =>
    `${choose(lang, '병합 중단', 'merge abandoned')} ${short(commit)}${noted(reason)}`,
  'integration:returned': ({ update, description }, lang) => {
    const where = update ? ` (${short(update.target)})` : ''
    return `${choose(lang, '병합 실패, 반려', 'not merged, sent back')}${where}${noted(description)}`
  },
} satisfies Partial<EventTexts>

const ITEM_WORDS: Readonly<Record<StoredData['item:opened']['kind'], Localized>> = {
  ...ITEM_KINDS,
  team_inactive: { ko: '팀에 활성 에이전트가 없음', en: 'A team has no active agent' },
}

const itemWord = (kind: StoredData['item:opened']['kind'], lang: Lang) => ITEM_WORDS[kind]?.[lang] ?? text(kind)

/** That the work changed what its checks consist of, and whether that made a difference. */
function guardedText(guarded: StoredData['evidence:recorded']['guarded'], lang: Lang): string {
  if (!guarded || guarded.files.length === 0) return ''
  const { files } = guarded
  const differs = guarded.differs ? choose(lang, ', 결과가 달라짐', ', results differ') : ''
  return ` (${choose(lang, '검사 파일 변경', 'guarded files changed')}: ${files.join(', ')}${differs})`
}

/** `test ✓`, and for one that failed how, and whether it is done without. */
function checkText(
  { name, passed, waived, code, signal }: StoredData['evidence:recorded']['checks'][number],
  lang: Lang,
): string {
  if (passed === true) return `${text(name)} ✓`
  const how = code === null || code === undefined ? text(signal) : text(code)
  const without = waived === true ? choose(lang, ', 면제', ', waived') : ''
  return `${text(name)} ✗ (${how}${without})`
}

const CONDITION_WORDS: Readonly<Record<string, Localized>> = {
  plan_approved: { ko: '계획 승인', en: 'plan approved' },
  review: { ko: '코드 리뷰', en: 'code review' },
  documents: { ko: '문서', en: 'documents' },
}

const DOCUMENT_WORDS: Readonly<Record<LeaderDocument['verdict'], Localized>> = {
  accepted: { ko: '받아들임', en: 'accepted' },
  invalid: { ko: '형식 오류', en: 'has the wrong format' },
  refused: { ko: '의심스러운 문구로 거부됨', en: 'refused for a suspicious phrase' },
  allowed: { ko: '사람이 그대로 넘김', en: 'let through by a person' },
  dismissed: { ko: '사람이 다시 쓰게 함', en: 'refused by a person, to be rewritten' },
}

const LOOP_WORDS: Readonly<Record<LoopStatus, Localized>> = {
  CODING: { ko: '시도', en: 'attempt' },
  PAUSED_FOR_HITL: { ko: '사람의 결정을 기다림', en: 'waiting for a decision' },
  VERIFYING_FIX: { ko: '사람의 수정을 검증', en: 'verifying the fix of a person' },
  DONE: { ko: '끝남', en: 'done' },
  CANCELLED: { ko: '취소됨', en: 'cancelled' },
}
