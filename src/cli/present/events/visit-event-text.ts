import type { Lang, Localized } from '../../../protocol/lang.ts'
import type { EffectKind } from '../../../protocol/plays/effect.ts'
import type { NodeState } from '../../../protocol/plays/graph-spec.ts'
import type { EventTexts } from './event-texts.ts'

const choose = (lang: Lang, ko: string, en: string) => (lang === 'ko' ? ko : en)
/** Reasons and feedback go over many lines; the first says what it is about. */
const firstLine = (value: unknown) => String(value).trim().split('\n')[0] ?? ''
const workOn = (what: EffectKind, lang: Lang) => EFFECT_WORDS[what]?.[lang] ?? String(what)
const where = (stage: string, lang: Lang) => (stage === '' ? choose(lang, '승인', 'approval') : stage)

const NODE_WORDS: Readonly<Record<NodeState, Localized>> = {
  waiting: { ko: '대기', en: 'waits' },
  running: { ko: '실행 중', en: 'runs' },
  reading: { ko: '결과 읽는 중', en: 'is read' },
  asking: { ko: '결정 대기', en: 'needs a person' },
  queued: { ko: '병합 대기', en: 'waits for its merge' },
  merging: { ko: '병합 중', en: 'is merged' },
  checking: { ko: '검사 중', en: 'is checked' },
  done: { ko: '완료', en: 'done' },
  skipped: { ko: '건너뜀', en: 'skipped' },
}

const NOBODY_WORKS: Localized = { ko: '맡은 워커 없음', en: 'no worker has it' }

/** What the events of visits, their effects and their checks say, in a line each. */
export const VISIT_EVENT_TEXT = {
  'visit:opened': ({ stage, kind }, lang) => {
    const again = kind === 'revision' ? choose(lang, ' (다시)', ' (again)') : ''
    return choose(lang, `${where(stage, lang)} 시작${again}`, `${where(stage, lang)} started${again}`)
  },
  'visit:parked': ({ stage, why }, lang) => {
    const because = why === undefined ? '' : ` (${why === 'nobody_works' ? NOBODY_WORKS[lang] : why})`
    return choose(lang, `${where(stage, lang)} 대기${because}`, `${where(stage, lang)} waiting${because}`)
  },
  'visit:resumed': ({ stage }, lang) => choose(lang, `${where(stage, lang)} 계속`, `${where(stage, lang)} resumed`),
  'visit:closed': ({ stage, why }, lang) =>
    choose(lang, `${where(stage, lang)} 끝 (${why})`, `${where(stage, lang)} ended (${why})`),
  'stage:run': ({ stage, role, number, run_id, node }, lang) => {
    const who = node ?? `${role} ${number}`
    return choose(lang, `${stage} 실행: ${who}, ${run_id}`, `${stage} run: ${who}, ${run_id}`)
  },
  'graph:planned': ({ stage, nodes }, lang) => {
    const names = nodes.map(({ agent }) => agent).join(', ')
    return choose(lang, `${stage} 에이전트 계획: ${names}`, `${stage} agents planned: ${names}`)
  },
  'graph:moved': ({ agent, state, why, summary }, lang) => {
    const because = why === null ? '' : ` (${why})`
    const said = state === 'done' && summary !== '' ? `: ${firstLine(summary)}` : ''
    return `${agent}: ${NODE_WORDS[state][lang]}${because}${said}`
  },
  'graph:looped': ({ loop, by, agents, why }, lang) =>
    choose(
      lang,
      `피드백 루프 ${loop}: ${by} → ${agents.join(', ')}: ${firstLine(why)}`,
      `feedback loop ${loop}: ${by} → ${agents.join(', ')}: ${firstLine(why)}`,
    ),
  'effect:asked': ({ do: what, key }, lang) =>
    choose(lang, `할 일: ${workOn(what, lang)} (${key})`, `to do: ${workOn(what, lang)} (${key})`),
  'effect:done': ({ do: what }, lang) => choose(lang, `완료: ${workOn(what, lang)}`, `done: ${workOn(what, lang)}`),
  'effect:failed': ({ effect, reason, claims }, lang) =>
    choose(
      lang,
      `${effect} 실패 (${claims}번째): ${firstLine(reason)}`,
      `${effect} failed (attempt ${claims}): ${firstLine(reason)}`,
    ),
  'effect:dropped': ({ do: what }, lang) =>
    choose(lang, `취소: ${workOn(what, lang)}`, `dropped: ${workOn(what, lang)}`),
  'lane:entered': ({ lane }, lang) => choose(lang, `${lane} 레인 진입`, `entered the lane of ${lane}`),
  'lane:left': ({ lane }, lang) => choose(lang, `${lane} 레인에서 나옴`, `left the lane of ${lane}`),
  'check:started': ({ stage, name }, lang) =>
    choose(lang, `${stage} 검사 시작: ${name}`, `${stage} check started: ${name}`),
  'check:ended': ({ stage, name, passed, waived, code, signal }, lang) => {
    const without = waived ? choose(lang, ', 면제', ', waived') : ''
    const how = passed ? '✓' : `✗ (${code ?? signal}${without})`
    return choose(lang, `${stage} 검사 끝: ${name} ${how}`, `${stage} check ended: ${name} ${how}`)
  },
  'checks:waived': ({ checks, by }, lang) =>
    choose(lang, `검사 면제: ${checks.join(', ')} (${by})`, `checks waived: ${checks.join(', ')} (${by})`),
  'attempt:failed': ({ stage, attempt, feedback }, lang) =>
    choose(
      lang,
      `${stage} ${attempt}번째 시도 실패: ${firstLine(feedback)}`,
      `${stage} attempt ${attempt} failed: ${firstLine(feedback)}`,
    ),
  'document:refused': ({ problems }, lang) => {
    const [first, ...more] = problems
    const others = more.length === 0 ? '' : choose(lang, ` 외 ${more.length}건`, ` and ${more.length} more`)
    const what = first === undefined ? '' : `: ${firstLine(first)}${others}`
    return `${choose(lang, 'HANDOFF.md 를 거부함', 'HANDOFF.md was refused')}${what}`
  },
} satisfies Partial<EventTexts>

const EFFECT_WORDS: Readonly<Record<EffectKind, Localized>> = {
  start_run: { ko: '에이전트 실행', en: 'run an agent' },
  read_work: { ko: '작업 읽기', en: 'read the work' },
  gather_evidence: { ko: '검사 실행', en: 'run the checks' },
  merge: { ko: '병합', en: 'merge' },
  seal: { ko: '병합 커밋 만들기', en: 'make the merge commit' },
  land: { ko: '브랜치 옮기기', en: 'move the branch' },
  ask: { ko: '사람에게 묻기', en: 'ask a person' },
  wait_until: { ko: '정해진 시각까지 대기', en: 'wait for a time' },
}
