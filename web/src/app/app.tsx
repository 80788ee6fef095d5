import { lazy, Suspense, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CallError } from '../api/call.ts'
import { useSession } from '../api/queries.ts'
import { setI18nLang } from '../i18n/i18n.ts'
import { useGoKeys } from '../keys/use-go-keys.ts'
import { useKeys } from '../keys/use-keys.ts'
import { useLiveData } from '../live/use-live-data.ts'
import { Loading } from '../parts/loading.tsx'
import { Problem } from '../parts/problem.tsx'
import { ANNOUNCER_ID } from './announce.ts'
import { BottomTabs } from './bottom-tabs.tsx'
import { ConnectionBar } from './connection-bar.tsx'
import { usePreferences } from './preferences.ts'
import { go, usePlace } from './router.ts'
import { SignIn } from './sign-in.tsx'
import { TopBar } from './top-bar.tsx'

const KeysPanel = lazy(() => import('./keys-panel.tsx').then(({ KeysPanel }) => ({ default: KeysPanel })))
const CommandPanel = lazy(() => import('./command-panel.tsx').then((all) => ({ default: all.CommandPanel })))
const Board = lazy(() => import('../pages/board/board.tsx').then((all) => ({ default: all.Board })))
const Inbox = lazy(() => import('../pages/inbox/inbox.tsx').then((all) => ({ default: all.Inbox })))
const NewTask = lazy(() => import('../pages/new-task/new-task.tsx').then((all) => ({ default: all.NewTask })))
const Task = lazy(() => import('../pages/task/task.tsx').then((all) => ({ default: all.Task })))
const Review = lazy(() => import('../pages/review/review.tsx').then((all) => ({ default: all.Review })))
const Plan = lazy(() => import('../pages/plan/plan.tsx').then((all) => ({ default: all.Plan })))
const Run = lazy(() => import('../pages/run/run.tsx').then((all) => ({ default: all.Run })))
const NewRun = lazy(() => import('../pages/run/new-run.tsx').then((all) => ({ default: all.NewRun })))
const Numbers = lazy(() => import('../pages/numbers/numbers.tsx').then((all) => ({ default: all.Numbers })))

export function App() {
  const { lang } = usePreferences()
  const session = useSession()
  const signedOut = session.error instanceof CallError && session.error.status === 401
  const [panel, setPanel] = useState<'keys' | 'commands' | null>(null)
  const { t } = useTranslation()
  useEffect(() => setI18nLang(lang), [lang])
  useLiveData(session.data?.newest_event)
  useGoKeys(() => setPanel('keys'))
  useKeys({
    c: () => !location.pathname.endsWith('/review') && go('/new'),
    'mod+k': () => setPanel('commands'),
    '/': () => document.querySelector<HTMLInputElement>('[data-filter]')?.focus(),
  })
  // Somebody who was signed in keeps what is on screen; the bar at the top says how to sign in again.
  if (signedOut && !session.data) return <SignIn />
  return (
    <div className="flex h-dvh flex-col">
      <TopBar openKeys={() => setPanel('keys')} />
      <ConnectionBar />
      <main className="flex min-h-0 flex-1 flex-col" id="main">
        {session.error && !session.data ? (
          <div className="m-4">
            <Problem message={session.error.message} onRetry={() => void session.refetch()} />
          </div>
        ) : !session.data ? (
          <Loading what={t('loading.page')} />
        ) : (
          <Suspense fallback={<Loading what={t('loading.page')} />}>
            <Page />
          </Suspense>
        )}
      </main>
      <BottomTabs />
      <div id={ANNOUNCER_ID} className="sr-only" role="status" aria-live="polite" />
      <Suspense>
        {panel === 'keys' ? <KeysPanel onClose={() => setPanel(null)} /> : null}
        {panel === 'commands' ? <CommandPanel onClose={() => setPanel(null)} /> : null}
      </Suspense>
    </div>
  )
}

function Page() {
  const { path } = usePlace()
  const { t } = useTranslation()
  const [, first = '', id = '', rest = ''] = path.split('/').map(decoded)
  if (first === '') return <Board />
  if (first === 'inbox') return <Inbox item={id} />
  if (first === 'new') return <NewTask />
  if (first === 'numbers') return <Numbers />
  if (first === 't' && id !== '' && rest === 'plan') return <Plan key={id} taskId={id} />
  if (first === 't' && id !== '')
    return rest === 'review' ? <Review key={id} taskId={id} /> : <Task key={id} taskId={id} />
  if (first === 'runs') return id === '' || id === 'new' ? <NewRun /> : <Run key={id} runId={id} />
  return (
    <div className="p-6">
      <h1 className="text-h1 font-semibold">{t('notFound.title')}</h1>
      <p className="text-ink-2">{t('notFound.text')}</p>
    </div>
  )
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    // Not an address that the page made: it names nothing.
    return part
  }
}
