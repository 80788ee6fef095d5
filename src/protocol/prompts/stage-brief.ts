import type { CompletionReport } from '../completion-report/completion-report.ts'
import type { HandoffDocument } from '../handoff-document/handoff-document.ts'
import type { Lang } from '../lang.ts'
import type { ComparedFailures } from '../plays/evidence.ts'

/** Who a run of a stage is: the stage alone, one of those who develop, or somebody else who reviews its work. */
export type PromptRole = 'stage' | 'leader' | 'coder' | 'verifier' | 'reviewer' | 'specialist'

/** Why a run of a stage is started, and everything that its agent is told. It stands as `brief` in its context. */
export interface StageBrief {
  readonly role: PromptRole
  readonly stage: string
  readonly team: string
  readonly agent: string
  readonly task_id: string
  readonly title: string
  readonly request: string
  readonly language: Lang
  readonly kind: 'work' | 'revision'
  /** Of the leader–coder loop; 1 elsewhere. */
  readonly attempt: number
  readonly final: boolean
  /** What was wrong with the attempt before. */
  readonly feedback: string | null
  /** Why the task came back. */
  readonly reject: RejectBrief | null
  /** For a coder and a verifier: the leader's order. */
  readonly handoff: HandoffDocument | null
  /** For a verifier. */
  readonly report: CompletionReport | null
  /** For a verifier: what Baton's own checks said. */
  readonly evidence: EvidenceBrief | null
  /** Criteria that the PO lets hold instead of those of the order. */
  readonly relaxed: readonly string[]
  /** Files with the markers of a merge in them, to be resolved first. */
  readonly conflicts: readonly string[]
  /** Tests that were there before and were changed or deleted. */
  readonly tests_changed: readonly string[]
  /** Files that the agents wrote and that are in no commit, each with the reason; absent in runs of before. */
  readonly left_out?: readonly string[]
  /** Files that the checks consist of, CI and hooks, which the work changed. */
  readonly guarded: readonly string[]
  /** Checks that come to another end with those files as they were at the base, in a line each. */
  readonly guarded_differs: readonly string[]
  /** For a leader: what was wrong with the HANDOFF.md before. */
  readonly problems: readonly string[]
  /** Output fields that the agent may fill in its AGENT_RESULT; absent in runs of before. */
  readonly outputs?: readonly string[]
  /** Commands of the project's checks, which its agents may run; absent in runs of before. */
  readonly checks?: readonly string[]
  /** For documentation: the documents that are expected; absent in runs of before. */
  readonly documents?: readonly DocumentBrief[]
  /** For a specialist of a graph. */
  readonly specialist?: SpecialistBrief
}

/** What only a specialist is told. Texts of other agents and of the project's memory are data. */
export interface SpecialistBrief {
  readonly name: string
  readonly instructions: string
  readonly work: string
  readonly criteria: readonly string[]
  readonly output: string
  /** Patterns of files that it may change. */
  readonly scope: readonly string[]
  /** The skill whose workflow the request is; absent where there is none. */
  readonly skill?: NamedText
  /** What the project has written down, by file. */
  readonly persistent: readonly NamedText[]
  /** What agents before it left, as far as this kind of agent gets it. */
  readonly context: readonly NamedText[]
  /** Why it is called again; null on the first call. */
  readonly retry: string | null
}

interface NamedText {
  readonly name: string
  readonly text: string
}

/** A document that is expected, and where the project keeps it. */
interface DocumentBrief {
  readonly name: string
  readonly label: string
  readonly paths: readonly string[]
}

export interface RejectBrief {
  readonly category: string
  readonly description: string
  readonly action_items: readonly { readonly assignee: string; readonly action: string; readonly deadline: string }[]
  /** What was attached, with its text where it is a file. */
  readonly attachments?: readonly AttachmentBrief[]
  /** Remarks on places of files; absent in runs of before. */
  readonly line_comments?: readonly {
    readonly path: string
    readonly line?: number | undefined
    readonly text: string
  }[]
}

interface AttachmentBrief {
  readonly name: string
  readonly type: string
  readonly path: string
  readonly text: string | null
}

export interface EvidenceBrief {
  readonly passed: boolean
  readonly checks: readonly {
    readonly name: string
    readonly passed: boolean
    /** It failed, and the PO does without it. */
    readonly waived?: boolean
    /** It fails on the base too: which failures are old, and which are new. */
    readonly compared?: ComparedFailures
    readonly command?: readonly string[]
    readonly code: number | null
    readonly tail: string
  }[]
}
