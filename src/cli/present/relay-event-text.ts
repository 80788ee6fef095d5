import { ITEM_KINDS, type ItemKind } from '../../pipeline/relay/relay-item.ts'
import type { LeaderDocument } from '../../pipeline/relay/relay-record.ts'
import { EVIDENCE_LABELS, evidenceWord, type JudgedCheck } from '../../protocol/evidence/evidence-word.ts'
import { inflect } from '../../protocol/inflect.ts'
import type { Lang, Localized } from '../../protocol/lang.ts'
import { HITL_OPTIONS, type LoopStatus } from '../../protocol/leader-coder/loop.ts'

type Data = Readonly<Record<string, unknown>>

const text = (value: unknown) => (value === null || value === undefined ? '' : String(value))
const list = (value: unknown) => (Array.isArray(value) ? value : [])
const choose = (lang: Lang, ko: string, en: string) => (lang === 'ko' ? ko : en)
const short = (commit: unknown) => text(commit).slice(0, 12)
/** Feedback and reasons go over many lines; the first says what it is about. */
const firstLine = (value: unknown) => text(value).trim().split('\n')[0] ?? ''
const noted = (value: unknown) => (firstLine(value) === '' ? '' : `: ${firstLine(value)}`)

/** What the events of a task that agents carry say, in a line each. */
export const RELAY_TELLINGS = {
  'relay:started': ({ branch, target, rehearsal }: Data, lang: Lang) => {
    const where = `${text(branch)} → ${text(target)}`
    const played = rehearsal === true ? choose(lang, ' (리허설)', ' (rehearsal)') : ''
    return choose(lang, `릴레이 시작: ${where}${played}`, `relay started: ${where}${played}`)
  },
  'relay:taken': ({ worker }: Data, lang: Lang) =>
    choose(lang, `나르기 시작: 작업자 ${text(worker)}`, `carried by worker ${text(worker)}`),
  'relay:released': ({ status }: Data, lang: Lang) =>
    choose(lang, `나르기를 멈춤 (${text(status)})`, `put down (${text(status)})`),
  'relay:waiting': ({ what, text: why }: Data, lang: Lang) => {
    if (what === null) return choose(lang, '기다림 끝', 'waits no more')
    const about = firstLine(why)
    return choose(lang, `기다림 (${text(what)}): ${about}`, `waits (${text(what)}): ${about}`)
  },
  'visit:joined': ({ stage, role, number }: Data, lang: Lang) =>
    choose(
      lang,
      `${text(stage)} 실행 준비: ${text(role)} ${text(number)}`,
      `${text(stage)} run made: ${text(role)} ${text(number)}`,
    ),
  'relay:encouraged': ({ stage }: Data, lang: Lang) =>
    choose(lang, `${text(stage)} 다시 해 보기`, `${text(stage)} may try again`),
  'agents:replaced': ({ agents }: Data, lang: Lang) => {
    const changes = new Set((list(agents) as Data[]).map(({ from, to }) => `${text(from)} → ${text(to)}`))
    return `${choose(lang, '에이전트 교체', 'agents replaced')}: ${[...changes].join(', ')}`
  },
  'target:changed': ({ from, to }: Data, lang: Lang) =>
    `${choose(lang, '대상 브랜치 변경', 'target changed')}: ${text(from)} → ${text(to)}`,
  'condition:recorded': ({ stage, kind, met, by, how, verdict, text: why }: Data, lang: Lang) => {
    const what = CONDITION_WORDS[text(kind)]?.[lang] ?? text(kind)
    const who = how === 'yes' ? '--yes' : text(by)
    const found = verdict === null || verdict === undefined ? '' : ` ${text(verdict)}`
    return `${text(stage)} ${what} ${met === true ? '✓' : '✗'}${found} (${who})${met === true ? '' : noted(why)}`
  },
  'item:opened': ({ kind, details }: Data, lang: Lang) =>
    `${choose(lang, '사람에게 물음', 'asked of a person')}: ${itemWord(kind, lang)}${noted(list(details)[0])}`,
  'item:answered': ({ kind, choice, how, note }: Data, lang: Lang) => {
    const by = how === 'yes' ? ' (--yes)' : ''
    return `${itemWord(kind, lang)} → ${text(choice)}${by}${noted(note)}`
  },
  'evidence:recorded': (data: Data, lang: Lang) => {
    const { stage, tree, guarded } = data
    const checks = list(data.checks) as (JudgedCheck & Data)[]
    // Events of Baton 0.1 have no word; it is made of their checks.
    const word = evidenceWord({ passed: data.passed === true, checks })
    const found = checks.map((check) => checkText(check, lang))
    const what = found.length === 0 ? choose(lang, '검사 없음', 'no checks') : found.join(', ')
    const warned = guardedText(guarded as Data | null | undefined, lang)
    return `${choose(lang, '증거', 'evidence')} ${text(stage)} ${short(tree)} ${EVIDENCE_LABELS[word][lang]}: ${what}${warned}`
  },
  'document:judged': ({ verdict, problems, note }: Data, lang: Lang) => {
    const said = DOCUMENT_WORDS[verdict as LeaderDocument['verdict']]?.[lang] ?? text(verdict)
    const found = list(problems)
    const more = found.length > 1 ? choose(lang, ` 외 ${found.length - 1}건`, ` and ${found.length - 1} more`) : ''
    return `HANDOFF.md ${said}${noted(note ?? found[0])}${more}`
  },
  'loop:moved': ({ status, attempt, allowed, why, feedback }: Data, lang: Lang) => {
    const how = LOOP_WORDS[status as LoopStatus]?.[lang] ?? text(status)
    const count = `${text(attempt)}/${text(allowed)}`
    const failed = why === 'attempt:failed' || why === 'fix:failed'
    return `${choose(lang, '리더–코더', 'leader–coder')} ${how} ${count}${failed ? noted(feedback) : ''}`
  },
  'loop:chosen': ({ choice, criteria, waive, note }: Data, lang: Lang) => {
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
  'branch:taken': ({ commit, by }: Data, lang: Lang) =>
    choose(
      lang,
      inflect`브랜치의 커밋 ${short(commit)} 을(를) 사람의 작업으로 받아들임 (${text(by)})`,
      `commit ${short(commit)} on the branch taken over as a person's work (${text(by)})`,
    ),
  'branch:set_aside': ({ commit, ref, by }: Data, lang: Lang) =>
    choose(
      lang,
      inflect`브랜치의 커밋 ${short(commit)} 을(를) ${text(ref)} 에 따로 둠 (${text(by)})`,
      `commit ${short(commit)} on the branch set aside to ${text(ref)} (${text(by)})`,
    ),
  'branch:undone': ({ run_id, undone, commit, by }: Data, lang: Lang) =>
    choose(
      lang,
      `${text(run_id)} 의 작업(${short(undone)})을 ${short(commit)} 커밋으로 되돌림 (${text(by)})`,
      `the work of ${text(run_id)} (${short(undone)}) taken back by commit ${short(commit)} (${text(by)})`,
    ),
  'stage:landed': ({ stage, commit }: Data, lang: Lang) =>
    choose(
      lang,
      `${text(stage)} 의 결과가 태스크 브랜치에 있음 (${short(commit)})`,
      `the work of ${text(stage)} is on the task's branch (${short(commit)})`,
    ),
  'approval:taken': ({ from }: Data, lang: Lang) => {
    const over =
      text(from) === ''
        ? ''
        : choose(lang, ` (죽은 작업자 ${text(from)} 대신)`, ` (from the dead worker ${text(from)})`)
    return choose(lang, `승인 작업 시작${over}`, `approval begins${over}`)
  },
  'approval:released': (_: Data, lang: Lang) => choose(lang, '승인 작업 끝', 'approval ends'),
  'integration:begun': ({ commit, approved_by }: Data, lang: Lang) =>
    choose(
      lang,
      `통합 시작 ${short(commit)}, 승인 ${text(approved_by)}`,
      `integration begun with ${short(commit)}, approved by ${text(approved_by)}`,
    ),
  'integration:abandoned': ({ commit, reason }: Data, lang: Lang) =>
    `${choose(lang, '통합 중단', 'integration abandoned')} ${short(commit)}${noted(reason)}`,
  'integration:returned': ({ update, description }: Data, lang: Lang) => {
    const { target } = (update ?? {}) as Data
    const where = text(target) === '' ? '' : ` (${short(target)})`
    return `${choose(lang, '통합하지 못해 돌려보냄', 'integration returned')}${where}${noted(description)}`
  },
} as const

const itemWord = (kind: unknown, lang: Lang) => ITEM_KINDS[kind as ItemKind]?.[lang] ?? text(kind)

/** That the work changed what its checks consist of, and whether that made a difference. */
function guardedText(guarded: Data | null | undefined, lang: Lang): string {
  const files = list(guarded?.files).map(text)
  if (files.length === 0) return ''
  const differs = guarded?.differs === true ? choose(lang, ', 결과가 달라짐', ', results differ') : ''
  return ` (${choose(lang, '검사 파일 변경', 'guarded files changed')}: ${files.join(', ')}${differs})`
}

/** `test ✓`, and for one that failed how, and whether it is done without. */
function checkText({ name, passed, waived, code, signal }: Data, lang: Lang): string {
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
  invalid: { ko: '형식이 틀림', en: 'is not of its form' },
  refused: { ko: '수상한 문구로 걸러짐', en: 'refused for a suspicious phrase' },
  allowed: { ko: '사람이 그대로 넘김', en: 'let through by a person' },
  dismissed: { ko: '사람이 다시 쓰게 함', en: 'to be written anew, says a person' },
}

const LOOP_WORDS: Readonly<Record<LoopStatus, Localized>> = {
  CODING: { ko: '시도', en: 'attempt' },
  PAUSED_FOR_HITL: { ko: '사람의 선택을 기다림', en: 'waits for a choice' },
  VERIFYING_FIX: { ko: '사람의 수정을 검증', en: 'verifies what a person fixed' },
  DONE: { ko: '끝남', en: 'done' },
  CANCELLED: { ko: '취소됨', en: 'cancelled' },
}
