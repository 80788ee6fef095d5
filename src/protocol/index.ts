/** `baton-relay/protocol`: the contracts on their own, for other programs and for the page. No Node, no clock, no files. */
export { BatonError, type ErrorDetails, type ErrorValues } from './baton-error.ts'
export { canonicalJson } from './canonical-json.ts'
export { CONTRACT_KINDS, type ContractKind } from './contract-kinds.ts'
export { type Contract, contractsOf } from './contracts.ts'
export { ACK_STEPS, type AckDeadlines, type AckStep, ackDeadlines, ackInstants, ackLimit } from './deadlines.ts'
export { diagram } from './diagram/diagram.ts'
export { DIAGRAM_KINDS, type DiagramKind } from './diagram/diagram-kinds.ts'
export { ERRORS, type ErrorCode, type ErrorEntry } from './errors.ts'
export { guessKind } from './guess-kind.ts'
export { LANGS, type Lang, type Localized } from './lang.ts'
export {
  DOCUMENTATION_CHECKLIST,
  type DocumentationRequest,
  type DocumentationResult,
  EXPECTED_DOCUMENTS,
  type FinalCompletionReport,
} from './messages/documentation.ts'
export { messageContent, sameContent } from './messages/same-content.ts'
export {
  type AckMessage,
  ESCALATION_TRIGGERS,
  type EscalationMessage,
  type EscalationTrigger,
  type HandoffMessage,
  type MessageType,
  PLATFORM_AGENT,
  type RejectMessage,
  type RevisionRequestMessage,
  type TeamMessage,
} from './messages/schemas.ts'
export {
  escalationCause,
  NOTIFICATION_TEMPLATES,
  type NotificationName,
  type NotificationValues,
  renderNotification,
} from './notifications.ts'
export { JSON_LIMITS, type JsonLimits, parseJson } from './parse-json.ts'
export { ACTION_NAMES, ACTIONS, type Action, type StatusKind } from './pipeline/actions.ts'
export type {
  AgentDefinition,
  PipelineDefinition,
  StageDefinition,
  TeamDefinition,
  TransitionRow,
} from './pipeline/definition.ts'
export { definitionHash } from './pipeline/definition-hash.ts'
export { FIVE_TEAM } from './pipeline/five-team.ts'
export {
  type Actor,
  isPo,
  judgeTransition,
  type LegalStep,
  stepsFrom,
  type TransitionRequest,
  whoMay,
} from './pipeline/judge-transition.ts'
export { definitionFaults, loadPipeline } from './pipeline/load-pipeline.ts'
export {
  DEFAULT_PIPELINE,
  handoffPointInto,
  indexPipeline,
  type Pipeline,
  type Status,
  type Transition,
  teamByAnyName,
  teamName,
} from './pipeline/pipeline.ts'
export {
  longPriority,
  PRIORITIES,
  type Priority,
  SHORT_PRIORITIES,
  type ShortPriority,
  shortPriority,
} from './priority.ts'
export { readAliases } from './read-aliases.ts'
export { ok, type Result, refuse } from './result.ts'
export { type JsonSchema, toDraft07 } from './schema-check.ts'
export { formatTaskId, hasRealDate, TASK_ID, taskIdDay } from './task-id.ts'
export type { HistoryStep, TaskPackage, TaskPackageEnvelope } from './task-package/schema.ts'
export { createValidator, type DocumentValidator, type Verdict } from './validate-document.ts'
export { describeViolation, isWarning, type Position, type Violation, violation } from './violation.ts'
export { type RuleName, VIOLATION_RULES, type ViolationRule } from './violation-rules.ts'
