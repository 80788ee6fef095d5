import { Option } from 'commander'
import type { Lang } from '../protocol/lang.ts'
import type { OptionEntry } from './option-entry.ts'
import { PLAN_OPTIONS } from './plan-options.ts'
import { SERVE_OPTIONS } from './serve/serve-options.ts'
import { SETUP_OPTIONS } from './session/setup-options.ts'

/** Every option of the commands that work on a store, once. */
const OPTIONS = {
  store: {
    flags: '--store <path>',
    help: {
      ko: 'Baton 저장소 파일 (기본값: BATON_STORE, 없으면 git 저장소 최상위의 .baton/baton.db)',
      en: 'the store (default: BATON_STORE, else .baton/baton.db in the repository)',
    },
  },
  pipeline: {
    flags: '--pipeline <file>',
    help: {
      ko: '새 태스크의 파이프라인 정의 (기본값: BATON_PIPELINE, 없으면 설정 파일의 것, 없으면 내장된 5팀)',
      en: 'the pipeline of new tasks (default: BATON_PIPELINE, else the configured one, else the built-in five teams)',
    },
  },
  config: {
    flags: '--config <file>',
    help: {
      ko: '설정 파일 (기본값: BATON_CONFIG, 없으면 git 저장소 최상위의 baton.config.json)',
      en: 'the configuration (default: BATON_CONFIG, else baton.config.json in the repository)',
    },
  },
  force: {
    flags: '--force',
    help: {
      ko: '설정 파일을 새로 씁니다. 기존 파일은 같은 폴더에 보관합니다',
      en: 'overwrite the configuration; the old file is kept next to it',
    },
  },
  as: {
    flags: '--as <agent>',
    help: {
      ko: '수행자: 에이전트나 사람 (기본값: PO, 실행 안에서는 쓸 수 없음)',
      en: 'the actor: an agent or a person (default: the PO; refused inside a run)',
    },
  },
  now: {
    flags: '--now <time>',
    help: {
      ko: '현재 시각을 이 값으로 간주합니다 (리허설과 테스트용, 기록에 표시됨)',
      en: 'use this time as the current time (for rehearsals and tests; marked in the records)',
    },
  },
  printFor: {
    flags: '--print <cli>',
    help: {
      ko: '서버를 시작하지 않고, 이 에이전트 CLI에 추가하는 명령을 출력합니다',
      en: 'print the command that adds the server to this agent CLI, and do not start it',
    },
    choices: ['claude', 'codex', 'gemini'],
  },
  ...SERVE_OPTIONS,
  tokenRole: {
    flags: '--role <role>',
    help: { ko: '허용할 최대 역할 (기본값 viewer)', en: 'the highest role that the token may use (default viewer)' },
    choices: ['po', 'lead', 'viewer'],
  },
  tokenPerson: {
    flags: '--person <id>',
    help: { ko: '이 토큰으로 행동하는 사람 (기본값 PO)', en: 'the person that the token acts as (default: the PO)' },
  },
  tokenDays: { flags: '--days <n>', help: { ko: '유효 기간, 일 (기본값 30)', en: 'for how many days (default 30)' } },
  statsRange: {
    flags: '--range <range>',
    help: { ko: '기간 (기본값 30d)', en: 'the range of time (default 30d)' },
    choices: ['7d', '30d', '90d', 'all'],
  },
  usageBy: {
    flags: '--by <group>',
    help: { ko: '집계 기준 (기본값 task)', en: 'what to group by (default task)' },
    choices: ['task', 'stage', 'agent', 'model', 'day', 'run', 'attempt'],
  },
  ofTask: { flags: '--task <task>', help: { ko: '이 태스크만', en: 'only this task' } },
  title: { flags: '--title <text>', help: { ko: '제목', en: 'the title' } },
  newTitle: { flags: '--title <text>', help: { ko: '제목', en: 'the title' }, required: true },
  priority: { flags: '--priority <priority>', help: { ko: '우선순위 P0–P3', en: 'the priority, P0 to P3' } },
  newPriority: {
    flags: '--priority <priority>',
    help: { ko: '우선순위 P0–P3', en: 'the priority, P0 to P3' },
    without: 'P2',
  },
  depends: {
    flags: '--depends <ids>',
    help: { ko: '선행 태스크, 쉼표로 구분', en: 'tasks that must be done first, separated by commas' },
  },
  tags: { flags: '--tags <tags>', help: { ko: '태그, 쉼표로 구분', en: 'tags, separated by commas' } },
  input: {
    flags: '--input <text>',
    help: { ko: '요청 내용 (기본값: 제목)', en: 'the request itself (default: the title)' },
  },
  inputRef: {
    flags: '--input-ref <ref>',
    help: { ko: '요청 문서의 위치 (경로, URL)', en: 'where the request is written (path, URL)' },
  },
  agent: {
    flags: '--agent <agent>',
    help: {
      ko: '담당 에이전트: 담당 팀의 활성 에이전트',
      en: 'the agent that works on it: an active agent of its team',
    },
  },
  status: {
    flags: '--status <codes>',
    help: { ko: '이 상태만, 쉼표로 구분', en: 'only these statuses, separated by commas' },
  },
  team: { flags: '--team <team>', help: { ko: '팀', en: 'the team' } },
  open: { flags: '--open', help: { ko: '끝나지 않은 것만', en: 'only tasks that have not ended' } },
  text: {
    flags: '--text <text>',
    help: { ko: '제목에 이 문구가 있는 것만', en: 'only tasks whose title contains this text' },
  },
  limit: { flags: '--limit <n>', help: { ko: '최대 건수 (기본값 50)', en: 'the maximum number of rows (default 50)' } },
  cursor: {
    flags: '--cursor <cursor>',
    help: {
      ko: '다음 페이지: 이전 목록이 출력한 커서',
      en: 'the next page: the cursor that the previous page printed',
    },
  },
  target: {
    flags: '--target <branch>',
    help: {
      ko: '처음 정한 브랜치가 없어졌을 때 승인된 작업을 병합할 다른 브랜치 (기록에 남음)',
      en: 'another target branch for the approved work, if the first no longer exists (recorded)',
    },
  },
  note: { flags: '--note <text>', help: { ko: '기록에 남길 메모', en: 'a note for the record' } },
  context: { flags: '--context <text>', help: { ko: '다음 팀에 전할 내용', en: 'what the next team should know' } },
  output: {
    flags: '--output <key=value>',
    help: {
      ko: '팀의 산출물 항목. _ref, _path, _file 의 값은 git 저장소 기준의 상대 경로나 링크 (여러 번 가능)',
      en: 'a field of the team output; _ref, _path and _file take a relative path or a link; may be repeated',
    },
    many: true,
  },
  checked: {
    flags: '--checked <box>',
    help: {
      ko: '직접 확인한 문서화 체크리스트 항목, 또는 all (여러 번 가능, 없으면 미확인으로 보고)',
      en: 'an item of the documentation checklist that you checked, or all; may be repeated (default: not checked)',
    },
    choices: ['documented', 'consistent_format', 'consistent_terms', 'changelog_updated', 'all'],
    many: true,
  },
  artifact: {
    flags: '--artifact <path>',
    help: {
      ko: '함께 넘길 파일, git 저장소 기준의 상대 경로 (여러 번 가능)',
      en: 'a file to hand over, relative to the repository; may be repeated',
    },
    many: true,
  },
  timeoutMinutes: {
    flags: '--timeout-minutes <n>',
    help: { ko: 'ACK 기한, 분 (기본값: 우선순위에 따름)', en: 'minutes until the ACK is due (default: by priority)' },
  },
  toAgent: { flags: '--to-agent <agent>', help: { ko: '받을 에이전트', en: 'the agent who receives it' } },
  reason: { flags: '--reason <text>', help: { ko: '사유', en: 'the reason' } },
  category: {
    flags: '--category <category>',
    help: { ko: '사유의 종류', en: 'the category of the reason' },
    choices: ['quality', 'scope', 'dependency', 'blocker'],
  },
  item: {
    flags: '--item <item>',
    help: {
      ko: '조치 항목 "담당: 할 일 @ 기한" (여러 번 가능)',
      en: 'an action item, "assignee: action @ deadline"; may be repeated',
    },
    many: true,
  },
  comment: {
    flags: '--comment <comment>',
    help: {
      ko: '줄 댓글 "경로:줄 내용" (여러 번 가능)',
      en: 'a line comment, "path:line text"; may be repeated',
    },
    many: true,
  },
  to: {
    flags: '--to <status>',
    help: {
      ko: '돌려보낼 상태. 두 단계 전으로 보내면 수정 요청이 됩니다',
      en: 'the status to return to; two steps back is a revision request',
    },
  },
  handoff: {
    flags: '--handoff <id>',
    help: { ko: '응답할 핸드오프 (기본값: 가장 최근 것)', en: 'the handoff to answer (default: the newest)' },
  },
  prompt: {
    flags: '--prompt <text>',
    help: {
      ko: '에이전트에게 줄 요청: BATON_PROMPT_FILE, BATON_PROMPT, 인자의 {prompt} 로 전달',
      en: 'the request: passed as BATON_PROMPT_FILE, as BATON_PROMPT and in place of {prompt} in the arguments',
    },
  },
  agentName: {
    flags: '--name <text>',
    help: { ko: '에이전트의 이름 (기본값: 명령)', en: 'the name of the agent (default: its command)' },
  },
  workflow: {
    flags: '--workflow <kind>',
    help: {
      ko: '에이전트가 완료를 알리는 방법: custom 은 CUSTOM TASK COMPLETE, dispatch 는 AGENT_RESULT',
      en: 'how the agent reports its end: custom with CUSTOM TASK COMPLETE, dispatch with AGENT_RESULT',
    },
    choices: ['custom', 'dispatch'],
  },
  requireNonce: {
    flags: '--require-nonce',
    help: { ko: 'BATON_NONCE 가 있는 블록만 처리합니다', en: 'accept only blocks that carry BATON_NONCE' },
  },
  pass: {
    flags: '--pass <name>',
    help: {
      ko: '에이전트에게 넘길 환경 변수 (여러 번 가능)',
      en: 'an environment variable to pass to the agent; may be repeated',
    },
    many: true,
  },
  setting: {
    flags: '--setting <name>',
    help: {
      ko: '에이전트가 받을 설정의 이름 (여러 번 가능)',
      en: 'a setting that the agent gets, by its name; may be repeated',
    },
    many: true,
  },
  scope: {
    flags: '--scope <scope>',
    help: {
      ko: '설정을 적용할 범위: store, project, project:이름, agent:이름 (기본값: store)',
      en: 'the scope of the setting: store, project, project:NAME or agent:NAME (default: store)',
    },
  },
  settingKind: {
    flags: '--kind <kind>',
    help: { ko: '설정의 종류: 키, 변수, 파일 (기본값: key)', en: 'a key, a variable or a file (default: key)' },
    choices: ['key', 'variable', 'file'],
  },
  keyIn: {
    flags: '--key-in <place>',
    help: {
      ko: '설정을 암호화하는 키의 보관 위치 (기본값: 현재 위치, 처음에는 file)',
      en: 'where the key that encrypts the settings is kept (default: where it is now, at first file)',
    },
    choices: ['file', 'keyring', 'passphrase'],
  },
  allowShort: {
    flags: '--allow-short',
    help: {
      ko: '6자보다 짧은 값도 저장합니다 (로그에서 마스킹되지 않음)',
      en: 'store a value of fewer than 6 characters, which cannot be masked',
    },
  },
  wrapping: {
    flags: '--wrapping',
    help: {
      ko: '데이터 키는 그대로 두고, 데이터 키를 암호화하는 키(wrapping key)만 교체합니다',
      en: 'replace only the wrapping key, which encrypts the data key; the data key stays',
    },
  },
  lost: {
    flags: '--lost',
    help: {
      ko: '키를 잃어버렸을 때: 복호화할 수 없는 값을 지우고, 다시 입력할 설정을 보여 줍니다',
      en: 'the key is lost: remove the values that cannot be decrypted, and list the settings to enter again',
    },
  },
  detach: {
    flags: '--detach',
    help: { ko: '대기열에 넣고 명령을 바로 끝냅니다', en: 'put the run in the queue and return at once' },
  },
  relayYes: {
    flags: '--yes',
    help: {
      ko: '질문에 기본값으로 답하고, 계획과 git 저장소가 요청하는 준비 명령을 승인합니다. 에이전트 설정과 최종 승인은 사람에게 남습니다',
      en: 'answer questions with their default, confirm plans and allow the setup that files of the repository ask for; agent settings and the final approval stay with a person',
    },
  },
  yes: {
    flags: '--yes',
    help: {
      ko: '기본값이 있는 질문에 기본값으로 답합니다',
      en: 'answer questions with their default, where they have one',
    },
  },
  criteria: {
    flags: '--criteria <text>',
    help: {
      ko: 'B와 함께: 대신 인정할 기준 (여러 번 가능)',
      en: 'with B: a criterion to accept instead; may be repeated',
    },
    many: true,
  },
  waive: {
    flags: '--waive <check>',
    help: {
      ko: 'B와 함께: 통과하지 않아도 되는 검사의 이름 (여러 번 가능)',
      en: 'with B: the name of a check that need not pass; may be repeated',
    },
    many: true,
  },
  playedBy: {
    flags: '--agent <name>',
    help: {
      ko: '모든 단계를 맡을 에이전트: rehearsal, claude, codex, gemini, opencode, qwen, copilot, goose',
      en: 'the agent of every stage: rehearsal, claude, codex, gemini, opencode, qwen, copilot or goose',
    },
  },
  inBackground: {
    flags: '--detach',
    help: { ko: '백그라운드에서 진행하고 명령을 바로 끝냅니다', en: 'continue in the background and return at once' },
  },
  here: {
    flags: '--here',
    help: {
      ko: '임시 git 저장소 대신 현재 git 저장소에서 작업합니다 (설정 파일이 있으면 기본 동작)',
      en: 'work in this repository instead of a scratch repository (the default where there is a configuration)',
    },
  },
  fast: {
    flags: '--fast',
    help: {
      ko: '리허설의 지연 없이 바로 진행합니다',
      en: 'run a rehearsal without the pauses that make it easier to watch',
    },
  },
  watch: {
    flags: '--attach [task]',
    help: {
      ko: '백그라운드에서 진행 중인 태스크를 지켜봅니다. Ctrl-C는 화면만 닫습니다 (기본값: 마지막에 시작한 태스크)',
      en: 'watch a task that runs in the background; Ctrl-C closes only the view (default: the task started last)',
    },
  },
  skipDocs: {
    flags: '--skip-docs',
    help: {
      ko: '이 태스크의 문서화를 생략합니다 (PO, 기록에 남음)',
      en: 'skip documentation for this task (PO; recorded)',
    },
  },
  takeUp: {
    flags: '--resume [task]',
    help: {
      ko: '중단된 태스크를 이어갑니다 (기본값: 마지막에 시작한 태스크)',
      en: 'continue a task that was interrupted (default: the task started last)',
    },
  },
  silenceMinutes: {
    flags: '--silence-minutes <n>',
    help: {
      ko: '출력이 N분 동안 없으면 멈춘 것으로 간주합니다',
      en: 'treat the agent as stuck after N silent minutes',
    },
  },
  wallMinutes: {
    flags: '--wall-minutes <n>',
    help: { ko: '전체 실행 시간 한도, 분', en: 'stop the run after N minutes in total' },
  },
  questionMinutes: {
    flags: '--question-minutes <n>',
    help: { ko: '답변 시간 한도, 분 (기본값 30)', en: 'time limit for an answer, in minutes (default 30)' },
  },
  follow: {
    flags: '-f, --follow',
    help: { ko: '실행이 끝날 때까지 계속 출력합니다', en: 'follow the output until the run ends' },
  },
  plan: {
    flags: '--plan',
    help: {
      ko: '지울 것과 남길 것을 크기와 함께 보여 주고 지우지 않습니다',
      en: 'list what would be removed and what stays, with sizes, and remove nothing',
    },
  },
  raw: { flags: '--raw', help: { ko: '바이트를 그대로 출력합니다', en: 'print the bytes unchanged' } },
  concurrency: {
    flags: '--concurrency <n>',
    help: { ko: '동시에 실행할 개수 (기본값 4)', en: 'how many at once (default 4)' },
  },
  untilIdle: {
    flags: '--until-idle',
    help: { ko: '할 일이 없으면 끝냅니다', en: 'exit when there is nothing left to do' },
  },
  all: { flags: '--all', help: { ko: '끝난 것도 포함합니다', en: 'include those that have ended' } },
  everything: {
    flags: '--all',
    help: {
      ko: '모든 기록과 각 단계의 규칙, 동작이 거부되는 이유까지 보여 줍니다',
      en: 'show everything that was recorded, the rule of each step, and why each action is refused',
    },
  },
  git: {
    flags: '--git [branch]',
    help: {
      ko: 'Baton 저장소 없이, 이 git 저장소의 브랜치(기본값: HEAD)에 병합된 기록과 증거를 검사합니다',
      en: 'verify the records and evidence merged into a branch of this repository (default: HEAD); needs no store',
    },
  },
  repair: {
    flags: '--repair',
    help: { ko: '메시지와 어긋난 태스크를 고칩니다 (PO)', en: 'repair tasks that disagree with their messages (PO)' },
  },
  name: { flags: '--name <text>', help: { ko: '이름', en: 'the name' } },
  role: { flags: '--role <text>', help: { ko: '역할', en: 'the role' } },
  agentStatus: {
    flags: '--status <status>',
    help: { ko: '등록 상태', en: 'the registration status' },
    choices: ['active', 'inactive', 'pending'],
    without: 'active',
  },
  personRole: {
    flags: '--role <role>',
    help: { ko: '역할: po, lead, viewer (여러 번 가능)', en: 'a role: po, lead or viewer (may be repeated)' },
    many: true,
  },
  personTeam: { flags: '--team <team>', help: { ko: '팀 (여러 번 가능)', en: 'a team (may be repeated)' }, many: true },
  language: {
    flags: '--language <lang>',
    help: { ko: '알림을 받을 언어', en: 'the language of their notices' },
    choices: ['ko', 'en'],
  },
  address: {
    flags: '--address <kind=address>',
    help: {
      ko: '주소: email=…, slack=…, webhook=… (여러 번 가능)',
      en: 'email=…, slack=… or webhook=… (may be repeated)',
    },
    many: true,
  },
  l3: {
    flags: '--user',
    help: { ko: 'L3 에스컬레이션을 받을 사람으로 정합니다', en: 'make this person the receiver of L3 escalations' },
  },
  ...PLAN_OPTIONS,
  ...SETUP_OPTIONS,
  lead: { flags: '--lead', help: { ko: '팀의 리드로 정합니다', en: 'make the agent the lead of its team' } },
  github: {
    flags: '--github <Y|N>',
    help: { ko: 'GitHub 등록 여부', en: 'whether the agent is registered on GitHub' },
    choices: ['Y', 'N'],
  },
} as const satisfies Record<string, OptionEntry>

export type OptionName = keyof typeof OPTIONS

/** An option is a value: all commands that take it have the same one. */
export function optionNamed(name: OptionName, lang: Lang): Option {
  const key = `${lang} ${name}`
  const option = made.get(key) ?? newOption(name, lang)
  made.set(key, option)
  return option
}

/** A cache, not state: to make 600 of them takes longer than to run a command. */
const made = new Map<string, Option>()

function newOption(name: OptionName, lang: Lang): Option {
  const entry: OptionEntry = OPTIONS[name]
  const option = new Option(entry.flags, entry.help[lang])
  if (entry.choices) option.choices(entry.choices)
  if (entry.required) option.makeOptionMandatory()
  if (entry.without !== undefined) option.default(entry.without)
  if (entry.many) option.argParser((value: string, before: readonly string[] | undefined) => [...(before ?? []), value])
  return option
}
