import { resolve } from 'node:path'
import { backUpTo, type CommonOptions, withBaton } from '../compose.ts'
import { print, printJson } from '../report.ts'
import { terminalText } from '../terminal-text.ts'

/** `baton backup FILE`: a consistent copy of the store, and of what its runs said beside it, while others go on working. */
export async function backup(file: string, options: CommonOptions): Promise<void> {
  await withBaton(options, 'read', async (baton) => {
    const { json, lang, storePath } = baton
    const { backup: path, transcripts, events, tasks } = await backUpTo(resolve(file), baton)
    if (json) return printJson({ backup: path, transcripts, store: storePath, events, tasks })
    const name = terminalText(path)
    const beside = transcripts === null ? null : terminalText(transcripts)
    print(
      lang === 'ko'
        ? `백업: ${name}\n${beside === null ? '' : `실행 로그: ${beside} (백업과 함께 보관하세요)\n`}설정 값의 키는 들어 있지 않습니다.\n복원하려면: baton restore ${name}\n`
        : `Backup: ${name}\n${beside === null ? '' : `Transcripts: ${beside} (keep it beside the backup)\n`}The key of the settings is not in it.\nTo restore it: baton restore ${name}\n`,
    )
  })
}
