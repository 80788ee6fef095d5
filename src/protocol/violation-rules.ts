import type { Localized } from './lang.ts'

/**
 * Everything that can be wrong inside a document, once: what each rule says, and whether it refuses the
 * document (`error`) or only warns. `--strict` and imports refuse warnings too.
 */
export interface ViolationRule {
  readonly level: 'error' | 'warning'
  readonly message: Localized
}

const error = (ko: string, en: string): ViolationRule => ({ level: 'error', message: { ko, en } })
const warning = (ko: string, en: string): ViolationRule => ({ level: 'warning', message: { ko, en } })

export const VIOLATION_RULES = {
  // Shape
  required: error('필수 항목이 없습니다', 'is required'),
  type: error('{expected}이어야 합니다', 'must be {expected}'),
  enum: error('다음 중 하나여야 합니다: {allowed}', 'must be one of: {allowed}'),
  pattern: error('{expected}이어야 합니다', 'must be {expected}'),
  minimum: error('{limit} 이상이어야 합니다', 'must be at least {limit}'),
  maximum: error('{limit} 이하여야 합니다', 'must be at most {limit}'),
  too_few: error('적어도 {limit}개가 있어야 합니다', 'must have at least {limit} item(s)'),
  too_many: error('{limit}개를 넘을 수 없습니다', 'must have at most {limit} items'),
  unexpected_key: error('여기에 쓸 수 없는 키입니다', 'is not a key that may stand here'),
  shape: error('형식이 올바르지 않습니다 ({keyword})', 'does not have the right shape ({keyword})'),
  unknown_key: warning('알 수 없는 키입니다; 그대로 보관됩니다', 'is not a known key; it is kept as it is'),

  // Task package, beyond the schema
  task_id_date: error('{task_id} 안의 날짜가 달력에 없습니다', 'holds a date that does not exist: {task_id}'),
  updated_before_created: error('created_at({created_at})보다 이릅니다', 'is before created_at ({created_at})'),
  depends_on_itself: error('태스크가 자기 자신에 의존합니다', 'makes the task depend on itself'),
  duplicate_dependency: error(
    '같은 선행 태스크가 두 번 나옵니다: {task_id}',
    'names the same dependency twice: {task_id}',
  ),
  team_does_not_own_status: error(
    '{status} 의 담당팀은 {team} 가 아니라 {owner} 입니다',
    'must be {owner}, which owns {status}, not {team}',
  ),
  history_empty: error(
    '{initial} 을(를) 떠난 적이 있는 태스크의 이력은 비어 있을 수 없습니다 (현재 {status})',
    'may be empty only while the task has never left {initial} (it is {status})',
  ),
  history_seq_gap: error('seq 는 {expected} 이어야 합니다', 'must be {expected}: seq counts up from 1 without gaps'),
  history_broken_chain: error(
    '앞 단계가 끝난 {expected} 에서 시작해야 합니다',
    'must be {expected}, where the step before ended',
  ),
  history_illegal_step: error(
    '{from} → {to} 는 허용된 전이가 아닙니다 (가능: {allowed})',
    'is not a legal step: {from} → {to} (possible: {allowed})',
  ),
  history_wrong_team: error(
    '{from} → {to} 는 {expected} 만 할 수 있습니다',
    'must be {expected}: only they may move {from} → {to}',
  ),
  history_ends_elsewhere: warning(
    'pipeline_history 는 {last} 에서 끝나지만 status 는 {status} 입니다',
    'is {status}, but pipeline_history ends at {last}',
  ),
  revision_count_differs: warning(
    '이력에 REVISION 진입이 {counted}번 있는데 revision_count 는 {count} 입니다',
    'is {count}, but the history enters a revision {counted} time(s)',
  ),

  // Messages, beyond the schema
  illegal_step: error(
    '{from} → {to} 는 {type} 로 갈 수 없습니다 (가능: {allowed})',
    '{type} cannot move {from} → {to} (possible: {allowed})',
  ),
  wrong_source_team: error('{status} 의 담당팀 {expected} 이어야 합니다', 'must be {expected}, which owns {status}'),
  wrong_target_team: error('{status} 의 담당팀 {expected} 이어야 합니다', 'must be {expected}, which owns {status}'),
  status_must_stay: error('status_from({from})과 같아야 합니다', 'must be the same as status_from ({from})'),
  not_awaiting_ack: error(
    '{status} 은(는) ACK 를 기다리는 상태가 아닙니다',
    'is {status}, a status that no handoff leads to, so there is nothing to acknowledge',
  ),
  escalation_source: error(
    '에스컬레이션은 {expected} 가 보냅니다',
    'must be {expected}: escalations are sent by Baton itself',
  ),
  expected_artifact_missing: warning(
    '기대 산출물이 없습니다: {missing}',
    'lacks an artifact that is expected of documentation: {missing}',
  ),
  team_name_differs: warning('{team} 의 이름은 {expected} 입니다', 'is not how {team} is written: {expected}'),

  // Pipeline definition, beyond the schema
  duplicate_id: error('{id} 이(가) 두 번 정의되었습니다', 'defines {id} a second time'),
  duplicate_alias: error(
    '별칭 {alias} 이(가) {team} 과(와) 겹칩니다',
    'uses the alias {alias}, which already means {team}',
  ),
  unknown_reference: error('{id} 은(는) 정의되지 않은 {what}입니다', 'refers to {id}, which is not a defined {what}'),
  po_not_active: error('PO {id} 은(는) active 여야 합니다', 'names {id} as the PO, who must be active'),
  two_leads: error('{team} 팀의 리드가 둘입니다', 'makes a second lead of team {team}'),
  owner_missing: error('{status} 의 소유 팀이 없습니다', 'has no owner: {status} needs a stage or a team'),
  owner_twice: error(
    '{status} 은(는) stage 와 team 가운데 하나만 가집니다',
    'has two owners: give {status} a stage or a team, not both',
  ),
  owner_not_allowed: error(
    '{status} 은(는) 소유 팀을 갖지 않습니다',
    'must not have an owner: {status} keeps the last team',
  ),
  stage_needs_status: error(
    '{stage} 단계에 {kind} 상태가 꼭 하나 있어야 하는데 {found}개입니다',
    'needs exactly one {kind} status for stage {stage}, found {found}',
  ),
  stage_status_extra: error(
    '{stage} 단계에 {kind} 상태가 {found}개입니다; 하나까지만 됩니다',
    'has {found} {kind} statuses for stage {stage}; one is the most',
  ),
  kind_needs_stage: error(
    '{status} ({kind}) 은(는) 단계에 속해야 합니다',
    'must belong to a stage: {status} is {kind}',
  ),
  kind_outside_stage: error(
    '{status} ({kind}) 은(는) 단계에 속할 수 없습니다',
    'must not belong to a stage: {status} is {kind}',
  ),
  one_hold_status: error('hold 상태는 하나까지입니다 ({found}개)', 'has {found} hold statuses; one is the most'),
  no_done_status: error('done 상태가 없습니다', 'has no status of kind done, so no task could ever finish'),
  duplicate_transition: error(
    '{from} 에서 {action} 이(가) 두 번 정의되었습니다',
    'defines {action} from {from} a second time',
  ),
  from_terminal: error('{from} 은(는) 끝난 상태라 나갈 수 없습니다', 'leaves {from}, which is terminal'),
  wrong_kind: error(
    '{action} 은(는) {side} 쪽이 {expected} 상태여야 하는데 {status} 은(는) {kind} 입니다',
    'cannot {action} with {status} as {side}: it is {kind}, and must be {expected}',
  ),
  wrong_distance: error(
    '{action} 은(는) {from} 에서 {expected} 로 가야 합니다 (지금 {to})',
    'must lead from {from} to {expected}: that is what {action} means (it leads to {to})',
  ),
  resume_needs_remembered: error('resume 은 remembered 로만 갑니다', 'must lead to remembered, and only resume may'),
  hold_without_resume: error(
    '{status} 에 들어갈 수 있지만 resume 이 없습니다',
    'can be entered but not resumed: {status}',
  ),
  team_step_without_owner: error(
    '{from} 에는 담당팀이 없어 team 이 움직일 수 없습니다',
    'cannot be taken by a team: {from} has no owner',
  ),
  revision_without_resubmit: error(
    '{status} 에 resubmit 이 없습니다',
    'has no resubmit, so what was sent back could not return: {status}',
  ),
  unreachable_status: error('{status} 에 이르는 길이 없습니다', 'cannot be reached from {initial}: {status}'),
  no_way_to_end: error('{status} 에서 끝낼 수 있는 길이 없습니다', 'has no way to a terminal status: {status}'),
  no_way_to_done: error('{status} 에서 완료에 이르는 길이 없습니다', 'can only be cancelled, never done: {status}'),

  // Injection filter
  forbidden_phrase: error('금지된 문구가 있습니다: {phrase}', 'contains the forbidden phrase: {phrase}'),
  hidden_phrase: error(
    '숨겨진 금지 문구가 있습니다: {phrase} (숨긴 방법: {hidden})',
    'contains the forbidden phrase, hidden by {hidden}: {phrase}',
  ),
} as const satisfies Record<string, ViolationRule>

export type RuleName = keyof typeof VIOLATION_RULES
