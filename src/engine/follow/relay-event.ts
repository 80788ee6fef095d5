import type { ItemAnswer, NewItem } from '../../pipeline/relay/relay-item.ts'
import type { CheckResult, RelayCheck, RunRole, SkipDocs } from '../../pipeline/relay/relay-record.ts'
import type { EvidenceWord } from '../../protocol/evidence/evidence-word.ts'
import type { RunEvent } from '../runs/run-event.ts'

/** What happens while a task is carried, as it happens: for a screen, or one JSON object a line. */
export type RelayEvent =
  | {
      readonly type: 'relay:started'
      readonly task_id: string
      readonly title: string
      readonly repository: string
      readonly branch: string
      readonly target: string
      readonly status: string
      readonly rehearsal: boolean
      /** It was carried before. */
      readonly resumed: boolean
      readonly stages: readonly { readonly stage: string; readonly team: string; readonly agent: string }[]
      /** What every handoff is checked by; none means that all of them are unchecked. */
      readonly checks: readonly Pick<RelayCheck, 'name' | 'command' | 'detected'>[]
      /** Documentation will be left out; absent: it is written. */
      readonly skip_docs?: SkipDocs
    }
  | {
      readonly type: 'task:moved'
      readonly task_id: string
      readonly seq: number
      readonly action: string
      readonly from: string
      readonly to: string
      readonly team: string
      readonly actor: string
      readonly at: string
      readonly note: string | null
      /** Of a step that gives the task on: what it was taken on. Null for any other step. */
      readonly result?: EvidenceWord | null
      /** When the receiving team must have answered the handoff (ms), where its clock runs. */
      readonly deadline_at?: number | null
    }
  | {
      readonly type: 'stage:run'
      readonly task_id: string
      readonly stage: string
      readonly run_id: string
      readonly role: RunRole
      readonly number: number
      /** Of the leader–coder loop, where it is part of it. */
      readonly attempt: { readonly number: number; readonly of: number; readonly final: boolean } | null
    }
  | { readonly type: 'check:started'; readonly task_id: string; readonly stage: string; readonly name: string }
  | { readonly type: 'check:ended'; readonly task_id: string; readonly stage: string; readonly check: CheckResult }
  | {
      readonly type: 'evidence:recorded'
      readonly task_id: string
      readonly stage: string
      readonly tree: string
      /** Nothing failed that was not waived. To show it, use `result`. */
      readonly passed: boolean
      readonly result: EvidenceWord
    }
  | {
      readonly type: 'document:refused'
      readonly task_id: string
      readonly stage: string
      readonly problems: readonly string[]
    }
  | { readonly type: 'stage:landed'; readonly task_id: string; readonly stage: string; readonly commit: string }
  | {
      readonly type: 'attempt:failed'
      readonly task_id: string
      readonly stage: string
      readonly attempt: number
      readonly feedback: string
    }
  /** A person is asked to decide something; where somebody is here who can answer, it is waited for. */
  | { readonly type: 'item:opened'; readonly task_id: string; readonly item: NewItem }
  | {
      readonly type: 'item:answered'
      readonly task_id: string
      readonly key: string
      readonly kind: NewItem['kind']
      readonly answer: ItemAnswer
    }
  /** Approved work on its way to the target, step by step; the checks between have events of their own. */
  | {
      readonly type: 'approval:step'
      readonly task_id: string
      readonly step: 'merge' | 'checks' | 'seal' | 'move' | 'done'
      readonly target: string
      /** The commit that the step made, or moved the target to; null for the checks. */
      readonly commit: string | null
    }
  /** It goes no further without a person, or is being carried by another process. */
  | {
      readonly type: 'relay:waiting'
      readonly task_id: string
      readonly what:
        | 'question'
        | 'choice'
        | 'document'
        | 'escalation'
        | 'run'
        | 'retry'
        | 'hold'
        | 'dependency'
        | 'pipeline'
        | 'team'
        | 'item'
      readonly text: string
    }
  | { readonly type: 'relay:ended'; readonly task_id: string; readonly status: string }
  | RunEvent
