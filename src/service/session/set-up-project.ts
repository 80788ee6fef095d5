import { contextTexts, type SetupAnswers } from '../../memory/context-text.ts'
import { CONTEXT_FILES, INITIALIZED, isFilled, MEMORY, readMemory } from '../../memory/memory-files.ts'
import { type Stack, scaffold, writeScaffold } from '../../memory/scaffolds.ts'
import { withStackTable } from '../../memory/stack-table.ts'
import { type MemoryChange, writeMemory } from '../../memory/write-memory.ts'
import type { Lang } from '../../protocol/lang.ts'
import type { Session } from './start-session.ts'

export type { SetupAnswers } from '../../memory/context-text.ts'
export { STACKS, type Stack } from '../../memory/scaffolds.ts'
export { type NewHistory, startHistory } from '../../workspace/history/start-history.ts'

export interface WrittenContext {
  /** Below the project. */
  readonly written: readonly string[]
  /** Files that somebody had filled in: they stay as they are. */
  readonly kept: readonly string[]
}

interface SetupParts {
  readonly session: Session
  readonly answers: SetupAnswers
  readonly lang: Lang
  readonly now: number
}

/** Writes those of the four context files that nobody has filled in yet, and the mark of the first run. */
export async function setUpContext({ session, answers, lang, now }: SetupParts): Promise<WrittenContext> {
  const { root, project } = session
  const at = new Date(now).toISOString()
  const texts = contextTexts({ project, answers, lang, today: at.slice(0, 10) })
  const read = await Promise.all(CONTEXT_FILES.map(async (path) => ({ path, before: await readMemory(root, path) })))
  const changes: MemoryChange[] = read
    .filter(({ before }) => !isFilled(before))
    .map(({ path, before }) => ({ path, before, text: texts[path] }))
  const mark = await readMemory(root, INITIALIZED)
  await writeMemory(root, [
    ...changes,
    ...(mark === undefined ? [{ path: INITIALIZED, before: undefined, text: `${at}\n` }] : []),
  ])
  const inProject = (path: string) => `${MEMORY}/${path}`
  return {
    written: changes.map(({ path }) => inProject(path)),
    kept: read.filter(({ before }) => isFilled(before)).map(({ path }) => inProject(path)),
  }
}

/** Brings the table of `tech-stack.md` up to date with the manifests; what people wrote around it stays. */
export async function updateStack({ root, project }: Session, lang: Lang): Promise<string> {
  const path = 'context/tech-stack.md'
  const before = await readMemory(root, path)
  await writeMemory(root, [{ path, before, text: withStackTable(before ?? '', project.manifests, lang) }])
  return `${MEMORY}/${path}`
}

/** The first files of an empty folder. */
export async function scaffoldProject(
  { root, project }: Session,
  { stack, purpose }: { readonly stack: Stack; readonly purpose: string },
): Promise<readonly string[]> {
  return writeScaffold(root, scaffold(stack, project.name, purpose))
}
