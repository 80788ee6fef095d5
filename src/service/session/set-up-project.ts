import { contextTexts, isUnasked, type SetupAnswers, withAnswer } from '../../memory/context-text.ts'
import {
  CONTEXT_FILES,
  type ContextFile,
  INITIALIZED,
  isFilled,
  isUnreadable,
  MEMORY,
  readMemory,
} from '../../memory/memory-files.ts'
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
  /** The mark of the first run, where it was not there yet. */
  readonly mark: string | null
  /** Files that somebody had filled in: they stay as they are. */
  readonly kept: readonly string[]
}

interface SetupParts {
  readonly session: Session
  readonly answers: SetupAnswers
  readonly lang: Lang
  readonly now: number
}

/** The file of each question. */
const FILE_OF: Readonly<Record<keyof SetupAnswers, ContextFile>> = {
  stack: 'context/tech-stack.md',
  conventions: 'context/conventions.md',
  preferences: 'context/preferences.md',
}

/** What `setUpContext` would write: which files nobody has filled in, and which questions nobody was asked. */
export async function openSetup({ root, firstRun }: Session) {
  const unasked: (keyof SetupAnswers)[] = []
  const texts = new Map(
    await Promise.all(
      CONTEXT_FILES.map(async (path) => {
        const isClosed = await isUnreadable(root, path)
        return [path, isClosed ? 'something that Baton cannot read' : await readMemory(root, path)] as const
      }),
    ),
  )
  for (const question of QUESTIONS) {
    const text = texts.get(FILE_OF[question])
    if (!isFilled(text) || isUnasked(text)) unasked.push(question)
  }
  const isIncomplete = firstRun || [...texts.values()].some((text) => !isFilled(text))
  return { isIncomplete, unasked }
}

const QUESTIONS = ['stack', 'conventions', 'preferences'] as const

/**
 * Writes those of the four context files that nobody has filled in yet, answers into those that wait for one, and the
 * mark of the first run.
 */
export async function setUpContext({ session, answers, lang, now }: SetupParts): Promise<WrittenContext> {
  const { root, project } = session
  const at = new Date(now).toISOString()
  const texts = contextTexts({ project, answers, lang, today: at.slice(0, 10) })
  const read = await Promise.all(
    CONTEXT_FILES.map(async (path) => ({
      path,
      before: await readMemory(root, path),
      // Somebody has filled it in, with what Baton cannot read.
      isClosed: await isUnreadable(root, path),
    })),
  )
  const given = new Map(QUESTIONS.map((question) => [FILE_OF[question], answers[question]]))
  const changes: MemoryChange[] = read.flatMap(({ path, before, isClosed }) => {
    const answer = given.get(path)
    if (isClosed) return []
    if (before === undefined || !isFilled(before)) return [{ path, before, text: texts[path] }]
    return isUnasked(before) && answer !== undefined ? [{ path, before, text: withAnswer(before, answer, lang) }] : []
  })
  const mark = await readMemory(root, INITIALIZED)
  await writeMemory(root, [
    ...changes,
    ...(mark === undefined ? [{ path: INITIALIZED, before: undefined, text: `${at}\n` }] : []),
  ])
  const inProject = (path: string) => `${MEMORY}/${path}`
  const written = new Set(changes.map(({ path }) => path))
  return {
    written: changes.map(({ path }) => inProject(path)),
    mark: mark === undefined ? inProject(INITIALIZED) : null,
    kept: read.filter(({ path }) => !written.has(path)).map(({ path }) => inProject(path)),
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
