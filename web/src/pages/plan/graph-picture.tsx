import { useTranslation } from 'react-i18next'
import type { ApiAnswer } from '../../../../src/protocol/api/api-types.ts'
import { visibleText } from '../../parts/visible-text.ts'
import { graphLayout, NODE } from './graph-layout.ts'
import { STATE_LOOK, stateText } from './node-state.ts'

/** The graph as a picture. The list beside it says the same, for keys, screen readers and narrow screens. */
export function GraphPicture({ plan }: { readonly plan: ApiAnswer<'task_plan'> }) {
  const { t } = useTranslation()
  const needs = new Map(plan.nodes.map(({ agent, needs: before }) => [agent, before]))
  const { width, height, nodes, edges } = graphLayout(plan.levels, needs)
  const known = new Map(plan.nodes.map((node) => [node.agent, node]))
  const overlaps = (from: string, to: string) =>
    plan.serialised.some(({ first, second }) => first === from && second === to)
  const isOrange = (id: string) => plan.serialised.some(({ first, second }) => first === id || second === id)
  return (
    <div className="card overflow-x-auto p-3 max-sm:hidden" data-scroll="graph">
      <svg
        role="img"
        aria-label={t('plan.picture', { count: nodes.length })}
        width={width + 2}
        height={height + 2}
        viewBox={`-1 -1 ${width + 2} ${height + 2}`}
      >
        {edges.map(({ from, to, path }) => (
          <path
            key={`${from} ${to}`}
            d={path}
            fill="none"
            stroke={overlaps(from, to) ? 'var(--back)' : 'var(--control)'}
            strokeWidth={overlaps(from, to) ? 2 : 1}
            strokeDasharray={overlaps(from, to) ? '5 3' : undefined}
          />
        ))}
        {nodes.map(({ id, x, y }) => {
          const node = known.get(id)
          if (!node) return null
          const { glyph, colour } = STATE_LOOK[node.state] ?? { glyph: '○', colour: 'var(--text-3)' }
          return (
            <g key={id} transform={`translate(${x} ${y})`}>
              <rect
                width={NODE.width}
                height={NODE.height}
                rx={4}
                fill="var(--surface)"
                stroke={isOrange(id) ? 'var(--back)' : node.edited ? 'var(--accent)' : 'var(--control)'}
                strokeWidth={node.edited || isOrange(id) ? 2 : 1}
              />
              <text x={10} y={18} fontSize={13} fontWeight={600} fill="var(--text)">
                {cut(visibleText(id))}
              </text>
              <StateGlyph glyph={glyph} colour={colour} />
              <text x={26} y={35} fontSize={12} fill={node.edited ? 'var(--accent)' : colour}>
                {t(node.edited ? `plan.edited.${node.edited}` : stateText(node.state))}
              </text>
            </g>
          )
        })}
      </svg>
    </div>
  )
}

/** The tick is drawn, as in `Glyph`: the page's own font has none. */
function StateGlyph({ glyph, colour }: { readonly glyph: string; readonly colour: string }) {
  if (glyph === '✓') return <path d="M10 31 L13 34 L19 27" fill="none" stroke={colour} strokeWidth={1.8} />
  return (
    <text x={10} y={35} fontSize={12} fill={colour}>
      {glyph}
    </text>
  )
}

const cut = (name: string) => (name.length > 19 ? `${name.slice(0, 18)}…` : name)
