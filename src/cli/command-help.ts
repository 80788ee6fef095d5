import type { Localized } from '../protocol/lang.ts'

/** What each command is for, in both languages, by its full name. */
export const COMMAND_HELP = {
  init: {
    ko: 'Baton 저장소(.baton)와 주석이 달린 baton.config.json 을 만들고, 프로젝트를 분석해 .claude/memory 에 컨텍스트를 기록합니다 (터미널에서 확인, 또는 --yes)',
    en: 'create the store and a commented baton.config.json; detect the project and write its context to .claude/memory (at a terminal, or with --yes)',
  },
  config: { ko: '이 git 저장소의 Baton 설정 파일', en: 'the configuration of this repository' },
  'config check': {
    ko: '설정 파일을 검사하고 적용되는 값, 실행할 명령과 프로그램의 설치 여부, 새 태스크부터 달라지는 점을 보여 줍니다',
    en: 'check the configuration; show the effective values, every command it names, whether the programs are installed, and what changes for new tasks',
  },
  task: { ko: '태스크를 만들고 조회하고 다음 단계로 옮깁니다', en: 'create, show and move tasks' },
  'task create': { ko: '태스크를 만들고 id만 출력합니다', en: 'create a task; prints only its id' },
  'task list': { ko: '태스크 목록', en: 'list tasks' },
  'task show': {
    ko: '태스크의 상태, 기한, 다음에 할 수 있는 일을 보여 줍니다',
    en: 'show a task: its status, its deadlines, what can be done next',
  },
  'task history': { ko: '태스크의 모든 이벤트를 순서대로 보여 줍니다', en: 'list every event of a task, in order' },
  'task import': {
    ko: '태스크 패키지를 가져옵니다 (엄격하게 검사)',
    en: 'import a task package; its contract is checked strictly',
  },
  'task edit': {
    ko: '제목, 우선순위, 에이전트, 선행 태스크, 태그를 바꿉니다',
    en: 'change title, priority, agent, dependencies or tags',
  },
  'task pickup': { ko: '대기 중인 태스크를 시작합니다', en: 'start a task that waits for your team' },
  'task handoff': { ko: '다음 팀에 넘기고 ACK를 기다립니다', en: 'hand the task to the next team, which must ACK' },
  'task ack': { ko: '받은 핸드오프에 응답합니다', en: 'answer a handoff that your team received' },
  'task reject': {
    ko: '앞 팀에 반려합니다. 사유와 조치 항목이 필요합니다',
    en: 'send the task back; needs a reason and at least one action item',
  },
  'task resubmit': { ko: '수정한 태스크를 다시 넘깁니다', en: 'hand a revised task off again' },
  'task complete': { ko: '마지막 단계를 끝내고 PO에게 보고합니다', en: 'finish the last stage and report to the PO' },
  'task approve': { ko: '최종 승인합니다 (PO)', en: 'approve the task finally (PO)' },
  'task revert': {
    ko: '병합된 태스크나 그중 한 단계를 되돌리는 새 태스크를 만듭니다. 검사와 승인을 거칩니다',
    en: 'take merged work back by a new task that is checked and approved; or one step of it',
  },
  'task skip-docs': {
    ko: '문서화 팀이 없을 때 문서화를 생략합니다 (PO)',
    en: 'skip documentation while its team has no active agent (PO)',
  },
  'task hold': { ko: '보류합니다. 기한도 멈춥니다 (PO)', en: 'put a task on hold; its deadlines stop (PO)' },
  'task resume': { ko: '보류를 풀고 이전 상태로 돌아갑니다 (PO)', en: 'return a held task to the status it had (PO)' },
  'task cancel': { ko: '취소합니다 (PO)', en: 'cancel a task (PO)' },
  'task escalate': {
    ko: '앞 단계의 문제를 PO에게 에스컬레이션합니다',
    en: 'escalate to the PO: an earlier stage has a problem',
  },
  'task watch': {
    ko: '태스크를 구독합니다. 모든 전이가 알림으로 옵니다',
    en: 'subscribe to a task: you get a notice of every transition',
  },
  'task unwatch': { ko: '태스크 구독을 해지합니다', en: 'end the subscription to a task' },
  message: { ko: '팀 사이의 메시지', en: 'messages between teams' },
  'message list': { ko: '태스크의 모든 메시지, 오래된 것부터', en: 'list the messages of a task, the oldest first' },
  'message show': {
    ko: '메시지의 전체 내용을 보여 줍니다: 사유, 조치 항목, 첨부, 줄 댓글',
    en: 'show all of a message: reason, action items, attachments, line comments',
  },
  'message send': {
    ko: 'JSON 메시지를 보냅니다. 같은 이름의 명령과 효과가 같습니다',
    en: 'send a message as JSON; same effect as the command of that name',
  },
  pipeline: { ko: '파이프라인을 멈추고 다시 시작합니다', en: 'stop and start the pipeline' },
  'pipeline stop': {
    ko: '파이프라인을 중단합니다 (PO)',
    en: 'stop the pipeline: no pickups, deadlines stop (PO)',
  },
  'pipeline start': { ko: '파이프라인을 재개합니다 (PO)', en: 'start the pipeline again (PO)' },
  'pipeline status': { ko: '파이프라인이 실행 중인지 보여 줍니다', en: 'show whether the pipeline is running' },
  'pipeline permissions': {
    ko: '단계별로 에이전트가 묻지 않고 할 수 있는 일을 보여 줍니다',
    en: 'show what the agents of each stage may do without a question',
  },
  'pipeline revoke': {
    ko: '"이 단계에서 계속 허용"으로 허용한 것을 취소합니다',
    en: 'withdraw what was allowed with "allow for this stage"',
  },
  agent: { ko: '에이전트 등록부', en: 'the registry of agents' },
  'agent list': { ko: '등록된 에이전트 목록', en: 'list the registered agents' },
  'agent detect': {
    ko: '이 컴퓨터의 에이전트 CLI: 설치, 버전, 로그인, 지원하는 것',
    en: 'the agent CLIs of this machine: installed, version, login, what is supported',
  },
  'agent register': { ko: '에이전트를 등록하거나 바꿉니다 (PO)', en: 'add an agent or change one (PO)' },
  'agent run': {
    ko: '임의의 명령을 에이전트로 실행합니다. 이 git 저장소의 복제본에서 실행하며 질문과 체크포인트를 지원합니다',
    en: 'run any command as an agent: in a clone of this repository, with questions and checkpoints',
  },
  settings: { ko: '설정: 에이전트가 받는 키, 변수, 파일', en: 'settings: keys, variables and files for agents' },
  'settings set': {
    ko: '값을 암호화해 저장합니다. 값은 표준 입력이나 프롬프트로 받습니다 (PO)',
    en: 'store a value, encrypted; it is read from standard input or a prompt (PO)',
  },
  'settings list': { ko: '설정 목록 (값은 보이지 않음)', en: 'list the settings, without values' },
  'settings show': { ko: '설정 하나를 값 없이 보여 줍니다', en: 'show a setting, without its value' },
  'settings unset': { ko: '설정을 지웁니다 (PO)', en: 'remove a setting (PO)' },
  'settings rotate': {
    ko: '설정을 암호화하는 키를 교체합니다 (PO)',
    en: 'replace the keys that encrypt the settings (PO)',
  },
  'settings check': {
    ko: '에이전트에 필요한데 없는 설정과 복호화할 수 없는 값을 보여 줍니다 (--json 출력에서는 problems)',
    en: 'list the settings that agents need and that are missing, and values that cannot be opened (`problems` of --json)',
  },
  people: { ko: '사람: PO, 리드, 보기 전용', en: 'people: the PO, leads and viewers' },
  'people list': { ko: '사람 목록', en: 'list the people' },
  'people show': { ko: '사람의 상세 정보를 보여 줍니다', en: 'show a person' },
  'people add': { ko: '사람을 추가합니다 (PO)', en: 'add a person (PO)' },
  'people set': {
    ko: '이름, 역할, 팀, 언어, 주소를 바꾸거나 L3를 받을 사람으로 정합니다 (PO)',
    en: 'change name, roles, teams, language or addresses, or make the person the receiver of L3 escalations (PO)',
  },
  'people remove': { ko: '추가한 사람을 삭제합니다 (PO)', en: 'remove a person who was added (PO)' },
  runs: { ko: '에이전트 실행을 조회하고 제어합니다', en: 'see and control the runs of agents' },
  'runs list': { ko: '진행 중이거나 대기 중인 실행 목록', en: 'list the runs that are running or waiting' },
  'runs show': { ko: '실행의 상세 정보를 보여 줍니다', en: 'show a run' },
  'runs logs': { ko: '에이전트의 출력과 입력을 보여 줍니다', en: 'show what the agent printed and what it was sent' },
  'runs pause': { ko: '실행과 모든 자식 프로세스를 일시 정지합니다', en: 'pause a run and every process it started' },
  'runs resume': {
    ko: '멈춘 실행을 이어서 진행합니다. 프로세스가 없으면 여기서 체크포인트부터 다시 시작합니다',
    en: 'continue a run; if its process is gone, restart it here from its checkpoint',
  },
  'runs cancel': { ko: '실행을 취소합니다', en: 'cancel a run' },
  'runs follow-up': { ko: '끝난 대화에 후속 메시지를 보냅니다', en: 'send a follow-up to a finished conversation' },
  'runs undo': {
    ko: '실행의 변경을 되돌립니다. 태스크 브랜치에 반영되었으면 검사를 거친 되돌리기 커밋으로, 아니면 작업 폴더에서 체크포인트 하나(기본값: 마지막)를 되돌립니다',
    en: 'undo the changes of a run: work on the task branch by a checked revert commit, otherwise one checkpoint in its folder (default: the last)',
  },
  answer: {
    ko: '에이전트의 질문에 답하거나, 결정을 기다리는 태스크의 진행 방법을 고릅니다 (A, B, C, allow, refuse)',
    en: 'answer a question of an agent, or decide how a waiting task continues (A, B, C, allow, refuse)',
  },
  worker: {
    ko: '대기 중이거나 중단된 실행과 담당 워커가 없는 태스크를 이어서 진행하고, 기한이 된 일을 처리합니다',
    en: 'execute queued and abandoned runs, continue tasks without a worker, and process what is due',
  },
  simulate: {
    ko: '시드로 정해지는 스케줄을 가상 시계와 결함 주입 환경에서 실행하고 모든 불변식을 확인합니다. 시드가 같으면 결과도 같습니다',
    en: 'run seeded schedules of tasks and agents with a virtual clock and injected faults, and check every invariant; the same seed gives the same outcome',
  },
  run: {
    ko: '요청 하나를 모든 팀이 차례로 처리해 승인 직전까지 진행합니다. 설정이 없으면 임시 git 저장소에서 모델 없는 리허설 에이전트로 실행합니다',
    en: 'run a request through all teams, up to the approval; without a configuration: in a scratch repository, with rehearsal agents that use no model',
  },
  plan: {
    ko: '요청을 분석해 어떤 에이전트가 어떤 순서로 무엇을 할지 보여 줍니다. 아무것도 실행하지 않습니다',
    en: 'analyse a request and show which agents would do what, in which order; nothing is run',
  },
  dispatch: {
    ko: '요청을 전문 에이전트의 그래프로 실행합니다. 결과는 태스크 브랜치에 남고, 사람이 승인합니다',
    en: 'run a request as a graph of specialists; the result lands on a task branch, which a person approves',
  },
  inbox: {
    ko: '내 결정을 기다리는 일과 최근 알림을 보여 줍니다',
    en: 'show what waits for your decision, and your recent notices',
  },
  escalation: { ko: '에스컬레이션을 조회하고 해결합니다', en: 'see and resolve escalations' },
  'escalation list': { ko: '열린 에스컬레이션 목록', en: 'list the open escalations' },
  'escalation resolve': {
    ko: '에스컬레이션을 해결합니다: 계속, 보류, 취소, L3로 올림',
    en: 'resolve an escalation: continue, hold, cancel, or raise it to L3',
  },
  gc: {
    ko: '필요 없어진 데이터를 정리합니다: 오래된 실행 로그, 끝난 실행의 폴더, 끝난 태스크의 ref, 처리가 끝난 작업 대기열 항목. 커밋하지 않은 작업은 먼저 커밋하고, ref는 refs/baton/archive 하나로 묶습니다',
    en: 'remove what is no longer needed: old transcripts, folders of ended runs, refs of ended tasks, finished rows of the work queue; uncommitted work is committed first, and refs are packed into refs/baton/archive',
  },
  tick: {
    ko: '기한이 된 일을 한 번 처리합니다: 리마인더, 에스컬레이션, 알림',
    en: 'process once what is due: reminders, escalations, notifications',
  },
  why: {
    ko: '태스크가 왜 지금 상태인지, 어떤 동작이 왜 가능하거나 불가능한지 설명합니다',
    en: 'explain why a task has its status, and why an action is possible or refused now',
  },
  audit: { ko: '기록의 무결성', en: 'the integrity of the records' },
  'audit verify': {
    ko: '이벤트를 재생해 저장된 모든 기록과 비교하고, 수정되거나 잘렸거나 예전 사본으로 바뀐 기록을 찾습니다',
    en: 'replay the events, compare them with every stored record, and report what was edited, cut or rolled back',
  },
  'audit accept': {
    ko: '없어졌거나 예전 사본으로 바뀌었거나 수정된 Baton 저장소의 현재 상태를 받아들이고 그 사실을 기록합니다 (PO)',
    en: 'accept the present state of a store that was lost, rolled back or edited; recorded (PO)',
  },
  serve: {
    ko: 'HTTP API와 웹 페이지를 제공하고 태스크도 진행합니다',
    en: 'serve the HTTP API and the page, and work on tasks',
  },
  token: { ko: 'HTTP API의 토큰', en: 'tokens of the HTTP API' },
  'token create': { ko: '역할과 만료일을 정해 토큰을 만듭니다', en: 'make a token with a role and an end date' },
  'token list': { ko: '토큰의 이름, 사람, 역할, 만료일', en: 'list the tokens: name, person, role and end date' },
  'token revoke': { ko: '토큰을 폐기합니다', en: 'revoke a token' },
  stats: {
    ko: '팀 사이의 서비스 수준: ACK, 반려, 리드 타임, 비용',
    en: 'service levels between teams: ACKs, rejections, lead times, cost',
  },
  usage: {
    ko: '실행의 시간, 토큰, 턴, 비용을 태스크·단계·에이전트·날짜별로 봅니다',
    en: 'time, tokens, turns and cost of runs, by task, stage, agent or day',
  },
  mcp: {
    ko: 'MCP 서버 (표준 입출력): 에이전트가 사람에게 묻고, 결과를 보고하고, 태스크와 수신함을 조회하고 답합니다',
    en: 'an MCP server on standard input and output: agents ask people, report results, and read and answer tasks and the inbox',
  },
  doctor: {
    ko: '에이전트의 프로그램과 로그인, Baton 저장소의 문제, 메시지와 맞지 않는 태스크, 계약을 위반한 패키지를 점검합니다',
    en: 'check the programs and logins of agents, the store, tasks that disagree with their messages, and packages that break their contract',
  },
  backup: {
    ko: 'Baton 저장소를 파일로, 실행 로그를 그 옆의 FILE.transcripts.db로 복사합니다. 설정 값의 키와 git 저장소는 포함되지 않습니다',
    en: 'copy the store into a file, and transcripts to FILE.transcripts.db beside it; the key of the settings and the repository are not in it',
  },
  restore: {
    ko: '백업에서 Baton 저장소와 옆에 있는 실행 로그를 복원합니다. 현재 것은 같은 폴더에 보관합니다',
    en: 'restore a backup and the transcripts beside it; the present ones are kept next to them',
  },
} as const satisfies Record<string, Localized>

export type CommandName = keyof typeof COMMAND_HELP

/** What the arguments of the commands are. */
export const ARGUMENT_HELP = {
  revertStep: {
    ko: '되돌릴 대상: 에이전트, 단계, 실행 id 또는 커밋. 없으면 태스크 전체',
    en: 'the step to revert: an agent, a stage, a run or a commit; without it the whole task',
  },
  setting: { ko: '설정의 이름 (예: ANTHROPIC_API_KEY)', en: 'the name of the setting' },
  stage: { ko: '단계의 id (예: DEV)', en: 'the id of the stage, such as DEV' },
  permission: { ko: '허용한 일 (예: "run npm install")', en: 'what was allowed, such as "run npm install"' },
  token: { ko: '토큰의 이름 또는 id', en: 'the name or the id of the token' },
  dispatched: {
    ko: '요청 내용. 또는 undo, redo, rollback 뒤에 태스크와 에이전트',
    en: 'the request; or undo, redo or rollback, then a task and an agent',
  },
  specialist: {
    ko: '되돌릴 에이전트. rollback 은 지정한 에이전트나 커밋 이후를 모두 되돌립니다',
    en: 'the agent whose steps are taken back; rollback takes back all after that agent, or after a commit',
  },
  request: { ko: '요청 내용', en: 'the request: what should be done' },
  task: { ko: '태스크 id', en: 'the id of the task' },
  file: { ko: '파일 (표준 입력은 -)', en: 'the file; - is standard input' },
  config: { ko: '설정 파일 (기본값: baton.config.json)', en: 'the configuration (default: baton.config.json)' },
  path: { ko: '파일 경로', en: 'the path of the file' },
  agent: { ko: '에이전트 id (소문자)', en: 'the id of the agent, in lower case' },
  person: { ko: '사람 id (소문자)', en: 'the id of the person, in lower case' },
  ack: { ko: '응답', en: 'the answer' },
  message: {
    ko: '메시지 id (baton message list 로 확인)',
    en: 'the id of the message, as baton message list shows it',
  },
  escalation: { ko: '에스컬레이션 id (예: TASK-20260228-001/E1)', en: 'the escalation, such as TASK-20260228-001/E1' },
  decision: { ko: '결정', en: 'the decision' },
  run: { ko: '실행 id (예: RUN-20260228-001-9f3c)', en: 'the id of the run, such as RUN-20260228-001-9f3c' },
  command: { ko: '-- 뒤에 오는 에이전트 명령', en: 'the command of the agent, after --' },
  checkpoint: { ko: '체크포인트 번호', en: 'the number of the checkpoint' },
  question: {
    ko: '질문 id (q_…), 실행 id, 또는 선택을 기다리는 태스크 id',
    en: 'the id of the question (q_…), of its run, or of a task that waits for a choice',
  },
  text: { ko: '보낼 내용', en: 'the text to send' },
  action: { ko: '확인할 동작 (기본값: 전부)', en: 'the action to ask about (default: all)' },
} as const satisfies Record<string, Localized>
