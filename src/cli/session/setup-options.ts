import type { OptionEntry } from '../option-entry.ts'

/** Options of `baton init` about the project itself. */
export const SETUP_OPTIONS = {
  initYes: {
    flags: '--yes',
    help: {
      ko: '묻지 않고 감지한 내용으로 프로젝트 컨텍스트를 기록하고, git 저장소가 요청하는 준비 명령을 승인합니다. git 이력은 그대로 둡니다',
      en: 'ask nothing, write the project context from what was detected and allow the setup that files of the repository ask for; git stays as it is',
    },
  },
  gitHistory: {
    flags: '--git <keep|new>',
    help: {
      ko: 'git 이력: 그대로 두거나(keep), 기존 .git 을 백업으로 옮기고 새로 시작합니다(new)',
      en: 'the git history: keep it, or move .git to a backup and start a new one',
    },
    choices: ['keep', 'new'],
  },
  purpose: {
    flags: '--purpose <text>',
    help: { ko: '빈 폴더: 프로젝트의 목적', en: 'in an empty folder: what the project is for' },
  },
  stack: {
    flags: '--stack <stack>',
    help: { ko: '빈 폴더: 처음에 만들 파일 구성', en: 'in an empty folder: which files to start with' },
    choices: ['node', 'python', 'go', 'rust', 'none'],
  },
  updateStack: {
    flags: '--update',
    help: {
      ko: 'tech-stack.md 의 표를 매니페스트에 맞게 업데이트합니다',
      en: 'bring the table in tech-stack.md up to date with the manifests',
    },
  },
  noMemory: {
    flags: '--no-memory',
    help: { ko: '.claude/memory 에 아무것도 쓰지 않습니다', en: 'write nothing to .claude/memory' },
  },
} as const satisfies Record<string, OptionEntry>
