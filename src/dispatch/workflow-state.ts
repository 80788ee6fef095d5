import type { Lang } from '../protocol/lang.ts'
import type { ShownNode } from '../protocol/plays/graph-spec.ts'

/** The state of a graph for people, as `workflow-state.md` has it. The store is the truth; this file is only read. */
export function workflowState(
  { task_id, request, over }: { readonly task_id: string; readonly request: string; readonly over: boolean },
  nodes: readonly ShownNode[],
  lang: Lang,
): string {
  const ko = lang === 'ko'
  const [first = ''] = request.trim().split('\n', 1)
  const head = ko
    ? ['에이전트', '의존', '실행', '상태', '재시도', 'checkpoint']
    : ['agent', 'after', 'run', 'state', 'retries', 'checkpoint']
  const row = (cells: readonly string[]) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`
  const rows = nodes.map((node) =>
    row([
      node.agent,
      node.needs.join(', ') || '-',
      node.run_id ?? '-',
      `${signOf(node, over)} ${WORDS[wordOf(node)][lang]}`.trim(),
      String(Math.max(node.runs - 1, 0)),
      node.commit?.slice(0, 12) ?? '-',
    ]),
  )
  return [
    '# Workflow State',
    '',
    `- ${ko ? '태스크' : 'task'}: ${task_id}`,
    `- ${ko ? '요청' : 'request'}: ${first.slice(0, 200)}`,
    `- ${ko ? '상태' : 'status'}: ${over ? (ko ? '완료' : 'over') : ko ? '진행 중' : 'in progress'}`,
    '',
    row(head),
    row(head.map(() => '---')),
    ...rows,
    '',
  ].join('\n')
}

const WORDS = {
  waits: { ko: '대기', en: 'waits' },
  runs: { ko: '실행중', en: 'runs' },
  done: { ko: '완료', en: 'done' },
  failed: { ko: '실패', en: 'failed' },
  skipped: { ko: '건너뜀', en: 'skipped' },
} as const

function wordOf({ state, failures }: ShownNode): keyof typeof WORDS {
  if (state === 'done' || state === 'skipped') return state === 'done' ? 'done' : 'skipped'
  if (state === 'waiting') return failures > 0 ? 'failed' : 'waits'
  return state === 'asking' ? 'failed' : 'runs'
}

/** Of a graph that is over nothing is under way: its signs are those that no reader takes for unfinished work. */
function signOf(node: ShownNode, over: boolean): string {
  const word = wordOf(node)
  if (word === 'done') return '✅'
  if (over) return ''
  return word === 'runs' ? '🔄' : word === 'failed' ? '❌' : ''
}
