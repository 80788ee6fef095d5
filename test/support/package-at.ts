import { type Action, DEFAULT_PIPELINE, type TaskPackageEnvelope } from '../../src/protocol/index.ts'

/** The agent of the default registry who acts for a team. */
const AGENTS: Readonly<Record<string, string>> = {
  BUNKER: 'song-po',
  JARVIS: 'jarvis',
  KIMQA: 'kimqa',
  KANGCHUL: 'kangchul',
  KKOMKKOM: 'kkomkkom',
}

/** A task package that has taken these steps, by the rules of the default pipeline: where a story can begin. */
export function packageAt(task_id: string, actions: readonly Action[]): TaskPackageEnvelope {
  const { statuses, steps, initial } = DEFAULT_PIPELINE
  let status = initial
  let team = 'BUNKER'
  let revisions = 0
  const time = '2026-02-28T00:00:00Z'
  const pipeline_history = actions.map((action, index) => {
    const step = steps.get(status)?.get(action)
    if (!step?.to) throw new Error(`${action} is not in the table from ${status}`)
    const by = step.by === 'po' ? 'BUNKER' : (statuses.get(status)?.owner ?? 'BUNKER')
    const entry = {
      seq: index + 1,
      from_status: status,
      to_status: step.to,
      actor: AGENTS[by] ?? by,
      team: by,
      timestamp: time,
    }
    status = step.to
    team = statuses.get(status)?.owner ?? team
    revisions += statuses.get(status)?.kind === 'revision' ? 1 : 0
    return entry
  })
  return {
    $schema: 'task_package_v1',
    schema_version: '1.0.0',
    task_package: {
      task_id,
      title: '가져온 태스크',
      status,
      priority: 'P2_MEDIUM',
      created_by: 'song-po',
      created_at: time,
      updated_at: time,
      assigned_team: team,
      assigned_agent: AGENTS[team] ?? team,
      revision_count: revisions,
      pipeline_history,
      team_payloads: { BUNKER: {}, JARVIS: {}, KIMQA: {}, KANGCHUL: {}, KKOMKKOM: {} },
    },
  }
}

/** Up to HARDEN_IN_PROGRESS without a word back. */
export const TO_HARDENING: readonly Action[] = ['pickup', 'handoff', 'pickup', 'handoff', 'pickup', 'handoff', 'pickup']
