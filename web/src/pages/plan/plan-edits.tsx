import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ApiAnswer } from '../../../../src/protocol/api/api-types.ts'
import { visibleText } from '../../parts/visible-text.ts'

/** Adds an agent, puts one back, lets one follow another. Each edit is a word of the note that is sent. */
export function PlanEdits({
  plan,
  edits,
  onEdit,
  onReset,
  children,
}: {
  readonly plan: ApiAnswer<'task_plan'>
  readonly edits: string
  readonly onEdit: (word: string) => void
  readonly onReset: () => void
  readonly children: ReactNode
}) {
  const { t } = useTranslation()
  const [added, setAdded] = useState('')
  const [first, setFirst] = useState('')
  const [then, setThen] = useState('')
  const names = plan.nodes.map(({ agent }) => agent)
  const canSerialise = first !== '' && then !== '' && first !== then
  return (
    <section className="card my-3 flex flex-col gap-3 p-3" aria-label={t('plan.edits')}>
      <div className="flex flex-wrap items-end gap-2">
        <Choice label={t('plan.add')} value={added} names={plan.known} onChoose={setAdded} />
        <button
          type="button"
          className="btn"
          disabled={added === ''}
          onClick={() => {
            onEdit(`+${added}`)
            setAdded('')
          }}
        >
          {t('plan.addIt')}
        </button>
        <Choice label={t('plan.first')} value={first} names={names} onChoose={setFirst} />
        <Choice label={t('plan.then')} value={then} names={names} onChoose={setThen} />
        <button type="button" className="btn" disabled={!canSerialise} onClick={() => onEdit(`${first}>${then}`)}>
          {t('plan.serialise')}
        </button>
      </div>
      {plan.removed.length > 0 ? (
        <div className="flex flex-wrap items-center gap-2 text-meta">
          <span className="text-ink-3">{t('plan.removed')}</span>
          {plan.removed.map((agent) => (
            <button key={agent} type="button" className="btn" onClick={() => onEdit(`+${agent}`)}>
              {t('plan.putBack', { agent: visibleText(agent) })}
            </button>
          ))}
        </div>
      ) : null}
      <div className="flex flex-wrap items-center gap-3">
        {children}
        {edits === '' ? null : (
          <>
            <span className="mono text-meta text-ink-2">{visibleText(edits)}</span>
            <button type="button" className="btn" onClick={onReset}>
              {t('plan.reset')}
            </button>
          </>
        )}
      </div>
    </section>
  )
}

function Choice({
  label,
  value,
  names,
  onChoose,
}: {
  readonly label: string
  readonly value: string
  readonly names: readonly string[]
  readonly onChoose: (name: string) => void
}) {
  const { t } = useTranslation()
  return (
    <label className="block text-meta">
      <span className="text-ink-3">{label}</span>
      <select className="field" value={value} onChange={(event) => onChoose(event.currentTarget.value)}>
        <option value="">{t('plan.choose')}</option>
        {names.map((name) => (
          <option key={name} value={name}>
            {visibleText(name)}
          </option>
        ))}
      </select>
    </label>
  )
}
