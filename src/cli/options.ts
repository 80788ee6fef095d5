import { Option } from 'commander'
import type { Lang, Localized } from '../protocol/lang.ts'

interface OptionEntry {
  readonly flags: string
  readonly help: Localized
  readonly choices?: readonly string[]
  /** Given several times, all are kept. */
  readonly many?: true
  readonly required?: true
  readonly without?: string
}

/** Every option of the commands that work on a store, once. */
const OPTIONS = {
  store: {
    flags: '--store <path>',
    help: {
      ko: '저장소 파일 (기본값: BATON_STORE, 없으면 저장소(git) 최상위의 .baton/baton.db)',
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
      ko: '설정 파일 (기본값: BATON_CONFIG, 없으면 저장소(git) 최상위의 baton.config.json)',
      en: 'the configuration (default: BATON_CONFIG, else baton.config.json in the repository)',
    },
  },
  force: {
    flags: '--force',
    help: {
      ko: '설정 파일을 새로 씁니다; 있던 것은 옆에 보관합니다',
      en: 'write the configuration anew; the one that was there is kept beside it',
    },
  },
  as: {
    flags: '--as <agent>',
    help: {
      ko: '누구로서 (에이전트나 사람; 기본값: PO; 실행 안에서는 거부)',
      en: 'who acts, an agent or a person (default: the PO; refused inside a run)',
    },
  },
  now: {
    flags: '--now <time>',
    help: {
      ko: '이 시각인 것처럼 (리허설과 시험용; 기록에 표시됨)',
      en: 'act as if it were this time (for rehearsals and tests; marked in the records)',
    },
  },
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
    help: { ko: '요청이 있는 곳 (경로, URL)', en: 'where the request stands (path, URL)' },
  },
  agent: {
    flags: '--agent <agent>',
    help: { ko: '담당 에이전트: 담당팀의 active 에이전트', en: 'who works on it: an active agent of its team' },
  },
  status: {
    flags: '--status <codes>',
    help: { ko: '이 상태만, 쉼표로 구분', en: 'only these statuses, separated by commas' },
  },
  team: { flags: '--team <team>', help: { ko: '팀', en: 'the team' } },
  open: { flags: '--open', help: { ko: '끝나지 않은 것만', en: 'only what has not ended' } },
  text: { flags: '--text <text>', help: { ko: '제목에 이 글이 있는 것만', en: 'only titles that hold this text' } },
  limit: { flags: '--limit <n>', help: { ko: '최대 건수 (기본값 50)', en: 'how many at most (default 50)' } },
  cursor: {
    flags: '--cursor <cursor>',
    help: { ko: '앞선 목록이 알려 준 다음 쪽', en: 'the next page, as the list before named it' },
  },
  target: {
    flags: '--target <branch>',
    help: {
      ko: '승인된 작업이 갈 다른 브랜치; 처음 것이 없어졌을 때 (기록에 남음)',
      en: 'another branch for the approved work, where the first is gone; on the record',
    },
  },
  note: { flags: '--note <text>', help: { ko: '기록에 남길 메모', en: 'a note for the record' } },
  context: { flags: '--context <text>', help: { ko: '다음 팀이 알아야 할 것', en: 'what the next team should know' } },
  output: {
    flags: '--output <key=value>',
    help: {
      ko: '팀의 산출물 항목; _ref, _path, _file 은 저장소 안의 상대 경로나 링크 (여러 번 가능)',
      en: 'a field of what your team puts out; _ref, _path and _file take a relative path or a link; may be repeated',
    },
    many: true,
  },
  checked: {
    flags: '--checked <box>',
    help: {
      ko: '직접 확인한 문서화 체크리스트 칸, 또는 all (여러 번 가능; 없으면 아무도 확인하지 않았다고 보고됨)',
      en: 'a box of the documentation checklist that you checked, or all; may be repeated (without it: nobody checked)',
    },
    choices: ['documented', 'consistent_format', 'consistent_terms', 'changelog_updated', 'all'],
    many: true,
  },
  artifact: {
    flags: '--artifact <path>',
    help: {
      ko: '함께 넘기는 파일, 저장소 기준의 상대 경로 (여러 번 가능)',
      en: 'a file that goes along, relative to the repository; may be repeated',
    },
    many: true,
  },
  timeoutMinutes: {
    flags: '--timeout-minutes <n>',
    help: { ko: 'ACK 기한, 분 (기본값: 우선순위에 따름)', en: 'minutes to ACK (default: by priority)' },
  },
  toAgent: { flags: '--to-agent <agent>', help: { ko: '받을 에이전트', en: 'the agent who receives it' } },
  reason: { flags: '--reason <text>', help: { ko: '사유', en: 'the reason' } },
  category: {
    flags: '--category <category>',
    help: { ko: '사유의 종류', en: 'what kind of reason' },
    choices: ['quality', 'scope', 'dependency', 'blocker'],
  },
  item: {
    flags: '--item <item>',
    help: {
      ko: '조치 항목 "담당: 할 일 @ 기한" (여러 번 가능)',
      en: 'what must be done, "assignee: action @ deadline"; may be repeated',
    },
    many: true,
  },
  comment: {
    flags: '--comment <comment>',
    help: {
      ko: '줄 단위 의견 "경로:줄 의견" (여러 번 가능)',
      en: 'a remark on a place in a file, "path:line text"; may be repeated',
    },
    many: true,
  },
  to: {
    flags: '--to <status>',
    help: {
      ko: '돌아갈 상태; 두 단계 뒤는 수정 요청이 됩니다',
      en: 'where it goes back to; two steps back is a revision request',
    },
  },
  handoff: {
    flags: '--handoff <id>',
    help: { ko: '응답할 핸드오프 (기본값: 가장 새것)', en: 'the handoff that is answered (default: the newest)' },
  },
  prompt: {
    flags: '--prompt <text>',
    help: {
      ko: '에이전트에게 줄 요청: BATON_PROMPT_FILE, BATON_PROMPT 와 인자 {prompt} 로 전달',
      en: 'the request: the agent gets it as BATON_PROMPT_FILE, as BATON_PROMPT and where its arguments say {prompt}',
    },
  },
  agentName: {
    flags: '--name <text>',
    help: { ko: '에이전트의 이름 (기본값: 명령)', en: 'how the agent is called (default: its command)' },
  },
  workflow: {
    flags: '--workflow <kind>',
    help: {
      ko: '끝내는 방법: custom 은 CUSTOM TASK COMPLETE, dispatch 는 AGENT_RESULT',
      en: 'how it says that it is done: custom by CUSTOM TASK COMPLETE, dispatch by AGENT_RESULT',
    },
    choices: ['custom', 'dispatch'],
  },
  requireNonce: {
    flags: '--require-nonce',
    help: { ko: 'BATON_NONCE 를 가진 블록만 듣습니다', en: 'hear only blocks that carry BATON_NONCE' },
  },
  pass: {
    flags: '--pass <name>',
    help: {
      ko: '에이전트에게 넘길 환경 변수 (여러 번 가능)',
      en: 'a variable of the environment that the agent gets; may be repeated',
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
      ko: '누구에게 쓰이는지: store, project, project:이름, agent:이름 (기본값: store)',
      en: 'for whom it holds: store, project, project:NAME or agent:NAME (default: store)',
    },
  },
  settingKind: {
    flags: '--kind <kind>',
    help: { ko: '키, 변수, 파일 (기본값: key)', en: 'a key, a variable or a file (default: key)' },
    choices: ['key', 'variable', 'file'],
  },
  keyIn: {
    flags: '--key-in <place>',
    help: {
      ko: '설정을 여는 키를 두는 곳 (기본값: file, 또는 지금 있는 곳)',
      en: 'where the key of the settings is kept (default: file, or where it is)',
    },
    choices: ['file', 'keyring', 'passphrase'],
  },
  allowShort: {
    flags: '--allow-short',
    help: {
      ko: '6자보다 짧아 가릴 수 없는 값도 둡니다',
      en: 'keep a value of fewer than 6 characters, which cannot be masked',
    },
  },
  wrapping: {
    flags: '--wrapping',
    help: {
      ko: '값은 그대로 두고 그 키를 감싸는 키만 바꿉니다',
      en: 'replace only the key that wraps the key of the values',
    },
  },
  lost: {
    flags: '--lost',
    help: {
      ko: '키를 잃었을 때: 열 수 없는 값을 지우고 다시 입력할 것을 알려 줍니다',
      en: 'the key is lost: remove the values that nobody can open, and say which to enter again',
    },
  },
  detach: { flags: '--detach', help: { ko: '대기열에만 넣습니다', en: 'queue it and return' } },
  yes: {
    flags: '--yes',
    help: { ko: '기본값이 있는 질문에 기본값으로 답합니다', en: 'answer questions that have a default with it' },
  },
  criteria: {
    flags: '--criteria <text>',
    help: {
      ko: 'B 와 함께: 대신 인정할 기준 (여러 번 가능)',
      en: 'with B: a criterion that holds instead; may be repeated',
    },
    many: true,
  },
  waive: {
    flags: '--waive <check>',
    help: {
      ko: 'B 와 함께: 통과하지 않아도 되는 검사의 이름 (여러 번 가능)',
      en: 'with B: a check that need not pass, by its name; may be repeated',
    },
    many: true,
  },
  playedBy: {
    flags: '--agent <name>',
    help: {
      ko: '모든 단계를 맡을 에이전트: rehearsal, claude, codex, gemini',
      en: 'who plays every stage: rehearsal, claude, codex, gemini',
    },
  },
  inBackground: {
    flags: '--detach',
    help: { ko: '뒤에서 계속하고 바로 돌아옵니다', en: 'go on in the background and return' },
  },
  here: {
    flags: '--here',
    help: {
      ko: '연습용 저장소 대신 이 저장소에서 일합니다 (설정 파일이 있으면 늘 그렇게 합니다)',
      en: 'work in this repository and not in a scratch one (always so where there is a configuration)',
    },
  },
  fast: {
    flags: '--fast',
    help: { ko: '리허설을 보기 좋게 늦추지 않습니다', en: 'do not slow a rehearsal down for whoever watches' },
  },
  watch: {
    flags: '--attach [task]',
    help: {
      ko: '뒤에서 나르는 태스크를 지켜봅니다; Ctrl-C 는 보기만 끝냅니다 (없으면 마지막에 시작한 것)',
      en: 'watch a task that is carried in the background; Ctrl-C ends the watching only (without one, the last that was started)',
    },
  },
  skipDocs: {
    flags: '--skip-docs',
    help: {
      ko: '이 태스크는 문서화를 생략합니다 (PO; 기록에 남음)',
      en: 'leave documentation out of this task (the PO; on the record)',
    },
  },
  takeUp: {
    flags: '--resume [task]',
    help: {
      ko: '멈춘 태스크를 이어갑니다 (없으면 마지막에 시작한 것)',
      en: 'go on with a task that was put down; without one, the last that was started',
    },
  },
  silenceMinutes: {
    flags: '--silence-minutes <n>',
    help: { ko: '이만큼 출력이 없으면 멈춘 것으로 봅니다', en: 'silent for so long, it is taken for stuck' },
  },
  wallMinutes: { flags: '--wall-minutes <n>', help: { ko: '전체 실행 시간 한도', en: 'how long it may run in all' } },
  questionMinutes: {
    flags: '--question-minutes <n>',
    help: { ko: '질문의 시간 한도 (기본값 30)', en: 'the time limit of a question (default 30)' },
  },
  follow: { flags: '-f, --follow', help: { ko: '끝날 때까지 계속', en: 'go on until it ends' } },
  dryRun: {
    flags: '--dry-run',
    help: { ko: '지울 것만 보여 주고 지우지 않습니다', en: 'say what would be removed, and remove nothing' },
  },
  raw: { flags: '--raw', help: { ko: '바이트 그대로', en: 'the bytes as they are' } },
  concurrency: { flags: '--concurrency <n>', help: { ko: '동시에 몇 개까지', en: 'how many at once (default 4)' } },
  untilIdle: { flags: '--until-idle', help: { ko: '할 일이 없으면 끝냅니다', en: 'end when there is nothing to do' } },
  all: { flags: '--all', help: { ko: '끝난 것도', en: 'those that have ended too' } },
  git: {
    flags: '--git [branch]',
    help: {
      ko: '저장소 없이, 이 git 저장소의 브랜치(기본값: HEAD)에 병합된 기록과 증거를 검사합니다',
      en: 'verify the records and evidence merged into a branch of this repository (default: HEAD); needs no store',
    },
  },
  repair: {
    flags: '--repair',
    help: { ko: '메시지에 맞게 고칩니다 (PO)', en: 'bring tasks in line with their messages (PO)' },
  },
  name: { flags: '--name <text>', help: { ko: '이름', en: 'the name' } },
  role: { flags: '--role <text>', help: { ko: '맡은 일', en: 'what they do' } },
  agentStatus: {
    flags: '--status <status>',
    help: { ko: '등록 상태', en: 'how they are registered' },
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
    help: { ko: '알림을 받을 언어', en: 'the language in which they are told' },
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
    help: { ko: 'L3 에스컬레이션을 받을 사람으로', en: 'as the one who gets what is raised to L3' },
  },
  lead: { flags: '--lead', help: { ko: '팀의 리드로', en: 'as the lead of the team' } },
  github: {
    flags: '--github <Y|N>',
    help: { ko: 'GitHub 등록 여부', en: 'whether they are registered on GitHub' },
    choices: ['Y', 'N'],
  },
} as const satisfies Record<string, OptionEntry>

export type OptionName = keyof typeof OPTIONS

export function optionNamed(name: OptionName, lang: Lang): Option {
  const entry: OptionEntry = OPTIONS[name]
  const option = new Option(entry.flags, entry.help[lang])
  if (entry.choices) option.choices(entry.choices)
  if (entry.required) option.makeOptionMandatory()
  if (entry.without !== undefined) option.default(entry.without)
  if (entry.many) option.argParser((value: string, before: readonly string[] | undefined) => [...(before ?? []), value])
  return option
}
