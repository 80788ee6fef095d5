import type { Lang } from '../lang.ts'
import { ACTIONS } from '../pipeline/actions.ts'
import type { TransitionRow } from '../pipeline/definition.ts'
import type { Pipeline, Status } from '../pipeline/pipeline.ts'
import { inkOn } from './mermaid-text.ts'

/**
 * The state machine itself: every status in its team's zone and every step of the table. What holds for all
 * open statuses (hold, cancel) is drawn once, from the zone that contains them all.
 */
export function statesDiagram(pipeline: Pipeline, lang: Lang): string {
  const { definition } = pipeline
  const statuses = [...pipeline.statuses.values()]
  const zones = definition.teams.map((team) => ({
    team,
    owned: statuses.filter((status) => status.owner === team.id),
  }))
  return [
    'stateDiagram-v2',
    `    [*] --> ${pipeline.initial}`,
    `    state "${OPEN[lang]}" as OPEN_STATUSES {`,
    ...zones.flatMap(({ team, owned }) => [
      `        state "${plain(`${team.name[lang]} · ${team.role[lang]}`)}" as ZONE_${team.id} {`,
      ...owned.map((status) => `            ${status.code} : ${plain(`${status.code} (${status.label[lang]})`)}`),
      '        }',
    ]),
    '    }',
    ...statuses
      .filter((status) => status.owner === null)
      .map((status) => `    ${status.code} : ${plain(`${status.code} (${status.label[lang]})`)}`),
    ...definition.transitions.flatMap((row) => stepLines(pipeline, row, lang)),
    ...statuses.filter((status) => status.terminal).map((status) => `    ${status.code} --> [*]`),
    ...zones.flatMap(({ team, owned }) => [
      `    classDef team${team.id} fill:${team.colour},color:${inkOn(team.colour)},stroke:${team.light}`,
      ...owned.map((status) => `    class ${status.code} team${team.id}`),
    ]),
  ].join('\n')
}

const OPEN = { ko: '진행 중인 태스크', en: 'Open tasks' } as const

function stepLines(pipeline: Pipeline, row: TransitionRow, lang: Lang): string[] {
  const verb = plain(row.label?.[lang] ?? ACTIONS[row.action].label[lang])
  const to = row.to === 'remembered' ? 'OPEN_STATUSES' : row.to
  if (row.from !== 'open' && row.from !== 'open-not-held') return [`    ${row.from} --> ${to} : ${verb}`]
  const held = [...pipeline.statuses.values()].filter((status: Status) => status.kind === 'hold')
  const fromHold = row.from === 'open' ? held.map((status) => `    ${status.code} --> ${to} : ${verb}`) : []
  return [`    OPEN_STATUSES --> ${to} : ${verb}`, ...fromHold]
}

/** Labels of state diagrams know no quoting: what would end one is left out. */
function plain(text: string): string {
  return text.replace(/[\p{Cc}\p{Zl}\p{Zp}";#]+/gu, ' ').replaceAll(':', ' –')
}
