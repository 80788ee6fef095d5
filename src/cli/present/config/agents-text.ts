import { inflect } from '../../../protocol/inflect.ts'
import type { Lang, Localized } from '../../../protocol/lang.ts'
import type { KnownAgentName } from '../../../protocol/project-config/known-agents.ts'
import type { ExaminedAgent } from '../../../service/place/agents-here.ts'
import { terminalText } from '../../terminal-text.ts'

/** The agents of a repository on this machine, those that it uses first; what is missing with what to type. */
export function agentsText(agents: readonly ExaminedAgent[], lang: Lang): string {
  return `${WORDS[lang].head}\n${agents.map((agent) => agentText(agent, lang)).join('')}`
}

/** The program that a stage needs and this machine does not have; undefined for one that is there or not used. */
export function missingAgent({ name, program, path, cli, stages }: ExaminedAgent, lang: Lang): string | undefined {
  if (path !== null || stages.length === 0) return undefined
  const words = WORDS[lang]
  const where = /[/\\]/.test(program) ? words.noFile(program) : words.notOnPath(program)
  const how = cli === null ? words.installOwn : words.install(INSTALL[cli])
  return `${name} (${stages.join(', ')}): ${where}. ${how}`
}

export const installCommand = (cli: KnownAgentName): string => INSTALL[cli]

export const loginHelp = (cli: KnownAgentName, lang: Lang): string => LOGIN[cli][lang]

/** The same for `--json`. */
export const agentJson = (agent: ExaminedAgent, lang: Lang) => ({
  ...agent,
  problem: missingAgent(agent, lang) ?? null,
})

function agentText(agent: ExaminedAgent, lang: Lang): string {
  const { name, path, version, stages } = agent
  const words = WORDS[lang]
  const missing = missingAgent(agent, lang)
  if (missing !== undefined) return `  ✗ ${terminalText(missing)}\n`
  if (path === null) return `  ○ ${words.notOnPath(name)} (${words.unused})\n`
  const used = stages.length === 0 ? words.unused : stages.join(', ')
  const which = version === null ? '' : ` ${terminalText(version)}`
  return `  ✓ ${terminalText(name)}${which} (${used})  ${terminalText(path)}\n${loginText(agent, lang)}`
}

function loginText({ cli, version, login, stages }: ExaminedAgent, lang: Lang): string {
  const words = WORDS[lang]
  if (cli === null || login === null) return `      ${words.own}\n`
  const silent = version === null ? [words.noVersion] : []
  const by = terminalText(login.by ?? '')
  const said = {
    visible: words.login(by),
    unknown: words.notChecked(by),
    missing: `${words.noLogin}${stages.length === 0 ? '' : ` ${LOGIN[cli][lang]}`}`,
  }[login.state]
  return [...silent, said].map((line) => `      ${line}\n`).join('')
}

const INSTALL: Readonly<Record<KnownAgentName, string>> = {
  claude: 'npm install -g @anthropic-ai/claude-code',
  codex: 'npm install -g @openai/codex',
  gemini: 'npm install -g @google/gemini-cli',
  opencode: 'npm install -g opencode-ai',
  qwen: 'npm install -g @qwen-code/qwen-code',
  copilot: 'npm install -g @github/copilot',
  goose: 'npm install -g @aaif/goose',
}

const LOGIN: Readonly<Record<KnownAgentName, Localized>> = {
  claude: {
    ko: 'claude 를 실행해 /login 을 입력하거나 ANTHROPIC_API_KEY 를 설정하세요.',
    en: 'Start claude and type /login, or set ANTHROPIC_API_KEY.',
  },
  codex: {
    ko: 'codex login 을 실행하거나 CODEX_API_KEY 를 설정하세요.',
    en: 'Run codex login, or set CODEX_API_KEY.',
  },
  gemini: {
    ko: 'gemini 를 한 번 실행해 로그인 방식을 고르세요. API 키를 고르면 GEMINI_API_KEY 도 설정하세요.',
    en: 'Start gemini once and choose how to log in; for an API key also set GEMINI_API_KEY.',
  },
  opencode: {
    ko: 'opencode auth login 을 실행하세요.',
    en: 'Run opencode auth login.',
  },
  qwen: {
    ko: 'qwen 을 한 번 실행해 로그인하거나 OPENAI_API_KEY, OPENAI_BASE_URL, OPENAI_MODEL 을 설정하세요.',
    en: 'Start qwen once and log in, or set OPENAI_API_KEY, OPENAI_BASE_URL and OPENAI_MODEL.',
  },
  copilot: {
    ko: 'copilot 을 실행해 /login 을 입력하거나 COPILOT_GITHUB_TOKEN 을 설정하세요.',
    en: 'Start copilot and type /login, or set COPILOT_GITHUB_TOKEN.',
  },
  goose: {
    ko: 'goose configure 를 실행하거나 GOOSE_PROVIDER, GOOSE_MODEL 과 그 제공자의 키를 설정하세요.',
    en: 'Run goose configure, or set GOOSE_PROVIDER, GOOSE_MODEL and the key of that provider.',
  },
}

const WORDS = {
  ko: {
    head: '이 컴퓨터의 에이전트:',
    unused: '쓰는 단계 없음',
    notOnPath: (program: string) => inflect`${program} 이(가) PATH에 없습니다`,
    noFile: (program: string) => inflect`실행할 수 있는 파일 ${program} 이(가) git 저장소에 없습니다`,
    install: (command: string) => `설치: ${command}, 또는 baton.config.json 의 agents 에 다른 에이전트를 쓰세요.`,
    installOwn: '설치하거나 baton.config.json 의 agents 를 고치세요.',
    own: '프로젝트의 명령: 실행해 보지 않으므로 버전과 로그인은 확인하지 않았습니다',
    noVersion: '--version 이 제한 시간 안에 끝나지 않았습니다',
    login: (by: string) => `로그인: ${by}`,
    notChecked: (by: string) => `로그인은 확인하지 않았습니다 (${by})`,
    noLogin: '로그인을 찾지 못했습니다.',
  },
  en: {
    head: 'Agents on this machine:',
    unused: 'no stage uses it',
    notOnPath: (program: string) => `${program} is not on the PATH`,
    noFile: (program: string) => `the repository has no program ${program}`,
    install: (command: string) => `Install it: ${command}, or name another agent under agents in baton.config.json.`,
    installOwn: 'Install it, or change agents in baton.config.json.',
    own: 'a command of the project: it is not started, so its version and login are not checked',
    noVersion: 'did not answer --version in time',
    login: (by: string) => `login: ${by}`,
    notChecked: (by: string) => `login not checked (${by})`,
    noLogin: 'No login found.',
  },
} as const
