import type { Lang } from '../../protocol/lang.ts'
import {
  type NewHistory,
  openSetup,
  type SetupAnswers,
  STACKS,
  type Stack,
  scaffoldProject,
  setUpContext,
  startHistory,
  updateStack,
  type WrittenContext,
} from '../../service/session/set-up-project.ts'
import { type Session, startSession } from '../../service/session/start-session.ts'
import { usageProblem } from '../usage-error.ts'
import type { Asker } from './asker.ts'
import { SETUP_WORDS } from './setup-words.ts'

export interface SetupOptions {
  readonly yes?: boolean
  readonly git?: 'keep' | 'new'
  readonly purpose?: string
  readonly stack?: Stack
  readonly update?: boolean
  /** False with `--no-memory`. */
  readonly memory?: boolean
  readonly lang: Lang
}

/** What was found in a folder and what `init` did to it. */
export interface SetUp {
  readonly session: Session
  /** As it was found, before a new history was started. */
  readonly git: Session['git']
  readonly history: NewHistory | undefined
  readonly scaffolded: readonly string[]
  /** First files were asked for in a folder that has files. */
  readonly notScaffolded: boolean
  readonly context: WrittenContext | undefined
  readonly updated: string | undefined
}

interface Where {
  readonly root: string
  readonly cwd: string
  /** Undefined: there is nobody to ask. */
  readonly asker: Asker | undefined
  readonly now: number
  /** Told at once that `.git` was moved: what comes after it may fail. */
  readonly onHistory: (history: NewHistory, root: string) => void
}

/**
 * Session start as `baton init` does it.
 *
 * 1. Without a question, `.git` is moved only in an unchanged clone of the template, called from its root.
 * 2. Without a terminal nothing is asked: git and the folder stay as they are, and the context is written with `--yes`.
 */
export async function setUpSession(options: SetupOptions, where: Where): Promise<SetUp> {
  const { root, asker, now } = where
  const before = await startSession(root)
  const restarts = await wantsNewHistory(before, options, where)
  const scaffolded = before.project.isEmpty ? await fillFolder(before, options, asker) : []
  // Nobody was asked: then the new history has exactly the files of the old one.
  const unchanged = options.git !== 'new' && before.git?.case === 'template'
  const made = { message: messageOf(before), stamp: stampOf(now), unchanged }
  const history = restarts ? await startHistory(root, made) : undefined
  if (history) where.onHistory(history, root)
  const session = scaffolded.length > 0 || history !== undefined ? await startSession(root) : before
  const [context, updated] =
    options.memory === false
      ? []
      : [await fillContext(session, options, where), await updateIf(session, options, asker)]
  const notScaffolded = !before.project.isEmpty && (options.purpose !== undefined || options.stack !== undefined)
  return { session, git: before.git, history, scaffolded, notScaffolded, context, updated }
}

async function wantsNewHistory({ git }: Session, options: SetupOptions, { root, cwd, asker }: Where): Promise<boolean> {
  const words = SETUP_WORDS[options.lang]
  if (options.git === 'keep') return false
  if (options.git === 'new') {
    if (git?.canRestart) return true
    throw usageProblem({ ko: SETUP_WORDS.ko.noRestart(git, 'ko'), en: SETUP_WORDS.en.noRestart(git, 'en') })
  }
  if (git === undefined || !git.canRestart) return false
  if (git.case === 'template' && cwd === root) return true
  if (asker === undefined) return false
  switch (git.case) {
    case 'no_git':
      return asker.yes(words.askNew, false)
    case 'template':
    case 'template_used':
      return asker.yes(words.askTemplate(git.reasons.map((reason) => reason[options.lang])), false)
    case 'own':
      return !(await asker.yes(words.askKeep, true))
  }
}

const messageOf = ({ git }: Session) =>
  git?.case === 'template' || git?.case === 'template_used'
    ? 'chore: init project from dev-ai template'
    : 'chore: init project'

const stampOf = (now: number) => new Date(now).toISOString().slice(0, 19).replace(/[-:]/g, '').replace('T', '-')

async function fillFolder(session: Session, options: SetupOptions, asker: Asker | undefined) {
  const words = SETUP_WORDS[options.lang]
  const purpose = options.purpose ?? (await asker?.text(words.askPurpose)) ?? ''
  if (purpose === '' && options.stack === undefined) return []
  const stack = options.stack ?? (asker ? await askStack(asker, words.askStack(STACKS.join(' | '))) : 'none')
  return scaffoldProject(session, { stack, purpose })
}

/** Asked again for a word that is none of them. */
async function askStack(asker: Asker, question: string): Promise<Stack> {
  for (;;) {
    const typed = (await asker.text(question)).toLowerCase()
    const found = typed === '' ? 'none' : STACKS.find((one) => one === typed)
    if (found) return found
  }
}

/** Writes the context files, with the answers of whoever can be asked; undefined where there is nothing to write. */
export async function fillContext(
  session: Session,
  options: Pick<SetupOptions, 'yes' | 'lang'>,
  { asker, now }: Pick<Where, 'asker' | 'now'>,
): Promise<WrittenContext | undefined> {
  const { isIncomplete, unasked } = await openSetup(session)
  const isOpen = isIncomplete || (asker !== undefined && unasked.length > 0)
  if (!isOpen || (asker === undefined && !options.yes)) return undefined
  const answers = await askThree(session, { unasked, lang: options.lang, asker })
  return setUpContext({ session, answers, lang: options.lang, now })
}

/** The three questions: stack, conventions, preferences. What somebody has written down already is not asked. */
async function askThree(
  { project }: Session,
  { unasked, lang, asker }: Unasked & { readonly lang: Lang; readonly asker: Asker | undefined },
): Promise<SetupAnswers> {
  const words = SETUP_WORDS[lang]
  const platforms = project.manifests.map(({ path, platform }) => `${platform} (${path})`).join(', ')
  const ask = async (of: keyof SetupAnswers, question: string) =>
    asker && unasked.includes(of) ? asker.text(question) : undefined
  return {
    stack: await ask('stack', words.askTech(platforms)),
    conventions: await ask('conventions', words.askConventions(project.conventions.join(', '))),
    preferences: await ask('preferences', words.askPreferences),
  }
}

type Unasked = Pick<Awaited<ReturnType<typeof openSetup>>, 'unasked'>

async function updateIf(session: Session, { update, lang }: SetupOptions, asker: Asker | undefined) {
  if (session.drift.length === 0) return undefined
  const wanted = update || (await asker?.yes(SETUP_WORDS[lang].askUpdate(session.drift.length), true))
  return wanted ? updateStack(session, lang) : undefined
}
