import type { Lang } from '../../protocol/lang.ts'
import type { SetupStep } from '../../protocol/plays/project-setup.ts'
import type { CompleteConfig } from '../../service/project/discover-project.ts'
import type { SetupQuestion } from '../../service/project/setup-consent.ts'
import { CONFIG_NAME } from '../config-place.ts'
import { terminalLines, terminalText } from '../terminal-text.ts'

const MOST_SHOWN = 10

/** What runs in every clone before anybody works in it, and what is copied there; nothing for a project that needs nothing. */
export function projectText({ setup }: CompleteConfig, lang: Lang): string {
  const steps = setup.steps.map(({ name, source = CONFIG_NAME }) => `${terminalText(name)} (${terminalText(source)})`)
  const words = WORDS[lang]
  return [
    ...(steps.length > 0 ? [`${words.setup}: ${steps.join(', ')}\n`] : []),
    ...(setup.copy.length > 0 ? [`${words.copied}: ${some(setup.copy)}\n`] : []),
  ].join('')
}

/** Every command whole, with the file that asks for it, and every file that would be copied. */
export function questionText({ steps, copy, files, secrets }: SetupQuestion, lang: Lang): string {
  const words = WORDS[lang]
  const sources = [...new Set(steps.map(({ source = '' }) => source))]
  const lines = [
    words.asks,
    ...sources.flatMap((source) => [
      `  ${terminalText(source)}`,
      ...steps.filter((step) => step.source === source).flatMap(commandLines),
    ]),
    ...(copy.length > 0 ? [`  .worktreeinclude: ${some(copy)}`, `  ${words.copies(files.length)}`] : []),
    ...copiedLines(files, secrets, lang),
  ]
  return `${lines.join('\n')}\n`
}

/** Those that look secret come first: they are never cut off. */
function copiedLines(files: readonly string[], secrets: readonly string[], lang: Lang): readonly string[] {
  const others = files.filter((file) => !secrets.includes(file))
  return [
    ...secrets.map((file) => `    ! ${terminalText(file)}  ${WORDS[lang].secret}`),
    ...others.slice(0, MOST_SHOWN).map((file) => `    ${terminalText(file)}`),
    ...(others.length > MOST_SHOWN ? [`    … +${others.length - MOST_SHOWN}`] : []),
  ]
}

/** The script of a shell as it was written, else the words of the command. */
function commandLines({ command, cwd }: SetupStep): readonly string[] {
  const [program = '', option, script] = command
  const isScript = option === '-c' && script !== undefined
  const text = isScript ? script : command.join(' ')
  const how = [...(isScript ? [program] : []), ...(cwd === '.' ? [] : [cwd])].join(', ')
  return terminalLines(text).map(
    (line, index) => `    ${index === 0 && how !== '' ? `[${terminalText(how)}] ` : ''}${line}`,
  )
}

const some = (patterns: readonly string[]) =>
  patterns.slice(0, MOST_SHOWN).map(terminalText).join(', ') + (patterns.length > MOST_SHOWN ? ', …' : '')

const WORDS = {
  ko: {
    setup: '준비 명령',
    copied: '복사할 무시 파일',
    asks: '이 git 저장소의 파일이 다음을 요청합니다. 허용하면 Baton이 모든 작업 폴더에 적용합니다:',
    copies: (count: number) => `체크아웃에서 작업 폴더로 복사할 파일 ${count}개:`,
    secret: '비밀 값이 든 파일 같습니다',
  },
  en: {
    setup: 'setup',
    copied: 'ignored files that are copied',
    asks: 'Files of this repository ask for the following. If you allow it, Baton does it in every clone:',
    copies: (count: number) => `files copied from your checkout into the clones: ${count}`,
    secret: 'looks like a secret',
  },
} as const
