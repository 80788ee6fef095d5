import type { Localized } from '../protocol/lang.ts'

/** What each command is for, in both languages, by its full name. */
export const COMMAND_HELP = {
  init: {
    ko: '저장소와 설명이 달린 baton.config.json 을 만들고 위치를 알려 줍니다',
    en: 'make the store and a baton.config.json with explanations, and say where they are',
  },
  config: { ko: '이 저장소의 설정', en: 'the configuration of this repository' },
  'config check': {
    ko: '설정을 검사하고, 실제로 적용되는 값과 실행될 명령, 이 컴퓨터에 그 프로그램이 있는지, 새 태스크에 달라지는 것을 보여 줍니다',
    en: 'check the configuration; show what holds, every command it names, whether this machine has the programs, and what changes for new tasks',
  },
  task: { ko: '태스크를 만들고, 보고, 옮깁니다', en: 'make, see and move tasks' },
  'task create': { ko: '태스크를 만들고 id 만 출력합니다', en: 'make a task; prints nothing but its id' },
  'task list': { ko: '태스크 목록', en: 'list tasks' },
  'task show': {
    ko: '태스크 하나를 카드로 보여 줍니다: 상태, 기한, 다음에 할 수 있는 일',
    en: 'show a task as a card: where it is, its deadlines, what can be done next',
  },
  'task history': { ko: '태스크에 일어난 모든 일을 순서대로', en: 'everything that happened to a task, in order' },
  'task import': {
    ko: '태스크 패키지를 들여옵니다 (엄격하게 검사)',
    en: 'take a task package in, held to its contract strictly',
  },
  'task edit': {
    ko: '제목, 우선순위, 에이전트, 선행 태스크, 태그를 바꿉니다',
    en: 'change title, priority, agent, dependencies or tags',
  },
  'task pickup': { ko: '대기 중인 태스크를 시작합니다', en: 'start a task that waits for your team' },
  'task handoff': { ko: '다음 팀에 넘깁니다; ACK 를 기다립니다', en: 'hand the task to the next team, which must ACK' },
  'task ack': { ko: '받은 핸드오프에 응답합니다', en: 'answer a handoff that your team received' },
  'task reject': {
    ko: '앞 팀으로 돌려보냅니다; 사유와 조치 항목이 필요합니다',
    en: 'send the task back; needs a reason and something to do about it',
  },
  'task resubmit': { ko: '수정한 태스크를 다시 넘깁니다', en: 'hand a revised task over again' },
  'task complete': { ko: '마지막 단계를 끝내고 PO 에게 보고합니다', en: 'end the last stage and report to the PO' },
  'task approve': { ko: '최종 승인합니다 (PO)', en: 'approve the task for good (PO)' },
  'task skip-docs': {
    ko: '문서화 팀이 없을 때 문서화를 생략합니다 (PO)',
    en: 'skip documentation while its team has no active agent (PO)',
  },
  'task hold': { ko: '보류합니다; 기한이 멈춥니다 (PO)', en: 'set a task aside; its deadlines stand still (PO)' },
  'task resume': { ko: '보류를 풀고 이전 상태로 돌아갑니다 (PO)', en: 'return a held task to where it was (PO)' },
  'task cancel': { ko: '취소합니다 (PO)', en: 'cancel a task (PO)' },
  'task escalate': {
    ko: '더 앞 단계에 문제가 있음을 PO 에게 알립니다',
    en: 'call for the PO because something further back is wrong',
  },
  'task watch': {
    ko: '태스크의 변경을 구독합니다; 모든 전이가 알림으로 옵니다',
    en: 'subscribe to the updates of a task: every transition gives you a notice',
  },
  'task unwatch': { ko: '태스크 변경 구독을 그만둡니다', en: 'end the subscription to the updates of a task' },
  message: { ko: '팀 사이의 메시지', en: 'messages between teams' },
  'message list': { ko: '태스크의 모든 메시지, 오래된 것부터', en: 'list the messages of a task, the oldest first' },
  'message show': {
    ko: '메시지 하나를 전부 보여 줍니다: 사유, 조치 항목, 첨부, 줄 단위 의견',
    en: 'show a message whole: reason, action items, attachments, line comments',
  },
  'message send': {
    ko: 'JSON 메시지를 보냅니다; 같은 이름의 명령과 같은 일을 합니다',
    en: 'send a message as JSON; it does what the command of its name does',
  },
  pipeline: { ko: '파이프라인을 멈추고 다시 시작합니다', en: 'stop and start the pipeline' },
  'pipeline stop': {
    ko: '파이프라인을 중단합니다 (PO)',
    en: 'stop the pipeline: no pickups, deadlines stand still (PO)',
  },
  'pipeline start': { ko: '파이프라인을 재개합니다 (PO)', en: 'start the pipeline again (PO)' },
  'pipeline status': { ko: '실행 중인지 보여 줍니다', en: 'say whether it runs' },
  agent: { ko: '에이전트 등록부', en: 'the registry of agents' },
  'agent list': { ko: '등록된 에이전트 목록', en: 'list the registered agents' },
  'agent register': { ko: '에이전트를 등록하거나 바꿉니다 (PO)', en: 'add an agent or change one (PO)' },
  'agent run': {
    ko: '아무 명령이나 에이전트로 실행합니다: 이 저장소의 복제본에서, 질문과 체크포인트와 함께',
    en: 'run any command as an agent: in a clone of this repository, with questions and checkpoints',
  },
  people: { ko: '사람: PO, 리드, 보기만 하는 사람', en: 'people: the PO, leads, and those who read' },
  settings: { ko: '설정: 에이전트가 받는 키, 변수, 파일', en: 'settings: keys, variables and files for agents' },
  'settings set': {
    ko: '값을 봉인해 둡니다; 값은 표준 입력이나 프롬프트에서 (PO)',
    en: 'seal a value, from standard input or a prompt (PO)',
  },
  'settings list': { ko: '설정 목록 (값은 보이지 않음)', en: 'list the settings, without values' },
  'settings show': { ko: '설정 하나를 값 없이 보여 줍니다', en: 'show one of them, without its value' },
  'settings unset': { ko: '설정을 지웁니다 (PO)', en: 'remove a setting (PO)' },
  'settings rotate': { ko: '설정을 봉인하는 키를 바꿉니다 (PO)', en: 'replace the keys that seal the settings (PO)' },
  'settings check': {
    ko: '에이전트가 선언했으나 없는 설정을 알려 줍니다',
    en: 'say which declared settings are missing',
  },
  'people list': { ko: '사람 목록', en: 'list the people' },
  'people show': { ko: '사람 하나를 보여 줍니다', en: 'show one of them' },
  'people add': { ko: '사람을 더합니다 (PO)', en: 'add a person (PO)' },
  'people set': {
    ko: '이름, 역할, 팀, 언어, 주소를 바꾸거나 L3 를 받을 사람으로 정합니다 (PO)',
    en: 'change name, roles, teams, language or addresses, or make them the one who gets L3 (PO)',
  },
  'people remove': { ko: '더한 사람을 뺍니다 (PO)', en: 'remove a person who was added (PO)' },
  runs: { ko: '에이전트 실행을 보고 다룹니다', en: 'see and control the runs of agents' },
  'runs list': { ko: '실행 중이거나 기다리는 실행 목록', en: 'list the runs that run or wait' },
  'runs show': { ko: '실행 하나를 카드로', en: 'show a run as a card' },
  'runs logs': { ko: '에이전트가 출력한 것과 받은 것', en: 'what the agent printed and was told' },
  'runs pause': { ko: '실행을 멈춥니다; 모든 자식 프로세스까지', en: 'freeze a run with everything it started' },
  'runs resume': {
    ko: '멈춘 실행을 계속합니다; 프로세스가 없으면 여기서 체크포인트부터 이어받습니다',
    en: 'let a run go on; one without a process is taken up here, from its checkpoint',
  },
  'runs cancel': { ko: '실행을 취소합니다', en: 'cancel a run' },
  'runs follow-up': { ko: '끝난 대화에 이어서 말합니다', en: 'say more in a finished conversation' },
  'runs undo': {
    ko: '체크포인트 하나의 변경만 되돌립니다 (기본값: 마지막)',
    en: 'take back what one checkpoint changed (default: the last)',
  },
  answer: {
    ko: '에이전트의 질문에 답하거나, 멈춘 태스크의 길을 고릅니다 (A, B, C, allow, refuse)',
    en: 'answer a question of an agent, or choose how a task that waits goes on (A, B, C, allow, refuse)',
  },
  worker: {
    ko: '대기 중이거나 버려진 실행을 맡아 돌리고, 아무도 나르지 않는 태스크를 나르고, 기한이 된 일을 합니다',
    en: 'run what is queued or was abandoned, carry tasks that nobody carries, and do what is due',
  },
  simulate: {
    ko: '씨앗이 정하는 일정으로 가상 시계와 결함을 넣어 태스크와 에이전트의 작업을 돌려 보고, 모든 불변식을 확인합니다. 같은 씨앗은 같은 결과를 냅니다',
    en: 'run seeded schedules of tasks and of the work of agents under a virtual clock with faults, and check every invariant; the same seed gives the same outcome',
  },
  run: {
    ko: '요청 하나를 모든 팀에 차례로 맡겨 승인 직전까지 나릅니다. 설정이 없으면 연습용 저장소에서, 모델 없는 리허설 에이전트로',
    en: 'carry a request through all teams, up to the approval; without a configuration in a scratch repository, with rehearsal agents that use no model',
  },
  inbox: {
    ko: '나의 결정을 기다리는 일과 최근 알림',
    en: 'what waits for your decision, and what you were told',
  },
  escalation: { ko: '에스컬레이션을 보고 해결합니다', en: 'see and resolve escalations' },
  'escalation list': { ko: '열린 에스컬레이션 목록', en: 'list the open escalations' },
  'escalation resolve': {
    ko: '에스컬레이션을 해결합니다: 계속, 보류, 취소, L3 로 올림',
    en: 'decide an escalation: go on, hold, cancel, or raise it to L3',
  },
  gc: {
    ko: '더는 필요 없는 것을 지웁니다: 오래된 기록, 끝난 실행의 폴더, 닫힌 방문의 작업 행; 커밋되지 않은 작업은 먼저 커밋으로 남깁니다',
    en: 'remove what nobody needs any more: old transcripts, folders of ended runs, rows of closed visits; work that is in no commit is committed first',
  },
  tick: {
    ko: '기한이 된 일을 한 번 처리합니다: 리마인더, 에스컬레이션, 알림',
    en: 'do once what is due: reminders, escalations, notifications',
  },
  why: {
    ko: '태스크가 왜 여기 있고, 무엇이 왜 되거나 안 되는지 설명합니다',
    en: 'explain why a task is where it is, and why something can or cannot be done now',
  },
  audit: { ko: '기록의 무결성', en: 'the integrity of the records' },
  'audit verify': {
    ko: '이벤트를 접어 저장된 모든 기록과 비교하고, 고쳐지거나 잘리거나 되돌려진 것을 찾습니다',
    en: 'fold the events, compare them with every stored record, and find what was edited, cut or rolled back',
  },
  'audit accept': {
    ko: '없어지거나 되돌려지거나 고쳐진 저장소를 지금 상태로 받아들이고, 그 사실을 기록에 남깁니다 (PO)',
    en: 'accept a store that was lost, rolled back or edited as it is now, on the record (PO)',
  },
  doctor: {
    ko: '에이전트의 프로그램과 로그인, 저장소의 결함, 메시지와 어긋난 태스크, 계약에 어긋난 패키지를 살핍니다',
    en: 'look for the programs and logins of agents, faults of the store, tasks that disagree with their messages, and packages that break their contract',
  },
  backup: { ko: '저장소 전체를 파일 하나로 복사합니다', en: 'copy the whole store into one file' },
  restore: {
    ko: '백업을 되돌립니다; 지금 저장소는 옆에 보관됩니다',
    en: 'put a backup back; the store that was there is kept beside it',
  },
} as const satisfies Record<string, Localized>

export type CommandName = keyof typeof COMMAND_HELP

/** What the arguments of the commands are. */
export const ARGUMENT_HELP = {
  setting: { ko: '설정의 이름 (예: ANTHROPIC_API_KEY)', en: 'the name of the setting' },
  request: { ko: '하고 싶은 일을 말로', en: 'what you want, in words' },
  task: { ko: '태스크 id', en: 'the id of the task' },
  file: { ko: '파일; - 는 표준 입력', en: 'the file; - is standard input' },
  config: { ko: '설정 파일 (기본값: baton.config.json)', en: 'the configuration (default: baton.config.json)' },
  path: { ko: '파일 경로', en: 'the path of the file' },
  agent: { ko: '에이전트 id (소문자)', en: 'the id of the agent, in lower case' },
  person: { ko: '사람 id (소문자)', en: 'the id of the person, in lower case' },
  ack: { ko: '응답', en: 'the answer' },
  message: {
    ko: '메시지 id (baton message list 가 보여 줍니다)',
    en: 'the id of the message, as baton message list shows it',
  },
  escalation: { ko: '에스컬레이션 id (예: TASK-20260228-001/E1)', en: 'the escalation, such as TASK-20260228-001/E1' },
  decision: { ko: '결정', en: 'the decision' },
  run: { ko: '실행 id (예: RUN-20260228-001-9f3c)', en: 'the id of the run, such as RUN-20260228-001-9f3c' },
  command: { ko: '에이전트 명령; -- 뒤에', en: 'the command of the agent, after --' },
  step: { ko: '체크포인트 번호', en: 'the number of the checkpoint' },
  question: {
    ko: '질문 id (q_…), 실행 id, 또는 선택을 기다리는 태스크 id',
    en: 'the id of the question (q_…), of its run, or of a task that waits for a choice',
  },
  text: { ko: '할 말', en: 'what to say' },
  action: { ko: '물어볼 동작 (기본값: 전부)', en: 'the action to ask about (default: all)' },
} as const satisfies Record<string, Localized>
