import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ApiBody } from '../../../../src/protocol/api/api-types.ts'
import { useOpenTasks } from '../../api/board-tasks.ts'
import { useProject } from '../../api/queries.ts'
import { useCommand } from '../../api/use-command.ts'
import { forgetDrafts, useDraft } from '../../app/drafts.ts'
import { Link } from '../../app/link.tsx'
import { PageTitle } from '../../app/page-title.tsx'
import { go } from '../../app/router.ts'
import { useTitle } from '../../app/use-title.ts'
import { useKeys } from '../../keys/use-keys.ts'
import { Loading } from '../../parts/loading.tsx'
import { Problem } from '../../parts/problem.tsx'
import { visibleText } from '../../parts/visible-text.ts'
import { WritingField } from '../../parts/writing-field.tsx'
import { AgentsOfStages } from './agents-of-stages.tsx'
import { DispatchButton } from './dispatch-button.tsx'
import { RehearsalButton } from './rehearsal-button.tsx'
import { WhatWillHappen } from './what-will-happen.tsx'

const PRIORITIES = ['P0', 'P1', 'P2', 'P3'] as const
const WHOLE = { P0: 'P0_CRITICAL', P1: 'P1_HIGH', P2: 'P2_MEDIUM', P3: 'P3_LOW' } as const

export function NewTask() {
  const { t } = useTranslation()
  useTitle(t('new.title'))
  const { data: project, error } = useProject()
  const { data: tasks } = useOpenTasks()
  const [request, setRequest] = useDraft('new:request')
  const [keptPriority, setPriority] = useDraft('new:priority')
  const priority = PRIORITIES.find((one) => one === keptPriority) ?? 'P2'
  const [target, setTarget] = useDraft('new:target')
  const [dependsOn, setDependsOn] = useDraft('new:depends')
  const [agents, setAgents] = useState<Readonly<Record<string, string>>>({})
  const { send, sending, refused } = useCommand(
    'create_task',
    {},
    {
      told: t('new.started'),
      onDone: ({ task_id }) => {
        forgetDrafts('new:request', 'new:priority', 'new:target', 'new:depends')
        go(`/t/${task_id}`)
      },
    },
  )
  const dependencies = dependsOn.split(/[\s,]+/).filter((id) => id !== '')
  const body = (words: string): ApiBody<'create_task'> => ({
    request: words,
    priority: WHOLE[priority],
    ...(dependencies.length > 0 ? { dependencies } : {}),
    ...(project?.repository === false
      ? {}
      : {
          start: {
            ...(Object.keys(agents).length > 0 ? { agents } : {}),
            ...(target.trim() === '' ? {} : { target: target.trim() }),
          },
        }),
  })
  const start = (words = request) => {
    if (words.trim() !== '') send(body(words))
  }
  useKeys({ Escape: () => go('/'), 'mod+enter': () => start() })
  if (error && !project) {
    return (
      <div className="p-4">
        <Problem message={error.message} />
      </div>
    )
  }
  if (!project) return <Loading what={t('loading.project')} />
  return (
    <div className="min-h-0 flex-1 overflow-y-auto" data-scroll="new">
      <div className="mx-auto grid w-full max-w-5xl gap-6 px-3 py-3 lg:grid-cols-[minmax(0,1fr)_380px]">
        <form
          className="flex flex-col gap-4"
          onSubmit={(event) => {
            event.preventDefault()
            start()
          }}
        >
          <PageTitle>{t('new.title')}</PageTitle>
          <label className="block">
            <span className="font-medium">{t('new.request')}</span>
            <WritingField
              rows={6}
              value={request}
              onText={setRequest}
              onSend={start}
              placeholder={t('new.requestHint')}
            />
          </label>
          <fieldset className="flex flex-wrap items-center gap-x-4 gap-y-1">
            <legend className="mb-1 font-medium">{t('new.priority')}</legend>
            {PRIORITIES.map((one) => (
              <label
                key={one}
                className="flex cursor-pointer items-baseline gap-1.5 max-sm:min-h-11 max-sm:items-center"
              >
                <input
                  type="radio"
                  name="priority"
                  checked={priority === one}
                  onChange={() => setPriority(one)}
                  className="accent-[var(--accent)]"
                />
                {one} <span className="text-meta text-ink-3">{t(`priority.${one}`)}</span>
              </label>
            ))}
          </fieldset>
          <div className="grid gap-4 sm:grid-cols-2">
            <label className="block">
              <span className="font-medium">{t('new.target')}</span>
              <input
                className="field mono"
                value={target}
                placeholder={project.target ?? t('new.targetHere')}
                onChange={(event) => setTarget(event.currentTarget.value)}
              />
            </label>
            <label className="block">
              <span className="font-medium">{t('new.dependsOn')}</span>
              <input
                className="field mono"
                list="open-tasks"
                value={dependsOn}
                placeholder="TASK-…"
                onChange={(event) => setDependsOn(event.currentTarget.value)}
              />
              <datalist id="open-tasks">
                {[...(tasks?.values() ?? [])].slice(0, 50).map(({ task_id, title }) => (
                  <option key={task_id} value={task_id}>
                    {visibleText(title.slice(0, 80))}
                  </option>
                ))}
              </datalist>
            </label>
          </div>
          <AgentsOfStages project={project} chosen={agents} onChoose={setAgents} />
          <div className="flex flex-wrap items-center gap-3">
            <button type="submit" className="btn btn-primary" disabled={sending || request.trim() === ''}>
              {sending ? t('sending') : t('new.start')} <span className="kbd max-sm:hidden">Ctrl Enter</span>
            </button>
            <RehearsalButton request={request} />
            <DispatchButton request={request} />
            {request.trim() === '' ? <span className="text-meta text-ink-3">{t('new.needsRequest')}</span> : null}
          </div>
          {refused ? <Problem message={refused.message} code={refused.code} /> : null}
          <p className="text-meta text-ink-3">
            <Link href="/runs/new">{t('new.orTalk')}</Link>
          </p>
        </form>
        <WhatWillHappen
          project={project}
          chosen={agents}
          priority={priority}
          target={target}
          dependencies={dependencies}
        />
      </div>
    </div>
  )
}
