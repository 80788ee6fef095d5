import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../api/call.ts'
import { useProject } from '../../api/queries.ts'
import { useCommand } from '../../api/use-command.ts'
import { useDraft } from '../../app/drafts.ts'
import { Link } from '../../app/link.tsx'
import { PageTitle } from '../../app/page-title.tsx'
import { go } from '../../app/router.ts'
import { useTitle } from '../../app/use-title.ts'
import { Age } from '../../parts/age.tsx'
import { Problem } from '../../parts/problem.tsx'
import { cutText, visibleText } from '../../parts/visible-text.ts'
import { WritingField } from '../../parts/writing-field.tsx'

/** A conversation with an agent, outside of any task; and the newest runs. */
export function NewRun() {
  const { t } = useTranslation()
  useTitle(t('talk.title'))
  const { data: project } = useProject()
  const { data: runs } = useQuery({
    queryKey: ['run', 'list'],
    queryFn: ({ signal }) => call('list_runs', { query: { limit: 50 }, signal }),
  })
  const [prompt, setPrompt] = useDraft('talk:prompt')
  const [agent, setAgent] = useState('')
  const chosen = agent || (project?.agents[0]?.name ?? '')
  const { send, sending, refused } = useCommand(
    'start_run',
    {},
    {
      told: t('talk.sent'),
      onDone: ({ run_id }) => {
        setPrompt('')
        go(`/runs/${run_id}`)
      },
    },
  )
  const start = (words = prompt) => {
    if (words.trim() !== '' && chosen !== '') send({ agent: chosen, prompt: words })
  }
  return (
    <div className="min-h-0 flex-1 overflow-y-auto" data-scroll="runs">
      <div className="mx-auto flex w-full max-w-3xl flex-col gap-4 px-3 py-3">
        <PageTitle>{t('talk.title')}</PageTitle>
        <p className="text-ink-2">{t('talk.text')}</p>
        <label className="block">
          <span className="font-medium">{t('talk.agent')}</span>
          <select className="field" value={chosen} onChange={(event) => setAgent(event.currentTarget.value)}>
            {project?.agents.map(({ name, found }) => (
              <option key={name} value={name}>
                {found ? name : `${name} (${t('new.notFound')})`}
              </option>
            ))}
          </select>
        </label>
        <label className="block">
          <span className="font-medium">{t('talk.prompt')}</span>
          <WritingField rows={5} value={prompt} onText={setPrompt} onSend={start} />
        </label>
        <button
          type="button"
          className="btn btn-primary self-start"
          disabled={sending || prompt.trim() === '' || chosen === ''}
          onClick={() => start()}
        >
          {sending ? t('sending') : t('talk.start')} <span className="kbd max-sm:hidden">Ctrl Enter</span>
        </button>
        {refused ? <Problem message={refused.message} code={refused.code} /> : null}
        <h2 className="font-semibold">{t('talk.newest')}</h2>
        <ul>
          {runs?.runs.map((run) => (
            <li key={run.run_id} className="flex flex-wrap items-baseline gap-x-3 border-b border-hairline py-1">
              <Link href={`/runs/${run.run_id}`} className="mono">
                {run.run_id.slice(-8)}
              </Link>
              <bdi>{visibleText(cutText(run.agent, 40))}</bdi>
              <span className="text-ink-2">{t(`run.${run.state}`)}</span>
              {run.task_id ? <span className="mono text-ink-3">{run.task_id}</span> : null}
              <Age at={run.created_at} className="ml-auto text-meta text-ink-3" />
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
