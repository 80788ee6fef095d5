import type { Question } from '../agent-blocks/block-schemas.ts'
import type { Lang, Localized } from '../lang.ts'
import type { PermissionAsk } from './permission-rule.ts'

/** How a person decides on one request: for this once, the run, the stage of the project, or not at all. */
export type PermissionDecision = 'once' | 'run' | 'stage' | 'refuse'

const OPTIONS: Readonly<Record<PermissionDecision, Localized>> = {
  once: { ko: '이번만 허용', en: 'allow once' },
  run: { ko: '이 실행 동안 허용', en: 'allow for this run' },
  stage: { ko: '이 단계에서 계속 허용', en: 'allow for this stage' },
  refuse: { ko: '거부', en: 'refuse' },
}
const DECISIONS = Object.keys(OPTIONS) as PermissionDecision[]

const KINDS: Readonly<Record<PermissionAsk['kind'], Localized>> = {
  read: { ko: '다음을 읽으려 합니다', en: 'wants to read' },
  edit: { ko: '다음을 고치려 합니다', en: 'wants to edit' },
  run: { ko: '다음 명령을 실행하려 합니다', en: 'wants to run' },
  web: { ko: '다음 주소에 접속하려 합니다', en: 'wants to open' },
  tool: { ko: '다음 도구를 쓰려 합니다', en: 'wants to use' },
}

/** Longer subjects are cut; the transcript has all of them. */
const LONGEST = 400

/**
 * The question to a person. Refusing is the default: at the time limit and with `--yes`, nothing is allowed. Any other
 * text refuses too, and the agent is told that text.
 */
export function permissionQuestion(ask: PermissionAsk, lang: Lang): Question {
  const about = ask.kind === 'tool' ? ask.subject : `${ask.subject} (${ask.tool})`
  return {
    category: 'clarification',
    question: `${lang === 'ko' ? '에이전트가 ' : 'The agent '}${KINDS[ask.kind][lang]}: ${oneLine(about)}`,
    options: DECISIONS.map((decision) => OPTIONS[decision][lang]),
    default: OPTIONS.refuse[lang],
    required: false,
  }
}

/** What an answer means; what is none of the options refuses. */
export function permissionDecision(answer: string | null): PermissionDecision {
  return DECISIONS.find((one) => OPTIONS[one].ko === answer || OPTIONS[one].en === answer) ?? 'refuse'
}

/** What the agent is told where it was refused. */
export function refusalText(answer: string | null, lang: Lang): string {
  const isOption = answer === null || answer === OPTIONS.refuse.ko || answer === OPTIONS.refuse.en
  const refused = lang === 'ko' ? '거부되었습니다. 다른 방법으로 진행하세요.' : 'This was refused. Go on without it.'
  return isOption ? refused : `${refused} ${lang === 'ko' ? '이유' : 'Reason'}: ${answer}`
}

/** Without line breaks and control characters: it stands in an inbox and on a terminal. */
function oneLine(text: string): string {
  const flat = text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu, ' ').trim()
  return flat.length > LONGEST ? `${flat.slice(0, LONGEST)}…` : flat
}
