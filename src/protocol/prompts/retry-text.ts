import type { AgentResult } from '../agent-blocks/block-schemas.ts'
import { issueText } from '../agent-blocks/issue-line.ts'
import type { Lang } from '../lang.ts'
import type { Retry } from '../plays/graph-spec.ts'

/**
 * Why an agent is called again, in the sentences of the orchestrator document. `result` is what the run said that sent
 * the work back; what Baton or a person says stands in `retry.text`.
 */
export function retryText(retry: Retry, result: AgentResult | null, lang: Lang): string {
  const reason = reasonText(retry, result, lang)
  if (retry.note === undefined) return reason
  return `${reason}\n\n${lang === 'ko' ? '사람의 메모' : 'A person added'}: ${retry.note}`
}

function reasonText({ kind, from, text }: Retry, result: AgentResult | null, lang: Lang): string {
  const ko = lang === 'ko'
  switch (kind) {
    case 'tests': {
      const failed = (result?.failed_tests ?? []).map(({ name, expected, actual }) =>
        ko
          ? `테스트 '${name}' 실패. 기대값: ${expected}, 실제값: ${actual}`
          : `Test '${name}' failed. Expected: ${expected}, actual: ${actual}`,
      )
      return lines([...failed, ...issueLines(result)], text)
    }
    case 'findings':
      return lines([ko ? `${from} 의 지적:` : `Findings of ${from}:`, ...issueLines(result), ...actions(result)], text)
    case 'revision': {
      const wanted = (result?.action_items ?? []).join('; ') || result?.summary || text
      return ko ? `architect가 다음 수정을 요청했습니다: ${wanted}` : `The architect asked for these changes: ${wanted}`
    }
    case 'checks':
      return `${ko ? 'Baton의 검사가 실패했습니다:' : "Baton's checks failed:"}\n${text}`
    case 'failed':
      return `${ko ? '지난번 시도가 실패했습니다:' : 'The attempt before failed:'}\n${lines([...issueLines(result)], text)}`
    case 'conflict':
      return `${ko ? '충돌을 해결하세요:' : 'Resolve the conflict:'}\n${text}`
    case 'again':
      return `${ko ? '지난번 검증에서 발견된 것이 고쳐졌는지 다시 확인하세요:' : 'Verify again. This was found before:'}\n${lines(issueLines(result), text)}`
    case 'person':
      return `${ko ? '사람이 한 번 더 시도하라고 했습니다:' : 'A person wants another try:'}\n${text}`
  }
}

const issueLines = (result: AgentResult | null) => (result?.issues ?? []).map((issue) => `- ${issueText(issue)}`)
const actions = (result: AgentResult | null) => (result?.action_items ?? []).map((item) => `- ${item}`)

/** What Baton kept of it stands in where the result is not there any more. */
const lines = (found: readonly string[], kept: string) => (found.length > 0 ? found.join('\n') : kept)
