import { existsSync } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type Plugin, rolldown } from 'rolldown'
import { bundleName, CHILDREN_VARIABLE } from './child-script.ts'
import { ROOT } from './run-baton.ts'

/** Scripts that tests start as processes of their own, again and again. */
const SCRIPTS = [
  'test/support/approval-child.ts',
  'test/support/archive-child.ts',
  'test/support/gc-child.ts',
  'test/support/kill-child.ts',
  'test/support/rotate-child.ts',
  'test/support/worker-child.ts',
  'test/fixtures/relay/live-relay.ts',
  'test/fixtures/store/committer.ts',
  'test/fixtures/store/talker.ts',
  'test/workspace/advance-child.ts',
  'test/workspace/kill-child.ts',
].map((script) => join(ROOT, script))

/** Files beside the sources (migrations, prompts, the reaper's script) are found where the sources are. */
const sourcePlaces: Plugin = {
  name: 'source-places',
  transform(code, id) {
    if (!id.startsWith(ROOT) || id.includes('node_modules') || !code.includes('import.meta.')) return null
    return code
      .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(id).href))
      .replaceAll('import.meta.dirname', JSON.stringify(dirname(id)))
      .replaceAll('import.meta.filename', JSON.stringify(id))
  },
}

/** Bundles the scripts for one test run; the function that is returned removes them. */
export default async function bundleChildren(): Promise<() => Promise<void>> {
  const folder = join(ROOT, 'node_modules', '.cache', 'baton-tests', String(process.pid))
  const input = Object.fromEntries(SCRIPTS.map((script) => [bundleName(script), script]))
  await mkdir(folder, { recursive: true })
  await using built = await rolldown({
    input,
    cwd: ROOT,
    platform: 'node',
    // As in scripts/bundle.ts: jsonc-parser requires its own files by names that a bundler cannot see.
    resolve: { mainFields: ['module', 'main'] },
    external: [/^node:/, '@napi-rs/keyring'],
    plugins: [sourcePlaces],
  })
  await built.write({ dir: folder, format: 'esm', entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' })
  process.env[CHILDREN_VARIABLE] = folder
  return async () => {
    if (existsSync(folder)) await rm(folder, { recursive: true, force: true })
  }
}
