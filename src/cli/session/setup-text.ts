import { inflect } from '../../protocol/inflect.ts'
import type { Lang } from '../../protocol/lang.ts'
import { terminalText } from '../terminal-text.ts'
import { sessionJson, sessionText } from './session-text.ts'
import type { SetUp } from './set-up-session.ts'

/** What `init` did to the project, in lines: every file that it wrote is named. */
export function setupText(done: SetUp, { lang, skipped }: { readonly lang: Lang; readonly skipped: boolean }): string {
  const { session, history, scaffolded, context, updated } = done
  const ko = lang === 'ko'
  const lines: string[] = []
  if (history?.backup)
    lines.push(
      ko
        ? inflect`git: .git 을 ${history.backup} (으)로 옮기고 새 이력을 시작했습니다 (${history.commit.slice(0, 7)}). 되돌리려면: ${undoIn(session.root, history.undo)}`
        : `Git: .git was moved to ${history.backup} and a new history begins with ${history.commit.slice(0, 7)}. To take it back: ${undoIn(session.root, history.undo)}`,
    )
  else if (history)
    lines.push(
      ko
        ? `git: 새 git 저장소를 만들고 파일을 커밋했습니다 (${history.commit.slice(0, 7)}). 되돌리려면: ${undoIn(session.root, history.undo)}`
        : `Git: created a repository and committed the files (${history.commit.slice(0, 7)}). To take it back: ${undoIn(session.root, history.undo)}`,
    )
  if (history && history.leftOut.length > 0) {
    const files = history.leftOut.map(terminalText).join(', ')
    lines.push(
      ko
        ? `비밀 값이 있을 수 있어 커밋하지 않은 파일: ${files}. 커밋하지 않으려면 .gitignore 에 추가하세요`
        : `Not committed, because they may hold secrets: ${files}. Add them to .gitignore to keep them out`,
    )
  }
  if (scaffolded.length > 0)
    lines.push(`${ko ? '새 프로젝트의 파일' : 'Files of the new project'}: ${scaffolded.join(', ')}`)
  if (context)
    lines.push(
      ko
        ? inflect`프로젝트 컨텍스트: ${[...context.written, '.claude/memory/.initialized'].join(', ')} 을(를) 썼습니다${context.kept.length > 0 ? `. 그대로 둔 파일: ${context.kept.join(', ')}` : ''}`
        : `Project context: wrote ${[...context.written, '.claude/memory/.initialized'].join(', ')}${context.kept.length > 0 ? `; kept ${context.kept.join(', ')}` : ''}`,
    )
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

/** A command that works from any folder. */
const undoIn = (root: string, undo: string) =>
  process.cwd() === root ? undo : `cd '${terminalText(root).replaceAll("'", "'\\''")}' && ${undo}`

export const setupJson = ({ session, history, scaffolded, context, updated }: SetUp, lang: Lang) => ({
  ...sessionJson({ session, interrupted: [] }, lang),
  history: history ?? null,
  scaffolded,
  context: context ?? null,
  updated: updated ?? null,
})
