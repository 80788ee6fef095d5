import { resolve } from 'node:path'
import { inflect } from '../../protocol/inflect.ts'
import type { Lang } from '../../protocol/lang.ts'
import { type CommonOptions, restoreFrom } from '../compose.ts'
import { print, printJson } from '../report.ts'
import { terminalText } from '../terminal-text.ts'

/** `baton restore FILE`: puts a backup in the place of the store; what was there is kept beside it. */
export async function restore(file: string, options: CommonOptions): Promise<void> {
  const { store: path, kept, id, events, transcripts } = await restoreFrom(resolve(file), options)
  if (options.json) return printJson({ store: path, kept, id, events, transcripts })
  const [store, old] = [terminalText(path), kept === null ? null : terminalText(kept)]
  print(
    options.lang === 'ko'
      ? `Baton 저장소를 복원했습니다: ${store} (이벤트 ${events}건).${old === null ? '' : ` 이전 Baton 저장소: ${old}`}\n`
      : inflect`Restored: ${store} (${events} event(s)).${old === null ? '' : ` Previous store: ${old}`}\n`,
  )
  print(transcriptText(transcripts, options.lang))
}

function transcriptText(transcripts: { readonly kept: string | null } | null, lang: Lang): string {
  if (!transcripts)
    return lang === 'ko'
      ? '백업에 실행 로그가 없어 지금 있는 로그를 그대로 둡니다.\n'
      : 'The backup has no transcripts beside it; those that are here stay.\n'
  const old = transcripts.kept === null ? null : terminalText(transcripts.kept)
  if (lang === 'ko') return `실행 로그도 복원했습니다.${old === null ? '' : ` 이전 로그: ${old}`}\n`
  return `The transcripts were restored too.${old === null ? '' : ` Previous ones: ${old}`}\n`
}
