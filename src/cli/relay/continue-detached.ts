import { dirname, join, resolve } from 'node:path'
import { inflect } from '../../protocol/inflect.ts'
import { carriedTask } from '../../service/work/carried-task.ts'
import type { Baton, CommonOptions } from '../compose.ts'
import { checksLine } from '../present/relay/relay-story.ts'
import { jsonLine } from '../present/screen/json-line.ts'
import { print } from '../report.ts'
import { spawnBaton } from './spawn-baton.ts'

interface DetachedOptions extends CommonOptions {
  readonly yes?: boolean
}

/** Goes on in a process of its own, which ends when it is done or a person must act. */
export async function continueDetached(
  { storePath, service, caller, now, json, lang, flags }: Baton,
  { task_id, repository }: { readonly task_id: string; readonly repository: string },
  options: DetachedOptions,
): Promise<void> {
  const log = join(dirname(storePath), `${task_id}.log`)
  const args = ['run', '--resume', task_id, '--store', storePath, '--json', ...sameAs(options)]
  const pid = spawnBaton(args, { cwd: repository, log })
  const at = new Date(now()).toISOString()
  const commands = `baton run --attach ${task_id}${flags}, baton inbox${flags}`
  if (json) return print(jsonLine({ type: 'relay:detached', at, task_id, pid, log }))
  const { spec } = await carriedTask(service, caller, { task_id })
  const said =
    lang === 'ko'
      ? inflect`${task_id} 을(를) 백그라운드에서 진행합니다 (pid ${pid ?? 0}). 로그: ${log}\n  보기: ${commands}\n`
      : `${task_id} continues in the background (pid ${pid}). Log: ${log}\n  watch: ${commands}\n`
  print(`${said}${checksLine(spec?.checks ?? [], lang === 'ko').text}\n`)
}

/** What the person asked for holds there too. */
function sameAs({ yes, pipeline, config, as, lang }: DetachedOptions): readonly string[] {
  const given = (name: string, value: string | null | undefined) => (value ? [`--${name}`, value] : [])
  const file = (path: string | null | undefined) => path && resolve(path)
  return [
    ...(yes ? ['--yes'] : []),
    ...given('pipeline', file(pipeline)),
    ...given('config', file(config)),
    ...given('as', as),
    ...given('lang', lang),
  ]
}
