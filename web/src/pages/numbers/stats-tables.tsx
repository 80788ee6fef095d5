import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { ApiAnswer } from '../../../../src/protocol/api/api-types.ts'
import { usePipelineWords } from '../../api/pipeline-words.ts'
import { durationWords } from '../../app/time-words.ts'
import { useLang } from '../../app/use-lang.ts'
import { TeamMark } from '../../parts/team-mark.tsx'
import { cutText, visibleText } from '../../parts/visible-text.ts'

type Stats = ApiAnswer<'stats'>

/** Fewer than this say nothing about a spread. */
const FEW = 5

export function AcksTable({ rows }: { readonly rows: Stats['acks'] }) {
  const { t } = useTranslation()
  return (
    <Table head={[t('numbers.pair'), 'n', 'p50', 'p99', t('numbers.late')]}>
      {rows.map((row) => (
        <tr key={row.from + row.to}>
          <td>
            <Pair from={row.from} to={row.to} />
          </td>
          <td className="num">{row.n}</td>
          <Spread {...row} />
          <td className={`num ${row.late > 0 ? 'text-back' : ''}`}>
            {row.late} / {row.handoffs}
          </td>
        </tr>
      ))}
    </Table>
  )
}

export function RejectionsTable({ rows }: { readonly rows: Stats['rejections'] }) {
  const { t } = useTranslation()
  return (
    <Table head={[t('numbers.pair'), t('numbers.reason'), 'n', '%']} words={2}>
      {rows.map((row) => (
        <tr key={row.from + row.to + row.category}>
          <td>
            <Pair from={row.from} to={row.to} />
          </td>
          <td>{t(`category.${row.category}`, { defaultValue: row.category })}</td>
          <td className="num">{row.n}</td>
          <td className="num">{row.rate === null ? '–' : `${Math.round(row.rate * 100)} %`}</td>
        </tr>
      ))}
    </Table>
  )
}

export function StagesTable({ rows }: { readonly rows: Stats['stages'] }) {
  const { t } = useTranslation()
  const words = usePipelineWords()
  return (
    <Table head={[t('numbers.stage'), 'n', `${t('task.worked')} p50`, 'p99', `${t('task.waited')} p50`, 'p99']}>
      {rows.map(({ stage, work, wait }) => {
        const team = words.stages.find(({ id }) => id === stage)?.team ?? ''
        return (
          <tr key={stage}>
            <td>
              <TeamMark team={words.team(team)} /> {words.team(team).role || stage}
            </td>
            <td className="num">{work.n}</td>
            <Spread {...work} />
            <Spread {...wait} />
          </tr>
        )
      })}
    </Table>
  )
}

export function AttemptsTable({ rows }: { readonly rows: Stats['attempts'] }) {
  const { t } = useTranslation()
  const most = Math.max(1, ...rows.map(({ tasks }) => tasks))
  return (
    <Table head={[t('numbers.revisions'), t('numbers.tasksHead'), '']}>
      {rows.map(({ revisions, tasks }) => (
        <tr key={revisions}>
          <td>{revisions === 0 ? t('numbers.first') : t('card.revisions', { count: revisions })}</td>
          <td className="num">{tasks}</td>
          <td className="w-1/2">
            <span className="block h-3 bg-accent" style={{ width: `${(tasks / most) * 100}%` }} />
          </td>
        </tr>
      ))}
    </Table>
  )
}

export function CostTable({ rows }: { readonly rows: Stats['cost'] }) {
  const { t } = useTranslation()
  const lang = useLang()
  const count = (value: number | null) => (value === null ? '–' : value.toLocaleString(lang))
  return (
    <Table
      head={[t('numbers.stage'), t('numbers.agent'), t('numbers.runs'), t('numbers.time'), t('numbers.tokens'), '$']}
      words={2}
    >
      {rows.map((row) => (
        <tr key={row.stage + row.agent}>
          <td>{row.stage}</td>
          <td>
            <bdi>{visibleText(cutText(row.agent, 30))}</bdi>
          </td>
          <td className="num">{row.ends}</td>
          <td className="num">{durationWords(row.run_ms, lang)}</td>
          <td className="num">
            {count(
              row.input_tokens === null && row.output_tokens === null
                ? null
                : (row.input_tokens ?? 0) + (row.output_tokens ?? 0),
            )}
          </td>
          <td className="num">{row.cost_usd === null ? '–' : row.cost_usd.toFixed(2)}</td>
        </tr>
      ))}
    </Table>
  )
}

function Pair({ from, to }: { readonly from: string; readonly to: string }) {
  const words = usePipelineWords()
  return (
    <span className="whitespace-nowrap">
      <TeamMark team={words.team(from)} label={words.team(from).name} /> →{' '}
      <TeamMark team={words.team(to)} label={words.team(to).name} />
    </span>
  )
}

function Spread({ n, p50, p99 }: { readonly n: number; readonly p50: number | null; readonly p99: number | null }) {
  const { t } = useTranslation()
  const lang = useLang()
  if (n === 0 || p50 === null || p99 === null) {
    return (
      <>
        <td className="num">–</td>
        <td className="num">–</td>
      </>
    )
  }
  return (
    <>
      <td className="num whitespace-nowrap">{durationWords(p50, lang)}</td>
      <td className="num whitespace-nowrap">
        {n < FEW ? <span className="text-ink-3">{t('numbers.few')}</span> : durationWords(p99, lang)}
      </td>
    </>
  )
}

interface TableProps {
  readonly head: readonly string[]
  /** So many columns at the left hold words; the others hold numbers and stand at the right. */
  readonly words?: number
  readonly children: ReactNode
}

function Table({ head, words = 1, children }: TableProps) {
  const { t } = useTranslation()
  const empty = Array.isArray(children) && children.length === 0
  if (empty) return <p className="text-ink-3">{t('numbers.none')}</p>
  return (
    <table className="table">
      <thead>
        <tr>
          {head.map((name, at) => (
            <th key={at} scope="col" className={at < words ? '' : 'num'}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  )
}
