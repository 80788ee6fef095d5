import type { TextKind } from './contract-kinds.ts'

/** What a text seems to be, by the marks that no other kind has. A document begins with its headings; agents print anything. */
export function guessTextKind(text: string): TextKind | undefined {
  const start = text.slice(0, LOOKED_AT)
  if (start.trimStart().startsWith('{')) {
    if (/"completionCriteria"\s*:/.test(start)) return 'handoff-document'
    if (/"featureName"\s*:/.test(start)) return 'completion-report'
    return undefined
  }
  if (REPORT.test(start)) return 'completion-report'
  if (HANDOFF.test(start)) return 'handoff-document'
  return AGENT_OUTPUT.test(start) ? 'agent-output' : undefined
}

const LOOKED_AT = 100_000
const REPORT = /^ {0,3}#{1,6}[ \t]+(?:완료 보고|실패 보고|completion report|failure report)/imu
const HANDOFF = /^ {0,3}#{1,6}[ \t]+(?:\d{1,3}[.)][ \t]*)?[*_]{0,3}(?:mode|모드)(?![\p{L}\p{N}])/imu
const AGENT_OUTPUT =
  /^(?:\[(?:USER_QUESTION|ERROR|DEPENDENCY_REQUEST|AGENT_RESULT)\]|=== (?:PHASE \d{1,4}|CUSTOM TASK) COMPLETE ===)[ \t\r]*$/m
