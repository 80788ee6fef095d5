// `npm ci`: the page, built into the cache of the checkout, where `baton serve` finds it. `npm run build`, with the
// argument `package`: into dist/web. Every text file is compressed once here, never by the server.
import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { build } from 'vite'

const HOME = dirname(import.meta.dirname)
const TEXT = /\.(?:js|css|html|svg|json)$/
/** A smaller file does not get smaller on the wire. */
const LEAST_BYTES = 512

async function buildWeb(folder: string): Promise<void> {
  const fresh = `${folder}.${process.pid}`
  await build({
    configFile: join(HOME, 'web', 'vite.config.ts'),
    logLevel: 'warn',
    build: { outDir: fresh, emptyOutDir: true },
  })
  await compressAll(fresh)
  await replaceFolder(folder, fresh)
}

/**
 * A server that is running keeps its open files; the next request gets the new page. What was there is moved aside and
 * not emptied in place: another build that ends at the same time puts its files there.
 */
async function replaceFolder(folder: string, fresh: string): Promise<void> {
  const old = `${fresh}.old`
  for (let isThere = false; !isThere; ) {
    await rename(folder, old).catch(unless('ENOENT'))
    isThere = await rename(fresh, folder).then(() => true, unless('ENOTEMPTY', 'EEXIST'))
    await rm(old, { recursive: true, force: true })
  }
}

/** False for an error of these codes. */
const unless =
  (...codes: string[]) =>
  (error: NodeJS.ErrnoException): false => {
    if (codes.includes(error.code ?? '')) return false
    throw error
  }

async function compressAll(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !TEXT.test(entry.name)) continue
    const path = join(entry.parentPath, entry.name)
    const bytes = await readFile(path)
    if (bytes.length < LEAST_BYTES) continue
    await writeFile(`${path}.gz`, await promisify(gzip)(bytes, { level: 9 }))
    const params = { [constants.BROTLI_PARAM_QUALITY]: 11 }
    await writeFile(`${path}.br`, await promisify(brotliCompress)(bytes, { params }))
  }
}

if (import.meta.main) {
  const packaged = process.argv[2] === 'package'
  const folder = packaged ? join(HOME, 'dist', 'web') : join(HOME, 'node_modules', '.cache', 'baton', 'web')
  await buildWeb(folder).catch((error: unknown) => {
    console.error(`the page was not built, \`baton serve\` answers without it: ${String(error)}`)
    // A package without its page is not to be published; `npm ci` goes on.
    if (packaged) process.exitCode = 1
  })
}
