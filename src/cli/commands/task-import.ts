import { parseJson } from '../../protocol/parse-json.ts'
import { importTask } from '../../service/tasks/import-task.ts'
import { type CommonOptions, withBaton } from '../compose.ts'
import { readInput } from '../read-input.ts'
import { reportTask } from '../report.ts'

/** `baton task import FILE`: takes a package in, held to its contract strictly. */
export async function taskImport(file: string, options: CommonOptions): Promise<void> {
  const parsed = parseJson(await readInput(file), file)
  if (!parsed.ok) throw parsed.error
  const document = parsed.value
  await withBaton(options, 'create', async (baton) => {
    const result = await importTask(baton.service, baton.caller, { document })
    await reportTask(baton, result, { ko: '가져왔습니다', en: 'imported' })
  })
}
