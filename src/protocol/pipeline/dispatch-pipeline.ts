import type { PipelineDefinition } from './definition.ts'
import { indexPipeline, type Pipeline } from './pipeline.ts'

/**
 * The pipeline of `baton dispatch`: the stage of a pipeline that writes code, played by a graph, and a person's approval.
 * With `single` one agent plays the stage: so `baton task revert` does it.
 * Its statuses, teams and agents are those of the pipeline that it is made from, so a board shows both.
 */
export function dispatchPipeline({ definition }: Pipeline, play: 'graph' | 'single' = 'graph'): Pipeline {
  const writes =
    definition.stages.find(({ play }) => play === 'leader-coder' || play === 'graph') ??
    definition.stages.find(({ phase }) => phase === 'development') ??
    definition.stages[0]
  if (!writes) throw new TypeError('a pipeline has a stage')
  const { id, team, phase, steps } = writes
  const has = (kind: string) => definition.statuses.find((one) => one.kind === kind && (one.stage ?? id) === id)
  const revision: Status = has('revision') ?? {
    ...{ code: `${id}_REVISION`, kind: 'revision', stage: id, label: { ko: '수정', en: 'Sent back' } },
  }
  const ready: Status = has('ready') ?? {
    ...{ code: 'DEPLOY_READY', kind: 'ready', team, label: { ko: '배포 준비 완료', en: 'Ready to deploy' } },
  }
  const others = definition.statuses.filter(({ kind, stage }) =>
    stage === undefined ? KEPT.includes(kind) : stage === id && kind !== 'revision',
  )
  const statuses = [
    ...others.filter(({ stage }) => stage === id),
    revision,
    ready,
    ...others.filter(({ stage }) => stage !== id),
  ]
  const codes = new Set(statuses.map(({ code }) => code))
  const isKept = (code: string) => codes.has(code) || !/^[A-Z]/.test(code)
  const rows = definition.transitions.filter(
    ({ from, to, action }) => MOVES.includes(action) && isKept(from) && isKept(to) && from !== ready.code,
  )
  const working = statuses.find(({ kind }) => kind === 'in_progress')?.code ?? ''
  const done = statuses.find(({ kind }) => kind === 'done')?.code ?? ''
  return indexPipeline({
    ...definition,
    id: `${definition.id}-${SUFFIX[play]}`,
    name: { ko: `${definition.name.ko}: ${NAMES[play].ko}`, en: `${definition.name.en}: ${NAMES[play].en}` },
    stages: [{ id, team, phase, steps, input: [{ field: 'request', from: 'request' }], output: [], play }],
    statuses,
    transitions: [
      ...rows,
      { from: working, action: 'complete', to: ready.code, by: 'team' },
      { from: revision.code, action: 'complete', to: ready.code, by: 'team' },
      { from: ready.code, action: 'approve', to: done, by: 'po' },
      { from: ready.code, action: 'reject', to: revision.code, by: 'po' },
    ],
  })
}

const SUFFIX = { graph: 'dispatch', single: 'revert' } as const
const NAMES = {
  graph: { ko: '에이전트 그래프', en: 'a graph of agents' },
  single: { ko: '되돌리기', en: 'a revert' },
} as const

type Status = PipelineDefinition['statuses'][number]

const KEPT: readonly string[] = ['done', 'cancelled', 'hold']
const MOVES: readonly string[] = ['pickup', 'hold', 'resume', 'cancel']
