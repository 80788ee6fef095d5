import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ApiAnswer } from '../../../../src/protocol/api/api-types.ts'
import { useRunDiff, useSession } from '../../api/queries.ts'
import { useCommand } from '../../api/use-command.ts'
import { diffFiles } from '../../diff/diff-file.ts'
import { DiffView } from '../../diff/diff-view.tsx'
import { Age } from '../../parts/age.tsx'
import { Command } from '../../parts/command.tsx'
import { Loading } from '../../parts/loading.tsx'
import { Panel } from '../../parts/panel.tsx'
import { Problem } from '../../parts/problem.tsx'

type RunRecord = ApiAnswer<'show_run'>['run']

/** Checkpoints of a run: the difference between any two, and undo. */
export function Checkpoints({ run, refused }: { readonly run: RunRecord; readonly refused: string | null }) {
  const { t } = useTranslation()
  const { data: session } = useSession()
  const saved = run.checkpoints.filter(({ commit }) => commit !== null)
  const last = saved.at(-1)?.number ?? 0
  const [from, setFrom] = useState(0)
  const [to, setTo] = useState<number | null>(null)
  const [panel, setPanel] = useState<'diff' | 'undo' | null>(null)
  if (saved.length === 0) return null
  const until = to ?? last
  return (
    <div className="flex flex-wrap items-center gap-2 px-3 pb-1 text-meta">
      <span className="font-medium text-ink-2">{t('run.checkpoints', { count: saved.length })}</span>
      <Age at={saved.at(-1)?.at ?? run.updated_at} className="text-ink-3" />
      <Choice
        label={t('run.from')}
        value={from}
        numbers={[0, ...saved.map(({ number }) => number)]}
        onChoose={setFrom}
      />
      <Choice label={t('run.to')} value={until} numbers={saved.map(({ number }) => number)} onChoose={setTo} />
      <button type="button" className="btn text-meta" disabled={from === until} onClick={() => setPanel('diff')}>
        {t('run.diff')}
      </button>
      {session?.role === 'viewer' ? null : (
        <button
          type="button"
          className="btn text-meta"
          disabled={refused !== null}
          title={refused ?? undefined}
          onClick={() => setPanel('undo')}
        >
          {t('run.undo', { number: until })}
        </button>
      )}
      {refused && session?.role !== 'viewer' ? (
        <span className="flex min-w-0 flex-wrap items-center gap-2 text-ink-2">
          {t('run.undoThere')} <Command text={refused} />
        </span>
      ) : null}
      {panel === 'diff' ? <DiffPanel runId={run.run_id} from={from} to={until} onClose={() => setPanel(null)} /> : null}
      {panel === 'undo' ? (
        <UndoPanel
          runId={run.run_id}
          number={until}
          above={saved.filter(({ number }) => number > until).map(({ number }) => number)}
          onClose={() => setPanel(null)}
        />
      ) : null}
    </div>
  )
}

interface ChoiceProps {
  readonly label: string
  readonly value: number
  readonly numbers: readonly number[]
  readonly onChoose: (number: number) => void
}

function Choice({ label, value, numbers, onChoose }: ChoiceProps) {
  const { t } = useTranslation()
  return (
    <label className="inline-flex items-center gap-1">
      {label}
      <select className="field !w-auto" value={value} onChange={(event) => onChoose(Number(event.currentTarget.value))}>
        {numbers.map((number) => (
          <option key={number} value={number}>
            {number === 0 ? t('run.beginning') : `#${number}`}
          </option>
        ))}
      </select>
    </label>
  )
}

function DiffPanel({
  runId,
  from,
  to,
  onClose,
}: {
  readonly runId: string
  readonly from: number
  readonly to: number
  readonly onClose: () => void
}) {
  const { t } = useTranslation()
  const { data, error } = useRunDiff(runId, from, to)
  return (
    <Panel title={t('run.diffTitle', { from, to })} onClose={onClose} wide>
      {error ? <Problem message={error.message} /> : null}
      {data ? (
        <div className="flex h-[64dvh] flex-col">
          <DiffView files={diffFiles(data)} split={false} />
        </div>
      ) : error ? null : (
        <Loading what={t('loading.diff')} />
      )}
    </Panel>
  )
}

function UndoPanel({
  runId,
  number,
  above,
  onClose,
}: {
  readonly runId: string
  readonly number: number
  readonly above: readonly number[]
  readonly onClose: () => void
}) {
  const { t } = useTranslation()
  const { send, sending, refused } = useCommand(
    'undo_run',
    { run_id: runId },
    { told: t('run.undone', { number }), onDone: onClose },
  )
  return (
    <Panel title={t('run.undo', { number })} onClose={onClose}>
      <p className="mb-3 text-ink-2">
        {t('run.undoText', { number })}{' '}
        {above.length > 0 ? t('run.builtOn', { numbers: above.map((one) => `#${one}`).join(', ') }) : ''}
      </p>
      <button type="button" className="btn btn-primary" disabled={sending} onClick={() => send({ checkpoint: number })}>
        {sending ? t('sending') : t('run.undoNow')}
      </button>
      {refused ? <Problem message={refused.message} code={refused.code} /> : null}
    </Panel>
  )
}
