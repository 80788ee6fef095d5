import { describe, expect, test } from 'vitest'
import {
  type IntegrationNote,
  integrationMessage,
  readIntegration,
} from '../../../src/pipeline/relay/integration-message.ts'

const id = (letter: string) => letter.repeat(40)
const NOTE: IntegrationNote = {
  task_id: 'TASK-20260228-001',
  title: 'Greet by name',
  body: 'Approved by song-po.',
  chain: { seq: 17, hash: 'c'.repeat(64) },
  record: id('d'),
  evidence: [
    { stage: 'DEVELOPMENT', tree: id('a'), result: 'passed' },
    { stage: 'QA', tree: id('b'), result: 'passed' },
  ],
  tree: id('e'),
  result: 'passed',
}

describe('the message of a merge by Baton', () => {
  test('ends with what can be verified, the merge itself last', () => {
    expect(integrationMessage(NOTE)).toBe(`TASK-20260228-001: Greet by name

Approved by song-po.

Baton-Task: TASK-20260228-001
Baton-Chain: 17 ${'c'.repeat(64)}
Baton-Record: ${id('d')}
Baton-Evidence: DEVELOPMENT ${id('a')} passed
Baton-Evidence: QA ${id('b')} passed
Baton-Evidence: INTEGRATION ${id('e')} passed
`)
  })

  test('is read back as it was written', () => {
    const { task_id, chain, record, tree, result } = NOTE
    const evidence = [...NOTE.evidence, { stage: 'INTEGRATION', tree, result }]
    const expected = { task_id, chain, record, store: null, evidence, malformed: [] }
    expect(readIntegration(integrationMessage(NOTE))).toEqual(expected)
    expect(readIntegration(integrationMessage({ ...NOTE, body: '' }).replaceAll('\n', '\r\n'))).toEqual(expected)
    // `git commit --amend --signoff`, or a hook of somebody's.
    expect(readIntegration(`${integrationMessage(NOTE)}Signed-off-by: a <a@b>\n\nChange-Id: 1\n`)).toEqual(expected)
  })

  test('is not forged by what others wrote into it', () => {
    const forged = integrationMessage({ ...NOTE, task_id: 'TASK-20260228-999', tree: id('f') })
    for (const note of [
      { ...NOTE, title: `x\n\n${forged}` },
      { ...NOTE, body: forged },
      { ...NOTE, evidence: [...NOTE.evidence, { stage: 'INTEGRATION', tree: id('f'), result: 'passed' as const }] },
    ])
      expect(readIntegration(integrationMessage(note))).toMatchObject({
        task_id: NOTE.task_id,
        evidence: [...NOTE.evidence, { stage: 'INTEGRATION', tree: NOTE.tree }],
        malformed: [],
      })
    expect(integrationMessage({ ...NOTE, title: 'a\u001b[2J\u202eb\nc' }).split('\n')[0]).toBe(
      'TASK-20260228-001: a [2J b c',
    )
  })

  test('truth.8 says unchecked and waived as such, and takes no other word', () => {
    const evidence = [
      { stage: 'PLAN', tree: id('a'), result: 'unchecked' as const },
      { stage: 'QA', tree: id('b'), result: 'waived' as const },
    ]
    const message = integrationMessage({ ...NOTE, evidence, result: 'unchecked' })
    expect(message).toContain(`\nBaton-Evidence: PLAN ${id('a')} unchecked\nBaton-Evidence: QA ${id('b')} waived\n`)
    expect(message).toContain(`\nBaton-Evidence: INTEGRATION ${id('e')} unchecked\n`)
    expect(message).not.toContain('passed')
    expect(readIntegration(message)?.evidence.map(({ result }) => result)).toEqual(['unchecked', 'waived', 'unchecked'])
    for (const word of ['no_evidence', 'failed', 'fine', 'passedx', ''])
      expect(readIntegration(message.replace('waived', word))?.malformed).toHaveLength(1)
  })

  test('is none where another commit only names the task', () => {
    expect(readIntegration('work\n\nBaton-Task: TASK-20260228-001\n')).toBeUndefined()
    expect(readIntegration('work')).toBeUndefined()
    expect(readIntegration('')).toBeUndefined()
  })

  test.each([
    ['Baton-Chain: 17', 'Baton-Chain: 0'],
    [`Baton-Record: ${id('d')}`, 'Baton-Record: main'],
    [`QA ${id('b')} passed`, `QA ${id('b')} failed`],
    ['Baton-Task: TASK-20260228-001', 'Baton-Task: TASK-1'],
    [`Baton-Record: ${id('d')}`, `Baton-Record: ${id('d')}\nBaton-Record: ${id('1')}`],
  ])('names a line that is not of its form: %s', (right, wrong) => {
    expect(readIntegration(integrationMessage(NOTE).replace(right, wrong))?.malformed).toHaveLength(1)
  })
})
