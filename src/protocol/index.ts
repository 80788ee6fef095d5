/** `baton-relay/protocol`: the contracts on their own, for other programs and for the page. No Node, no clock, no files. */
export type { BlockEvent, Workflow } from './agent-blocks/block-events.ts'
export { BLOCK_LIMITS, type BlockLimits } from './agent-blocks/block-limits.ts'
export type { NoncePolicy } from './agent-blocks/block-machine.ts'
export { type BlockParser, type BlockParserOptions, createBlockParser } from './agent-blocks/block-parser.ts'
export {
  type AgentError,
  type AgentResult,
  BLOCK_SCHEMAS,
  type BlockTag,
  type DependencyRequest,
  type Question,
} from './agent-blocks/block-schemas.ts'
export { answerAtTimeout, type CheckedAnswer, checkAnswer, type TimeoutAnswer } from './agent-blocks/check-answer.ts'
export { describeInvalid } from './agent-blocks/describe-invalid.ts'
export { parseStdinMessage } from './agent-blocks/parse-stdin-message.ts'
export { encodeStdinMessage, type StdinMessage } from './agent-blocks/stdin-messages.ts'
export { inWaitingOrder } from './agent-blocks/waiting-order.ts'
export {
  type AutoFixAttempt,
  type AutoFixState,
  type AutoFixStep,
  type AutoFixTask,
  MAX_REPAIRS,
  parseWithAutoFix,
  startAutoFix,
} from './auto-fix/parse-with-auto-fix.ts'
export { BatonError, type ErrorDetails, type ErrorValues } from './baton-error.ts'
export { canonicalJson } from './canonical-json.ts'
export { checkAgainstHandoff } from './completion-report/check-against-handoff.ts'
export { checkCompletionReport } from './completion-report/check-completion-report.ts'
export { type CompletionReport, completionReportSchema } from './completion-report/completion-report-schema.ts'
export type { FailureCause } from './completion-report/failure-causes.ts'
export { parseCompletionReport } from './completion-report/parse-completion-report.ts'
export { renderCompletionReport, renderCompletionReportJson } from './completion-report/render-completion-report.ts'
export { CONTRACT_KINDS, type ContractKind, TEXT_KINDS, type TextKind } from './contract-kinds.ts'
export { contractSchemas } from './contract-schemas.ts'
export { type Contract, contractsOf } from './contracts.ts'
export { ACK_STEPS, type AckDeadlines, type AckStep, ackDeadlines, ackInstants, ackLimit } from './deadlines.ts'
export { diagram } from './diagram/diagram.ts'
export { DIAGRAM_KINDS, type DiagramKind } from './diagram/diagram-kinds.ts'
export type { ErrorEntry } from './errors/error-entry.ts'
export { ERRORS, type ErrorCode } from './errors.ts'
export type { EventData, EventType, StoredData } from './events/event-map.ts'
export { EVENT_VERSION } from './events/event-version.ts'
export { type EventOf, type KnownEvent, upcastEvent } from './events/upcast-event.ts'
export { guessKind } from './guess-kind.ts'
export { guessTextKind } from './guess-text-kind.ts'
export { checkHandoffDocument } from './handoff-document/handoff-document.ts'
export { type HandoffDocument, handoffDocumentSchema } from './handoff-document/handoff-document-schema.ts'
export { parseHandoffDocument } from './handoff-document/parse-handoff-document.ts'
export { renderHandoffDocument, renderHandoffJson } from './handoff-document/render-handoff-document.ts'
export { checkWorkspacePath } from './handoff-document/workspace-path.ts'
export { findInjections } from './injection/find-injections.ts'
export { describeInjection, type InjectionMatch } from './injection/injection-match.ts'
export { injectionViolations } from './injection/injection-violations.ts'
export { LANGS, type Lang, type Localized } from './lang.ts'
export {
  HITL_OPTIONS,
  LOOP_LIMITS,
  type LoopEffect,
  type LoopEvent,
  type LoopLimits,
  type LoopState,
  type LoopStatus,
  type LoopStep,
  startLoop,
} from './leader-coder/loop.ts'
export { stepLoop } from './leader-coder/step-loop.ts'
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
export type { Parsed } from './parsed.ts'
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
export { checkProjectConfig } from './project-config/check-project-config.ts'
export { type DefinitionChanges, definitionChanges, type PartChanges } from './project-config/definition-changes.ts'
export {
  type EffectiveCheck,
  type EffectiveConfig,
  type EffectiveStage,
  effectiveConfig,
  NO_CONFIG,
  type StageAgent,
  type StageCommand,
} from './project-config/effective-config.ts'
export { AGENT_WORDS, KNOWN_AGENTS } from './project-config/known-agents.ts'
export { type ProjectConfig, projectConfigSchema } from './project-config/project-config.ts'
export {
  type ConfigText,
  projectConfigFaults,
  readProjectConfig,
  requireProjectConfig,
} from './project-config/read-project-config.ts'
export {
  PROMPT_FILES,
  PROMPT_NAMES,
  PROMPT_PARTS,
  type PromptFile,
  type PromptName,
  type PromptPart,
  promptName,
} from './prompts/prompt-names.ts'
export { PROMPT_PLACEHOLDERS, type PromptInput, type PromptPlaceholder } from './prompts/prompt-values.ts'
export {
  inBraces,
  knownPlaceholders,
  type PromptSources,
  type PromptTemplates,
  renderPrompt,
  unknownPlaceholders,
} from './prompts/render-prompt.ts'
export type { EvidenceBrief, PromptRole, RejectBrief, StageBrief } from './prompts/stage-brief.ts'
export { readAliases } from './read-aliases.ts'
export { ok, type Result, refuse } from './result.ts'
export { formatTaskId, hasRealDate, TASK_ID, taskIdDay } from './task-id.ts'
export type { HistoryStep, TaskPackage, TaskPackageEnvelope } from './task-package/schema.ts'
export { type JsonSchema, toDraft07 } from './to-draft07.ts'
export { createValidator, type DocumentValidator, type Verdict } from './validate-document.ts'
export { describeViolation, isWarning, type Position, type Violation, violation } from './violation.ts'
export { type RuleName, type ViolationRule, violationRules } from './violation-rules.ts'
export { ATTACHMENT_KINDS } from './wire-words.ts'
