import { inflect } from '../../protocol/inflect.ts'
import type { Lang } from '../../protocol/lang.ts'
import type { NewHistory, WrittenContext } from '../../service/session/set-up-project.ts'
import { terminalText } from '../terminal-text.ts'
import { sessionJson, sessionText } from './session-text.ts'
import type { SetUp } from './set-up-session.ts'

/** That a new history was started, with the command that takes it back. */
export function historyText({ commit, backup, undo, leftOut, nested }: NewHistory, root: string, lang: Lang): string {
  const ko = lang === 'ko'
  const [short, back] = [commit.slice(0, 7), undoIn(root, undo)]
  const moved = ko
    ? inflect`git: .git 을 ${backup ?? ''} (으)로 옮기고 새 이력을 시작했습니다 (${short}). 되돌리려면: ${back}`
    : `Git: .git was moved to ${backup} and a new history begins with ${short}. To take it back: ${back}`
  const created = ko
    ? `git: 새 저장소를 만들고 파일을 커밋했습니다 (${short}). 되돌리려면: ${back}`
    : `Git: created a repository and committed the files (${short}). To take it back: ${back}`
  const files = leftOut.map(terminalText).join(', ')
  const folders = nested.map(terminalText).join(', ')
  const secrets = ko
    ? `비밀 값이 있을 수 있어 커밋하지 않은 파일: ${files}. 앞으로도 커밋하지 않으려면 .gitignore 에 추가하세요`
    : `Not committed, because they may hold secrets: ${files}. Add them to .gitignore to keep them out`
  const others = ko
    ? `따로 git 저장소라서 커밋하지 않은 폴더: ${folders}`
    : `Not committed, because they are git repositories of their own: ${folders}`
  const lines = [
    backup === null ? created : moved,
    ...(leftOut.length > 0 ? [secrets] : []),
    ...(nested.length > 0 ? [others] : []),
  ]
  return lines.map((line) => `${line}\n`).join('')
}

/** What `init` did to the project, in lines: every file that it wrote is named. */
export function setupText(done: SetUp, { lang, skipped }: { readonly lang: Lang; readonly skipped: boolean }): string {
  const { session, history, scaffolded, context, updated } = done
  const ko = lang === 'ko'
  const lines: string[] = []
  if (session.git?.case === 'no_git' && !history)
    lines.push(
      ko
        ? '! git 저장소가 아닙니다. baton run 에는 저장소가 필요합니다. 만들려면: baton init --git new'
        : '! This is not a git repository, and baton run needs one. To create it: baton init --git new',
    )
  if (done.notScaffolded)
    lines.push(
      ko
        ? '! 빈 폴더가 아니어서 --purpose 와 --stack 은 쓰지 않았습니다'
        : '! The folder is not empty: --purpose and --stack were not used',
    )
  if (scaffolded.length > 0)
    lines.push(`${ko ? '새 프로젝트의 파일' : 'Files of the new project'}: ${scaffolded.join(', ')}`)
  if (context) lines.push(...contextLines(context, lang))
  else if (skipped && session.firstRun && !session.project.isEmpty)
    lines.push(
      ko
        ? '프로젝트 컨텍스트(.claude/memory)는 쓰지 않았습니다. 감지한 내용으로 쓰려면: baton init --yes'
        : 'Project context (.claude/memory): not written. To write it from what was detected: baton init --yes',
    )
  if (updated) lines.push(`${ko ? '업데이트' : 'Updated'}: ${updated}`)
  const found = { session: updated ? { ...session, drift: [] } : session, interrupted: [] }
  return lines.map((line) => `${line}\n`).join('') + sessionText(found, lang)
}

/** Every context file that was written, and those that stayed as they were. */
export function contextLines({ written, mark, kept }: WrittenContext, lang: Lang): readonly string[] {
  const ko = lang === 'ko'
  const files = [...written, ...(mark === null ? [] : [mark])].join(', ')
  const same = kept.join(', ')
  return [
    ...(files === ''
      ? []
      : [ko ? inflect`프로젝트 컨텍스트: ${files} 을(를) 썼습니다` : `Project context: wrote ${files}`]),
    ...(same === '' ? [] : [ko ? `그대로 둔 컨텍스트 파일: ${same}` : `Project context: kept ${same}`]),
  ]
}

/** A command that works from any folder. */
const undoIn = (root: string, undo: string) =>
  process.cwd() === root ? undo : `cd '${terminalText(root).replaceAll("'", "'\\''")}' && ${undo}`

export const setupJson = ({ session, git, history, scaffolded, context, updated }: SetUp, lang: Lang) => ({
  ...sessionJson({ session: { ...session, git }, interrupted: [] }, lang),
  history: history ?? null,
  scaffolded,
  context: context ?? null,
  updated: updated ?? null,
})
