import { type CommonOptions, withBaton } from '../compose.ts'
import { print, printJson } from '../report.ts'
import { terminalText } from '../terminal-text.ts'

/** `baton init`: makes the store where there is none yet, and says where it is. */
export async function init(options: CommonOptions): Promise<void> {
  await withBaton(options, 'create', async ({ engine, storePath, json, lang, flags }) => {
    const { id, tasks } = await engine.store.facts()
    if (json) return printJson({ store: storePath, id, tasks })
    const path = terminalText(storePath)
    print(
      lang === 'ko'
        ? `저장소: ${path} (태스크 ${tasks}건). 다음: baton task create --title "…"${flags}\n`
        : `Store: ${path} (${tasks} tasks). Next: baton task create --title "…"${flags}\n`,
    )
  })
}
