import fc from 'fast-check'
import {
  type Action,
  DEFAULT_PIPELINE,
  ESCALATION_TRIGGERS,
  type HistoryStep,
  type Pipeline,
  PRIORITIES,
  SHORT_PRIORITIES,
  type TaskPackageEnvelope,
  type Transition,
  teamName,
} from '../../src/protocol/index.ts'

/** Valid documents of every kind, drawn at random: packages whose histories are real walks, and messages about them. */
const text = fc
  .oneof(fc.string({ minLength: 1, unit: 'grapheme' }), fc.constantFrom('슬랙 모달', 'a', '🙂 title'))
  .filter((s) => /\S/.test(s))

const day = fc.date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
const timestamp = fc
  .tuple(day, fc.constantFrom('Z', '+09:00', '-03:30'))
  .map(([date, zone]) => date.toISOString().replace('Z', zone))
export const taskIds = fc
  .tuple(day, fc.integer({ min: 0, max: 12_345 }))
  .map(
    ([date, number]) =>
      `TASK-${date.toISOString().slice(0, 10).replaceAll('-', '')}-${String(number).padStart(3, '0')}`,
  )
export const uuids = fc.uuid({ version: 4 })

export interface Walk {
  readonly history: HistoryStep[]
  readonly status: string
  readonly team: string
  readonly revisions: number
}

/** A random walk along the table, by whoever may take each step. */
export function walks(pipeline: Pipeline = DEFAULT_PIPELINE): fc.Arbitrary<Walk> {
  const start = pipeline.statuses.get(pipeline.initial)?.owner ?? ''
  const po = pipeline.definition.agents.find((agent) => agent.agent_id === pipeline.definition.po)
  return fc.tuple(fc.array(fc.nat(), { maxLength: 25 }), timestamp).map(([picks, at]) => {
    const walk = { history: [] as HistoryStep[], status: pipeline.initial, team: start, revisions: 0 }
    let remembered = pipeline.initial
    for (const pick of picks) {
      const choices = [...(pipeline.steps.get(walk.status)?.values() ?? [])]
      // Cancelling and approving end a walk: seldom, or no walk would be long.
      const lively = choices.filter((step) => step.action !== 'cancel' || pick % 17 === 0)
      const step = lively[pick % Math.max(lively.length, 1)] as Transition | undefined
      if (!step) break
      const to = step.to ?? remembered
      const owner = pipeline.statuses.get(walk.status)?.owner ?? ''
      walk.history.push({
        seq: walk.history.length + 1,
        from_status: walk.status,
        to_status: to,
        actor: step.by === 'po' ? pipeline.definition.po : `agent-of-${owner}`,
        team: step.by === 'po' ? (po?.team ?? '') : owner,
        timestamp: at,
      })
      if (pipeline.statuses.get(to)?.kind === 'hold') remembered = walk.status
      if (pipeline.statuses.get(to)?.kind === 'revision' && step.action !== 'resume') walk.revisions += 1
      walk.status = to
      walk.team = pipeline.statuses.get(to)?.owner ?? walk.team
    }
    return walk
  })
}

const path = fc.constantFrom('src/a.ts', '문서/계획.md', './a b/c.txt', 'https://example.com/r', 'baton://runs/run-1')
/** Fields of any name. What a name such as `code_ref` holds must be a path, so the drawn names end otherwise. */
const fields = fc
  .tuple(fc.dictionary(text, fc.jsonValue({ maxDepth: 2 })), fc.option(path, { nil: undefined }))
  .map(([drawn, code_ref]) => ({
    ...(withoutPathNames(drawn) as object),
    ...(code_ref === undefined ? {} : { code_ref, target_files: [code_ref] }),
  }))

function withoutPathNames(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map(withoutPathNames)
  return Object.fromEntries(Object.entries(value).map(([key, member]) => [`${key}!`, withoutPathNames(member)]))
}

const payload = fc.oneof(
  fc.constant({}),
  fc.record(
    {
      phase: text,
      input: fields,
      output: fields,
      extra: fc.jsonValue({ maxDepth: 1 }),
    },
    { requiredKeys: ['phase'] },
  ),
)

export function taskPackages(pipeline: Pipeline = DEFAULT_PIPELINE): fc.Arbitrary<TaskPackageEnvelope> {
  return fc
    .record({
      walk: walks(pipeline),
      id: taskIds,
      others: fc.uniqueArray(taskIds, { maxLength: 3 }),
      title: text,
      priority: fc.constantFrom(...PRIORITIES),
      times: fc.tuple(timestamp, timestamp),
      tags: fc.option(fc.array(fc.string(), { maxLength: 3 }), { nil: undefined }),
      agent: fc.option(fc.string(), { nil: undefined }),
      payloads: fc.tuple(...[...pipeline.teams.keys()].map((id) => fc.tuple(fc.constant(id), payload))),
    })
    .map(({ walk, id, others, title, priority, times, tags, agent, payloads }) => {
      const [created_at, updated_at] = times.toSorted((a, b) => Date.parse(a) - Date.parse(b)) as [string, string]
      return {
        $schema: 'task_package_v1' as const,
        schema_version: '1.0.0',
        task_package: {
          task_id: id,
          title,
          status: walk.status,
          priority,
          created_by: 'song-po',
          created_at,
          updated_at,
          assigned_team: walk.team,
          ...(agent === undefined ? {} : { assigned_agent: agent }),
          revision_count: walk.revisions,
          dependencies: others.filter((other) => other !== id),
          ...(tags === undefined ? {} : { tags }),
          pipeline_history: walk.history,
          team_payloads: Object.fromEntries(payloads) as TaskPackageEnvelope['task_package']['team_payloads'],
        },
      }
    })
}

/** The steps of the table that an action names. */
function stepsOf(pipeline: Pipeline, ...actions: Action[]): Transition[] {
  return [...pipeline.steps.values()].flatMap((steps) =>
    [...steps.values()].filter((step) => actions.includes(step.action)),
  )
}

const rejectReason = fc.record({
  category: fc.constantFrom('quality', 'scope', 'dependency', 'blocker'),
  description: text,
  action_items: fc.array(fc.record({ assignee: text, action: text, deadline: text }), { minLength: 1, maxLength: 3 }),
})
const artifact = fc.record(
  { name: text, path, type: fc.constantFrom('document', 'code', 'config', 'diagram', 'test_result') },
  { requiredKeys: ['name', 'path'] },
)
const checklist = { documented: true, consistent_format: true, consistent_terms: true, changelog_updated: true }

/** One arbitrary a kind of message; every draw is valid. */
export function messages(pipeline: Pipeline = DEFAULT_PIPELINE): Record<string, fc.Arbitrary<Record<string, unknown>>> {
  const party = (team: string) => ({
    team_id: team,
    team_name: teamName(pipeline, team),
    agent_id: `agent-of-${team.toLowerCase()}`,
  })
  const owner = (status: string | null) => pipeline.statuses.get(status ?? '')?.owner ?? 'BUNKER'
  const about = (
    steps: readonly Transition[],
    type: string,
    extra: Record<string, fc.Arbitrary<unknown>>,
    optional: string[] = [],
  ) =>
    fc
      .record({
        step: fc.constantFrom(...steps),
        handoff_id: uuids,
        task_id: taskIds,
        title: text,
        timestamp,
        priority: fc.option(fc.constantFrom(...SHORT_PRIORITIES), { nil: undefined }),
        artifacts: fc.option(fc.array(artifact, { maxLength: 2 }), { nil: undefined }),
        extra: fc.record(extra, { requiredKeys: Object.keys(extra).filter((key) => !optional.includes(key)) }),
      })
      .map(({ step, handoff_id, task_id, title, timestamp: at, priority, artifacts, extra: more }) => ({
        handoff_id,
        type,
        source: party(owner(step.from)),
        target: party(owner(step.to)),
        task: {
          task_id,
          title,
          status_from: step.from,
          status_to: step.to,
          ...(priority ? { priority } : {}),
          ...(artifacts ? { artifacts } : {}),
        },
        timestamp: at,
        ...more,
      }))
  const pending = [...pipeline.statuses.values()].filter(
    (status) => status.kind === 'pending' && status.code !== pipeline.initial,
  )
  const staying = (status: string): Transition => ({ from: status, to: status }) as Transition
  const ackSteps = pending.map((status) => staying(status.code))
  const teams = fc.constantFrom(...pipeline.teams.keys())
  const documents = ['api_docs', 'user_guide', 'changelog'].map((type) => ({
    name: type,
    path: `docs/${type}.md`,
    type,
  }))
  return {
    handoff: about(
      stepsOf(pipeline, 'handoff', 'resubmit'),
      'handoff',
      {
        timeout_minutes: fc.integer({ min: 2, max: 527_040 }),
        metadata: fc.dictionary(text, fc.jsonValue({ maxDepth: 2 })),
      },
      ['timeout_minutes', 'metadata'],
    ),
    ack: fc.oneof(
      about(ackSteps, 'ack', { ack_status: fc.constant('accepted'), ack_message: fc.string() }, ['ack_message']),
      about(ackSteps, 'ack', { ack_status: fc.constant('deferred'), ack_message: text }),
      about(ackSteps, 'ack', { ack_status: fc.constant('rejected'), reject_reason: rejectReason }),
    ),
    reject: about(
      stepsOf(pipeline, 'reject', 'ack_rejected'),
      'reject',
      { reject_reason: rejectReason, attachments: fc.array(fc.record({ name: text, path }), { maxLength: 2 }) },
      ['attachments'],
    ),
    'revision-request': about(stepsOf(pipeline, 'revision_request'), 'revision_request', {
      reject_reason: rejectReason,
    }),
    escalation: about([...pipeline.statuses.keys()].map(staying), 'escalation', {
      escalation: fc.record(
        {
          level: fc.integer({ min: 1, max: 3 }),
          triggers: fc.uniqueArray(fc.constantFrom(...ESCALATION_TRIGGERS), { minLength: 1 }),
          handoff_id: uuids,
        },
        { requiredKeys: ['level', 'triggers'] },
      ),
    }).map((message) => ({ ...message, source: { ...message.source, agent_id: 'baton' } })),
    'documentation-request': fc.record(
      {
        type: fc.constant('documentation_request'),
        source_team: teams,
        target_team: teams,
        task_id: taskIds,
        documentation_type: fc.constantFrom('api_docs', 'user_guide', 'changelog', 'all'),
        payload: fields,
        timestamp,
      },
      { requiredKeys: ['type', 'source_team', 'target_team', 'task_id', 'documentation_type', 'payload'] },
    ),
    'documentation-result': fc.oneof(
      fc.record({
        type: fc.constant('documentation_result'),
        source_team: teams,
        task_id: taskIds,
        result: fc.constant('complete'),
        artifacts: fc.constant(documents),
        checklist: fc.constant(checklist),
      }),
      fc.record({
        type: fc.constant('documentation_result'),
        source_team: teams,
        task_id: taskIds,
        result: fc.constant('partial'),
        artifacts: fc.constant(documents.slice(1)),
      }),
      fc.record({
        type: fc.constant('documentation_result'),
        source_team: teams,
        task_id: taskIds,
        result: fc.constant('revision_needed'),
        artifacts: fc.constant([]),
        reject_reason: rejectReason,
      }),
    ),
    'final-completion-report': about(stepsOf(pipeline, 'complete'), 'final_completion_report', {
      report_id: uuids,
      summary: text,
      artifacts: fc.constant(documents),
      checklist: fc.constant(checklist),
    }).map(({ handoff_id: _none, task, ...report }) => {
      const { artifacts: _elsewhere, ...rest } = task as Record<string, unknown>
      return { ...report, task: rest }
    }),
  }
}
