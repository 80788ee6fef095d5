import type { Lang, Localized } from '../../../protocol/lang.ts'
import { DOCUMENTATION_CHECKLIST } from '../../../protocol/messages/documentation.ts'
import type { ConditionFacts } from '../../../service/review/review-facts.ts'
import { terminalText } from '../../terminal-text.ts'

const MOST = 100

/** What the work rests on besides checks: who approved the plan, who reviewed, which documents are there. */
export function conditionLines({ conditions, checklist }: ConditionFacts, lang: Lang): string[] {
  return [
    ...conditions.map((one) => `${one.met ? '✓' : '✗'} ${one.stage} ${conditionText(one, lang)}`),
    ...Object.entries(checklist ?? {}).map(([box, { checked, by, text }]) => {
      const name = DOCUMENTATION_CHECKLIST[box as keyof typeof DOCUMENTATION_CHECKLIST]?.[lang] ?? terminalText(box)
      const rests = `${BASES[by]?.[lang] ?? terminalText(by)}${text === '' ? '' : `: ${short(text)}`}`
      return `${checked ? '☑' : '☐'} ${name} (${rests})`
    }),
  ]
}

function conditionText(one: ConditionFacts['conditions'][number], lang: Lang): string {
  const ko = lang === 'ko'
  const by = terminalText(one.by)
  if (one.kind === 'plan_approved') {
    const how = one.how === 'yes' ? '--yes' : by
    if (!one.met) return ko ? `계획 수정 요청 (${by})` : `changes to the plan requested (${by})`
    return ko ? `계획 승인 (${how})` : `plan approved (${how})`
  }
  if (one.kind === 'review') return `${ko ? '코드 리뷰' : 'code review'}: ${terminalText(one.verdict ?? '-')} (${by})`
  const documents = (one.documents ?? []).map(({ name, files, not_needed }) => {
    if (files.length > 0) return `${name} ${files.join(', ')}`
    return not_needed ? `${name} – ${not_needed.reason}` : `${name} ✗`
  })
  return `${ko ? '문서' : 'documents'}: ${short(documents.join('; '))}`
}

const short = (text: string) => {
  const line = terminalText(text.replaceAll('\n', ' '))
  return line.length > MOST ? `${line.slice(0, MOST)}…` : line
}

const BASES: Readonly<Record<string, Localized>> = {
  files: { ko: '파일', en: 'files' },
  agent: { ko: '에이전트의 진술', en: 'the agent says' },
  configuration: { ko: '설정', en: 'configuration' },
  person: { ko: '사람', en: 'checked by' },
  nobody: { ko: '아무도 확인하지 않음', en: 'nobody checked' },
}
