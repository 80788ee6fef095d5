import type { Pipeline } from '../../../../protocol/pipeline/pipeline.ts'
import type { ModelledGit } from '../modelled-git.ts'
import type { CarriedReport } from './carried-breach.ts'
import type { CarriedFacts } from './carried-facts.ts'

export const PERSON = 'a person'

/** What git has is what the store says, unless git is being moved right now or a person has moved it. */
export function checkBranches(facts: CarriedFacts, pipeline: Pipeline, git: ModelledGit, report: CarriedReport): void {
  const { relay, record, visits, task_id } = facts
  const { branch, base, target } = relay.spec
  const lands = visits.flatMap(({ outstanding }) =>
    Object.values(outstanding).flatMap(({ effect }) => (effect.do === 'land' ? [effect] : [])),
  )
  const stands = git.branch(branch)
  const expected = relay.tip ?? base
  const last = git.moves.findLast((move) => move.branch === branch)
  const isMoving = lands.some((effect) => effect.branch === 'task')
  if (stands !== expected && !isMoving && last?.by !== PERSON) {
    report('branch', `${branch} stands at ${stands?.slice(0, 8)} and its relay says ${expected.slice(0, 8)}`)
  }
  const arrived = git.moves.filter(
    (move) => move.branch === target && move.by !== PERSON && isOf(git, move.to, task_id),
  )
  const isDone = pipeline.statuses.get(record.task.status)?.kind === 'done'
  const isLanding = lands.some((effect) => effect.branch === 'target')
  if (arrived.length > 1) report('branch', `the work of ${task_id} went to ${target} ${arrived.length} times`)
  if (arrived.length > 0 && !isDone && !isLanding && relay.integration === null) {
    report('branch', `${target} has the work of ${task_id}, which is ${record.task.status}`)
  }
  if (isDone && arrived.length === 0) report('branch', `${task_id} is done and its work is not on ${target}`)
}

const isOf = (git: ModelledGit, commit: string | null, task_id: string) =>
  commit !== null && git.messageOf(commit) === `seal ${task_id}`
