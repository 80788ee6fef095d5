import type { Option } from 'commander'
import type { Lang, Localized } from '../protocol/lang.ts'

/** Every sentence of `--help`, in both languages. */
export const HELP = {
  baton: {
    ko: '소프트웨어 태스크를 AI 에이전트 팀들이 이어달리기 배턴처럼 이어받아 끝냅니다:\n기획 → 개발 → QA → 하드닝 → 문서화 → 사람의 승인 → 완료.',
    en: 'Runs a software task through teams of AI agents, which hand it on like a relay baton:\nplan → develop → QA → harden → document → a person approves → done.',
  },
  version: { ko: '버전을 출력합니다', en: 'print the version' },
  help: { ko: '도움말을 출력합니다', en: 'print this help' },
  helpCommand: { ko: '명령의 도움말을 출력합니다', en: 'print the help of a command' },
  lang: { ko: '출력 언어 (기본값: 로캘)', en: 'language of the output (default: the locale)' },
  json: { ko: 'JSON으로 출력합니다', en: 'print JSON' },
  pipeline: {
    ko: '파이프라인 정의 파일 (기본값: 내장된 5팀)',
    en: 'a pipeline definition (default: the built-in five teams)',
  },
  validate: {
    ko: '문서가 계약을 지키는지 검사하고 모든 위반을 위치와 함께 보여 줍니다. 종료 코드: 0 유효, 3 위반, 5 파일 없음.',
    en: 'check documents against their contracts and list every violation with its place. Exit codes: 0 valid, 3 invalid, 5 no such file.',
  },
  validateFiles: { ko: '검사할 파일 (표준 입력은 -)', en: 'the files to check; - is standard input' },
  validateKind: {
    ko: '문서의 종류 (기본값: 내용으로 추측)',
    en: 'the kind of the documents (default: detected from their content)',
  },
  validateStrict: { ko: '경고도 위반으로 처리합니다', en: 'treat warnings as violations' },
  diagram: {
    ko: '파이프라인 정의로 Mermaid 다이어그램을 만듭니다',
    en: 'print a Mermaid diagram made from the pipeline definition',
  },
  seed: { ko: '첫 시드 (기본값: 1)', en: 'the first seed (default: 1)' },
  seeds: { ko: '시드의 수 (기본값: 1)', en: 'how many seeds (default: 1)' },
  simulatedTasks: { ko: '처음에 있는 태스크 수', en: 'how many tasks there are at the start' },
  simulatedSteps: { ko: '한 스케줄의 스텝 수', en: 'how many steps a schedule has' },
  diagramKind: { ko: '다이어그램의 종류', en: 'which diagram' },
} as const satisfies Record<string, Localized>

/** The headings that the option parser prints. */
const TITLES: Readonly<Record<string, string>> = {
  'Usage:': '사용법:',
  'Arguments:': '인자:',
  'Options:': '옵션:',
  'Global Options:': '공통 옵션:',
  'Commands:': '명령:',
}

export const helpTitle = (title: string, lang: Lang) => (lang === 'ko' ? (TITLES[title] ?? title) : title)

/** What an option is for, which values it takes, and what it is without being given. */
export function optionHelp(option: Option, lang: Lang): string {
  const values = option.argChoices ? ` [${option.argChoices.join(' | ')}]` : ''
  const start = lang === 'ko' ? '기본값' : 'default'
  const without = option.defaultValue === undefined ? '' : ` (${start}: ${String(option.defaultValue)})`
  return `${option.description}${values}${without}`
}
