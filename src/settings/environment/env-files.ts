import { closeSync, constants, fstatSync, openSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { Secret } from '../mask/masker.ts'
import { envSecretsIn } from './read-env-file.ts'

/** `.env`, `.env.local`, `.envrc`, `prod.env`; templates for them hold no secrets. */
const ENV_FILE = /^\.env(?:rc|\..*)?$|\.env$/i
const TEMPLATE = /example|sample|template|dist$|defaults?$|schema/i
/** They hold other people's files, and many. */
const SKIPPED: ReadonlySet<string> = new Set(['node_modules', 'vendor', 'dist', 'build', 'target', 'coverage'])
const DEEPEST = 2
const MOST_FOLDERS = 300
const MOST_FILES = 50
const MOST_BYTES = 256 * 1024
const MOST_SECRETS = 200

/** Values that look like secrets in the `.env` files of a project, in its folder and two levels below. */
export function envSecrets(project: string): readonly Secret[] {
  const seen = new Map<string, Secret>()
  for (const path of envFiles(project)) {
    for (const { name, value } of envSecretsIn(readRegular(path))) {
      const label = `${name} (${relative(project, path)})`
      if (!seen.has(value) && seen.size < MOST_SECRETS)
        seen.set(value, { name: label, value: Buffer.from(value), declared: false })
    }
  }
  return [...seen.values()]
}

/** Folders nearest to the root first. */
function envFiles(project: string): readonly string[] {
  const files: string[] = []
  const folders = [{ path: project, depth: 0 }]
  for (let at = 0; at < folders.length && at < MOST_FOLDERS; at += 1) {
    const { path, depth } = folders[at] as { path: string; depth: number }
    for (const entry of entriesOf(path)) {
      const { name } = entry
      if (entry.isFile() && ENV_FILE.test(name) && !TEMPLATE.test(name)) files.push(join(path, name))
      const isOpen = entry.isDirectory() && !name.startsWith('.') && !SKIPPED.has(name)
      if (isOpen && depth < DEEPEST) folders.push({ path: join(path, name), depth: depth + 1 })
    }
  }
  return files.slice(0, MOST_FILES)
}

function entriesOf(folder: string) {
  try {
    return readdirSync(folder, { withFileTypes: true })
  } catch {
    return [] // gone, or not ours to read: then no agent of ours prints it
  }
}

function readRegular(path: string): string {
  try {
    const file = openSync(path, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK)
    try {
      const { size } = fstatSync(file)
      return size > MOST_BYTES ? '' : readFileSync(file, 'utf8')
    } finally {
      closeSync(file)
    }
  } catch {
    return '' // as above
  }
}
