// `npm ci` and the tests: the command line as a bundle, which starts in less than half of the time that 400 modules take.
// The launcher uses it as long as no source is newer (bin/source-stamp.js).
import { existsSync } from 'node:fs'
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { type Plugin, rolldown } from 'rolldown'
import { bundleFolder, bundlesFolder } from '../bin/source-stamp.js'

const HOME = dirname(import.meta.dirname)
const PURE = /[\\/]src[\\/](?:protocol|pipeline|dispatch)[\\/]|[\\/]node_modules[\\/]zod[\\/]/
/** A process that was started from an older bundle still loads its parts. */
const KEPT_MS = 24 * 3_600_000

/**
 * Files beside the sources (prompts, migrations, the reaper's script) are found where the sources are. Relative to the
 * bundle: a copy of the whole checkout uses its own.
 */
const sourcePlaces: Plugin = {
  name: 'source-places',
  transform(code, id) {
    if (!id.startsWith(join(HOME, 'src')) || !code.includes('import.meta.')) return null
    const path = relative(join(bundlesFolder(HOME), 'one'), id)
    return code
      .replaceAll('import.meta.url', `new URL(${JSON.stringify(path)}, import.meta.url).href`)
      .replaceAll('import.meta.dirname', `\`\${import.meta.dirname}/${dirname(path)}\``)
      .replaceAll('import.meta.filename', `\`\${import.meta.dirname}/${path}\``)
  },
}

/**
 * Few files, because each takes about a millisecond to load: what every command needs first, what reads documents, what
 * most commands share besides, and a file for what is left of each command.
 */
const CHUNKS = [
  { name: 'first', tags: ['$initial'], priority: 1 },
  {
    name: 'documents',
    test: /[\\/]src[\\/](?:protocol[\\/]|cli[\\/](?:pipeline-from|read-input|config-language)\.)/,
    minShareCount: 2,
  },
  { name: 'shared', minShareCount: 8 },
]

/**
 * A builtin that is imported has all of its exports looked at, which loads parts that nobody asked for (`webcrypto`).
 * Taken by a call it has not.
 */
const BUILTIN = /^import ([\w$]+)?(?:, )?(\{ .+ \})? from "(node:[\w/]+)";$/gm
const plainBuiltins: Plugin = {
  name: 'plain-builtins',
  renderChunk(code) {
    const made = code.replace(BUILTIN, (_, whole?: string, names?: string, id?: string) => {
      const builtin = `process.getBuiltinModule("${id}")`
      return [whole, names?.replaceAll(' as ', ': ')]
        .flatMap((taken) => (taken ? [`const ${taken} = ${builtin};`] : []))
        .join(' ')
    })
    const other = /.*\bfrom "node:.*/.exec(made)
    if (other) throw new Error(`an import of a builtin has another form: ${other[0]}`)
    return { code: made, map: null }
  },
}

/** A text of one byte a character is read in half of the time, and Korean words are everywhere in the sources. */
const plainCharacters: Plugin = {
  name: 'plain-characters',
  generateBundle(_, chunks) {
    for (const chunk of Object.values(chunks)) {
      if (chunk.type === 'chunk') chunk.code = chunk.code.replace(/[\u007f-\uffff]/g, escaped)
    }
  },
}

const escaped = (character: string) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`

export async function bundle(): Promise<void> {
  const folder = bundleFolder(HOME)
  if (existsSync(folder)) return
  await removeOld()
  const fresh = `${folder}.${process.pid}`
  await mkdir(fresh, { recursive: true })
  await using built = await rolldown({
    input: { main: join(HOME, 'src', 'cli', 'main.ts') },
    cwd: HOME,
    platform: 'node',
    external: [/^node:/],
    plugins: [sourcePlaces, plainBuiltins, plainCharacters],
    // Pure folders do nothing when they are loaded: a schema that is only a type for a command is left out, with zod.
    treeshake: { moduleSideEffects: [{ test: PURE, sideEffects: false }] },
  })
  await built.write({
    dir: fresh,
    format: 'esm',
    entryFileNames: '[name].mjs',
    chunkFileNames: '[name]-[hash].mjs',
    comments: false,
    minify: { compress: false, mangle: false, codegen: { removeWhitespace: true } },
    codeSplitting: { groups: CHUNKS },
  })
  // Another process may have been faster: its bundle is the same.
  await rename(fresh, folder).catch(() => rm(fresh, { recursive: true, force: true }))
}

async function removeOld(): Promise<void> {
  const bundles = bundlesFolder(HOME)
  for (const name of await readdir(bundles).catch(() => [] as string[])) {
    const path = join(bundles, name)
    const { mtimeMs } = await stat(path)
    if (Date.now() - mtimeMs > KEPT_MS) await rm(path, { recursive: true, force: true })
  }
}

if (import.meta.main) {
  await bundle().catch((error: unknown) => {
    // Without it the launcher starts the sources themselves.
    console.error(`no bundle was made, commands start more slowly: ${String(error)}`)
  })
}
