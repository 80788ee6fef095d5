import { dirname } from 'node:path'
import type { Lang } from '../protocol/lang.ts'
import { runGit } from '../workspace/git/git.ts'
import { cellWidth, padTo } from './present/screen/cell-width.ts'
import { enclosingRepository } from './repository-place.ts'
import { shellWord } from './shell-word.ts'
import { terminalText } from './terminal-text.ts'

/** What is still to be done in git before agents have the configuration: they work in clones of a commit. */
type GitStep = 'repository' | 'first_commit' | 'commit' | 'none'

async function gitStep(config: string): Promise<GitStep> {
  const root = enclosingRepository(dirname(config))
  if (root === undefined) return 'repository'
  const git = (args: readonly string[]) => runGit({ cwd: root, args, answers: [0, 1, 128] })
  const head = await git(['rev-parse', '--quiet', '--verify', 'HEAD'])
  if (head.code !== 0) return 'first_commit'
  const status = await git(['status', '--porcelain', '--', config])
  return status.code === 0 && status.stdout.length > 0 ? 'commit' : 'none'
}

/** The commands after `baton init`, each with what it does, in the order in which they are needed. */
export async function nextSteps(config: string, flags: string, lang: Lang): Promise<string> {
  const words = WORDS[lang]
  const step = await gitStep(config)
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
