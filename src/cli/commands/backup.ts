import { resolve } from 'node:path'
import { backUp } from '../../service/audit/back-up.ts'
import { type CommonOptions, withBaton } from '../compose.ts'
import { print, printJson } from '../report.ts'
import { terminalText } from '../terminal-text.ts'

/** `baton backup FILE`: a consistent copy of the whole store, while others go on working. */
export async function backup(file: string, options: CommonOptions): Promise<void> {
  await withBaton(options, 'read', async ({ service, caller, json, lang, storePath }) => {
    const path = resolve(file)
    const { events, tasks } = await backUp(service, caller, { path })
    if (json) return printJson({ backup: path, store: storePath, events, tasks })
    const name = terminalText(path)
    print(
      lang === 'ko'
        ? `백업: ${name}. 복원하려면: baton restore ${name}\n`
        : `Backup: ${name}. To restore it: baton restore ${name}\n`,
    )
  })
}
