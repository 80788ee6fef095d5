import { describe, expect, test } from 'vitest'
import type { PipelineCommand } from '../../src/pipeline/command.ts'
import { requireOwnWords } from '../../src/pipeline/require-own-words.ts'

const task_id = 'TASK-20260228-001'
const reason = (description: string, item = { assignee: 'jarvis', action: 'add it', deadline: '2026-03-02' }) => ({
  category: 'quality',
  description,
  action_items: [item],
})
const step = (details: object) => ({ type: 'step', task_id, action: 'reject', details }) as unknown as PipelineCommand

describe('a text that was left as the printed command shows it', () => {
  test.each([
    ['reason', step({ reason: reason('…') })],
    ['reason', step({ reason: reason(' ... ') })],
    ['item', step({ reason: reason('real', { assignee: 'who', action: 'what', deadline: 'when' }) })],
    ['item', step({ reason: reason('real', { assignee: '담당', action: '할 일', deadline: '기한' }) })],
    ['item', step({ reason: reason('real', { assignee: 'jarvis', action: '…', deadline: 'now' }) })],
    ['note', step({ note: '"…"' })],
    ['comment', step({ line_comments: [{ path: 'a', text: '…' }] })],
    ['reason', { type: 'escalate', task_id, reason: '…' }],
    ['note', { type: 'answer_item', task_id, key: null, choice: 'change', note: '…', how: 'person' }],
    ['criteria', { type: 'choose_loop', task_id, choice: 'B', criteria: ['…'], waive: [], note: null }],
    ['answer', { type: 'answer_question', run_id: 'r', question_id: null, text: '…' }],
  ] as [string, PipelineCommand][])('is refused as %s (%#)', (field, command) => {
    expect(() => requireOwnWords(command)).toThrow(
      expect.objectContaining({ code: 'PLACEHOLDER_LEFT', values: expect.objectContaining({ field }) }),
    )
  })

  test.each([
    step({ reason: reason('who: what … when') }),
    step({ reason: reason('real'), note: 'add …, then more' }),
    { type: 'answer_question', run_id: 'r', question_id: null, text: 'x' },
  ] as PipelineCommand[])('is let through with words of its own (%#)', (command) => {
    expect(() => requireOwnWords(command)).not.toThrow()
  })
})
