import { useTranslation } from 'react-i18next'
import { usePipelineWords } from '../../api/pipeline-words.ts'
import { HOLD, type Lane, READY } from './lane-groups.ts'

/** On a phone one lane is shown at a time. */
export function LanePicker({
  lanes,
  chosen,
  onChoose,
}: {
  readonly lanes: readonly Lane[]
  readonly chosen: string
  readonly onChoose: (id: string) => void
}) {
  const { t } = useTranslation()
  const words = usePipelineWords()
  const name = (id: string) => (id === READY ? t('lane.ready') : id === HOLD ? t('lane.hold') : words.team(id).name)
  return (
    <label className="flex items-center gap-2 px-3 py-2 sm:hidden">
      <span className="shrink-0 text-ink-2">{t('lane.choose')}</span>
      <select className="field" value={chosen} onChange={(event) => onChoose(event.currentTarget.value)}>
        <option value="">{t('lane.all', { count: lanes.reduce((sum, { count }) => sum + count, 0) })}</option>
        {lanes.map(({ id, count }) => (
          <option key={id} value={id}>
            {`${name(id)} ${count}`}
          </option>
        ))}
      </select>
    </label>
  )
}
