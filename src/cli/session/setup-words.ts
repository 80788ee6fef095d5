import type { Lang } from '../../protocol/lang.ts'
import type { JudgedGit } from '../../service/session/start-session.ts'

/** Questions at the start of a session, in both languages. */
export const SETUP_WORDS = {
  ko: {
    askNew: 'git 저장소가 아닙니다. 새로 초기화할까요? 모든 파일이 첫 커밋이 됩니다. [y/N] ',
    askTemplate: (own: readonly string[]) =>
      `dev-ai 템플릿의 복제본입니다${own.length === 0 ? '' : ` (${own.join(', ')})`}. .git 을 백업으로 옮기고 새 이력을 시작할까요? [y/N] `,
    askKeep: '기존 git 이력을 그대로 쓸까요? (n: .git 을 백업으로 옮기고 새 이력을 시작합니다) [Y/n] ',
    askPurpose: '빈 폴더입니다. 무엇을 만드는 프로젝트인가요? (Enter: 비워 둠) ',
    askStack: (stacks: string) => `기술 스택: ${stacks} [none] `,
    askTech: (found: string) => `기술 스택: ${found || '감지된 것 없음'}. 맞으면 Enter, 추가할 것이 있으면 입력: `,
    askConventions: (found: string) => `컨벤션: ${found || '감지된 것 없음'}. 맞으면 Enter, 추가할 것이 있으면 입력: `,
    askPreferences: '에이전트에게 바라는 점 (언어, 방식, 피할 것; 없으면 Enter): ',
    askSetUp:
      '이 프로젝트의 컨텍스트(.claude/memory)가 아직 없어 에이전트는 요청과 코드만 봅니다. 질문 세 가지에 답하고 지금 만들까요? (Enter: 감지한 대로) [Y/n] ',
    declined: '만들지 않았습니다. 다시 묻지 않습니다. 나중에 만들려면: baton init\n',
    askUpdate: (count: number) => `tech-stack.md 가 매니페스트와 ${count}곳 다릅니다. 업데이트할까요? [Y/n] `,
    noRestart: (git: JudgedGit | undefined, lang: Lang) =>
      `--git new 로 새 이력을 시작할 수 없습니다: ${git ? git.reasons.map((reason) => reason[lang]).join(', ') : '이미 초기화한 프로젝트입니다'}.`,
  },
  en: {
    askNew: 'This is not a git repository. Create one here? All files become its first commit. [y/N] ',
    askTemplate: (own: readonly string[]) =>
      `This is a clone of the template dev-ai${own.length === 0 ? '' : ` with ${own.join(', ')}`}. Move .git to a backup and start a new history? [y/N] `,
    askKeep: 'Keep the existing git history? (n: .git is moved to a backup and a new history begins) [Y/n] ',
    askPurpose: 'The folder is empty. What is the project for? (Enter: leave it empty) ',
    askStack: (stacks: string) => `Tech stack: ${stacks} [none] `,
    askTech: (found: string) =>
      `Tech stack: ${found || 'nothing detected'}. Enter if that is right, or type what to add: `,
    askConventions: (found: string) =>
      `Conventions: ${found || 'nothing detected'}. Enter if that is right, or type what to add: `,
    askPreferences: 'What agents should know about your preferences (language, style, what to avoid; Enter for none): ',
    askSetUp:
      'This project has no context (.claude/memory) yet: agents see the request and the code alone. Write it now, with three questions? Enter takes what was detected. [Y/n] ',
    declined: 'Nothing was written, and it is not asked again. To write it later: baton init\n',
    askUpdate: (count: number) => `tech-stack.md differs from the manifests in ${count} place(s). Update it? [Y/n] `,
    noRestart: (git: JudgedGit | undefined, lang: Lang) =>
      `--git new cannot start a new history here: ${git ? git.reasons.map((reason) => reason[lang]).join(', ') : 'the project is already initialised'}.`,
  },
} as const
