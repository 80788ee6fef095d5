import type { Lang, Localized } from '../protocol/lang.ts'
import { type Pipeline, teamName } from '../protocol/pipeline/pipeline.ts'
import type { ProjectSetup } from '../protocol/plays/project-setup.ts'
import { effectiveConfig, NO_CONFIG } from '../protocol/project-config/effective-config.ts'
import { KEEP_TIMES } from '../protocol/project-config/keep-times.ts'
import { type FoundProject, isConvention } from '../service/project/discover-project.ts'

export interface TemplateFacts {
  readonly lang: Lang
  /** Where the JSON Schema is, from the configuration. */
  readonly schema: string
  /** The definition's path from the configuration; undefined for the built-in pipeline. */
  readonly pipelinePath: string | undefined
  readonly pipeline: Pipeline
  /** What the files of the repository tell. */
  readonly found: FoundProject
  /** Agent CLIs that are on this machine: offered, not switched on. */
  readonly agents: readonly string[]
}

/** A configuration that does what would hold without one, with every field explained. */
export function configTemplate(facts: TemplateFacts): string {
  const { lang, pipeline, found, agents } = facts
  const { loop, repairs } = effectiveConfig(NO_CONFIG, pipeline)
  const say = (text: Localized) => text[lang].split('\n').map((line) => `  // ${line}`)
  const stage = pipeline.stages[1]?.id ?? pipeline.stages[0]?.id ?? ''
  const lines = [
    '{',
    ...say(TEXT.head),
    `  "$schema": ${JSON.stringify(facts.schema)},`,
    '  "schema_version": "1.0.0",',
    '',
    ...say(TEXT.pipeline),
    facts.pipelinePath === undefined
      ? '  // "pipeline": "pipeline.json",'
      : `  "pipeline": ${JSON.stringify(facts.pipelinePath)},`,
    '',
    ...say(TEXT.language),
    `  "language": "${lang}",`,
    '',
    ...say(TEXT.timezone),
    '  // "timezone": "Asia/Seoul",',
    '',
    ...say(TEXT.branch),
    '  // "target_branch": "main",',
    '',
    ...say(TEXT.agents),
    ...say(agents.length > 0 ? TEXT.found(agents.join(', '), stage) : TEXT.foundNone),
    '  "agents": {',
    ...agentLines(pipeline, lang),
    '  },',
    '',
    ...say(TEXT.prompts),
    '  // "prompts": "prompts",',
    '',
    ...say(TEXT.reviewer),
    '  // "reviewer": "codex",',
    '',
    ...say(TEXT.tiers),
    '  // "tiers": { "codex": { "critical": "gpt-5-codex", "fast": "gpt-5-mini" } },',
    '',
    ...say(TEXT.fallback),
    `  // "fallback": { "${stage}": ["codex", { "agent": "claude", "tier": "standard" }] },`,
    '',
    ...say(TEXT.documents),
    '  // "documents": { "user_guide": ["docs/manual/**"], "api_docs": [] },',
    '',
    ...say(TEXT.skipDocs),
    '  // "skip_docs": true,',
    '',
    ...say(TEXT.limits),
    '  // "limits": { "silence_minutes": 15, "wall_minutes": 120, "question_minutes": 30, "workspace_bytes": 4294967296, "transcript_bytes": 268435456 },',
    '',
    ...say(TEXT.keep),
    `  // "keep": { "transcript_days": ${KEEP_TIMES.transcript_days}, "folder_days": ${KEEP_TIMES.folder_days} },`,
    '',
    ...say(TEXT.permissions),
    `  // "permissions": { "${stage}": ["read", "edit", "checks", "run npm install"] },`,
    '',
    ...say(TEXT.prices),
    '  // "prices": { "gpt-5": { "input": 1.25, "output": 10 } },',
    '',
    ...say(TEXT.concurrency),
    `  // "concurrency": { "${stage}": 2 },`,
    '',
    ...say(TEXT.coders),
    `  // "coders": { "${pipeline.stages.find(({ play }) => play === 'leader-coder')?.id ?? stage}": "single" },`,
    '',
    ...say(TEXT.loop),
    `  // "coder_attempts": ${loop.attempts},`,
    `  // "relaxed_attempts": ${loop.relaxedAttempts},`,
    `  // "repairs": ${repairs},`,
    '',
    ...say(TEXT.setup),
    ...setupLines(found.setup, say),
    '',
    ...say(TEXT.reuse),
    '  // "reuse_evidence": "stages",',
    '',
    ...say(TEXT.checks),
    ...(found.checks.length > 0 ? say(TEXT.checksFound) : []),
    ...checkLines(found.checks),
    '}',
  ]
  return `${lines.join('\n')}\n`
}

function agentLines({ stages, ...pipeline }: Pipeline, lang: Lang): string[] {
  return stages.map(({ id, team }, index) => {
    const comma = index < stages.length - 1 ? ',' : ''
    return `    "${id}": "rehearsal"${comma} // ${teamName({ stages, ...pipeline }, team, lang)}`
  })
}

function checkLines(checks: FoundProject['checks']): string[] {
  if (checks.length === 0) return ['  "checks": []']
  const items = checks.map(({ name, kind, command, timeout_minutes, cwd, paths }) =>
    inline({
      name,
      kind,
      command,
      cwd,
      timeout_minutes: timeout_minutes === CHECK_MINUTES ? undefined : timeout_minutes,
      paths,
    }),
  )
  return ['  "checks": [', items.map((item) => `    ${item}`).join(',\n'), '  ]']
}

/** What a configuration says nothing of. */
const CHECK_MINUTES = 10
const SETUP_MINUTES = 20

/**
 * The installs that were found. What the project tells other tools stays where it is: it is read there at each start,
 * and a copy of it would grow old.
 */
function setupLines({ steps, copy }: ProjectSetup, say: (text: Localized) => string[]): string[] {
  const sources = [...new Set(steps.map(({ source = '' }) => source))]
  const isElsewhere = copy.length > 0 || steps.some(({ source }) => isConvention(source))
  if (isElsewhere) {
    const named = [...sources, ...(copy.length > 0 ? ['.worktreeinclude'] : [])].join(', ')
    return [...say(TEXT.setupElsewhere(named)), `  // "setup": ${EXAMPLE_SETUP},`]
  }
  if (steps.length === 0) return [`  // "setup": ${EXAMPLE_SETUP},`]
  const items = steps.map(({ name, command, cwd, inputs, outputs, again, env, timeout_minutes }) => {
    const fields = {
      name: name === command.join(' ') ? undefined : name,
      ...{ command, cwd: cwd === '.' ? undefined : cwd, inputs, outputs },
      again: again.length > 0 ? again : undefined,
      env,
      timeout_minutes: timeout_minutes === SETUP_MINUTES ? undefined : timeout_minutes,
    }
    const members = Object.entries(fields).filter(([, value]) => value !== undefined)
    return `      {\n${members.map(([key, value]) => `        ${JSON.stringify(key)}: ${inline(value)}`).join(',\n')}\n      }`
  })
  return [
    ...say(TEXT.setupFound(sources.join(', '))),
    '  "setup": {',
    '    "steps": [',
    items.join(',\n'),
    '    ]',
    '  },',
  ]
}

const EXAMPLE_SETUP =
  '{ "steps": [{ "command": ["npm", "ci"], "inputs": ["package-lock.json"], "outputs": ["node_modules"] }], "copy": [".env.test"] }'

/** A value on one line, with blanks as a person writes them. */
function inline(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(inline).join(', ')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const members = Object.entries(value).filter(([, member]) => member !== undefined)
  return members.length === 0
    ? '{}'
    : `{ ${members.map(([key, member]) => `${JSON.stringify(key)}: ${inline(member)}`).join(', ')} }`
}

const TEXT = {
  head: {
    ko: '이 git 저장소의 Baton 설정 파일입니다. 주석과 끝 쉼표를 쓸 수 있습니다.\n고친 뒤에는 baton config check 로 확인하세요. 모든 항목의 설명: Baton의 docs/reference/config.md',
    en: 'The Baton configuration of this repository. Comments and trailing commas are allowed.\nAfter an edit run baton config check. Every field: docs/reference/config.md of Baton',
  },
  pipeline: {
    ko: '새 태스크의 파이프라인: 정의 파일의 경로(이 파일 기준) 또는 정의 전체. 없으면 내장된 5팀.\n진행 중인 태스크는 시작할 때의 정의를 끝까지 따릅니다.',
    en: 'The pipeline of new tasks: the path of a definition, from this file, or a whole definition. Without it, the built-in five teams.\nTasks in progress keep the definition they started with.',
  },
  language: {
    ko: '알림의 언어, 그리고 --lang 이 없을 때 출력의 언어: ko 또는 en',
    en: 'The language of notifications, and of output without --lang: ko or en',
  },
  timezone: {
    ko: 'IANA 시간대. id의 날짜와 시각을 표시할 때 씁니다. 없으면 이 컴퓨터의 시간대.',
    en: 'IANA time zone for the date in ids and for displayed times. Default: the time zone of the machine.',
  },
  branch: {
    ko: '승인된 작업을 병합할 브랜치. 없으면 체크아웃된 브랜치.',
    en: 'The branch that approved work is merged into. Default: the branch that is checked out.',
  },
  agents: {
    ko: '단계별 에이전트. "rehearsal" 은 모델 없는 내장 스크립트이고, "claude", "codex", "gemini", "opencode", "qwen", "copilot", "goose" 는 PATH에 있는 CLI를 그대로 실행합니다.\n다른 명령: { "command": ["./agent.sh", "{prompt}"], "adapter": "plain", "name": "…", "pass": ["MY_API_KEY"], "nonce_required": false, "limits": { } }\nACP를 쓰는 에이전트: "adapter": "acp". "pass" 는 넘길 환경 변수의 이름입니다. 값은 여기에 쓸 수 없습니다.',
    en: 'The agent of each stage. "rehearsal" is a built-in script without a model; "claude", "codex", "gemini", "opencode", "qwen", "copilot" and "goose" call the CLI on the PATH.\nAny other command: { "command": ["./agent.sh", "{prompt}"], "adapter": "plain", "name": "…", "pass": ["MY_API_KEY"], "nonce_required": false, "limits": { } }\nAn agent that speaks ACP: "adapter": "acp". "pass" names environment variables that are passed on. Values cannot stand here.',
  },
  tiers: {
    ko: '등급(critical, standard, fast)별 모델, 에이전트 이름별로. 쓰는 곳: "agents" 의 { "agent": "codex", "tier": "fast" }.\n모델을 직접 쓰려면 "model", 그 밖에 "tools", "max_turns", "system_prompt", "mcp". claude 는 opus, sonnet, haiku 가 기본입니다.',
    en: 'The model of each tier (critical, standard, fast), by agent. Used by { "agent": "codex", "tier": "fast" } in "agents".\nOr name a "model" there; also "tools", "max_turns", "system_prompt" and "mcp". Claude Code has opus, sonnet and haiku by default.',
  },
  fallback: {
    ko: '단계의 에이전트가 없거나 사용 한도를 다 썼거나 과부하일 때 이어받을 에이전트, 순서대로.',
    en: 'Who takes over when the agent of a stage is missing, out of quota or overloaded, in this order.',
  },
  found: (names: string, stage: string): Localized => ({
    ko: `이 컴퓨터에 있는 CLI: ${names}. 쓰려면 예를 들어 "${stage}": "${names.split(', ')[0]}" 로 바꾸세요.`,
    en: `On this machine: ${names}. To use one, write for example "${stage}": "${names.split(', ')[0]}".`,
  }),
  foundNone: {
    ko: '이 컴퓨터의 PATH에는 Baton이 아는 에이전트 CLI가 없습니다.',
    en: 'No agent CLI that Baton knows is on the PATH of this machine.',
  },
  prompts: {
    ko: '에이전트에게 주는 프롬프트를 바꾸려면: 템플릿(plan.md, coder.md …)이 있는 폴더, 이 파일 기준. 설명: docs/reference/prompts.md',
    en: 'To change the prompts of agents: a folder of templates (plan.md, coder.md …), from this file. See docs/reference/prompts.md',
  },
  reviewer: {
    ko: '코드 리뷰가 필요한 단계의 리뷰어. 없으면 다른 단계의 에이전트가 새 실행으로 리뷰합니다.',
    en: 'The agent that reviews the code of stages that need a review. Default: the agent of another stage, in a separate run.',
  },
  skipDocs: {
    ko: '문서화를 생략합니다. 태스크를 시작하는 PO의 승인으로 기록됩니다 (baton run --skip-docs 와 같음).',
    en: 'Skip documentation. It is recorded as approved by the PO who starts a task (as with baton run --skip-docs).',
  },
  documents: {
    ko: '파이프라인이 요구하는 문서의 경로, 이름별. 빈 목록은 이 프로젝트에 그 문서가 없다는 뜻입니다. 기본값: 파이프라인 정의의 경로.',
    en: 'Paths of the documents that the pipeline expects, by name. An empty list: the project has no such document. Default: the paths in the pipeline definition.',
  },
  limits: {
    ko: '모든 실행의 한도: 출력 없음, 전체, 질문 (분), 작업 폴더와 로그의 크기 (바이트). 쓰지 않은 항목은 기본값.',
    en: 'Limits of every run: silence, total time, question (minutes); workspace and transcript (bytes). Omitted limits keep their default.',
  },
  keep: {
    ko: '끝난 실행의 로그와 폴더를 보관할 일수. 작업은 커밋으로 남습니다 (baton gc).',
    en: 'For how many days transcripts and folders of ended runs are kept. Their work stays as commits (baton gc).',
  },
  permissions: {
    ko: '단계의 에이전트가 묻지 않고 할 수 있는 일: read, edit, checks (아래 검사), web, "run 명령", "tool 이름". 기본값 read, edit, checks.',
    en: 'What the agent of a stage may do without a question: read, edit, checks (those below), web, "run COMMAND", "tool NAME". Default: read, edit, checks.',
  },
  prices: {
    ko: '비용을 보고하지 않는 에이전트의 토큰 단가: 모델이나 프로그램별, 백만 토큰당 미국 달러 (baton usage).',
    en: 'What tokens cost where an agent tells no cost: by model or program, in US dollars for a million (baton usage).',
  },
  concurrency: {
    ko: '단계마다 동시에 진행할 태스크 수. 기본값 1.',
    en: 'How many tasks a stage works on at once. Default 1.',
  },
  coders: {
    ko: '리더가 있는 단계에서 코드를 작성하는 방식: 에이전트 하나(single) 또는 전문 에이전트 그래프(graph). 기본값: 중간 규모부터 그래프.',
    en: 'Who codes where a stage has a leader: one agent (single) or a graph of specialists (graph). Default: a graph from medium size on.',
  },
  loop: {
    ko: '리더-코더 반복: 사람에게 묻기 전까지의 시도 횟수, 기준을 완화했을 때 추가하는 시도 횟수, 형식이 틀린 답의 수정 요청 횟수.',
    en: 'Leader and coder: attempts before a person is asked, attempts that relaxed criteria add, repair requests for an answer in the wrong format.',
  },
  setup: {
    ko: '작업 폴더마다 에이전트와 검사보다 먼저 실행하는 준비 명령과, 체크아웃에서 복사할 git 무시 파일("copy", gitignore 문법).\n"inputs" 는 결과를 정하는 파일, "outputs" 는 그 결과이며 캐시에 보관합니다. "again" 은 결과를 캐시에서 가져온 다른 트리에서 대신 실행합니다. 없으면 git 저장소의 파일에서 찾습니다.',
    en: 'Commands that run in every clone before agents and checks, and ignored files that are copied from your checkout ("copy", in the syntax of gitignore).\n"inputs" decide the result, "outputs" are the result and are kept in a cache; "again" runs instead in another tree that got them from it. Default: found by the files of the repository.',
  },
  setupFound: (sources: string): Localized => ({ ko: `찾은 곳: ${sources}`, en: `Found by: ${sources}` }),
  setupElsewhere: (sources: string): Localized => ({
    ko: `${sources} 에 있는 내용을 시작할 때마다 읽고, 바뀌면 허용할지 다시 묻습니다. 여기에 적으면 대신 이것만 씁니다.`,
    en: `Read from ${sources} at each start, and asked about when it changes. What stands here is used instead.`,
  }),
  reuse: {
    ko: '같은 트리에서 같은 검사의 결과를 다시 쓰는 곳: stages (기본값), always (병합할 때도), never',
    en: 'Where the result of a check on the same tree is used again: stages (the default), always (merges too), never',
  },
  checksFound: {
    ko: '아래는 git 저장소의 파일에서 찾은 검사입니다.',
    en: 'Those below were found by the files of the repository.',
  },
  checks: {
    ko: 'Baton이 증거를 위해 직접 실행하는 검사. 종료 코드 0이 통과입니다. "timeout_minutes" (기본값 10)와 "kind" (build, unit, test, lint, other: 단계마다 필요한 종류가 다르며 없으면 모든 단계에 적용)를 추가할 수 있습니다. "cwd" 는 실행할 폴더, "paths" 는 변경이 닿아야 실행하는 경로입니다 (병합할 때는 항상 실행).',
    en: 'Checks that Baton runs itself, for evidence. Exit code 0 passes. "timeout_minutes" (default 10) and "kind" may be added (build, unit, test, lint, other: each stage requires some kinds; a check without a kind counts for every stage). "cwd" is its folder; with "paths" it runs where the change touches one of them, and on every merge.',
  },
} as const
