import { basename } from 'node:path'
import type { BlockEvent } from '../protocol/agent-blocks/block-events.ts'
import { createBlockParser } from '../protocol/agent-blocks/block-parser.ts'
import { BatonError } from '../protocol/baton-error.ts'
import { parseCompletionReport } from '../protocol/completion-report/parse-completion-report.ts'
import { CONTRACT_KINDS, type ContractKind, TEXT_KINDS, type TextKind } from '../protocol/contract-kinds.ts'
import { guessKind } from '../protocol/guess-kind.ts'
import { guessTextKind } from '../protocol/guess-text-kind.ts'
import { parseHandoffDocument } from '../protocol/handoff-document/parse-handoff-document.ts'
import { injectionViolations } from '../protocol/injection/injection-violations.ts'
import { parseJson } from '../protocol/parse-json.ts'
import type { Parsed } from '../protocol/parsed.ts'
import type { PipelineDefinition } from '../protocol/pipeline/definition.ts'
import { definitionHash } from '../protocol/pipeline/definition-hash.ts'
import { projectConfigFaults, readProjectConfig } from '../protocol/project-config/read-project-config.ts'
import type { DocumentValidator } from '../protocol/validate-document.ts'
import { isWarning, type Violation } from '../protocol/violation.ts'
import { CONFIG_NAME } from './config-place.ts'
import { decodeInput } from './read-input.ts'

export type DocumentKind = ContractKind | TextKind

/** What became of one document. */
export interface Examined {
  readonly kind: DocumentKind
  readonly violations: readonly Violation[]
  readonly warnings: readonly Violation[]
  /** Of a valid pipeline definition: the name by which tasks pin it. */
  readonly hash?: string
  /** What Baton would have heard in an agent's output. */
  readonly events?: readonly BlockEvent[]
}

export interface ExamineOptions {
  readonly kind: DocumentKind | undefined
  readonly strict: boolean
  readonly check: DocumentValidator
}

/** Holds one document to its contract; what it is, it says itself unless the caller knows. */
export function examineDocument(bytes: Uint8Array, source: string, options: ExamineOptions): Examined {
  // What an agent printed may be anything: it is read as bytes, by the parser that reads agents.
  if (options.kind === 'agent-output') return examineAgentOutput(bytes)
  const text = decodeInput(bytes, source)
  const textKind = TEXT_KINDS.find((kind) => kind === options.kind) ?? (options.kind ? undefined : guessTextKind(text))
  if (textKind === 'agent-output') return examineAgentOutput(bytes)
  if (textKind) return examineText(textKind, text, options.strict)
  if (options.kind === 'config' || (!options.kind && basename(source) === CONFIG_NAME))
    return examineConfig(text, source)
  return examineJson(text, source, options)
}

function examineJson(text: string, source: string, { kind: asked, strict, check }: ExamineOptions): Examined {
  const parsed = parseJson(text, source)
  if (!parsed.ok) return asked ? raise(parsed.error) : examineCommented(text, source, parsed.error)
  const kind = CONTRACT_KINDS.find((one) => one === asked) ?? guessKind(parsed.value)
  if (!kind) {
    throw BatonError.of('UNKNOWN_KIND', { source, kinds: [...CONTRACT_KINDS, ...TEXT_KINDS].join(', ') })
  }
  if (kind === 'config') return examineConfig(text, source)
  const { valid, violations, warnings, value } = check(kind, parsed.value, { strict })
  const hash = kind === 'pipeline' && valid ? { hash: hashOf(value as PipelineDefinition) } : {}
  return { kind, violations, warnings, ...hash }
}

/** Of all that is JSON only a configuration may have comments in it. */
function examineCommented(text: string, source: string, error: BatonError): Examined {
  const read = readProjectConfig(text, source)
  return read.ok && guessKind(read.value.value) === 'config' ? examineConfig(text, source) : raise(error)
}

/** With lines and columns: a person wrote it. A pipeline that it names by a path is looked at by `baton config check`. */
function examineConfig(text: string, source: string): Examined {
  const read = readProjectConfig(text, source)
  return read.ok ? { kind: 'config', violations: projectConfigFaults(read.value), warnings: [] } : raise(read.error)
}

function raise(error: BatonError): never {
  throw error
}

/** Loaded only here: it takes as long as the check of a document. */
const sha256 = (text: string) => process.getBuiltinModule('node:crypto').hash('sha256', text)

const hashOf = (definition: PipelineDefinition) => definitionHash(definition, sha256)

/** A handoff document goes to an agent as it is, so it must also be free of phrases that would take the agent over. */
function examineText(kind: 'handoff-document' | 'completion-report', text: string, strict: boolean): Examined {
  const parsed: Parsed<unknown> = kind === 'handoff-document' ? parseHandoffDocument(text) : parseCompletionReport(text)
  const found = [
    ...(parsed.ok ? parsed.warnings : parsed.violations),
    ...(kind === 'handoff-document' ? injectionViolations(text) : []),
  ]
  return {
    kind,
    violations: found.filter((one) => strict || !isWarning(one)),
    warnings: found.filter((one) => !strict && isWarning(one)),
  }
}

function examineAgentOutput(bytes: Uint8Array): Examined {
  const parser = createBlockParser()
  const events = [...parser.push(bytes), ...parser.end()]
  const violations = events.flatMap((event) => (event.kind === 'invalid' ? event.violations : []))
  return { kind: 'agent-output', violations, warnings: [], events }
}
