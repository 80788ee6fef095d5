import { resolve } from 'node:path'
import { inflect } from '../../protocol/inflect.ts'
import { type CommonOptions, restoreFrom } from '../compose.ts'
import { print, printJson } from '../report.ts'
import { terminalText } from '../terminal-text.ts'

/** `baton restore FILE`: puts a backup in the place of the store; what was there is kept beside it. */
export async function restore(file: string, options: CommonOptions): Promise<void> {
  const { store: path, kept, id, events } = await restoreFrom(resolve(file), options)
  if (options.json) return printJson({ store: path, kept, id, events })
  const [store, old] = [terminalText(path), kept === null ? null : terminalText(kept)]
  print(
    options.lang === 'ko'
      ? `Baton 저장소를 복원했습니다: ${store} (이벤트 ${events}건).${old === null ? '' : ` 이전 Baton 저장소: ${old}`}\n`
      : inflect`Restored: ${store} (${events} event(s)).${old === null ? '' : ` Previous store: ${old}`}\n`,
  )
}
