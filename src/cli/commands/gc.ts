import { removeGarbage } from '../../service/place/remove-garbage.ts'
import { type CommonOptions, withBaton } from '../compose.ts'
import { garbageText } from '../present/garbage/garbage-text.ts'
import { print, printJson } from '../report.ts'

export interface GcOptions extends CommonOptions {
  readonly plan?: boolean
}

/** `baton gc`: removes what is no longer needed; whoever works on tasks does the same once an hour. */
export async function gc(options: GcOptions): Promise<void> {
  const plan = options.plan ?? false
  await withBaton(options, plan ? 'read' : 'write', async (baton) => {
    const { service, caller, json, lang } = baton
    const garbage = await removeGarbage(service, caller, { plan })
    if (json) return printJson({ plan, ...garbage })
    print(garbageText(garbage, plan, lang))
  })
}
