import { readdirSync, readFileSync } from 'node:fs'
import { extname, join, relative, sep } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { PageFile, PageFiles } from './server-parts.ts'

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
  '.txt': 'text/plain; charset=utf-8',
}
const PRESSED = new Set(['.html', '.js', '.css', '.json', '.svg'])

/** Reads the built page once. A `.br` or `.gz` beside a file is used; else it is compressed here. */
export function readPage(folder: string): PageFiles | undefined {
  const files = new Map<string, PageFile>()
  let names: string[]
  try {
    names = readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
  } catch {
    return undefined // The page was not built.
  }
  for (const name of names) {
    const ending = extname(name)
    const type = TYPES[ending]
    if (type === undefined) continue
    const body = bytes(readFileSync(join(folder, name)))
    const beside = (suffix: string) =>
      names.includes(name + suffix) ? bytes(readFileSync(join(folder, name + suffix))) : undefined
    const pressed = PRESSED.has(ending)
      ? {
          gzip: beside('.gz') ?? bytes(gzipSync(body)),
          brotli: beside('.br') ?? bytes(brotliCompressSync(body, QUICK)),
        }
      : {}
    files.set(`/${name.split(sep).join('/')}`, {
      type,
      body,
      ...pressed,
      immutable: /[.-][\w-]{8,}\.\w+$/.test(name) && ending !== '.html',
    })
  }
  return files.has('/index.html') ? files : undefined
}

const QUICK = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }
const bytes = (buffer: Buffer) => new Uint8Array(buffer)

/** A file of the page; of a path that is none, the page itself, which knows its own routes. */
export function pageResponse(files: PageFiles, path: string, asked: Headers): Response | undefined {
  const isAsset = path.startsWith('/assets/') || /\.\w+$/.test(path)
  if (path.startsWith('/api/') || (isAsset && !files.has(path))) return undefined
  const file = files.get(path) ?? files.get('/index.html')
  if (!file) return undefined
  const accepted = asked.get('accept-encoding') ?? ''
  const [encoding, body] =
    file.brotli && /\bbr\b/.test(accepted)
      ? ['br', file.brotli]
      : file.gzip && /\bgzip\b/.test(accepted)
        ? ['gzip', file.gzip]
        : [undefined, file.body]
  const headers = new Headers({ 'content-type': file.type, vary: 'accept-encoding' })
  headers.set('cache-control', file.immutable ? 'public, max-age=31536000, immutable' : 'no-cache')
  if (encoding !== undefined) headers.set('content-encoding', encoding)
  return new Response(body, { headers })
}
