import type { SettingsFile } from '../../protocol/plays/outcome.ts'
import type { Masker } from '../../settings/mask/masker.ts'
import { changedEntries, readBlobBytes, SUBMODULE_MODE } from '../../workspace/tree/tree-entries.ts'
import type { EffectContext } from '../effects/effect-context.ts'

/** Of a larger file only the beginning is searched. */
const MOST_BYTES = 64 * 1024 * 1024

/**
 * Files of the work that hold a value of the settings or of an `.env` file, or a key of a known form, in their content or
 * their name. They land only after a person allowed it.
 */
export async function findLeaks(
  { engine, at, signal }: Pick<EffectContext, 'engine' | 'at' | 'signal'>,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<SettingsFile[]> {
  const { repository } = at.relay.spec
  const masker = await engine.secrets?.masker(repository, { fresh: true })
  if (!masker) return []
  const found: SettingsFile[] = []
  for (const { path, before, after } of await changedEntries({ repository, from, to, signal })) {
    if (!after || after.mode === SUBMODULE_MODE) continue
    const content = await readBlobBytes({ repository, id: after.id, limitBytes: MOST_BYTES, signal })
    const holds = [...new Set([...masker.labels(Buffer.from(path)), ...masker.labels(content)])]
    const known = before && holds.length > 0 ? await knownBefore(repository, before.id, masker) : NOBODY
    const fresh = holds.filter((label) => !known.has(label) || masker.names.has(label))
    if (fresh.length === 0) continue
    found.push({ status: before ? 'M' : 'A', path, entry: `${after.mode} ${after.id}`, holds: fresh })
  }
  return found
}

const NOBODY: ReadonlySet<string> = new Set()

/**
 * Kinds of keys, and values of `.env` files, that the file had before: a sample in a test is not asked about each time the
 * test changes.
 */
async function knownBefore(repository: string, id: string, masker: Masker): Promise<ReadonlySet<string>> {
  return new Set(masker.labels(await readBlobBytes({ repository, id, limitBytes: MOST_BYTES })))
}
