// `npm ci` and the tests: the command line as a bundle, which starts in less than half of the time that 1,000 modules take.
// The launcher uses it as long as no source is newer (bin/source-stamp.js). `npm run build`, with the argument `package`:
// the same for the package, from the same sources, beside the compiled files in dist/.
import { existsSync, readFileSync } from 'node:fs'
import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { type Plugin, rolldown } from 'rolldown'
import {
  BUNDLE_SCRIPTS,
  bundlesFolder,
  type CommandSources,
  commandsFile,
  commandsOf,
  manifestFile,
  manifestOf,
} from '../bin/source-stamp.js'
import { commandSources } from './bundle-commands.ts'
import { plainBuiltins, plainCharacters, sourcePlaces } from './bundle-plugins.ts'
import { classicScripts } from './bundle-scripts.ts'

const HOME = dirname(import.meta.dirname)
const SOURCES = join(HOME, 'src')
const SOURCES_FILE = 'sources.json'
/** What is no module and changes the bundle all the same; the launcher knows the same files. */
const ALWAYS = ['package-lock.json', ...BUNDLE_SCRIPTS]
/** A process that was started from an older bundle still loads its parts. */
const KEPT_MS = 24 * 3_600_000

/**
 * Pure folders and packages do nothing when they are loaded: a schema of which a command uses only the type is left out, and zod with
 * it.
 */
const PURE =
  /[\\/]src[\\/](?:protocol|pipeline|dispatch)[\\/]|[\\/]node_modules[\\/](?:zod|jsonc-parser|get-east-asian-width)[\\/]/

/**
 * Few files, because each takes about a millisecond to load: what every command needs first, what reads documents, what
 * the commands share that open a store, what is left of the short ones (`task list`, `inbox`), what the commands share
 * that carry a task, and a file for what is left of each command.
 */
const DOCUMENTS = /[\\/]src[\\/](?:protocol[\\/]|cli[\\/](?:pipeline-from|read-input|config-language)\.)/
const ZOD = /[\\/]node_modules[\\/]zod[\\/]/
const ANSWERS =
  /[\\/]src[\\/](?:cli[\\/](?:task-arguments|present[\\/]relay[\\/](?:option-line|evidence-text))|service[\\/](?:tasks[\\/]steps-of|registry[\\/]known-people))\.ts$/
const CHUNKS = [
  { name: 'first', tags: ['$initial' as const], priority: 2 },
  { name: 'documents', test: DOCUMENTS, minShareCount: 2, priority: 1 },
  // In one file of its own: the bundler may put its helpers, which all files need, into a small file with a part of zod.
  { name: 'zod', test: ZOD, priority: 1 },
  { name: 'store', minShareCount: 14, priority: 1 },
  { name: 'answers', test: ANSWERS, minShareCount: 5 },
  { name: 'relay', minShareCount: 8 },
]

/** In a checkout. */
export async function bundle(): Promise<void> {
  // Before the sources are read: what is edited meanwhile is not in the bundle, and makes it old.
  const manifest = manifestOf(HOME)
  const name = manifest.slice(0, manifest.indexOf('\n'))
  const folder = join(bundlesFolder(HOME), name)
  if (!existsSync(folder)) await bundleInto(folder)
  await replace(manifestFile(HOME), manifest)
  const sources = JSON.parse(readFileSync(join(folder, SOURCES_FILE), 'utf8')) as CommandSources
  const commands = commandsOf(HOME, name, sources)
  if (commands !== undefined) await replace(commandsFile(HOME), commands)
}

async function bundleInto(folder: string): Promise<void> {
  await removeOld()
  const fresh = `${folder}.${process.pid}`
  await mkdir(fresh, { recursive: true })
  let sources: CommandSources | undefined
  const tell = (found: CommandSources) => {
    sources = found
  }
  await write(fresh, (source) => source, [commandSources(HOME, ALWAYS, tell)])
  await writeFile(join(fresh, SOURCES_FILE), JSON.stringify(sources))
  // Another process may have been faster: its bundle is the same.
  await rename(fresh, folder).catch(() => rm(fresh, { recursive: true, force: true }))
}

async function replace(file: string, text: string): Promise<void> {
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return
  const fresh = `${file}.${process.pid}`
  await writeFile(fresh, text)
  await rename(fresh, file)
}

/** In dist/, where the compiled file of each source is. */
async function bundlePackage(): Promise<void> {
  const dist = join(HOME, 'dist')
  await write(join(dist, 'bundle'), (source) => join(dist, relative(SOURCES, source).replace(/\.ts$/, '.js')))
}

async function write(
  folder: string,
  placeOf: (source: string) => string,
  plugins: readonly Plugin[] = [],
): Promise<void> {
  await using built = await rolldown({
    input: { main: join(SOURCES, 'cli', 'main.ts') },
    cwd: HOME,
    platform: 'node',
    // The ES modules of packages that have both: jsonc-parser requires its own files by names that a bundler cannot see.
    resolve: { mainFields: ['module', 'main'] },
    // The keyring has native code, which cannot be bundled.
    external: [/^node:/, '@napi-rs/keyring'],
    plugins: [sourcePlaces(SOURCES, folder, placeOf), plainBuiltins, classicScripts, plainCharacters, ...plugins],
    treeshake: { moduleSideEffects: [{ test: PURE, sideEffects: false }] },
    // What is imported early by one file and late by another stays where the first needs it.
    checks: { ineffectiveDynamicImport: false },
  })
  await built.write({
    dir: folder,
    format: 'esm',
    entryFileNames: '[name].js',
    chunkFileNames: '[name]-[hash].js',
    comments: false,
    // Names stay, for the stack of an error.
    minify: { compress: false, mangle: false, codegen: { removeWhitespace: true } },
    codeSplitting: { groups: CHUNKS },
  })
}

async function removeOld(): Promise<void> {
  const bundles = bundlesFolder(HOME)
  for (const name of await readdir(bundles).catch(() => [] as string[])) {
    const path = join(bundles, name)
    const { mtimeMs } = await stat(path)
    if (Date.now() - mtimeMs > KEPT_MS) await rm(path, { recursive: true, force: true })
  }
}

if (import.meta.main && process.argv[2] === 'package') await bundlePackage()
else if (import.meta.main) {
  await bundle().catch((error: unknown) => {
    // Without it the launcher starts the sources themselves.
    console.error(`no bundle was made, commands start more slowly: ${String(error)}`)
  })
}
