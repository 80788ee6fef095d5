import { useTranslation } from 'react-i18next'
import type { ApiAnswer } from '../../../../src/protocol/api/api-types.ts'
import { Link } from '../../app/link.tsx'
import { useLang } from '../../app/use-lang.ts'
import { Glyph } from '../../parts/glyph.tsx'
import { TheirText } from '../../parts/their-text.tsx'
import { visibleText } from '../../parts/visible-text.ts'
import { estimateText } from './estimate-text.ts'
import { STATE_LOOK, stateText } from './node-state.ts'

type Plan = ApiAnswer<'task_plan'>

/** The graph as a list, in the order of its levels. */
export function AgentList({
  plan,
  onRemove,
  short = false,
}: {
  readonly plan: Plan
  readonly onRemove?: ((agent: string) => void) | undefined
  readonly short?: boolean
}) {
  const known = new Map(plan.nodes.map((node) => [node.agent, node]))
  const order = plan.levels.flat().flatMap((id) => known.get(id) ?? [])
  return (
    <ol className="m-0 list-none divide-y divide-hairline p-0">
      {order.map((node) => (
        <li key={node.agent} className="py-2">
          <Agent node={node} plan={plan} onRemove={onRemove} short={short} />
        </li>
      ))}
    </ol>
  )
}

function Agent({
  node,
  plan,
  onRemove,
  short,
}: {
  readonly node: Plan['nodes'][number]
  readonly plan: Plan
  readonly onRemove: ((agent: string) => void) | undefined
  readonly short: boolean
}) {
  const { t } = useTranslation()
  const lang = useLang()
  const { agent, state, needs, task, scope, criteria, output, run_id, summary, edited } = node
  const { glyph, colour } = STATE_LOOK[state] ?? { glyph: '○', colour: 'var(--text-3)' }
  const overlaps = plan.serialised.some(({ first, second }) => first === agent || second === agent)
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <strong className="font-semibold">
          <bdi>{visibleText(agent)}</bdi>
        </strong>
        <span className="text-meta" style={{ color: colour }}>
          <Glyph of={glyph} /> {t(stateText(state))}
        </span>
        {edited ? <span className="text-meta text-accent">{t(`plan.edited.${edited}`)}</span> : null}
        {overlaps ? <span className="text-meta text-back">∩ {t('plan.overlaps')}</span> : null}
        {needs.length > 0 ? (
          <span className="text-meta text-ink-3">{t('plan.after', { agents: needs.map(visibleText).join(', ') })}</span>
        ) : null}
        {run_id === null ? null : (
          <Link href={`/runs/${run_id}`} className="text-meta">
            {t('task.openRun')}
          </Link>
        )}
        {onRemove ? (
          <button
            type="button"
            className="btn ml-auto"
            aria-label={t('plan.removeAgent', { agent: visibleText(agent) })}
            onClick={() => onRemove(agent)}
          >
            {t('plan.remove')}
          </button>
        ) : null}
      </div>
      {summary === '' ? null : (
        <p className="text-meta text-ink-2">
          <TheirText text={summary} />
        </p>
      )}
      {short ? null : (
        <dl className="m-0 mt-1 grid gap-x-3 text-meta text-ink-2 sm:grid-cols-[7rem_minmax(0,1fr)]">
          {task === '' ? null : <Row name={t('plan.task')} text={task} />}
          <dt className="text-ink-3">{t('plan.scope')}</dt>
          <dd className="mono m-0">{scope.length === 0 ? t('plan.noCode') : <TheirText text={scope.join(' ')} />}</dd>
          <Row name={t('plan.criteria')} text={criteria.join(' · ')} />
          {output === '' ? null : <Row name={t('plan.output')} text={output} />}
        </dl>
      )}
      {short || !node.estimate ? null : <p className="text-meta text-ink-3">{estimateText(t, lang, node.estimate)}</p>}
    </>
  )
}

function Row({ name, text }: { readonly name: string; readonly text: string }) {
  return (
    <>
      <dt className="text-ink-3">{name}</dt>
      <dd className="m-0">
        <TheirText text={text} />
      </dd>
    </>
  )
}
