import { inflect } from '../protocol/inflect.ts'
import { adoptRuns } from '../service/place/adopt-runs.ts'
import { claimHome, type StoreHome } from '../service/place/store-home.ts'
import type { Baton } from './compose.ts'

/**
 * Where runs get their clones: outside every repository, so that an agent that loses its own `.git` does not find the
 * person's, and so that nobody's tools pick its files up. In a copy of a store, the runs that came with it become its
 * own first.
 */
export async function runHome({ service, lang, json }: Baton): Promise<StoreHome> {
  const home = await service.home()
  const adopted = home.copyOf === null ? 0 : await adoptRuns(service, home.folder)
  // An error has stderr to itself where a program reads it; the events of the runs say the same.
  if (adopted > 0 && !json) process.stderr.write(copyHint(home, lang))
  claimHome(home)
  return home
}

function copyHint({ path, copyOf }: StoreHome, lang: Baton['lang']): string {
  return lang === 'ko'
    ? inflect`Baton 저장소 ${path} 은(는) ${copyOf ?? ''} 의 사본입니다. 이제 실행은 이 사본에 속하고, 원본은 바뀌지 않습니다.\n`
    : `The store ${path} is a copy of ${copyOf}. Its runs now belong to the copy; the original is not touched.\n`
}
