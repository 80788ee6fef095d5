import { ADAPTER_SUPPORT, type AdapterSupport } from '../../../protocol/adapter-support.ts'
import type { Lang } from '../../../protocol/lang.ts'
import { KNOWN_AGENTS } from '../../../protocol/project-config/known-agents.ts'
import type { ExaminedAgent } from '../../../service/place/agents-here.ts'
import { terminalText } from '../../terminal-text.ts'
import { installCommand, loginHelp } from './agents-text.ts'

/** The agent CLIs that Baton knows, as `baton agent detect` shows them: all of them, whether or not a stage uses them. */
export function detectedText(agents: readonly ExaminedAgent[], lang: Lang): string {
  const lines = agents.flatMap((agent) => agentLines(agent, lang))
  return `${lines.join('\n')}\n${WORDS[lang].next(agents.filter(isReady).map(({ name }) => name))}\n`
}

/** The same for `--json`. */
export const detectedJson = (agent: ExaminedAgent, lang: Lang) => ({
  ...agent,
  installed: agent.path !== null,
  supports: supportOf(agent),
  install: agent.cli && installCommand(agent.cli),
  how_to_log_in: agent.cli && loginHelp(agent.cli, lang),
})

const isReady = ({ path, login, cli }: ExaminedAgent) => path !== null && (cli === null || login?.state !== 'missing')

const supportOf = ({ cli }: ExaminedAgent): AdapterSupport => ADAPTER_SUPPORT[cli ? KNOWN_AGENTS[cli].adapter : 'plain']

function agentLines(agent: ExaminedAgent, lang: Lang): string[] {
  const { name, path, cli, version, login, stages } = agent
  const words = WORDS[lang]
  if (path === null) return [`○ ${terminalText(name)}: ${words.missing}${cli ? ` ${installCommand(cli)}` : ''}`]
  const used = stages.length === 0 ? '' : ` (${stages.join(', ')})`
  const mark = isReady(agent) ? '✓' : '!'
  return [
    `${mark} ${terminalText(name)}${version === null ? '' : ` ${terminalText(version)}`}${used}  ${terminalText(path)}`,
    ...(cli === null ? [`    ${words.own}`] : []),
    ...(cli && login ? [`    ${loginText(login, loginHelp(cli, lang), lang)}`] : []),
    `    ${supportText(supportOf(agent), lang)}`,
  ]
}

function loginText({ state, by }: NonNullable<ExaminedAgent['login']>, help: string, lang: Lang): string {
  const words = WORDS[lang]
  return state === 'missing' ? `${words.noLogin} ${help}` : `${words[state]} ${terminalText(by ?? '')}`
}

function supportText({ resume, permissions, usage, pause }: AdapterSupport, lang: Lang): string {
  const words = WORDS[lang]
  const said = (what: boolean | 'some') => (what === 'some' ? words.some : what ? words.yes : words.no)
  return [
    `${words.resume} ${said(resume)}`,
    `${words.permissions} ${said(permissions)}`,
    `${words.usage} ${words[usage]}`,
    `${words.pause} ${said(pause)}`,
  ].join(' · ')
}

const WORDS = {
  ko: {
    missing: '설치되어 있지 않습니다. 설치:',
    own: '프로젝트의 명령: 실행해 보지 않으므로 버전과 로그인은 확인하지 않았습니다',
    visible: '로그인:',
    unknown: '로그인은 확인하지 않았습니다:',
    noLogin: '로그인을 찾지 못했습니다.',
    resume: '세션 이어가기',
    permissions: '권한 질문',
    usage: '사용량',
    pause: '일시 정지',
    yes: '지원',
    no: '미지원',
    some: '프로그램에 따라 다름',
    none: '없음',
    tokens: '토큰',
    cost: '토큰과 비용',
    next: (names: readonly string[]) =>
      names.length === 0
        ? '쓸 수 있는 에이전트 CLI가 없습니다. 위의 명령으로 설치하거나, 먼저 모델 없이 실행해 보세요: baton run "…"'
        : `쓰려면: baton run "…" --agent ${names[0]}, 또는 baton.config.json 의 agents 에 단계마다 이름을 쓰세요.`,
  },
  en: {
    missing: 'not installed. To install it:',
    own: 'a command of the project: it is not started, so its version and login are not checked',
    visible: 'login:',
    unknown: 'login not checked:',
    noLogin: 'No login found.',
    resume: 'resume',
    permissions: 'permission questions',
    usage: 'usage',
    pause: 'pause',
    yes: 'yes',
    no: 'no',
    some: 'depends on the program',
    none: 'none',
    tokens: 'tokens',
    cost: 'tokens and cost',
    next: (names: readonly string[]) =>
      names.length === 0
        ? 'No agent CLI can be used yet. Install one with a command above, or try without a model first: baton run "…"'
        : `To use one: baton run "…" --agent ${names[0]}, or name one for each stage under agents in baton.config.json.`,
  },
} as const
