import { dirname } from 'node:path'
import type { Lang } from '../protocol/lang.ts'
import { type GitStep, gitStep } from '../service/session/git-step.ts'
import { cellWidth, padTo } from './present/screen/cell-width.ts'
import { enclosingRepository } from './repository-place.ts'
import { shellWord } from './shell-word.ts'
import { terminalText } from './terminal-text.ts'

/** The commands after `baton init`, each with what it does, in the order in which they are needed. */
export async function nextSteps(config: string, flags: string, lang: Lang): Promise<string> {
  const words = WORDS[lang]
  const step = await gitStep(enclosingRepository(dirname(config)), config)
  const file = shellWord(
    terminalText(config.startsWith(`${process.cwd()}/`) ? config.slice(process.cwd().length + 1) : config),
  )
  const git = {
    repository: [[words.repository, 'baton init --git new']],
    first_commit: [[words.firstCommit, `git add . && git commit -m "${words.firstMessage}"`]],
    commit: [[words.commit, `git add ${file} && git commit -m "${words.message}"`]],
    none: [],
  } as const satisfies Readonly<Record<GitStep, readonly (readonly [string, string])[]>>
  const rows: readonly (readonly [string, string])[] = [
    [words.check, `baton config check${flags}`],
    ...git[step],
    [words.run, `baton run "…"${flags}`],
  ]
  const width = Math.max(...rows.map(([what]) => cellWidth(what)))
  return `${words.next}\n${rows.map(([what, how]) => `  ${padTo(what, width)}  ${how}\n`).join('')}`
}

const WORDS = {
  ko: {
    next: '다음',
    check: '설정 점검',
    repository: 'git 저장소 만들기',
    firstCommit: '첫 커밋',
    firstMessage: '첫 커밋',
    commit: '설정 커밋',
    message: 'Baton 설정',
    run: '태스크 실행',
  },
  en: {
    next: 'Next',
    check: 'check the settings',
    repository: 'create a repository',
    firstCommit: 'first commit',
    firstMessage: 'first commit',
    commit: 'commit the file',
    message: 'Configure Baton',
    run: 'run a task',
  },
} as const
