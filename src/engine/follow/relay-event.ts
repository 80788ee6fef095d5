import type { ItemAnswer, NewItem } from '../../pipeline/relay/relay-item.ts'
import type { CheckResult, RelayCheck, RunRole, SkipDocs } from '../../pipeline/relay/relay-record.ts'
import type { EventData } from '../../protocol/events/event-map.ts'
import type { EvidenceWord } from '../../protocol/evidence/evidence-word.ts'
import type { ShownNode } from '../../protocol/plays/graph-spec.ts'
import type { RunEvent } from '../runs/run-event.ts'

/** Live events of a relay, for the screen or as one JSON object per line (`--json`). */
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
      /** The relay had runs before this command started. */
      readonly resumed: boolean
      readonly stages: readonly { readonly stage: string; readonly team: string; readonly agent: string }[]
      /** The checks that run on every handoff. Empty: all work stays unchecked. */
      readonly checks: readonly Pick<RelayCheck, 'name' | 'command' | 'detected'>[]
      /** The documentation stage will be skipped; absent: it runs. */
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
      /** The evidence word of a forward step; null for other steps. */
      readonly result?: EvidenceWord | null
      /** The ACK deadline of the handoff (ms), if one is running. */
      readonly deadline_at?: number | null
    }
  | {
      readonly type: 'stage:run'
      readonly task_id: string
      readonly stage: string
      readonly run_id: string
      readonly role: RunRole
      readonly number: number
      /** The attempt of the leader–coder loop; null outside of the loop. */
      readonly attempt: { readonly number: number; readonly of: number; readonly final: boolean } | null
      /** Of a specialist of a graph: its name. */
      readonly node?: string
    }
  /** An agent of a graph: `why` says why it does not just go on. */
  | ({
      readonly type: 'graph:moved'
      readonly task_id: string
      readonly stage: string
      readonly why: string | null
    } & ShownNode)
  | {
      readonly type: 'graph:looped'
      readonly task_id: string
      readonly stage: string
      readonly loop: number
      readonly by: string
      readonly agents: readonly string[]
      readonly why: string
    }
  /** A clone is prepared; the result is used by later clones. */
  | ({ readonly type: 'setup:started'; readonly task_id: string } & EventData['setup:started'])
  | ({ readonly type: 'setup:ended'; readonly task_id: string } & EventData['setup:ended'])
  | ({ readonly type: 'setup:discarded'; readonly task_id: string } & EventData['setup:discarded'])
  | ({ readonly type: 'base:judged'; readonly task_id: string } & EventData['base:judged'])
  | { readonly type: 'check:started'; readonly task_id: string; readonly stage: string; readonly name: string }
  | { readonly type: 'check:ended'; readonly task_id: string; readonly stage: string; readonly check: CheckResult }
  | {
      readonly type: 'evidence:recorded'
      readonly task_id: string
      readonly stage: string
      readonly tree: string
      /** No check failed that was not waived. For display use `result`. */
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
  /** A person is asked for a decision. If the command can be answered at this terminal, it waits for the answer. */
  | { readonly type: 'item:opened'; readonly task_id: string; readonly item: NewItem }
  | {
      readonly type: 'item:answered'
      readonly task_id: string
      readonly key: string
      readonly kind: NewItem['kind']
      readonly answer: ItemAnswer
    }
  /** One step of an approval. The checks have their own events. */
  | {
      readonly type: 'approval:step'
      readonly task_id: string
      readonly step: 'merge' | 'checks' | 'seal' | 'move' | 'done'
      readonly target: string
      /** The commit that the step made, or moved the target to; null for the checks. */
      readonly commit: string | null
    }
  /** The relay waits for a person, or another process works on it. */
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
