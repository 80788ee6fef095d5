import {
  ACTIONS,
  ackDeadlines,
  diagram,
  handoffPointInto,
  type Pipeline,
  teamName,
  whoMay,
} from '../src/protocol/index.ts'
import type { Condition, DerivedField } from '../src/protocol/pipeline/conditions.ts'
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
  const conditions = definition.stages.map(({ id, conditions: asked }, index) => [
    `\`${id}\``,
    index < definition.stages.length - 1 ? `H${index + 1}` : 'completion',
    (asked ?? [{ kind: 'checks', of: 'all' } as const]).map(conditionText).join('; '),
  ])
  const fields = definition.stages.flatMap(({ id, output, derived = [] }) =>
    output.map((field) => [`\`${id}\``, `\`${field}\``, sourceText(derived.find((one) => one.field === field))]),
  )
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

## What a run needs to hand work on

These conditions are data of the definition (\`conditions\` of a stage). They hold for handoffs, resubmits and the completion that runs make;
a person's own step needs none of them and is marked. A stage without \`conditions\` must pass all checks of the project. Of checks with a kind,
a stage needs those of its kinds; a check without a kind counts for every stage that shows checks.

${markdownTable(['Stage', 'Point', 'Condition'], conditions)}

## Output fields

What a run of a stage puts into its team's payload. A field for which there is nothing is left out. More in [payload fields](payload-fields.md).

${markdownTable(['Stage', 'Field', 'Where its value comes from'], fields)}

## Ways back

${picture('rejections')}

## Deadlines of an ACK, in minutes

${markdownTable(['Priority', 'Limit', 'Reminder', 'Overdue', 'L1', 'L2'], limits)}
`
}

function conditionText(condition: Condition): string {
  switch (condition.kind) {
    case 'written':
      return 'the first visit leaves a file'
    case 'plan_approved':
      return `a person, or \`--yes\`, approves the plan (${code(condition.paths)})`
    case 'checks':
      return condition.of === 'all' ? 'all checks pass' : `checks of the kinds ${code(condition.of)} pass`
    case 'review':
      return 'a reviewer approves the change'
    case 'documents':
      return condition.documents
        .map(({ name, paths }) => `\`${name}\` (${code(paths)}) is new or changed, or not needed with a reason`)
        .join('; ')
  }
}

function sourceText(derived: DerivedField | undefined): string {
  if (derived === undefined) return 'the agent (`outputs`)'
  const where = derived.paths === undefined ? '' : `: ${code(derived.paths)}`
  return `${SOURCES[derived.value]}${where}`
}

const SOURCES: Readonly<Record<DerivedField['value'], string>> = {
  branch: 'the branch and the commit that landed, `git:BRANCH@COMMIT`',
  changed_branch: 'the same, if the stage changed something',
  commit: 'the commit that landed',
  verdict: 'the verdict of the run',
  summary: 'the agent (`outputs`), else its summary',
  issues: 'the `issues` of the run, a list',
  security_issues: 'its security `issues`, a list',
  file: 'a file that the agent names or that the stage wrote, `PATH@COMMIT`',
  added_lines: 'the lines that the task added to a file',
}

const code = (words: readonly string[]) => words.map((word) => `\`${word}\``).join(', ')

const SELECTORS = { open: 'any open status', 'open-not-held': 'any open status that is not held' } as const
