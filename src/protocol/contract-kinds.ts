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
] as const
export type ContractKind = (typeof CONTRACT_KINDS)[number]
