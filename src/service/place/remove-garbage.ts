import { collectGarbage, type Garbage } from '../../engine/garbage/collect-garbage.ts'
import type { Caller } from '../caller/caller.ts'
import type { Service } from '../service.ts'

export type { Garbage } from '../../engine/garbage/collect-garbage.ts'
export type { WhyKept } from '../../engine/garbage/remove-run-folders.ts'

/** Removes what nobody needs any more: transcripts, folders of ended runs, settled rows. With `dryRun` it only looks. */
export async function removeGarbage(
  { engine, config, home }: Service,
  _caller: Caller,
  { dryRun }: { readonly dryRun: boolean },
): Promise<Garbage> {
  const { folder } = await home()
  return collectGarbage({ engine, home: folder, keep: config.keep, dryRun })
}
