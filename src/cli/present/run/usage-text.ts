import type { Lang } from '../../../protocol/lang.ts'
import type { Usage, UsageSum } from '../../../service/usage/usage.ts'
import { terminalText } from '../../terminal-text.ts'
import type { Screen } from '../screen/screen.ts'
import { type Cell, table } from '../screen/table.ts'
import { exactDurationText } from '../screen/time-text.ts'

/** A line a group and the sum of all. */
export function usageText({ by, rows, total }: Usage, { lang, width }: Pick<Screen, 'lang' | 'width'>): string {
  const words = WORDS[lang]
  if (rows.length === 0) return `${words.none}\n`
  const lines = [...rows.map(({ key, ...sum }) => cells(terminalText(key), sum, lang)), cells(words.total, total, lang)]
  const header = [words.by[by], words.ends, words.time, words.input, words.output, words.turns, words.cost]
  return `${table(header, lines, width)}${notes(total, lang)}`
}

const cells = (name: string, sum: UsageSum, lang: Lang): Cell[] => [
  { text: name },
  { text: String(sum.ends) },
  { text: exactDurationText(sum.run_ms, lang) },
  { text: countText(sum.input_tokens) },
  { text: countText(sum.output_tokens) },
  { text: countText(sum.turns) },
  { text: costText(sum) },
]

function notes({ estimated_usd, untold, ends }: UsageSum, lang: Lang): string {
  const words = WORDS[lang]
  const estimated = estimated_usd === null ? '' : `${words.estimated}\n`
  return `${estimated}${untold === 0 ? '' : `${words.untold(untold, ends)}\n`}`
}

const countText = (count: number | null) => (count === null ? '-' : count.toLocaleString('en-US'))

/** A cost that was reckoned with prices of the configuration is marked. */
const costText = ({ cost_usd, estimated_usd }: UsageSum) =>
  cost_usd === null ? '-' : `${estimated_usd === null ? '' : '~'}$${cost_usd.toFixed(cost_usd < 1 ? 4 : 2)}`

const WORDS = {
  ko: {
    none: '끝난 실행이 없습니다.',
    by: { task: '태스크', stage: '단계', agent: '에이전트', model: '모델', day: '날짜', run: '실행', attempt: '시도' },
    ends: '실행 수',
    time: '시간',
    input: '입력 토큰',
    output: '출력 토큰',
    turns: '턴',
    cost: '비용',
    total: '합계',
    estimated: '~ 는 baton.config.json 의 prices 로 계산한 비용입니다.',
    untold: (untold: number, ends: number) => `실행 ${ends}건 중 ${untold}건은 토큰 사용량을 보고하지 않았습니다.`,
  },
  en: {
    none: 'No run has ended yet.',
    by: { task: 'Task', stage: 'Stage', agent: 'Agent', model: 'Model', day: 'Day', run: 'Run', attempt: 'Attempt' },
    ends: 'Runs',
    time: 'Time',
    input: 'Input tokens',
    output: 'Output tokens',
    turns: 'Turns',
    cost: 'Cost',
    total: 'Total',
    estimated: '~ is calculated with prices of baton.config.json.',
    untold: (untold: number, ends: number) => `${untold} of ${ends} ended runs told no tokens.`,
  },
} as const
