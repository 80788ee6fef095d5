import { randomBytes } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { systemClock } from '../../src/engine/clock.ts'
import { Engine } from '../../src/engine/engine.ts'
import { FIVE_TEAM, indexPipeline } from '../../src/protocol/index.ts'
import type { SettingKind, SettingScope } from '../../src/protocol/setting.ts'
import { setSetting } from '../../src/service/settings/set-setting.ts'
import { openSecrets } from '../../src/service/settings/settings-access.ts'
import type { Store } from '../../src/store/port.ts'

export const PO = { actor: 'song-po' }

/** An engine that has settings, with its key in a file. */
export function engineWithSettings(store: Store, keyFile: string): Engine {
  const secrets = openSecrets({ store, keyFile: () => keyFile, passphrase: async () => undefined })
  return new Engine({ store, pipeline: indexPipeline(FIVE_TEAM), clock: systemClock, timeZone: 'UTC', secrets })
}

export async function keep(
  engine: Engine,
  name: string,
  value: string,
  { kind = 'key', scope = 'store' }: { readonly kind?: SettingKind; readonly scope?: SettingScope } = {},
): Promise<void> {
  const input = { scope, name, kind, value: Buffer.from(value), place: 'file', allow_short: false } as const
  await setSetting({ engine }, PO, input)
}

/** A value that is nowhere else, with letters that every encoding writes in its own way. */
export const canary = (): string => `c4n/${randomBytes(9).toString('base64')}'"&+ ${randomBytes(4).toString('hex')}`

/** Every way in which a value may be found, written down apart from the ways that the product looks for. */
export function waysToWrite(value: string): readonly string[] {
  const bytes = Buffer.from(value)
  const core = (before: number) => {
    const text = Buffer.concat([Buffer.alloc(before, 120), bytes]).toString('base64')
    return text.slice(before === 0 ? 0 : before + 1, Math.floor(((before + bytes.length) * 4) / 3))
  }
  const hex = bytes.toString('hex')
  const json = JSON.stringify(value).slice(1, -1)
  const cores = [0, 1, 2].map(core)
  const urls = cores.map((one) => one.replaceAll('+', '-').replaceAll('/', '_'))
  const shell = value.replaceAll("'", "'\\''")
  return [
    value,
    json,
    JSON.stringify(json).slice(1, -1),
    encodeURIComponent(value),
    hex,
    hex.toUpperCase(),
    shell,
    ...cores,
    ...urls,
  ]
}

/** The files under a folder that hold one of the texts, byte by byte; line breaks between bytes do not count. */
export function filesWith(folder: string, texts: readonly string[], skip: (path: string) => boolean): string[] {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((one) => one.isFile())
  return files.flatMap((file) => {
    const path = join(file.parentPath, file.name)
    if (skip(path)) return []
    return [...found(readFileSync(path), texts), ...found(Buffer.from(path), texts)].map((text) => `${path}: ${text}`)
  })
}

export function found(bytes: Buffer, texts: readonly string[]): string[] {
  const joined = Buffer.from(bytes.toString('latin1').replaceAll(/[\r\n]|\\+[nr]/g, ''), 'latin1')
  return texts.filter((text) => bytes.includes(text) || joined.includes(text))
}
