import type { AdapterName } from '../../protocol/adapter-names.ts'
import type { Workflow } from '../../protocol/agent-blocks/block-events.ts'
import type { AgentError, Question } from '../../protocol/agent-blocks/block-schemas.ts'
import type { AutoFixAttempt } from '../../protocol/auto-fix/parse-with-auto-fix.ts'
import type { PermissionAsk, PermissionRule } from '../../protocol/permissions/permission-rule.ts'
import type { Player } from '../../protocol/plays/player.ts'
import type { RunEnd, UsedTokens } from '../../protocol/plays/run-end.ts'
import type { RunLimits } from '../../protocol/plays/run-limits.ts'
import type { RunState } from '../../protocol/plays/run-state.ts'
import type { AgentOptions, FallbackCause } from '../../protocol/project-config/agent-options.ts'

export { NO_END, type RunEnd } from '../../protocol/plays/run-end.ts'
export { RUN_LIMITS, type RunLimits } from '../../protocol/plays/run-limits.ts'
export { RUN_STATES, type RunState } from '../../protocol/plays/run-state.ts'

const ENDED: readonly RunState[] = ['completed', 'failed', 'cancelled']
export const hasEnded = ({ state }: { readonly state: RunState }): boolean => ENDED.includes(state)

/**
 * One run of one agent: the request, its state, and everything that is needed to restart it.
 *
 * 1. `attempt` grows by one each time a worker takes the run. It is the fencing token: what a worker says for an
 *    older attempt is refused.
 * 2. `holder` is the worker that has its process. A run without holder has no process, whatever its state.
 * 3. `wish` is what a person asked for and the holder has not done yet.
 */
export interface RunRecord {
  readonly run_id: string
  readonly task_id: string | null
  readonly stage: string | null
  /** Who it is in the registry, or how the command is called. */
  readonly agent: string
  readonly argv: readonly string[]
  readonly prompt: string | null
  /** The same as data, for an agent that would rather not read prose; absent in runs of before. */
  readonly brief?: Readonly<Record<string, unknown>> | null
  /** Names of variables of the environment that its processes get; absent in runs of before. */
  readonly pass?: readonly string[]
  /** Names of settings that its agent declares, `NAME?` where it may be missing; absent: none. */
  readonly settings?: readonly string[]
  /** How its output is read; absent: the text protocol. */
  readonly adapter?: AdapterName
  /** What its CLI may do without a question, beside what its flags say; absent: nothing. */
  readonly allowed?: readonly PermissionRule[]
  /** As the configuration calls the program that plays it, such as `claude`; absent in runs of no stage. */
  readonly player?: string
  /** Model, tools, limit of turns and system prompt, as far as they are named. */
  readonly options?: AgentOptions
  /** Who takes over when its program is missing, out of quota or overloaded, in this order; absent: nobody. */
  readonly fallback?: readonly Player[]
  /** Who played it before, and why that ended; absent: nobody. */
  readonly fell_back?: readonly FellBack[]
  /** The session of its CLI; absent where the CLI has named none. */
  readonly session?: CliSession | null
  /** What the process of this attempt has told so far of what it used; absent: nothing, or it was counted. */
  readonly spent?: UsedTokens | null
  /** What processes used since the run last ended, which ended without it; absent: nothing. */
  readonly used?: UsedTokens | null
  readonly workflow: Workflow
  readonly nonce: string
  readonly nonce_required: boolean
  /** SHA-256 of the token that the processes of the newest attempt carry. */
  readonly token_hash: string | null
  readonly limits: RunLimits
  readonly workspace: RunWorkspaceRecord | null
  readonly state: RunState
  readonly attempt: number
  readonly holder: string | null
  readonly wish: 'pause' | 'resume' | 'cancel' | null
  readonly questions: readonly RunQuestion[]
  /** The question that its process waits for; an older one without answer is of an attempt that is over. */
  readonly asking: string | null
  /** Follow-ups, in the order in which they were said. */
  readonly follow_ups: readonly FollowUp[]
  /** How often `pause_and_retry` has waited. */
  readonly retries: number
  /** When it goes on by itself, in ms; null while it waits for a person. */
  readonly retry_at: number | null
  /** The error that it waits for or failed with. */
  readonly error: AgentError | null
  readonly checkpoints: readonly RunCheckpoint[]
  /** How many things went wrong in what the agent said. */
  readonly notes: number
  readonly end: RunEnd | null
  /** The next moment at which something happens by itself (ms): a question's limit, a retry. */
  readonly due_at: number | null
  /** The visit that it is a part of, and the effect that asked for it; absent elsewhere. */
  readonly visit?: string
  readonly effect?: string
  /** Which specialist of a graph it is; absent elsewhere. */
  readonly node?: string
  /** What it has to leave for Baton, and how many repairs of that may be asked for. */
  readonly document?: 'handoff' | 'report' | null
  readonly repairs?: number
  /** Numbers the rows of the queue by which it is offered to workers. */
  readonly offers?: number
  /** It was paused because its task was put on hold, and goes on when that is resumed. */
  readonly held?: boolean
  readonly created_at: string
  readonly created_by: string
  readonly started_at: string | null
  readonly ended_at: string | null
  readonly updated_at: string
}

/** Where it works: a clone of its own, or a plain folder of which no checkpoint can be made. */
export interface RunWorkspaceRecord {
  readonly repository: string | null
  /** Whether it is the one in which the store lies: such a one is found again after a move or in a copy. */
  readonly store_repository?: boolean
  readonly folder: string
  /** The commit that the clone began with. */
  readonly base: string | null
  /** The commit that it is to begin with; HEAD where nothing is said. */
  readonly start?: string
}

/** A program that could not go on, and the one that took over. */
interface FellBack {
  readonly from: string
  readonly to: string
  readonly cause: FallbackCause
  /** The words of the CLI or of its API. */
  readonly reason: string
  readonly at: string
}

/** The conversation that an agent CLI keeps by itself. */
interface CliSession {
  readonly id: string
  /** When the CLI named it; absent in runs of before. */
  readonly at?: string
  /** What all of it had used when its last process ended; null before. CLIs count over the whole session. */
  readonly used: UsedTokens | null
}

export interface RunQuestion {
  /** `q_` and a running number of the run, as the agent gets it. */
  readonly id: string
  readonly question: Question
  readonly phase: number | null
  /** What the CLI of the agent asked to be allowed; absent in any other question. */
  readonly permission?: PermissionAsk
  readonly asked_at: string
  /** The attempt that asked it. */
  readonly attempt: number
  /** When it answers itself or a person is reminded (ms). */
  readonly due_at: number
  /** Undefined until somebody, or its time limit, has answered. */
  readonly answer?: string | null
  readonly answered_at?: string
  /** Who: a person, an agent of the registry, or `baton` for the default. */
  readonly answered_by?: string
  /** Whether a person answered it, `--yes` did for them, or its time limit; absent in runs of before. */
  readonly answered_how?: AnswerHow
  /** The newest attempt whose process got the answer. */
  readonly delivered?: number
}

export type AnswerHow = 'person' | 'yes' | 'time_limit'

interface FollowUp {
  readonly text: string
  /** What the agent had said when it was done before. */
  readonly after: string | null
  readonly at: string
  readonly by: string
  /** The attempt whose process got it. */
  readonly delivered?: number
  /** Set where Baton asks for a document in the right form. */
  readonly repair?: RunRepair
}

/** A document of the wrong form as the agent wrote it, and what was wrong with it. */
export interface RunRepair extends AutoFixAttempt {
  /** `HANDOFF.md`, `COMPLETION_REPORT.md` or `AGENT_RESULT`. */
  readonly document: string
  /** The violations in words, in the language of the task. */
  readonly problems: readonly string[]
}

export interface RunCheckpoint {
  readonly number: number
  readonly at: string
  readonly why: 'question' | 'error' | 'pause' | 'complete' | 'failed' | 'cancelled' | 'stopped' | 'found' | 'undo'
  /** A commit of the workspace; null where nothing could be committed. */
  readonly commit: string | null
  readonly tree: string | null
  readonly attempt: number
  readonly phase: number | null
  /** How many bytes of the transcript were written before it. */
  readonly transcript: number
  /** The agent's own session, where it named one. */
  readonly session: string | null
  /** What lay in the workspace and did not go in; absent where nothing was left out. */
  readonly left_out?: LeftOut
}

/** Files that are in no commit, so nobody after the run has them: too large, secret-like, unreadable, … */
export interface LeftOut {
  /** All of them, also those that are not listed. */
  readonly count: number
  readonly files: readonly { readonly path: string; readonly why: string }[]
}

/** A process that runs agents. Its lease covers every run that it holds. */
export interface WorkerRecord {
  readonly worker: string
  /** The machine and its boot: a process id means nothing elsewhere, nor after a restart. */
  readonly host: string
  readonly pid: number
  /** The process's start in the kernel's own count, because process ids come back. */
  readonly started: string
  /**
   * What it tells others that it serves: all queues, or `task/TASK-…` for each task of a crew. Nothing is claimed by it;
   * absent in workers of older versions.
   */
  readonly queues?: readonly string[]
  /** Until when it is believed to be alive (ms), in the store's own time. Only the store writes it. */
  readonly until: number
}

/** A worker as it makes itself known to the store. */
export type WorkerIdentity = Omit<WorkerRecord, 'until' | 'queues'> & { readonly queues: readonly string[] }
