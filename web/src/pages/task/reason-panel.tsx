import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ApiBody } from '../../../../src/protocol/api/api-types.ts'
import type { CallError } from '../../api/call.ts'
import { useDraft } from '../../app/drafts.ts'
import { Panel } from '../../parts/panel.tsx'
import { Problem } from '../../parts/problem.tsx'
import { TheirText } from '../../parts/their-text.tsx'
import { WritingField } from '../../parts/writing-field.tsx'

export type Reason = NonNullable<ApiBody<'step'>['reason']>
type Category = Reason['category']
const CATEGORIES: readonly Category[] = ['quality', 'scope', 'dependency', 'blocker']

interface ReasonPanelProps {
  readonly draftKey: string
  readonly title: string
  /** Items that are already written: comments on lines. */
  readonly items?: readonly string[]
  /** Who is to act on the items. */
  readonly assignee?: string
  readonly category?: Category
  readonly sending: boolean
  readonly refused: CallError | null
  readonly onSend: (reason: Reason) => void
  readonly onClose: () => void
}

/** Why work goes back: category, reason, and what is to be done by whom until when. */
export function ReasonPanel(props: ReasonPanelProps) {
  const { draftKey, title, items = [], assignee = '', sending, refused, onSend, onClose } = props
  const { t } = useTranslation()
  const [description, setDescription] = useDraft(`${draftKey}:reason`)
  const [more, setMore] = useDraft(`${draftKey}:items`)
  const [who, setWho] = useState(assignee)
  const [deadline, setDeadline] = useState(t('reason.nextRound'))
  const [category, setCategory] = useState<Category>(props.category ?? 'quality')
  const written = [
    ...items,
    ...more
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== ''),
  ]
  const ready = description.trim() !== '' && written.length > 0
  const submit = (text = description) => {
    if (text.trim() === '' || written.length === 0) return
    onSend({
      category,
      description: text.trim(),
      action_items: written.map((action) => ({
        assignee: who.trim() || '-',
        action,
        deadline: deadline.trim() || '-',
      })),
    })
  }
  return (
    <Panel title={title} onClose={onClose} wide>
      <div className="flex flex-col gap-3">
        <fieldset className="flex flex-wrap gap-x-4 gap-y-1">
          <legend className="mb-1 text-meta font-medium text-ink-2">{t('reason.category')}</legend>
          {CATEGORIES.map((one) => (
            <label key={one} className="flex cursor-pointer items-baseline gap-1.5">
              <input
                type="radio"
                name="category"
                checked={category === one}
                onChange={() => setCategory(one)}
                className="accent-[var(--accent)]"
              />
              {t(`category.${one}`)}
            </label>
          ))}
        </fieldset>
        <label className="block">
          <span className="text-meta font-medium text-ink-2">{t('reason.text')}</span>
          <WritingField
            autoFocus
            rows={3}
            value={description}
            onText={setDescription}
            onSend={submit}
            placeholder={t('reason.hint')}
          />
        </label>
        {items.length > 0 ? (
          <div>
            <h3 className="text-meta font-medium text-ink-2">{t('reason.fromComments', { count: items.length })}</h3>
            <ul className="max-h-48 overflow-auto rounded-control bg-sunken px-3 py-1">
              {items.map((item, at) => (
                <li key={at} className="py-0.5">
                  <TheirText text={item} />
                </li>
              ))}
            </ul>
          </div>
        ) : null}
        <label className="block">
          <span className="text-meta font-medium text-ink-2">
            {items.length > 0 ? t('reason.moreItems') : t('reason.items')}
          </span>
          <WritingField
            rows={2}
            value={more}
            onText={setMore}
            onSend={() => submit()}
            placeholder={t('reason.itemsHint')}
          />
        </label>
        <div className="grid gap-3 sm:grid-cols-2">
          <label className="block">
            <span className="text-meta font-medium text-ink-2">{t('reason.assignee')}</span>
            <input className="field" value={who} onChange={(event) => setWho(event.currentTarget.value)} />
          </label>
          <label className="block">
            <span className="text-meta font-medium text-ink-2">{t('reason.deadline')}</span>
            <input className="field" value={deadline} onChange={(event) => setDeadline(event.currentTarget.value)} />
          </label>
        </div>
        <div className="flex items-center gap-3">
          <button type="button" className="btn btn-primary" disabled={!ready || sending} onClick={() => submit()}>
            {sending ? t('sending') : t('reason.send', { count: written.length })}{' '}
            <span className="kbd max-sm:hidden">Ctrl Enter</span>
          </button>
          {ready ? null : <span className="text-meta text-ink-3">{t('reason.needs')}</span>}
        </div>
        {refused ? <Problem message={refused.message} code={refused.code} /> : null}
      </div>
    </Panel>
  )
}
