import type { Lang } from '../../../protocol/lang.ts'
import type { WentOn } from '../../../service/review/open-findings.ts'
import { terminalText } from '../../terminal-text.ts'

const MOST_LINES = 12

/** Findings that a person left as they are, and agents without which a graph went on: no check says so. */
export function wentOnLines(wentOn: readonly WentOn[], lang: Lang): string[] {
  if (wentOn.length === 0) return []
  const words = WORDS[lang]
  const lines = wentOn.flatMap(({ agent, choice, by, note, findings }) => [
    `  ${agent}: ${words[choice]} (${by})${note === null ? '' : `: ${note}`}`,
    ...findings.map((one) => `    | ${one}`),
  ])
  const more = lines.length - MOST_LINES
  return [
    `!! ${words.wentOn}`,
    ...lines.slice(0, MOST_LINES).map((line) => `!! ${terminalText(line)}`),
    ...(more > 0 ? [`!!   ${words.more(more)}`] : []),
  ]
}

const WORDS = {
  ko: {
    wentOn: '경고: 사람이 에이전트의 지적을 그대로 두거나 에이전트를 빼고 진행시켰습니다. 승인하기 전에 확인하세요.',
    accept: '지적을 그대로 두고 진행',
    skip: '이 에이전트 없이 진행',
    more: (count: number) => `… 외 ${count}줄`,
  },
  en: {
    wentOn:
      'WARNING: a person let the work go on with the findings of an agent, or without it. Review this before you approve.',
    accept: 'went on with its findings',
    skip: 'went on without it',
    more: (count: number) => `… ${count} more lines`,
  },
} as const
