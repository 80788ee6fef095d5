import { definitionFaults, indexPipeline, type Pipeline, type PipelineDefinition } from '../../protocol/index.ts'
import { Random } from './random.ts'

type Row = PipelineDefinition['transitions'][number]
type Status = PipelineDefinition['statuses'][number]

/**
 * A valid pipeline drawn at random: two to seven stages, teams that own more than one of them, with or without ways
 * back, hold, cancel, a final approval and a stage that can be skipped. The same number gives the same pipeline.
 */
export function randomPipeline(number: number): Pipeline {
  const definition = draw(new Random(number ^ 0x5eed), number)
  const faults = definitionFaults(definition)
  if (faults.length > 0) throw new Error(`random pipeline ${number} is no pipeline: ${JSON.stringify(faults)}`)
  return indexPipeline(definition)
}

const words = (text: string) => ({ ko: text, en: text })
const COLOUR = '#123456'

function draw(random: Random, number: number): PipelineDefinition {
  const stageCount = random.between(2, 7)
  const stages = Array.from({ length: stageCount }, (_, index) => `S${index + 1}`)
  // A team may own two stages that do not follow each other.
  const teams = stages.map((_, index) => (index >= 2 && random.chance(0.2) ? `T${index - 1}` : `T${index + 1}`))
  const shape: Shape = {
    random,
    stages,
    ready: random.chance(0.6),
    hold: random.chance(0.8),
    cancel: random.chance(0.8),
    skippable: stageCount > 2 && random.chance(0.4),
    revision: stages.slice(0, -1).map(() => random.chance(0.85)),
  }
  const teamIds = [...new Set(teams)]
  const inactiveTeam = shape.skippable && random.chance(0.5) ? teams.at(-1) : undefined
  return {
    $schema: 'baton_pipeline_v1',
    schema_version: '1.0.0',
    id: `random-${number}`,
    name: words(`random ${number}`),
    po: 'po',
    arrows: { forward: COLOUR, back: COLOUR, waiting: COLOUR, error: COLOUR },
    teams: teamIds.map((id) => ({
      id,
      aliases: [],
      name: words(id.toLowerCase()),
      role: words('work'),
      icon: `[ ${id} ]`,
      colour: COLOUR,
      light: COLOUR,
    })),
    agents: [
      agent('po', teams[0] ?? '', { lead: true }),
      ...teamIds.flatMap((team) => [
        agent(`${team.toLowerCase()}-a`, team, { lead: team !== teams[0], inactive: team === inactiveTeam }),
        agent(`${team.toLowerCase()}-b`, team, { inactive: team === inactiveTeam || random.chance(0.2) }),
      ]),
    ],
    stages: stages.map((id, index) => ({
      id,
      team: teams[index] ?? '',
      phase: `phase-${index + 1}`,
      steps: [words('work')],
      input: [{ field: index === 0 ? 'request' : `from_${index}`, from: index === 0 ? 'request' : `out_${index}` }],
      output: [`out_${index + 1}`, 'things_found'],
    })),
    statuses: statusesOf(shape, teams[0] ?? ''),
    transitions: rowsOf(shape, teams),
    limits: {
      ack_minutes: {
        P0: random.between(2, 15),
        P1: random.between(5, 30),
        P2: random.between(10, 60),
        P3: random.between(20, 120),
      },
      max_deferrals: random.between(0, 3),
      max_revisions: random.between(0, 4),
      rejections_in_a_row: random.between(1, 3),
    },
  }
}

interface Shape {
  readonly random: Random
  readonly stages: readonly string[]
  readonly ready: boolean
  readonly hold: boolean
  readonly cancel: boolean
  readonly skippable: boolean
  /** Whether work can come back to the stage; the last has nobody after it to send it back. */
  readonly revision: readonly boolean[]
}

function agent(id: string, team: string, { lead = false, inactive = false }) {
  const status = inactive ? ('inactive' as const) : ('active' as const)
  return { agent_id: id, agent_name: id, team, role: 'work', status, github_registered: 'N' as const, lead }
}

function statusesOf({ stages, ready, hold, cancel, revision }: Shape, firstTeam: string): Status[] {
  const statuses: Status[] = stages.flatMap((stage, index) => [
    { code: `${stage}_PENDING`, kind: 'pending' as const, stage, label: words('waits') },
    { code: `${stage}_IN_PROGRESS`, kind: 'in_progress' as const, stage, label: words('works') },
    ...(revision[index]
      ? [{ code: `${stage}_REVISION`, kind: 'revision' as const, stage, label: words('again') }]
      : []),
  ])
  if (ready) statuses.push({ code: 'READY', kind: 'ready', team: firstTeam, label: words('ready') })
  if (hold) statuses.push({ code: 'HELD', kind: 'hold', label: words('held') })
  if (cancel) statuses.push({ code: 'CANCELLED', kind: 'cancelled', label: words('cancelled') })
  statuses.push({ code: 'DONE', kind: 'done', label: words('done') })
  return statuses
}

function rowsOf({ random, stages, ready, hold, cancel, skippable, revision }: Shape, teams: readonly string[]): Row[] {
  const rows: Row[] = []
  const team = (from: string, action: Row['action'], to: string) => rows.push({ from, action, to, by: 'team' })
  const po = (from: string, action: Row['action'], to: string) => rows.push({ from, action, to, by: 'po' })
  const lastTeam = teams.at(-1) ?? ''
  for (const [index, stage] of stages.entries()) {
    const next = stages[index + 1]
    const working = `${stage}_IN_PROGRESS`
    team(`${stage}_PENDING`, 'pickup', working)
    if (next) {
      const guarded = skippable && index === stages.length - 2
      const when = guarded ? { when: { team: lastTeam, active: true } } : {}
      rows.push({ from: working, action: 'handoff', to: `${next}_PENDING`, by: 'team', ...when })
      if (guarded) {
        const to = ready ? 'READY' : 'DONE'
        rows.push({ from: working, action: 'skip_docs', to, by: 'po', when: { team: lastTeam, active: false } })
      }
      if (revision[index]) team(`${stage}_REVISION`, 'resubmit', `${next}_PENDING`)
    }
    if (index > 0 && revision[index - 1]) {
      const back = `${stages[index - 1]}_REVISION`
      team(working, 'reject', back)
      team(`${stage}_PENDING`, 'ack_rejected', back)
      if (revision[index] && random.chance(0.7)) team(`${stage}_REVISION`, 'reject', back)
    }
    const further = stages.slice(0, Math.max(0, index - 1)).filter((_, at) => revision[at])
    const target = random.chance(0.5) ? random.pick(further) : undefined
    if (target) team(working, 'revision_request', `${target}_REVISION`)
  }
  const last = `${stages.at(-1)}_IN_PROGRESS`
  if (ready) {
    team(last, 'complete', 'READY')
    po('READY', 'approve', 'DONE')
    const sent = stages.filter((_, at) => revision[at])
    const target = random.pick(sent)
    if (target && random.chance(0.7)) po('READY', 'reject', `${target}_REVISION`)
  } else if (random.chance(0.5)) po(last, 'approve', 'DONE')
  else team(last, 'complete', 'DONE')
  if (hold) {
    po('open-not-held', 'hold', 'HELD')
    po('HELD', 'resume', 'remembered')
  }
  if (cancel) po('open', 'cancel', 'CANCELLED')
  return rows
}
