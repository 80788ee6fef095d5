import { inflect } from '../../../protocol/inflect.ts'
import type { Lang } from '../../../protocol/lang.ts'
import { type Pipeline, teamName } from '../../../protocol/pipeline/pipeline.ts'
import { RUN_LIMITS, type RunLimits } from '../../../protocol/plays/run-limits.ts'
import type { DefinitionChanges, PartChanges } from '../../../protocol/project-config/definition-changes.ts'
import type {
  EffectiveConfig,
  EffectiveStage,
  StageAgent,
  StageCommand,
} from '../../../protocol/project-config/effective-config.ts'
import type { ConfigLimits } from '../../../protocol/project-config/project-config.ts'
import type { Pinned } from '../../../service/pipeline/pinned-definitions.ts'
import { unsaidOptions } from '../../../service/place/agents-here.ts'
import { terminalText } from '../../terminal-text.ts'

interface ShownConfig {
  readonly path: string
  readonly pipeline: Pipeline
  readonly config: EffectiveConfig
  /** The names of the prompt templates that the project has of its own. */
  readonly replaced: readonly string[]
  readonly hash: string
}

/** What holds in a repository, for a person: who plays which stage, every command, every limit. */
export function configText({ path, pipeline, config, replaced, hash }: ShownConfig, lang: Lang): string {
  const words = WORDS[lang]
  const { loop, repairs } = config
  return [
    `✓ ${terminalText(path)}: ${words.valid}\n`,
    `  ${words.pipeline}: ${pipeline.definition.id} (${hash.slice(0, 19)}…)\n`,
    `  ${words.language}: ${config.language} · ${words.timezone}: ${config.timezone ?? words.machine} · ` +
      `${words.branch}: ${config.target_branch ?? words.checkedOut}\n`,
    `  ${words.attempts}: ${loop.attempts} (${words.relaxed} +${loop.relaxedAttempts}) · ${words.repairs}: ${repairs}\n`,
    `  ${promptsText(config.prompts, replaced, lang)}\n`,
    commandsText(config, pipeline, lang),
  ].join('')
}

function promptsText(folder: string | null, replaced: readonly string[], lang: Lang): string {
  const words = WORDS[lang]
  if (folder === null) return `${words.prompts}: ${words.builtIn}`
  return `${words.prompts}: ${terminalText(folder)} (${words.replaced}: ${replaced.join(', ') || words.none})`
}

/**
 * Every command that a configuration names, whole and each on a line of its own: a person who confirms it has seen it.
 * Nothing is cut to the width of a terminal.
 */
export function commandsText(config: EffectiveConfig, pipeline: Pipeline, lang: Lang): string {
  const words = WORDS[lang]
  const checks = config.checks.map(
    ({ name, kind, command, timeout_minutes }) =>
      `    ${terminalText(name)} (${kind === undefined ? '' : `${kind}, `}${words.minutes(timeout_minutes)})\n      ${commandLine(command)}\n`,
  )
  return [
    `  ${words.stages}\n`,
    ...config.stages.map((stage) => stageText(stage, config, pipeline, lang)),
    ...(config.reviewer === null ? [] : [agentText(`    ${words.reviewer}`, config.reviewer, config, lang)]),
    ...setupLines(config, lang),
    `  ${words.checks}${checks.length === 0 ? ` ${words.none}` : ''}\n`,
    ...checks,
    `  ${words.limits}: ${limitsText(config.limits, lang)}\n`,
    ...documentsText(config, lang),
    ...(config.skip_docs ? [`  ${words.skipDocs}\n`] : []),
  ].join('')
}

/** The commands of the setup with the file that asks for them, and what is copied. */
function setupLines({ setup }: EffectiveConfig, lang: Lang): string[] {
  const words = WORDS[lang]
  if (setup === null) return [`  ${words.setup} ${words.setupFound}\n`]
  const { steps, copy } = setup
  return [
    `  ${words.setup}${steps.length === 0 ? ` ${words.none}` : ''}\n`,
    ...steps.map(({ name, command, cwd, source }) => {
      const where = [...(source === undefined ? [] : [source]), ...(cwd === '.' ? [] : [cwd])].join(', ')
      return `    ${terminalText(name)}${where === '' ? '' : ` (${terminalText(where)})`}\n      ${commandLine(command)}\n`
    }),
    ...(copy.length === 0 ? [] : [`  ${words.copied}: ${terminalText(copy.join(', '))}\n`]),
  ]
}

/** Where the project keeps the documents that the pipeline expects, where it says so. */
function documentsText({ documents }: EffectiveConfig, lang: Lang): string[] {
  const entries = Object.entries(documents)
  const { documents: head, none } = WORDS[lang]
  if (entries.length === 0) return []
  return [`  ${head}\n`, ...entries.map(([name, paths]) => `    ${name}: ${terminalText(paths.join(', ') || none)}\n`)]
}

function stageText(
  { stage, team, agent, fallback, concurrency, permissions }: EffectiveStage,
  config: EffectiveConfig,
  pipeline: Pipeline,
  lang: Lang,
): string {
  const head = `    ${stage} · ${teamName(pipeline, team, lang)} · ${WORDS[lang].atOnce(concurrency)}`
  // An agent of the text protocol asks for no permissions.
  const asks = agent.kind === 'command' && agent.adapter !== 'plain'
  const allowed = asks ? `      ${WORDS[lang].allowed}: ${terminalText(permissions.join(', ') || '-')}\n` : ''
  const others = fallback.map((one) => agentText(`      ${WORDS[lang].fallback}`, one, config, lang, '  '))
  return agentText(head, agent, config, lang) + allowed + others.join('')
}

function agentText(head: string, agent: StageAgent, config: EffectiveConfig, lang: Lang, indent = ''): string {
  const words = WORDS[lang]
  const at = `      ${indent}`
  if (agent.kind === 'rehearsal') return `${head}\n${at}${words.rehearsal}\n`
  const own = limitsText(agent.limits, lang)
  const limits = own === limitsText(config.limits, lang) ? '' : `${at}${words.limits}: ${own}\n`
  const pass = agent.pass.length === 0 ? '' : `${at}${words.pass}: ${agent.pass.join(', ')}\n`
  const nonce = agent.nonce_required ? `${at}${words.nonce}\n` : ''
  const options = optionLines(agent, lang).map((line) => `${at}${line}\n`)
  const command = `${at}${commandLine(agent.command)}\n`
  return `${head} · ${terminalText(agent.name)}\n${command}${options.join('')}${pass}${nonce}${limits}`
}

/** What the agent is told beside its command. An option that its CLI has no way to hear of is named as that. */
function optionLines({ command, adapter, options }: StageCommand, lang: Lang): string[] {
  const words = WORDS[lang]
  const { model, max_turns, tools, system_prompt } = options
  const unsaid = new Set<string>(unsaidOptions({ argv: command, adapter, options }))
  const mark = (name: string) => (unsaid.has(name) ? ` (! ${words.unsaid})` : '')
  return [
    ...(model === undefined ? [] : [`${words.model}: ${terminalText(model)}${mark('model')}`]),
    ...(max_turns === undefined ? [] : [`${words.turns}: ${max_turns}${mark('max_turns')}`]),
    ...(tools === undefined ? [] : [`${words.tools}: ${terminalText(tools.join(', '))}${mark('tools')}`]),
    ...(system_prompt === undefined ? [] : [`${words.system}: ${terminalText(system_prompt)}`]),
  ]
}

function limitsText(given: ConfigLimits, lang: Lang): string {
  const limits: RunLimits = { ...RUN_LIMITS, ...given }
  const words = WORDS[lang]
  const { minutes } = words
  return [
    `${words.silence} ${minutes(limits.silence_minutes)}`,
    `${words.wall} ${minutes(limits.wall_minutes)}`,
    `${words.question} ${minutes(limits.question_minutes)}`,
    `${words.workspace} ${megabytes(limits.workspace_bytes)}`,
    `${words.transcript} ${megabytes(limits.transcript_bytes)}`,
  ].join(', ')
}

const megabytes = (bytes: number) => `${Math.round((bytes / 1024 ** 2) * 100) / 100} MB`

/** As it could be typed into a shell; what could move a cursor is shown as a mark. */
function commandLine(argv: readonly string[]): string {
  return argv
    .map((word) => (/^[\w./:=@%+,-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`))
    .map(terminalText)
    .join(' ')
}

/** What an edit changes: open tasks keep what they began with. */
export function pinnedText(pinned: readonly Pinned[] | null, lang: Lang): string {
  const words = WORDS[lang]
  if (pinned === null || pinned.length === 0) return `  ${words.noTasks}\n`
  return pinned
    .map(({ definition, tasks, same, changes }) => {
      const who = `${words.tasks(tasks)} (${definition.slice(0, 19)}…)`
      return same
        ? `  ${who}: ${words.same}\n`
        : `  ${who}: ${words.differs}\n${changes ? changesText(changes, lang).join('') : ''}`
    })
    .join('')
}

function changesText(changes: DefinitionChanges, lang: Lang): string[] {
  const words = WORDS[lang]
  const part = (name: string, { added, removed, changed }: PartChanges) => [
    ...added.map((one) => `    + ${name} ${terminalText(one)}\n`),
    ...removed.map((one) => `    - ${name} ${terminalText(one)}\n`),
    ...changed.map((one) => `    ~ ${name} ${terminalText(one)}\n`),
  ]
  return [
    ...part(words.team, changes.teams),
    ...part(words.agent, changes.agents),
    ...part(words.stage, changes.stages),
    ...part(words.status, changes.statuses),
    ...part(words.step, changes.steps),
    ...changes.other.map((key) => `    ~ ${terminalText(key)}\n`),
  ]
}

const WORDS = {
  ko: {
    valid: '유효',
    pipeline: '파이프라인',
    language: '언어',
    timezone: '시간대',
    machine: '이 컴퓨터의 시간대',
    branch: '병합할 브랜치',
    checkedOut: '체크아웃된 브랜치',
    attempts: '코더 시도',
    relaxed: '완화하면',
    repairs: '형식 수정 요청',
    prompts: '프롬프트',
    builtIn: '내장 템플릿',
    replaced: '바꾼 템플릿',
    stages: '단계와 에이전트 (여기 나온 명령이 그대로 실행됩니다):',
    reviewer: '코드 리뷰',
    documents: '기대 문서의 경로:',
    skipDocs: '문서화: 생략 (태스크를 시작하는 PO의 승인으로 기록됨)',
    setup: '준비 명령 (모든 작업 폴더에서 먼저 실행합니다):',
    setupFound: '시작할 때 git 저장소의 파일에서 찾습니다',
    copied: '체크아웃에서 복사할 무시 파일',
    checks: '검사 (Baton이 직접 실행합니다):',
    none: '없음',
    atOnce: (count: number) => `동시 ${count}건`,
    rehearsal: '리허설: Baton에 들어 있는 스크립트, 모델 없음',
    pass: '넘기는 환경 변수',
    allowed: '묻지 않고 허용',
    model: '모델',
    turns: '요청 하나에 모델 호출 최대',
    tools: '도구',
    system: '시스템 프롬프트에 추가',
    unsaid: '이 CLI가 지원하지 않아 적용되지 않습니다',
    fallback: '대체 에이전트',
    nonce: '논스가 있는 블록만 처리합니다',
    limits: '한도',
    minutes: (value: number) => `${value}분`,
    silence: '출력 없이',
    wall: '전체',
    question: '질문',
    workspace: '작업 폴더',
    transcript: '로그',
    noTasks: '열린 태스크가 없습니다. 새 태스크는 이 설정을 따릅니다.',
    tasks: (count: number) => `열린 태스크 ${count}건`,
    same: '같은 정의로 시작했습니다. 달라지는 점이 없습니다',
    differs: '시작할 때의 정의를 끝까지 따릅니다. 새 태스크에서 달라지는 점:',
    team: '팀',
    agent: '에이전트',
    stage: '단계',
    status: '상태',
    step: '전이',
  },
  en: {
    valid: 'valid',
    pipeline: 'pipeline',
    language: 'language',
    timezone: 'time zone',
    machine: 'of the machine',
    branch: 'merges to',
    checkedOut: 'the branch checked out',
    attempts: 'coder attempts',
    relaxed: 'relaxed',
    repairs: 'repairs',
    prompts: 'prompts',
    builtIn: 'the built-in ones',
    replaced: 'replaced',
    stages: 'Stages and their agents (Baton runs these commands unchanged):',
    reviewer: 'code review',
    documents: 'Where the expected documents are:',
    skipDocs: 'Documentation: skipped (recorded as approved by the PO who starts a task)',
    setup: 'Setup (runs first in every clone):',
    setupFound: 'found by the files of the repository when work starts',
    copied: 'ignored files copied from your checkout',
    checks: 'Checks (Baton runs them itself):',
    none: 'none',
    atOnce: (count: number) => `at once ${count}`,
    rehearsal: 'rehearsal: a script that comes with Baton, no model',
    pass: 'environment variables',
    allowed: 'without a question',
    model: 'model',
    turns: 'calls of the model for one request, at most',
    tools: 'tools',
    system: 'added to the system prompt',
    unsaid: 'not used: this CLI has no way to be told',
    fallback: 'fallback',
    nonce: 'only blocks with the nonce count',
    limits: 'limits',
    minutes: (value: number) => `${value} min`,
    silence: 'silent',
    wall: 'in all',
    question: 'a question',
    workspace: 'workspace',
    transcript: 'transcript',
    noTasks: 'There are no open tasks. New ones follow this configuration.',
    tasks: (count: number) => inflect`${count} open task(s)`,
    same: 'started with the same definition; nothing changes',
    differs: 'keep the definition they started with. Differences for new tasks:',
    team: 'team',
    agent: 'agent',
    stage: 'stage',
    status: 'status',
    step: 'step',
  },
} as const
