import type { Lang, Localized } from '../protocol/lang.ts'
import type { ContextFile } from './memory-files.ts'
import type { ProjectFacts } from './project-facts.ts'
import { stackTable } from './stack-table.ts'

/** The answers to the three questions; undefined: nobody was asked. */
export interface SetupAnswers {
  readonly stack: string | undefined
  readonly conventions: string | undefined
  readonly preferences: string | undefined
}

interface ContextParts {
  readonly project: ProjectFacts
  readonly answers: SetupAnswers
  readonly lang: Lang
  /** The day, as it is written down. */
  readonly today: string
}

/** What stands in the place of an answer while nobody was asked. */
const UNASKED: Localized = {
  ko: '(아직 묻지 않았습니다: `baton init`)',
  en: '(not asked yet: `baton init`)',
}

/** Whether a file waits for an answer, in whichever language it was written. */
export const isUnasked = (text: string | undefined): boolean =>
  text !== undefined && Object.values(UNASKED).some((mark) => text.includes(mark))

/** The file with an answer in the place that waits for it; what stands around it stays. */
export const withAnswer = (text: string, answer: string, lang: Lang): string =>
  Object.values(UNASKED).reduce((before, mark) => before.replace(mark, () => answered(answer, lang)), text)

const answered = (answer: string | undefined, lang: Lang): string => {
  if (answer === undefined) return UNASKED[lang]
  return answer === '' ? (lang === 'ko' ? '감지한 그대로입니다.' : 'As detected.') : answer
}

/** The four files of the persistent context, from what was detected and what was answered. */
export function contextTexts(parts: ContextParts): Readonly<Record<ContextFile, string>> {
  const { project, answers, lang, today } = parts
  const say = (ko: string, en: string) => (lang === 'ko' ? ko : en)
  const page = (title: string, ...blocks: readonly string[]) => `# ${title}\n\n${blocks.join('\n\n')}\n`
  const detected = (items: readonly string[]) =>
    items.length === 0 ? say('- 감지된 것 없음', '- nothing detected') : items.map((item) => `- ${item}`).join('\n')
  const platforms = [...new Set(project.manifests.map(({ platform }) => platform))]
  return {
    'context/project-state.md': page(
      say('프로젝트 상태', 'Project state'),
      `- ${say('이름', 'name')}: ${project.name}\n- ${say('목적', 'purpose')}: ${project.purpose || say('(미정)', '(TBD)')}\n- ${say('초기화', 'initialised')}: ${today}`,
      `## ${say('최근 작업', 'Recent work')}`,
      say('- 아직 없음', '- none yet'),
    ),
    'context/tech-stack.md': page(
      say('기술 스택', 'Tech stack'),
      answered(answers.stack, lang),
      `## ${say('플랫폼', 'Platforms')}\n\n${detected(platforms)}`,
      `## ${say('매니페스트', 'Manifests')}\n\n${stackTable(project.manifests, lang)}`,
    ),
    'context/conventions.md': page(
      say('컨벤션', 'Conventions'),
      answered(answers.conventions, lang),
      `## ${say('파일과 커밋에서 감지', 'Detected from files and commits')}\n\n${detected(project.conventions)}`,
    ),
    'context/preferences.md': page(
      say('선호', 'Preferences'),
      `- ${say('언어', 'language')}: ${lang === 'ko' ? '한국어' : 'English'}`,
      answered(answers.preferences, lang),
    ),
  }
}
