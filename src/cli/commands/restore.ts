import { mkdirSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { inflect } from '../../protocol/inflect.ts'
import { restoreStore } from '../../store/sqlite/restore-store.ts'
import { keepWitness, recallWitness } from '../../store/sqlite/witness-copy.ts'
import { type CommonOptions, locateStore, requireOutsideRun } from '../compose.ts'
import { print, printJson } from '../report.ts'
import { witnessCopyOf } from '../repository-place.ts'
import { terminalText } from '../terminal-text.ts'

/** `baton restore FILE`: puts a backup in the place of the store; what was there is kept beside it. */
export async function restore(file: string, options: CommonOptions): Promise<void> {
  requireOutsideRun(options, 'create')
  const { path } = locateStore(options, 'create')
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 })
  const copy = witnessCopyOf(path)
  if (copy !== undefined) recallWitness(path, copy)
  const { kept, id, events } = await restoreStore(resolve(file), path)
  if (copy !== undefined) keepWitness(path, copy)
  if (options.json) return printJson({ store: path, kept, id, events })
  const [store, old] = [terminalText(path), kept === null ? null : terminalText(kept)]
  print(
    options.lang === 'ko'
      ? `되돌렸습니다: ${store} (이벤트 ${events}건).${old === null ? '' : ` 이전 저장소: ${old}`}\n`
      : inflect`Restored: ${store} (${events} event(s)).${old === null ? '' : ` The store that was there: ${old}`}\n`,
  )
}
