import {
  ACTIONS,
  ackDeadlines,
  diagram,
  handoffPointInto,
  type Pipeline,
  teamName,
  whoMay,
} from '../src/protocol/index.ts'
import { markdownTable } from './markdown-table.ts'

/** `docs/reference/pipeline.md`: the default pipeline, read off its definition. */
export function pipelinePage(pipeline: Pipeline): string {
  const { definition } = pipeline
  const teams = definition.teams.map((team) => [
    `\`${team.id}\``,
    teamName(pipeline, team.id),
    teamName(pipeline, team.id, 'en'),
    `\`${team.icon}\``,
    `\`${team.colour}\``,
    `\`${team.light}\``,
    team.aliases.join(', '),
  ])
  const statuses = [...pipeline.statuses.values()].map((status, index) => [
    index + 1,
    `\`${status.code}\``,
    status.owner ?? '-',
    status.label.en,
    status.label.ko,
  ])
  const steps = definition.transitions.map((row) => {
    const from = pipeline.steps.has(row.from) ? row.from : undefined
    const step = from === undefined ? undefined : pipeline.steps.get(from)?.get(row.action)
    const stage = pipeline.statuses.get(row.to)?.stage
    const point = row.action === 'handoff' && stage ? ` ${handoffPointInto(pipeline, stage)}` : ''
    const guard = row.when ? `only while ${row.when.team} has ${row.when.active ? 'an' : 'no'} active agent` : ''
    return [
      from === undefined ? SELECTORS[row.from as keyof typeof SELECTORS] : `\`${from}\``,
      `${ACTIONS[row.action].label.en}${point}`,
      row.to === 'remembered' ? 'the remembered status' : `\`${row.to}\``,
      step ? whoMay(pipeline, step) : `PO (${definition.po})`,
      guard,
    ]
  })
  const limits = Object.entries(definition.limits.ack_minutes).map(([priority, limit]) => {
    const { reminder, overdue, l1, l2 } = ackDeadlines(limit)
    return [priority, limit, reminder, overdue, l1, l2]
  })
  const picture = (kind: 'overview' | 'states' | 'rejections') =>
    `\`\`\`mermaid\n${diagram(pipeline, kind, 'en')}\`\`\``
  return `<!-- Made by \`npm run generate\` from src/protocol/pipeline/five-team.ts. Do not edit. -->

# The default pipeline

Five teams, ${pipeline.statuses.size} statuses, and every step that is legal. What is not in the table below is refused. A project can
bring its own: see the two definitions in [examples/pipelines](../../examples/pipelines/README.md).

${picture('overview')}

## Teams

${markdownTable(['Team', 'Written', 'English', 'Icon', 'Colour', 'Light', 'Also read as'], teams)}

## Statuses

${markdownTable(['#', 'Status', 'Owner', 'English', '한국어'], statuses)}

## Steps

${markdownTable(['From', 'Action', 'To', 'Who may', 'Condition'], steps)}

${picture('states')}

## Ways back

${picture('rejections')}

## Deadlines of an ACK, in minutes

${markdownTable(['Priority', 'Limit', 'Reminder', 'Overdue', 'L1', 'L2'], limits)}
`
}

const SELECTORS = { open: 'any open status', 'open-not-held': 'any open status that is not held' } as const
