import type { Localized } from '../../../protocol/lang.ts'
import type { Ask, AskOption, ItemKind } from '../../../protocol/plays/effect.ts'
import { cutText, firstThatFit } from '../fit-state.ts'
import { NODE_BYTES } from './graph-state.ts'

/** The questions about a node of a graph, with their options. The first one is what `--yes` answers, where it may. */
const STOP: AskOption = {
  choice: 'stop',
  label: { ko: '중단: 태스크를 보류합니다', en: 'stop: the task is put on hold' },
}
const RETRY: AskOption = {
  choice: 'retry',
  label: { ko: '다시: 메모를 함께 주고 한 번 더 시킵니다', en: 'retry: once more, with the note' },
}
const ACCEPT: AskOption = {
  choice: 'accept',
  label: { ko: '이대로 진행', en: 'continue with it as it is' },
  po: true,
}

interface Asked {
  readonly item: ItemKind
  readonly text: Localized
  readonly options: readonly AskOption[]
  readonly lines: readonly string[]
  readonly run: string | null
  readonly confirmable?: boolean
}

const ask = ({ item, text, options, lines, run, confirmable = false }: Asked): Ask => ({
  ...{ do: 'ask', item, to: 'person', text, details: lines, options, confirmable, run },
})

/** Lines that a node keeps for a question. */
export const keptLines = (lines: readonly string[], bytes: number = NODE_BYTES.lines): readonly string[] =>
  firstThatFit(
    lines
      .flatMap((line) => line.split('\n', 200))
      .map((line) => cutText(line, 300))
      .filter((line) => line.trim() !== ''),
    { bytes, most: 60 },
  )

export const failedAsk = (agent: string, lines: readonly string[], run: string | null): Ask =>
  ask({
    item: 'agent_failed',
    text: {
      ko: `${agent} 에이전트가 작업을 끝내지 못했습니다. 어떻게 할까요?`,
      en: `The agent ${agent} did not finish its work. What should happen?`,
    },
    options: [
      RETRY,
      {
        choice: 'skip',
        label: { ko: '이 에이전트 없이 진행', en: 'go on without this agent' },
      },
      STOP,
    ],
    lines,
    run,
  })

export const outsideAsk = (agent: string, lines: readonly string[], run: string | null): Ask =>
  ask({
    item: 'outside_scope',
    text: {
      ko: `${agent} 에이전트가 맡은 파일 범위 밖의 파일을 바꿨습니다. 그 변경은 ref에 보관했습니다. 어떻게 할까요?`,
      en: `The agent ${agent} changed files outside of its scope. Those changes are kept on a ref. What should happen with them?`,
    },
    options: [
      { choice: 'leave', label: { ko: '빼고 진행', en: 'go on without them' } },
      { choice: 'take', label: { ko: '함께 반영', en: 'take them too' } },
      STOP,
    ],
    lines,
    run,
    confirmable: true,
  })

export const conflictAsk = (agent: string, lines: readonly string[], run: string | null): Ask =>
  ask({
    item: 'merge_conflict',
    text: {
      ko: `${agent} 에이전트의 작업이 먼저 병합된 작업과 충돌합니다. 어떻게 할까요?`,
      en: `The work of the agent ${agent} conflicts with work that was merged before. What should happen?`,
    },
    options: [
      { choice: 'agent', label: { ko: '이 에이전트가 해결', en: 'let this agent resolve it' } },
      {
        choice: 'ours',
        label: { ko: '충돌한 줄은 먼저 병합된 쪽', en: 'of the lines in conflict, keep those merged before' },
      },
      {
        choice: 'theirs',
        label: { ko: '충돌한 줄은 이 에이전트 쪽', en: "of the lines in conflict, take this agent's" },
      },
      STOP,
    ],
    lines,
    run,
  })

const FINDINGS: Readonly<Record<'loop' | 'critical', (agent: string) => Localized>> = {
  loop: (agent) => ({
    ko: `피드백 루프 한도를 넘었습니다 (${agent}). 어떻게 할까요?`,
    en: `There were too many feedback loops (${agent}). What should happen?`,
  }),
  critical: (agent) => ({
    ko: `${agent} 에이전트가 같은 critical 문제를 두 번 연속 발견했습니다. 어떻게 할까요?`,
    en: `${agent} found the same critical twice in a row. What should happen?`,
  }),
}

export const findingsAsk = (
  kind: 'loop' | 'critical',
  agent: string,
  lines: readonly string[],
  run: string | null,
): Ask => ask({ item: 'findings', text: FINDINGS[kind](agent), options: [RETRY, ACCEPT, STOP], lines, run })

export const rejectedAsk = (agent: string, lines: readonly string[], run: string | null): Ask =>
  ask({
    item: 'findings',
    text: {
      ko: `${agent} 에이전트가 REJECTED로 판정했습니다. 어떻게 할까요?`,
      en: `${agent} judged the work as REJECTED. What should happen?`,
    },
    options: [{ choice: 'revise', label: { ko: '계획부터 다시', en: 'revise it, from the plan on' } }, ACCEPT, STOP],
    lines,
    run,
  })

export const securityAsk = (agent: string, lines: readonly string[], run: string | null): Ask =>
  ask({
    item: 'security',
    text: {
      ko: `${agent} 에이전트가 심각한 보안 문제를 발견해 모든 에이전트를 멈췄습니다. 어떻게 할까요?`,
      en: `${agent} found a critical security problem. All agents were stopped. What should happen?`,
    },
    options: [
      { choice: 'fix', label: { ko: '구현 에이전트가 고침', en: 'let the agents that built it fix it' } },
      ACCEPT,
      STOP,
    ],
    lines,
    run,
  })

/** Baton's own checks refused the work more often than there are loops. */
export const checksAsk = (lines: readonly string[]): Ask =>
  ask({
    item: 'findings',
    text: {
      ko: '피드백 루프 한도를 넘었는데 검사가 여전히 실패합니다. 어떻게 할까요?',
      en: 'There were too many feedback loops, and the checks still fail. What should happen?',
    },
    options: [RETRY, STOP],
    lines,
    run: null,
  })
