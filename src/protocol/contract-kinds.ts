/** The JSON documents that cross Baton's boundary. */
export const CONTRACT_KINDS = [
  'task-package',
  'handoff',
  'ack',
  'reject',
  'revision-request',
  'escalation',
  'documentation-request',
  'documentation-result',
  'final-completion-report',
  'pipeline',
  'config',
] as const
export type ContractKind = (typeof CONTRACT_KINDS)[number]

/** The documents that are read as text: Markdown with a JSON form, and what an agent prints. */
export const TEXT_KINDS = ['handoff-document', 'completion-report', 'agent-output'] as const
export type TextKind = (typeof TEXT_KINDS)[number]
