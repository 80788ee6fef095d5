import type { Heard } from './heard.ts'
import type { Judged } from './judge.ts'
import type { Expected, Variant } from './variants.ts'

/** One relay of the field test. */
export interface FieldRow {
  readonly repository: string
  readonly manager: string
  readonly runner: string
  readonly fix: string
  readonly subject: string
  /** The commit of Baton that was measured. */
  readonly commit: string
  readonly variant: Variant
  readonly expected: Expected
  readonly judged: Judged
  readonly heard: Pick<Heard, 'status' | 'outcome' | 'evidence' | 'attempts' | 'sentence' | 'seconds' | 'runs' | 'base'>
  /** Name of the check that failed last; empty where none did. */
  readonly failed: string
  readonly code: number | null
  readonly wholeSeconds: number
  readonly agentSeconds: number
  readonly installs: number
  /** What one installation and one run of the tests took outside of Baton. */
  readonly outside: { readonly install: number; readonly test: number }
}

export interface FieldRun {
  readonly date: string
  readonly cores: number
  readonly rows: readonly FieldRow[]
}

const HEAD = [
  'repository',
  'manager',
  'runner',
  'fix',
  'variant',
  'expected',
  'verdict',
  'Baton said',
  'exit',
  's whole',
  's agents',
  's checks',
  's setup',
  'installs',
]

export function fieldTable(rows: readonly FieldRow[]): string[] {
  return [HEAD, HEAD.map(() => '---'), ...rows.map(cells)].map((line) => `| ${line.join(' | ')} |`)
}

function cells(row: FieldRow): string[] {
  const { heard, judged } = row
  const { checks, setup } = heard.seconds
  const word = judged.word === 'wrong' ? '**wrong**' : judged.word
  return [
    ...[row.repository, row.manager, row.runner, row.fix.slice(0, 8), row.variant, row.expected, word, said(row)],
    ...[
      String(row.code ?? 'killed'),
      ...[row.wholeSeconds, row.agentSeconds, checks, setup].map((one) => one.toFixed(1)),
      String(row.installs),
    ],
  ]
}

function said({ heard, failed }: FieldRow): string {
  const words = [
    heard.status || 'nothing',
    heard.evidence,
    failed && `✗ ${failed}`,
    heard.attempts > 0 && `${heard.attempts} attempts`,
    heard.base && `base red: ${heard.base}`,
  ]
  return [words.filter(Boolean).join(', '), heard.sentence]
    .filter(Boolean)
    .join(': ')
    .replaceAll('|', '\\|')
    .slice(0, 200)
}

export const wrongLines = (rows: readonly FieldRow[]) =>
  rows
    .filter(({ judged }) => judged.word !== 'right')
    .map(
      ({ repository, fix, variant, judged }) =>
        `- ${judged.word}: ${repository} ${fix.slice(0, 8)} ${variant}: ${judged.why}`,
    )

/** Bar 2: a relay that reached the approval takes at most the agents' own time, twice its checks and one setup. */
export function timeLines(rows: readonly FieldRow[]): string[] {
  return rows
    .filter(({ judged }) => judged.cause === 'ready')
    .map(({ repository, fix, variant, heard, wholeSeconds, agentSeconds: agents, outside, installs }) => {
      const { checks, setup } = heard.seconds
      const bar = agents + 2 * checks + outside.install
      const rest = wholeSeconds - agents - checks - setup
      const numbers = [wholeSeconds, bar, rest].map((one) => one.toFixed(1))
      const word = wholeSeconds <= bar && installs <= 1 ? '' : ' **above the bar**'
      return `- ${repository} ${fix.slice(0, 8)} ${variant}: ${numbers[0]} s of ${numbers[1]} s, ${heard.runs} runs, ${installs} installs, ${numbers[2]} s are Baton's own${word}`
    })
}

export function countLine(rows: readonly FieldRow[]): string {
  const of = (word: string) => rows.filter(({ judged }) => judged.word === word).length
  const repositories = new Set(rows.map(({ repository }) => repository)).size
  return `${rows.length} relays in ${repositories} repositories: ${of('right')} right verdicts, ${of('wrong')} wrong, ${of('untested')} that test nothing`
}

const BEGIN = '<!-- field -->'
const END = '<!-- /field -->'

/** The text with this run between its marks. */
export function withFieldRun(text: string, { date, cores, rows }: FieldRun): string {
  const [begin, end] = [text.indexOf(BEGIN), text.indexOf(END)]
  if (begin === -1 || end < begin) throw new Error(`the text has no ${BEGIN} … ${END}`)
  const wrong = wrongLines(rows)
  const lines = [
    `Measured by \`npm run field\` with commit ${[...new Set(rows.map(({ commit }) => commit))].join(', ')} on ${date}, ${cores} cores, no randomness: ${countLine(rows)}.`,
    '',
    ...(wrong.length > 0
      ? ['Wrong verdicts, and relays that test nothing:', '', ...wrong, '']
      : ['No wrong verdict.', '']),
    ...fieldTable(rows),
    '',
    'Time of the relays that reached the approval, with agents + 2 × checks + 1 × setup as the bar:',
    '',
    ...timeLines(rows),
  ]
  return `${text.slice(0, begin)}${BEGIN}\n${lines.join('\n')}\n${text.slice(end)}`
}
