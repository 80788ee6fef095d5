import type { ApiAnswer } from '../../../src/protocol/api/api-types.ts'
import type { Lang } from '../../../src/protocol/lang.ts'
import { useLang } from '../app/use-lang.ts'
import { usePipeline } from './queries.ts'

type Pipeline = ApiAnswer<'pipeline'>

/** What the definition says about teams, statuses and actions, in the language of the page. */
export interface PipelineWords {
  readonly team: (id: string | null) => {
    readonly id: string
    readonly icon: string
    readonly colour: string
    readonly name: string
    readonly role: string
  }
  readonly status: (code: string) => {
    readonly label: string
    readonly kind: string
    readonly stage: string | null
    readonly owner: string | null
    readonly terminal: boolean
  }
  readonly action: (name: string) => string
  readonly stages: Pipeline['stages']
  readonly teams: Pipeline['teams']
  readonly po: string
}

function pipelineWords(pipeline: Pipeline | undefined, lang: Lang): PipelineWords {
  const { teams = [], statuses = [], actions = [], stages = [], po = '' } = pipeline ?? {}
  const teamById = new Map(teams.map((team) => [team.id, team]))
  const statusByCode = new Map(statuses.map((status) => [status.code, status]))
  const actionByName = new Map(actions.map((one) => [one.action, one.label[lang]]))
  return {
    team: (id) => {
      const found = teamById.get(id ?? '')
      const name = found?.name[lang] ?? id ?? ''
      return {
        id: id ?? '',
        icon: found?.icon ?? '[ ]',
        colour: found?.colour ?? '',
        name,
        role: found?.role[lang] ?? '',
      }
    },
    status: (code) => {
      const found = statusByCode.get(code)
      return {
        label: found?.label[lang] ?? code,
        kind: found?.kind ?? 'pending',
        stage: found?.stage ?? null,
        owner: found?.owner ?? null,
        terminal: found?.terminal ?? false,
      }
    },
    action: (name) => actionByName.get(name) ?? name,
    stages,
    teams,
    po,
  }
}

export function usePipelineWords(): PipelineWords {
  const lang = useLang()
  return pipelineWords(usePipeline().data, lang)
}
