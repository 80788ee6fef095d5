import { randomUUID } from 'node:crypto'
import { copyFile, lstat, mkdir, readdir, readlink, rename, rm, symlink } from 'node:fs/promises'
import { homedir } from 'node:os'
import { join } from 'node:path'

const CONFIG = 'config.toml'

/** What Codex writes about its own sessions: that stays in the home in which they ran. */
const OWN =
  /^(?:sessions|archived_sessions|log|logs|tmp|shell_snapshots|history\.jsonl|version\.json|.*\.(?:sqlite|db|lock)(?:-.*)?|\..*)$/

/**
 * A home of Baton's own for Codex, which otherwise adds a section for each run's folder to the person's `config.toml` and
 * each run to the person's sessions. The configuration is copied at each start; the login and all else of the person's home
 * are links, so that a renewed login is renewed for the person too.
 */
export async function codexHome(
  folder: string,
  { CODEX_HOME }: NodeJS.ProcessEnv = process.env,
): Promise<Readonly<Record<string, string>>> {
  const theirs = CODEX_HOME || join(homedir(), '.codex')
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const names = await readdir(theirs).catch(() => [] as string[]) // No home yet: Codex makes its own.
  const linked = names.filter((name) => name !== CONFIG && !OWN.test(name))
  for (const name of linked) await link(join(theirs, name), join(folder, name))
  const fresh = join(folder, `${CONFIG}.${randomUUID()}`)
  if (names.includes(CONFIG)) {
    await copyFile(join(theirs, CONFIG), fresh)
    await rename(fresh, join(folder, CONFIG))
  } else await rm(join(folder, CONFIG), { force: true })
  return { CODEX_HOME: folder }
}

/** Another run may make the same link at the same moment; what Codex itself wrote there is left alone. */
async function link(target: string, path: string): Promise<void> {
  const there = await lstat(path).catch(() => undefined)
  if (there?.isSymbolicLink() && (await readlink(path).catch(() => '')) !== target) await rm(path, { force: true })
  else if (there) return
  await symlink(target, path).catch(() => {})
}
