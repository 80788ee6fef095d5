import type { CompletionReport } from '../completion-report/completion-report.ts'
import type { HandoffDocument } from '../handoff-document/handoff-document.ts'
import type { Localized } from '../lang.ts'
import type { PromptRole } from '../prompts/stage-brief.ts'
import type { DispatchBrief } from './graph-spec.ts'
import type { ProjectCheck } from './project-check.ts'

/**
 * What a play wants done. The host makes a row of the queue, a run or an item of the inbox of it; a worker performs it
 * and reports its outcome (`outcome.ts`), or a person answers.
 *
 * 1. The key is a role and a number out of the play's state. Deciding again gives the same key, so the same id, and the
 *    first effect of an id stays: nothing is asked for twice.
 * 2. Whatever is performed may be performed twice, by two workers; one outcome is recorded.
 */
export type Effect = EffectPlace & EffectBody

export interface EffectPlace {
  /** Unique within its play for the whole visit: `run.2`. */
  readonly key: string
  /** The slots from the root down to the play that asks; `nest` sets it. */
  readonly path?: readonly string[]
}

export type EffectBody = StartRun | ReadWork | GatherEvidence | Merge | Seal | Land | Ask | WaitUntil

export type EffectKind = EffectBody['do']

/** Starts the run of an agent. Its outcome comes when the run has ended. */
export interface StartRun {
  readonly do: 'start_run'
  readonly role: PromptRole
  /** Counts the runs of this role in the visit, from 1. */
  readonly number: number
  /** Which agent of the relay's specification plays it. */
  readonly player: 'stage' | 'reviewer'
  /** Of a graph: which specialist it is. */
  readonly node?: string
  /** The commit that its clone begins with. */
  readonly start: string
  readonly brief: RunBrief
  /** What the agent has to leave in its folder for Baton. While it has the wrong form, the agent is asked to repair it. */
  readonly document: 'handoff' | 'report' | null
  /** How many repairs are asked for before the run counts as ended. */
  readonly repairs: number
}

/** The brief of a run from its play. The worker that starts the run adds what the task and its repository say. */
export interface RunBrief {
  /** Of the leader–coder loop; 1 elsewhere. */
  readonly attempt: number
  /** How many attempts there may be; null outside the leader–coder loop. */
  readonly of: number | null
  readonly final: boolean
  /** What was wrong with the attempt before. */
  readonly feedback: string | null
  /** For a leader: what was wrong with the HANDOFF.md before. */
  readonly problems: readonly string[]
  readonly handoff: HandoffDocument | null
  readonly report: CompletionReport | null
  /** The effect whose evidence is shown. */
  readonly evidence: string | null
  readonly relaxed: readonly string[]
  /** Files with the markers of a merge in them, to be resolved first. */
  readonly conflicts: readonly string[]
  /** The commit whose change since the task met its target is shown. */
  readonly review: string | null
  /** Of a specialist of a graph. */
  readonly dispatch?: DispatchBrief
}

/** Makes a commit of somebody's work, and looks up what the play wants to know of it. */
export interface ReadWork {
  readonly do: 'read_work'
  /** The last checkpoint of a run, the folder of a run as a person left it, or a commit as it is. */
  readonly of: { readonly run: string } | { readonly folder: string } | { readonly commit: string }
  /** The parents of the commit. The first is where the task's branch stands, and what `changed` is counted from. */
  readonly onto: readonly [string, ...string[]]
  /** The run in whose name a commit of a folder is made; of a run it is the run itself. */
  readonly run: string | null
  /** Paths of agent settings that stay as they are on the branch. */
  readonly without: readonly string[]
  /** Files at the root whose texts are wanted: HANDOFF.md, COMPLETION_REPORT.md. */
  readonly documents: readonly string[]
  /** Paths and patterns of files to look up in the tree. */
  readonly exists: readonly string[]
  /** Patterns of files that are new or changed in the whole task. */
  readonly changed_in_task: readonly string[]
  /** Paths and patterns of files whose added lines, since the task met its target, are wanted. */
  readonly added_lines: readonly string[]
  /**
   * Patterns of files that the work may touch. Changes of other files are left out of the commit; the whole work is kept
   * on a ref. Absent: any file.
   */
  readonly scope?: readonly string[]
  /** Files that are written for Baton and for later agents: they are read and left out of the commit. */
  readonly papers?: readonly string[]
  /** Files in which conflict markers are looked for. */
  readonly conflicts?: readonly string[]
  /** The commit is kept on a ref of this name, below those of the task. */
  readonly keep?: string
}

/** Runs checks on a commit, in a fresh clone of it. */
export interface GatherEvidence {
  readonly do: 'gather_evidence'
  /** The stage that the evidence stands under. */
  readonly stage: string
  /** The run whose work it is; null for a merge and for a person's commit. */
  readonly run: string | null
  readonly commit: string
  /** The commit of the branch that it goes onto. */
  readonly onto: string
  /** Where the guarded files are taken from; null: where the task last met its target. */
  readonly base: string | null
  readonly checks: readonly ProjectCheck[]
  /** What Baton looks at itself, besides links that leave the repository. */
  readonly own: {
    /** Whether at least one file must have been written. */
    readonly written: boolean
    /** Files in which no conflict marker may be left. */
    readonly conflicts: readonly string[]
  }
  /** Names of checks that the PO does without. */
  readonly waived: readonly string[]
  /** The effect that gathered the evidence of the base: failures that it has are old. Absent: every failure counts. */
  readonly compare?: string
  /** The checks run, whatever is known of the same tree. */
  readonly fresh?: boolean
}

/** Merges two commits in the object store. Nothing points at the merge. */
export interface Merge {
  readonly do: 'merge'
  /** A commit, or the target branch as it is when the merge is made. */
  readonly ours: string
  readonly theirs: string
  /** Whether a conflict becomes a commit with its markers as text. */
  readonly markers: boolean
  readonly message: string
  /** How lines that conflict are settled: one side of them, or both. Absent: they are not. */
  readonly favor?: 'ours' | 'theirs' | 'union'
  /** The merge is kept on a ref of this name, below those of the task. */
  readonly keep?: string
}

export const TARGET = 'target'

/** Makes the commit that brings approved work to its target: the merged tree with the record and its trailers. */
export interface Seal {
  readonly do: 'seal'
  readonly tree: string
  /** The commit of the target that it goes onto. */
  readonly onto: string
  /** The last commit of the task's branch. */
  readonly tip: string
  /** The effect that gathered the evidence of the merge. */
  readonly evidence: string
}

/** Moves a branch, if it stands at `from`. With `from` equal to `to` it only looks whether the branch stands there. */
export interface Land {
  readonly do: 'land'
  readonly branch: 'task' | 'target'
  readonly from: string
  readonly to: string
  /** A commit of somebody else's on the task's branch: it is kept on a ref of its own and the branch is put back. */
  readonly aside: string | null
  /** The task's branch was deleted, and a person wants it back: it is made again before it is moved. */
  readonly restore?: boolean
}

/** Asks a person to decide something: an item of the inbox. */
export interface Ask {
  readonly do: 'ask'
  readonly item: ItemKind
  /** Who may answer: the PO alone, or everybody who may decide. */
  readonly to: 'po' | 'person'
  /** One sentence: what is asked. */
  readonly text: Localized
  /** What must be known to decide, line by line. */
  readonly details: readonly string[]
  /** The first one is what `--yes` answers. */
  readonly options: readonly AskOption[]
  /** Whether `--yes` may answer it. */
  readonly confirmable: boolean
  /** The run that it is about. */
  readonly run: string | null
}

export interface AskOption {
  /** One word, as it is typed: `approve`. */
  readonly choice: string
  readonly label: Localized
  /** Only the PO may choose it. */
  readonly po?: boolean
  /** What the answer must carry: a note, or one of the others. */
  readonly fields?: readonly ('note' | 'criteria' | 'waive')[]
}

/** What a person can be asked about a task that agents carry. */
export const ITEM_KINDS = {
  plan: { ko: '계획 승인', en: 'Approve the plan' },
  settings: { ko: '에이전트 설정 변경', en: 'Agent settings were changed' },
  team_inactive: { ko: '팀에 활성 에이전트가 없음', en: 'A team has no active agent' },
  branch_moved: { ko: '태스크 브랜치가 옮겨짐', en: "The task's branch was moved" },
  choice: { ko: '리더-코더 반복이 멈춤', en: 'The leader–coder loop has stopped' },
  document: { ko: 'HANDOFF.md 가 거부됨', en: 'HANDOFF.md was refused' },
  gave_up: { ko: '에이전트가 작업을 끝내지 못함', en: 'An agent did not finish its work' },
  target_blocked: { ko: '대상 브랜치에 병합할 수 없음', en: 'The target branch cannot be moved' },
  agent_failed: { ko: '에이전트가 연속으로 실패함', en: 'An agent failed again' },
  outside_scope: { ko: '범위 밖 변경', en: 'Changes outside of the scope' },
  merge_conflict: { ko: '에이전트 작업이 충돌함', en: 'Work of agents conflicts' },
  findings: { ko: '검증에서 문제 발견', en: 'Findings of a verification' },
  security: { ko: '심각한 보안 문제', en: 'A critical security finding' },
  environment: { ko: '검사를 실행할 환경이 갖춰지지 않음', en: 'The environment of a check is incomplete' },
  base: { ko: '변경 전부터 실패하는 검사', en: 'Checks fail before any change' },
  same_failure: { ko: '앞 시도와 똑같이 다시 실패함', en: 'An attempt failed in the same way again' },
  stuck: { ko: 'Baton이 진행하지 못함', en: 'Baton cannot continue' },
  unserved: { ko: '맡을 수 있는 워커가 없음', en: 'No worker can take it' },
} as const satisfies Record<string, Localized>
export type ItemKind = keyof typeof ITEM_KINDS

interface WaitUntil {
  readonly do: 'wait_until'
  readonly after_ms: number
}

/** `TASK-20260228-001/3/play/coder/run.2`: the task, the visit, the slots and the key. */
export const effectId = (visit: string, { path = [], key }: EffectPlace): string => [visit, ...path, key].join('/')
