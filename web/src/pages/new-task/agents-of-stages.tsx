import { useTranslation } from 'react-i18next'
import type { ApiAnswer } from '../../../../src/protocol/api/api-types.ts'
import { usePipelineWords } from '../../api/pipeline-words.ts'
import { TeamMark } from '../../parts/team-mark.tsx'
import { agentWords } from './what-will-happen.tsx'

interface AgentsOfStagesProps {
  readonly project: ApiAnswer<'project'>
  readonly chosen: Readonly<Record<string, string>>
  readonly onChoose: (agents: Readonly<Record<string, string>>) => void
}

export function AgentsOfStages({ project, chosen, onChoose }: AgentsOfStagesProps) {
  const { t } = useTranslation()
  const words = usePipelineWords()
  const choose = (stage: string, agent: string) => {
    const { [stage]: _, ...others } = chosen
    onChoose(agent === '' ? others : { ...others, [stage]: agent })
  }
  return (
    <details className="card px-3 py-2">
      <summary className="cursor-pointer font-medium">{t('new.whoPlays')}</summary>
      <div className="mt-2 grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-3 gap-y-2">
        {project.stages.map(({ stage, team, agent }) => (
          <label key={stage} className="contents">
            <span className="flex items-baseline gap-2">
              <TeamMark team={words.team(team)} /> {words.team(team).name}
            </span>
            <select
              className="field"
              value={chosen[stage] ?? ''}
              onChange={(event) => choose(stage, event.currentTarget.value)}
            >
              <option value="">{t('new.asConfigured', { agent: agentWords(agent, t) ?? '-' })}</option>
              {project.agents.map(({ name, found }) => (
                <option key={name} value={name}>
                  {found ? agentWords(name, t) : `${name} (${t('new.notFound')})`}
                </option>
              ))}
            </select>
          </label>
        ))}
      </div>
    </details>
  )
}
