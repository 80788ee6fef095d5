import { canonicalJson } from '../../protocol/canonical-json.ts'
import type { Lang } from '../../protocol/lang.ts'
import { fenced } from '../../protocol/markdown/write-inline.ts'
import type { Skill } from '../skills/skill.ts'
import { answerSchema } from './analyst-answer.ts'

interface PromptParts {
  readonly request: string
  readonly skills: readonly Skill[]
  /** Paths of the repository. */
  readonly files: readonly string[]
  readonly lang: Lang
}

const MOST_FOLDERS = 40

/** What an agent is asked that analyses a request. It changes nothing and answers with one JSON object. */
export function analystPrompt({ request, skills, files, lang }: PromptParts): string {
  const say = (ko: string, en: string) => (lang === 'ko' ? ko : en)
  const named = skills.map(({ name, description }) => `- ${name}: ${description}`).join('\n')
  return [
    say(
      '소프트웨어 요청 하나를 분석하세요. 아무 파일도 바꾸지 말고, 명령도 실행하지 말고, 아래 JSON Schema 에 맞는 JSON 객체 하나만 출력하세요.',
      'Analyse one software request. Change no file, run no command, and print nothing but one JSON object that fits the JSON Schema below.',
    ),
    `## ${say('요청', 'Request')}\n\n${fenced(request)}`,
    `## intent\n\n${say(
      'feature 아직 없는 것 · bugfix 고장난 것 (증상만 적은 것도) · refactor 같은 동작, 더 나은 코드나 속도 · review 있는 코드에 대한 판단 · test 테스트 · investigation 답이나 원인만 · other 문서, 설정, 버전, 배포, 문구',
      'feature: not there yet · bugfix: broken (a described symptom counts) · refactor: same behaviour, better code or speed · review: a judgement on code · test: tests · investigation: an answer or a cause only · other: documents, settings, versions, deployment, wording',
    )}`,
    `## size\n\n${say(
      'simple 한 곳, 쓸 내용이 정해짐 · small 한 계층의 한 가지 일 · medium 여러 계층이나 같은 종류의 많은 파일 · large 제품 전체, 여러 기능, 새 기반',
      'simple: one place, and what shall stand there is said · small: one concern in one layer · medium: several layers, or many files of one kind · large: a product, several features at once, a new foundation',
    )}`,
    `## skill\n\n${named}\n\n${say('만드는 대상일 때만 고르고, 아니면 null.', 'Choose one only if it is the work itself, else null.')}`,
    `## unclear\n\n${say('계획 전에 사람이 정해야 할 질문. 없으면 빈 목록.', 'Questions that a person has to settle before planning. Usually an empty list.')}`,
    `## ${say('저장소의 폴더', 'Folders of the repository')}\n\n${foldersOf(files)}`,
    `## JSON Schema\n\n${fenced(canonicalJson(answerSchema(skills.map(({ name }) => name))))}`,
  ].join('\n\n')
}

function foldersOf(files: readonly string[]): string {
  const counts = new Map<string, number>()
  for (const file of files) {
    const folder = file.split('/').slice(0, 2).join('/')
    counts.set(folder, (counts.get(folder) ?? 0) + 1)
  }
  const most = [...counts].toSorted(([, one], [, other]) => other - one).slice(0, MOST_FOLDERS)
  return most.length === 0 ? '-' : fenced(most.map(([folder, count]) => `${folder} (${count})`).join('\n'))
}
