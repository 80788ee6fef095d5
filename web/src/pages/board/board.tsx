import { lazy, Suspense, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useOpenTasks } from '../../api/board-tasks.ts'
import { usePipelineWords } from '../../api/pipeline-words.ts'
import { useBoard, useInbox, usePipeline } from '../../api/queries.ts'
import { PageTitle } from '../../app/page-title.tsx'
import { setQuery, usePlace } from '../../app/router.ts'
import { useTitle } from '../../app/use-title.ts'
import { Loading } from '../../parts/loading.tsx'
import { Problem } from '../../parts/problem.tsx'
import { BoardEmpty } from './board-empty.tsx'
import { BOARD_STATES, type BoardState, boardState, isInState } from './board-filter.ts'
import { BoardNotes } from './board-notes.tsx'
import { BoardTimes } from './board-times.ts'
import { ClosedCounts } from './closed-counts.tsx'
import { LaneColumn } from './lane-column.tsx'
import { factsByTask, lanesOf } from './lane-groups.ts'
import { LanePicker } from './lane-picker.tsx'
import { PeekAt } from './peek-at.ts'
import { StateStrip } from './state-strip.tsx'
import { useBoardKeys } from './use-board-keys.ts'
import { WaitingStrip } from './waiting-strip.tsx'

const Peek = lazy(() => import('./peek.tsx').then((all) => ({ default: all.Peek })))

export function Board() {
  const { t } = useTranslation()
  useTitle(t('nav.board'))
  const { query } = usePlace()
  const tasks = useOpenTasks()
  const board = useBoard()
  const inbox = useInbox()
  const pipeline = usePipeline()
  const words = usePipelineWords()
  useBoardKeys()
  const [peeked, setPeeked] = useState<string | null>(null)
  const wanted = (query.get('q') ?? '').trim().toLowerCase()
  const team = query.get('team') ?? ''
  const state = boardState(query.get('state'))
  const found = useMemo(() => {
    const all = [...(tasks.data?.values() ?? [])]
    if (wanted === '') return all
    return all.filter(({ task_id, title, agent, status }) =>
      [task_id, title, agent ?? '', status].some((text) => text.toLowerCase().includes(wanted)),
    )
  }, [tasks.data, wanted])
  const facts = useMemo(() => factsByTask(inbox.data?.waiting ?? [], board.data?.live ?? []), [inbox.data, board.data])
  const byState = useMemo(() => {
    const moment = board.data ?? { now: 0, pipeline_now: 0 }
    const inState = (one: BoardState) =>
      found.filter((task) => isInState(one, task, facts.get(task.task_id), words, moment))
    return Object.fromEntries(BOARD_STATES.map((one) => [one, inState(one)])) as Record<BoardState, typeof found>
  }, [found, facts, board.data, pipeline.data])
  const shown = state === undefined ? found : byState[state]
  const lanes = useMemo(() => lanesOf(shown, words), [shown, pipeline.data])
  const failure = tasks.error ?? pipeline.error
  if (failure && !tasks.data) return <Failed message={failure.message} onRetry={() => void tasks.refetch()} />
  if (!tasks.data || !pipeline.data) return <Loading what={t('loading.tasks')} />
  const ended = Object.values(board.data?.counts ?? {}).reduce((sum, count) => sum + count, 0)
  if (tasks.data.size === 0 && ended === 0) return <BoardEmpty />
  return (
    <BoardTimes.Provider value={board.data ?? null}>
      <PeekAt.Provider value={setPeeked}>
        <PageTitle className="sr-only">{t('nav.board')}</PageTitle>
        <WaitingStrip />
        <StateStrip counts={countsOf(byState)} chosen={state} />
        <BoardNotes wanted={wanted || (state ?? '')} found={shown.length} />
        <LanePicker lanes={lanes} chosen={team} onChoose={(id) => setQuery({ team: id })} />
        <div className="flex min-h-0 flex-1 gap-2 overflow-x-auto px-3 pb-2" data-board="" data-scroll="board">
          {lanes.map((lane) => (
            <LaneColumn key={lane.id} lane={lane} facts={facts} chosen={team === '' ? undefined : team === lane.id} />
          ))}
        </div>
        <ClosedCounts />
        <Suspense>{peeked ? <Peek key={peeked} taskId={peeked} onClose={() => setPeeked(null)} /> : null}</Suspense>
      </PeekAt.Provider>
    </BoardTimes.Provider>
  )
}

const countsOf = (byState: Readonly<Record<BoardState, readonly unknown[]>>) =>
  Object.fromEntries(BOARD_STATES.map((one) => [one, byState[one].length])) as Record<BoardState, number>

function Failed({ message, onRetry }: { readonly message: string; readonly onRetry: () => void }) {
  return (
    <div className="p-4">
      <Problem message={message} onRetry={onRetry} />
    </div>
  )
}
