import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import type { ApiAnswer } from '../../../../src/protocol/api/api-types.ts'
import { usePipelineWords } from '../../api/pipeline-words.ts'
import { Command } from '../../parts/command.tsx'
import { Glyph } from '../../parts/glyph.tsx'
import { TeamMark } from '../../parts/team-mark.tsx'

interface WhatWillHappenProps {
  readonly project: ApiAnswer<'project'>
  readonly chosen: Readonly<Record<string, string>>
  readonly priority: string
  readonly target: string
  readonly dependencies: readonly string[]
}

/** The scripts of a rehearsal are no program of this name. */
export const agentWords = (name: string | null, t: TFunction) => (name === 'rehearsal' ? t('new.rehearsalAgent') : name)

/** Follows the form: who would play, which checks run, what is missing. */
export function WhatWillHappen({ project, chosen, priority, target, dependencies }: WhatWillHappenProps) {
  const { t } = useTranslation()
  const words = usePipelineWords()
  const found = new Map(project.agents.map((agent) => [agent.name, agent.found]))
  return (
    <aside className="card flex flex-col gap-3 self-start px-4 py-3">
      <h2 className="font-semibold">{t('new.whatHappens')}</h2>
      <ol className="flex flex-col gap-1">
        {project.stages.map(({ stage, team, agent, found: usual }) => {
          const name = chosen[stage] ?? agent
          const there = chosen[stage] === undefined ? usual : (found.get(chosen[stage]) ?? false)
          return (
            <li key={stage} className="flex items-baseline gap-2">
              <TeamMark team={words.team(team)} />
              <span>{words.team(team).role}</span>
              <bdi className={`ml-auto ${name && there ? 'font-medium' : 'text-needs'}`}>
                {agentWords(name, t) ?? t('new.nobody')}
                {name && !there ? ` · ${t('new.notFound')}` : ''}
              </bdi>
            </li>
          )
        })}
        <li className="flex items-baseline gap-2 border-t border-hairline pt-1">
          <span className="w-7 text-center text-needs">
            <Glyph of="✓" />
          </span>{' '}
          {t('new.youApprove')}
          <span className="ml-auto text-ink-2">→ {target.trim() || project.target || t('new.targetHere')}</span>
        </li>
      </ol>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-1 text-ink-2">
        <dt className="text-ink-3">{t('new.checks')}</dt>
        <dd>
          {project.checks.length === 0 ? (
            <span className="text-needs">! {t('new.noChecks')}</span>
          ) : (
            project.checks.map(({ name, command }) => (
              <span key={name} title={command.join(' ')} className="mono mr-3">
                {name}
              </span>
            ))
          )}
        </dd>
        <dt className="text-ink-3">ACK</dt>
        <dd>{t('new.ackLimit', { minutes: project.ack_minutes[priority] ?? '-' })}</dd>
        {dependencies.length > 0 ? (
          <>
            <dt className="text-ink-3">{t('new.dependsOn')}</dt>
            <dd className="mono">{dependencies.join(', ')}</dd>
          </>
        ) : null}
      </dl>
      {project.repository ? null : <p className="text-needs">! {t('new.noRepository')}</p>}
      {project.workers === 0 ? (
        <p className="flex flex-col gap-1 text-needs">
          ! {t('board.noWorker')} <Command text={project.worker_command} />
        </p>
      ) : null}
    </aside>
  )
}
