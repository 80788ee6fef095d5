import { dirname } from 'node:path'
import { expect } from 'vitest'
import { git, type RelayDesk, statusesOf } from './relay-desk.ts'

/** The id of a task has the day in it: a pair of runs that midnight came between is made again. */
export async function onOneDay<Value>(work: (name: string) => Promise<Value>): Promise<Value> {
  for (let number = 1; ; number += 1) {
    const day = new Date().toDateString()
    const value = await work(`day-${number}`)
    if (new Date().toDateString() === day) return value
  }
}

/** Everything about a carried task that must not depend on how often its workers were killed. */
export async function outcomeOf(desk: RelayDesk, task_id: string) {
  const repository = dirname(dirname(desk.store))
  const { record, relay, runs, messages } = await desk.read(task_id)
  const evidence = relay.visits.flatMap((visit) => visit.evidence)
  // In the order in which they were asked for: the last part of their ids is chance.
  const ids = relay.visits.flatMap((visit) => visit.runs.map(({ run_id }) => run_id))
  const played = ids.flatMap((id) => runs.filter(({ run_id }) => run_id === id))
  return {
    statuses: statusesOf(record),
    commits: git(repository, 'log', '--reverse', '--format=%T %s', `main..baton/${task_id}`).split('\n'),
    runs: relay.visits.flatMap((visit) => visit.runs.map(({ role, number }) => `${visit.stage} ${role} ${number}`)),
    ended: played.map(({ stage, state, end }) => `${stage} ${state} ${end?.verdict}`),
    questions: played.flatMap(({ questions }) => questions.map(({ question, answer }) => [question.question, answer])),
    evidence: evidence.map(({ stage, tree, passed }) => `${stage} ${tree} ${passed}`),
    messages: messages.map(({ value }) => value.type),
    refs: git(repository, 'for-each-ref', '--format=%(refname)', 'refs/heads').split('\n'),
  }
}

/** Approves the task, proves the record, and answers with the tree of the target. */
export async function approveAndProve(desk: RelayDesk, task_id: string): Promise<string> {
  const on = ['--store', desk.store]
  const { record } = await desk.read(task_id)
  if (record.task.status !== 'DONE') await desk.json(['task', 'approve', task_id, ...on])
  expect(statusesOf((await desk.read(task_id)).record).at(-1)).toBe('DONE')
  expect((await desk.run(['audit', 'verify', ...on])).code).toBe(0)
  const repository = dirname(dirname(desk.store))
  expect((await desk.run(['audit', 'verify', '--git'], { cwd: repository })).code).toBe(0)
  return git(repository, 'rev-parse', 'main^{tree}')
}
