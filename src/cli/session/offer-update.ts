import type { Lang } from '../../protocol/lang.ts'
import { updateStack } from '../../service/session/set-up-project.ts'
import type { Session } from '../../service/session/start-session.ts'
import { print } from '../report.ts'
import { openAsker } from './asker.ts'
import { SETUP_WORDS } from './setup-words.ts'

/** Asks a person at the terminal whether `tech-stack.md` is brought up to date, where it differs from the manifests. */
export async function offerUpdate(session: Session, { lang, asks }: { readonly lang: Lang; readonly asks: boolean }) {
  if (!asks || session.drift.length === 0) return
  using asker = openAsker()
  if (!(await asker.yes(SETUP_WORDS[lang].askUpdate(session.drift.length), true))) return
  print(`${lang === 'ko' ? '업데이트' : 'Updated'}: ${await updateStack(session, lang)}\n`)
}
