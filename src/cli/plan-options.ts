import type { OptionEntry } from './option-entry.ts'

/** Options of `baton plan`. */
export const PLAN_OPTIONS = {
  mermaid: { flags: '--mermaid', help: { ko: '그래프를 Mermaid로 출력합니다', en: 'print the graph as Mermaid' } },
  addAgent: {
    flags: '--add <agent>',
    help: { ko: '그래프에 에이전트를 추가합니다 (여러 번 가능)', en: 'add an agent to the graph; may be repeated' },
    many: true,
  },
  removeAgent: {
    flags: '--remove <agent>',
    help: { ko: '그래프에서 에이전트를 뺍니다 (여러 번 가능)', en: 'remove an agent from the graph; may be repeated' },
    many: true,
  },
  serialise: {
    flags: '--serialise <first,then>',
    help: {
      ko: '두 번째 에이전트를 첫 번째 다음에 실행합니다 (여러 번 가능)',
      en: 'let the second agent follow the first; may be repeated',
    },
    many: true,
  },
  analyst: {
    flags: '--analyst <agent>',
    help: {
      ko: '요청을 이 에이전트로 분석합니다 (claude, codex … 또는 설정의 에이전트 이름). 답이 없으면 Baton이 직접 분석합니다',
      en: 'let this agent analyse the request (claude, codex … or the name of a configured agent); without an answer Baton analyses it itself',
    },
  },
} as const satisfies Record<string, OptionEntry>
