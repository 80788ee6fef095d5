import type { Localized } from './lang.ts'
import { once } from './once.ts'

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

export const violationRules = once(
  () =>
    ({
      // Shape
      required: error('필수 항목이 없습니다', 'is required'),
      type: error('{expected}이어야 합니다', 'must be {expected}'),
      enum: error('다음 중 하나여야 합니다: {allowed}', 'must be one of: {allowed}'),
      pattern: error('{expected}이어야 합니다', 'must be {expected}'),
      minimum: error('{limit} 이상이어야 합니다', 'must be at least {limit}'),
      maximum: error('{limit} 이하여야 합니다', 'must be at most {limit}'),
      too_few: error('적어도 {limit}개가 있어야 합니다', 'must have at least {limit} item(s)'),
      too_many: error('{limit}개를 넘을 수 없습니다', 'must have at most {limit} item(s)'),
      unexpected_key: error('여기에 쓸 수 없는 키입니다', 'is not an allowed key here'),
      shape: error('형식이 올바르지 않습니다 ({keyword})', 'has the wrong shape ({keyword})'),
      unknown_key: warning('알 수 없는 키입니다. 그대로 보관합니다', 'is not a known key; it is kept as it is'),

      // Task package, beyond the schema
      task_id_date: error('{task_id} 의 날짜는 달력에 없는 날짜입니다', 'holds a date that does not exist: {task_id}'),
      updated_before_created: error('created_at({created_at})보다 이릅니다', 'is before created_at ({created_at})'),
      depends_on_itself: error('태스크가 자기 자신에 의존합니다', 'makes the task depend on itself'),
      duplicate_dependency: error(
        '같은 선행 태스크가 두 번 나옵니다: {task_id}',
        'names the same dependency twice: {task_id}',
      ),
      team_does_not_own_status: error(
        '{status} 의 담당 팀은 {team} 이(가) 아니라 {owner} 입니다',
        'must be {owner}, which owns {status}, not {team}',
      ),
      history_empty: error(
        '{initial} 을(를) 떠난 적이 있는 태스크의 이력은 비어 있을 수 없습니다 (현재 {status})',
        'may be empty only while the task has never left {initial} (it is {status})',
      ),
      history_seq_gap: error(
        'seq 는 {expected} 이어야 합니다',
        'must be {expected}: seq counts up from 1 without gaps',
      ),
      history_broken_chain: error(
        '앞 단계가 끝난 {expected} 에서 시작해야 합니다',
        'must be {expected}, where the step before ended',
      ),
      history_illegal_step: error(
        '{from} → {to} 은(는) 허용된 전이가 아닙니다 (가능: {allowed})',
        'is not a legal step: {from} → {to} (possible: {allowed})',
      ),
      history_wrong_team: error(
        '{from} → {to} 은(는) {expected} 만 할 수 있습니다',
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
        '{from} → {to} 은(는) {type} (으)로 갈 수 없습니다 (가능: {allowed})',
        '{type} cannot move {from} → {to} (possible: {allowed})',
      ),
      wrong_source_team: error(
        '{status} 의 담당 팀 {expected} 이어야 합니다',
        'must be {expected}, which owns {status}',
      ),
      wrong_target_team: error(
        '{status} 의 담당 팀 {expected} 이어야 합니다',
        'must be {expected}, which owns {status}',
      ),
      status_must_stay: error('status_from({from})와(과) 같아야 합니다', 'must be the same as status_from ({from})'),
      not_awaiting_ack: error(
        '{status} 은(는) ACK를 기다리는 상태가 아닙니다',
        'is {status}, a status that no handoff leads to, so there is nothing to acknowledge',
      ),
      escalation_source: error(
        '에스컬레이션은 {expected} 이(가) 보냅니다',
        'must be {expected}: escalations are sent by Baton itself',
      ),
      box_without_basis: error(
        '체크되지 않은 칸 {box} 은(는) checklist_basis 에 이유가 있어야 합니다',
        'leaves the box {box} empty; checklist_basis must say why',
      ),
      expected_artifact_missing: warning(
        '기대 산출물이 없습니다: {missing}',
        'lacks an artifact that is expected of documentation: {missing}',
      ),

      // Pipeline definition, beyond the schema
      duplicate_id: error('{id} 이(가) 두 번 정의되었습니다', 'defines {id} a second time'),
      duplicate_alias: error(
        '별칭 {alias} 이(가) {team} 과(와) 겹칩니다',
        'uses the alias {alias}, which already means {team}',
      ),
      unknown_reference: error(
        '{id} 은(는) 정의되지 않은 {what}입니다',
        'refers to {id}, which is not a defined {what}',
      ),
      paths_of_derived: error(
        'paths 는 {values} 에만 쓰고, 반드시 있어야 합니다 (지금 {value})',
        'paths are required for {values} and not allowed for others; this is {value}',
      ),
      po_not_active: error('PO {id} 은(는) active여야 합니다', 'names {id} as the PO, who must be active'),
      two_leads: error('{team} 팀의 리드가 둘입니다', 'makes a second lead of team {team}'),
      owner_missing: error('{status} 의 담당 팀이 없습니다', 'has no owner: {status} needs a stage or a team'),
      owner_twice: error(
        '{status} 에는 stage 와 team 중 하나만 쓸 수 있습니다',
        'has two owners: give {status} a stage or a team, not both',
      ),
      owner_not_allowed: error(
        '{status} 에는 담당 팀을 지정할 수 없습니다',
        'must not have an owner: {status} keeps the last team',
      ),
      stage_needs_status: error(
        '{stage} 단계에는 {kind} 상태가 정확히 하나 있어야 하는데 {found}개입니다',
        'needs exactly one {kind} status for stage {stage}, found {found}',
      ),
      stage_status_extra: error(
        '{stage} 단계에 {kind} 상태가 {found}개입니다. 하나까지만 쓸 수 있습니다',
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
        '{action} 은(는) {from} 에서 {expected} (으)로 가야 합니다 (지금 {to})',
        'must lead from {from} to {expected}: that is what {action} means (it leads to {to})',
      ),
      resume_needs_remembered: error(
        'resume 은 remembered 로만 갑니다',
        'must lead to remembered, and only resume may',
      ),
      hold_without_resume: error(
        '{status} 에 들어갈 수 있지만 resume 이 없습니다',
        'can be entered but not resumed: {status}',
      ),
      team_step_without_owner: error(
        '{from} 에는 담당 팀이 없어 team 이 움직일 수 없습니다',
        'cannot be taken by a team: {from} has no owner',
      ),
      revision_without_resubmit: error(
        '{status} 에 resubmit 이 없습니다',
        'has no resubmit, so what was sent back could not return: {status}',
      ),
      unreachable_status: error('{status} 에 도달하는 경로가 없습니다', 'cannot be reached from {initial}: {status}'),
      no_way_to_end: error(
        '{status} 에서 끝 상태로 가는 경로가 없습니다',
        'has no path to a terminal status: {status}',
      ),
      no_way_to_done: error('{status} 에서 완료에 도달하는 경로가 없습니다', 'has no path to done: {status}'),

      // Configuration of a repository, beyond the schema
      misspelt_key: error(
        '여기에 쓸 수 없는 키입니다. 가장 가까운 것은 {nearest} 입니다',
        'is not an allowed key here; the nearest one is {nearest}',
      ),
      repeated_key: error('같은 키가 두 번 나옵니다. 하나만 남기세요', 'is a duplicate key; keep one of them'),
      unknown_timezone: error(
        'IANA 시간대 이름이어야 합니다 (예: Asia/Seoul)',
        'must be the IANA name of a time zone, such as Asia/Seoul',
      ),
      unknown_document: error(
        '파이프라인이 기대하는 문서가 아닙니다: {name} (있는 것: {known})',
        'is not a document that the pipeline expects: {name} (it expects: {known})',
      ),
      unknown_stage: error(
        '{stage} 은(는) 이 파이프라인의 단계가 아닙니다 (단계: {stages})',
        'names {stage}, which is not a stage of this pipeline (stages: {stages})',
      ),
      pipeline_unusable: error(
        '이 파이프라인 정의는 쓸 수 없습니다: {reason}',
        'names a pipeline definition that cannot be used: {reason}',
      ),
      prompts_unusable: error(
        '프롬프트 폴더를 읽을 수 없습니다: {reason}',
        'names a folder of prompts that cannot be read: {reason}',
      ),
      prompt_unknown: error(
        '{file} 은(는) 프롬프트 템플릿의 이름이 아닙니다 (이름: {known})',
        'holds {file}, which is not the name of a prompt template (names: {known})',
      ),
      prompt_unusable: error('{file} 을(를) 쓸 수 없습니다: {reason}', 'holds {file}, which cannot be used: {reason}'),
      prompt_placeholder: error(
        '{file} 에 알 수 없는 자리표시자가 있습니다: {unknown} (쓸 수 있는 것: {known})',
        'holds {file} with unknown placeholders: {unknown} (known: {known})',
      ),
      command_blank: error('실행할 프로그램이 비어 있습니다', 'names no program to run'),
      agent_or_command: error('agent 와 command 중 하나만 쓰세요', 'must have either agent or command, and not both'),
      known_agent_field: error(
        '{field} 은(는) command 에만 쓸 수 있습니다. {agent} 의 {field} 은(는) Baton에 내장되어 있습니다',
        'has {field}, which only a command can have: Baton knows that of {agent}',
      ),
      tier_without_model: error(
        '{agent} 의 {tier} 등급 모델이 없습니다. tiers.{agent}.{tier} 에 쓰세요',
        'has the tier {tier}, for which {agent} has no model; name it in tiers.{agent}.{tier}',
      ),
      nul_character: error('NUL 문자는 인자에 쓸 수 없습니다', 'holds a NUL character, which no argument can'),
      reserved_variable: error(
        '{name} 은(는) Baton이 쓰는 변수라 넘길 수 없습니다',
        'names {name}, which belongs to Baton and is not passed on',
      ),

      // Documents between leader and coder: HANDOFF.md, completion reports, an agent's answers
      document_too_large: error('{limit}자를 넘습니다', 'is longer than {limit} characters'),
      unreadable_json: error('JSON으로 읽을 수 없습니다: {reason}', 'cannot be read as JSON: {reason}'),
      section_missing: error(
        '섹션이 없습니다. 제목을 {ko} 또는 {en} (으)로 써서 추가하세요',
        'is missing: add a section with the heading {en} or {ko}',
      ),
      duplicate_section: error('{section} 섹션이 두 번 나옵니다', 'has the section {section} a second time'),
      unknown_section: warning(
        '알 수 없는 섹션이라 읽지 않습니다: {heading}',
        'is not a known section and is not read: {heading}',
      ),
      section_empty: error(
        '비어 있습니다. 항목이 없으면 없음 이라고 쓰세요',
        'is empty; write none when there is nothing',
      ),
      text_outside_list: error(
        '목록 항목이 아닌 글입니다. - 로 시작하는 항목으로 쓰세요',
        'is text outside the list; write it as an item',
      ),
      nested_block: error(
        '항목 하나에는 글 한 단락만 쓸 수 있습니다. 하위 목록은 별도 항목으로 쓰세요',
        'holds more than plain text; make what is nested an item of its own',
      ),
      item_empty: error('빈 항목입니다', 'is an empty item'),
      path_not_alone: error(
        '한 줄에 경로만 쓰세요. 설명은 다른 섹션에 씁니다',
        'must be a path alone on its line; remarks belong in another section',
      ),
      path_not_plain: error(
        '{path} 은(는) 일반 경로 표기가 아닙니다 ({reason})',
        'names {path}, which is not a plainly written path ({reason})',
      ),
      path_absolute: error(
        '{path} 은(는) 작업 폴더 기준의 상대 경로여야 합니다',
        'names {path}, which must be relative to the workspace',
      ),
      path_leaves: error('{path} 은(는) 작업 폴더 밖을 가리킵니다', 'names {path}, which leaves the workspace'),
      path_protected: error('{path}: {area} 은(는) 바꿀 수 없습니다', 'names {path}, and {area} is protected'),
      result_unreadable: error('{expected} 형식이어야 합니다', 'must be written as {expected}'),
      test_word_differs: error(
        '{word} 라고 했지만 {total}개 가운데 {passed}개가 통과했습니다',
        'says {word}, but {passed} of {total} tests passed',
      ),
      passed_over_total: error('전체 {total}개보다 많습니다', 'is more than the total of {total}'),
      success_contradicted: error('SUCCESS인데 {what}', 'contradicts SUCCESS: {what}'),
      cause_count: error(
        '{status} 보고에는 원인이 {expected}개여야 하는데 {found}개입니다',
        'must be ticked exactly {expected} time(s) in a {status} report, and is ticked {found} time(s)',
      ),
      title_status_differ: error(
        '제목은 {title} 보고인데 상태는 {status} 입니다',
        'is {status}, but the title is that of {title}',
      ),
      output_missing: error('약속한 파일이 없습니다: {path}', 'was promised and does not exist: {path}'),
      answer_ambiguous: error(
        '서로 다른 답이 {found}개 들어 있습니다. 하나만 쓰세요',
        'holds {found} different answers; give exactly one',
      ),
      result_missing: error(
        '출력에 [AGENT_RESULT] 블록이 없습니다. 각 줄을 첫 칸부터, 코드 펜스 없이 쓰세요',
        'has no [AGENT_RESULT] block; print every line of it from the first column and without a code fence',
      ),
      // Agent blocks; each text follows the name of the block
      block_field_missing: error("필수 항목 '{field}' 이(가) 없습니다", "missing required field '{field}'"),
      block_field_unknown: error("알 수 없는 항목 '{field}' 이(가) 있습니다", "has the unknown field '{field}'"),
      block_field_twice: error("항목 '{field}' 이(가) 두 번 나옵니다", "has the field '{field}' twice"),
      block_value: error("항목 '{field}' 은(는) {expected}이어야 합니다", "field '{field}' must be {expected}"),
      block_line_misplaced: error(
        '`key: value` 도, 들여 쓴 줄도, `- ` 항목도 아닌 줄이 있습니다',
        'has a line that is no `key: value`, no indented line and no `- ` item',
      ),
      block_unclosed: error(
        '{ended_by} 전에 [/{tag}] 이(가) 없습니다',
        'is not closed: there is no [/{tag}] before {ended_by}',
      ),
      choice_without_options: error(
        'category 가 choice 이면 options 가 있어야 합니다',
        "missing field 'options', which the category choice needs",
      ),
      default_not_an_option: error(
        'default 는 options 가운데 하나여야 합니다: {options}',
        'has a default that is none of its options: {options}',
      ),
      phase_not_current: error(
        '{phase}단계를 끝냈다고 하지만 지금은 {current}단계입니다',
        'is for phase {phase}, but the current phase is {current}',
      ),
      signal_of_other_workflow: error(
        '이 실행({kind})의 완료 신호가 아닙니다. {expected} 을(를) 써야 합니다',
        'does not end a run of the kind {kind}, which ends with {expected}',
      ),
      more_violations: error('그 밖에 {count}건이 더 있습니다', 'has {count} more fault(s)'),
      // Injection filter
      forbidden_phrase: error(
        '금지된 문구가 있습니다: {phrase}. 지우거나, 사람이 기록을 남기고 통과시켜야 합니다',
        'contains the forbidden phrase: {phrase}. Remove it, or a person must let it through on the record',
      ),
      hidden_phrase: error(
        '숨겨진 금지 문구가 있습니다: {phrase} (숨긴 방법: {hidden}). 지우거나, 사람이 기록을 남기고 통과시켜야 합니다',
        'contains the forbidden phrase, hidden by {hidden}: {phrase}. Remove it, or a person must let it through on the record',
      ),
    }) as const satisfies Record<string, ViolationRule>,
)

export type RuleName = keyof ReturnType<typeof violationRules>
