import { expect, it } from 'vitest'
import { inWaitingOrder } from '../../../src/protocol/agent-blocks/waiting-order.ts'

it('orders errors, completions, dependencies, questions and the rest, each as they came', () => {
  const kinds = [
    'log',
    'question',
    'detail',
    'dependency_request',
    'agent_result',
    'foreign',
    'invalid',
    'custom_task_complete',
    'phase_complete',
    'error',
    'question',
  ] as const
  const waiting = kinds.map((kind, index) => ({ kind, index }))
  expect(inWaitingOrder(waiting).map(({ kind, index }) => `${kind} ${index}`)).toEqual([
    'invalid 6',
    'error 9',
    'agent_result 4',
    'custom_task_complete 7',
    'phase_complete 8',
    'dependency_request 3',
    'question 1',
    'question 10',
    'log 0',
    'detail 2',
    'foreign 5',
  ])
  expect(waiting.map(({ index }) => index)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
})
