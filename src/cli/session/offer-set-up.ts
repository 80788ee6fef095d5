import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Lang } from '../../protocol/lang.ts'
import type { Session } from '../../service/session/start-session.ts'
import { print } from '../report.ts'
import { sharedGitFolder } from '../repository-place.ts'
import { openAsker } from './asker.ts'
import { firstRunText, hasNoContext } from './session-text.ts'
import { fillContext } from './set-up-session.ts'
import { contextLines } from './setup-text.ts'
import { SETUP_WORDS } from './setup-words.ts'

/**
 * What is said and asked where work begins in a project without a context: at a terminal whether to write it now, with
 * the three questions of `baton init`. A no is remembered in the git directory; from then on a line says how to do it.
 */
export async function offerSetUp(
  session: Session,
  { lang, asks, now }: { readonly lang: Lang; readonly asks: boolean; readonly now: number },
): Promise<void> {
  if (!hasNoContext(session)) return
  const declined = join(sharedGitFolder(session.root), 'baton', 'set-up-declined')
  // An empty folder is asked what it is for, which is the work of `init`.
  if (!asks || session.project.isEmpty || existsSync(declined)) return print(firstRunText(session, lang))
  const words = SETUP_WORDS[lang]
  using asker = openAsker()
  if (!(await asker.yes(words.askSetUp, true))) {
    remember(declined)
    return print(words.declined)
  }
  const context = await fillContext(session, { lang }, { asker, now })
  if (context)
    print(
      contextLines(context, lang)
        .map((line) => `${line}\n`)
        .join(''),
    )
}

function remember(path: string): void {
  try {
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, '')
  } catch {
    // It is asked again.
  }
}
