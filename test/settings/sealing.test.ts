import { randomUUID } from 'node:crypto'
import { chmodSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { BatonError } from '../../src/protocol/baton-error.ts'
import { newKey, openValue, sealValue, unwrapKey, wrapKey } from '../../src/settings/keys/data-key.ts'
import { type KeyAccess, openDataKey, wrapAnew } from '../../src/settings/keys/key-access.ts'
import { keyFile } from '../../src/settings/keys/key-file.ts'
import { formatKeys, parseKeys } from '../../src/settings/keys/key-text.ts'
import { osKeyring } from '../../src/settings/keys/os-keyring.ts'
import { newNonce, openBox, sealBox } from '../../src/settings/keys/sealed-box.ts'

const folder = mkdtempSync(join(tmpdir(), 'baton-keys-'))
afterAll(() => rmSync(folder, { recursive: true }))

const PLACE = { scope: 'store', name: 'API_KEY', kind: 'key' } as const
const VALUE = Buffer.from('a value of some length ✓')

const codeOf = async (work: () => unknown): Promise<string> => {
  try {
    await work()
    return 'nothing'
  } catch (error) {
    return (error as BatonError).code
  }
}

describe('a sealed value', () => {
  const key = newKey()

  it('opens under its own name and key', () => {
    expect(openValue(key, { ...PLACE, sealed: sealValue(key, PLACE, VALUE) }).equals(VALUE)).toBe(true)
    expect(openValue(key, { ...PLACE, sealed: sealValue(key, PLACE, Buffer.alloc(0)) })).toHaveLength(0)
  })

  it('does not open with any bit of any of its bytes flipped, nor with a byte more or less', async () => {
    const sealed = Buffer.from(sealValue(key, PLACE, VALUE))
    for (let at = 0; at < sealed.length; at += 1) {
      for (let bit = 0; bit < 8; bit += 1) {
        const changed = Buffer.from(sealed)
        changed[at] = (changed[at] as number) ^ (1 << bit)
        const code = await codeOf(() => openValue(key, { ...PLACE, sealed: changed.toString('latin1') }))
        expect(code, `byte ${at} bit ${bit}`).toBe('SETTING_DAMAGED')
      }
      const shorter = `${sealed.subarray(0, at)}${sealed.subarray(at + 1)}`
      expect(await codeOf(() => openValue(key, { ...PLACE, sealed: shorter }))).toBe('SETTING_DAMAGED')
    }
    for (const more of ['A', '=', '.', ' ', '\n']) {
      expect(await codeOf(() => openValue(key, { ...PLACE, sealed: `${sealed}${more}` }))).toBe('SETTING_DAMAGED')
    }
  })

  it('does not open under another name, scope or kind, nor with another key', async () => {
    const sealed = sealValue(key, PLACE, VALUE)
    const others = [
      { ...PLACE, name: 'API_KEY2' },
      { ...PLACE, scope: 'agent:jarvis' as const },
      { ...PLACE, kind: 'file' as const },
    ]
    for (const place of others) {
      expect(await codeOf(() => openValue(key, { ...place, sealed }))).toBe('SETTING_DAMAGED')
    }
    expect(await codeOf(() => openValue(newKey(), { ...PLACE, sealed }))).toBe('SETTING_DAMAGED')
    expect(await codeOf(() => openValue({ ...newKey(), id: key.id }, { ...PLACE, sealed }))).toBe('SETTING_DAMAGED')
  })

  it('never uses a nonce twice', () => {
    const nonces = new Set<string>()
    for (let round = 0; round < 1_000_000; round += 1) nonces.add(newNonce().toString('latin1'))
    expect(nonces.size).toBe(1_000_000)
    const used = new Set<string>()
    for (let round = 0; round < 1_000; round += 1) used.add(sealBox(key.bytes, '', new Uint8Array(0)).slice(0, 16))
    expect(used.size).toBe(1_000)
    expect(openBox(key.bytes, 'a', sealBox(key.bytes, 'b', VALUE))).toBeUndefined()
  })
})

describe('a wrapped key', () => {
  it('opens with its wrapping key alone, and only as it was wrapped', async () => {
    const [data, wrapping] = [newKey(), newKey()]
    const wrapped = wrapKey(data, wrapping, { place: 'file', salt: null })
    expect(Buffer.from(unwrapKey(wrapped, wrapping, '-').bytes).equals(data.bytes)).toBe(true)
    const changed = [
      { ...wrapped, key_id: 'other' },
      { ...wrapped, place: 'keyring' as const },
      { ...wrapped, salt: 'x' },
      { ...wrapped, wrapped: `${wrapped.wrapped.slice(0, -2)}AA` },
    ]
    for (const one of changed) expect(await codeOf(() => unwrapKey(one, wrapping, '-'))).toBe('SETTINGS_KEY_WRONG')
    expect(await codeOf(() => unwrapKey(wrapped, { ...newKey(), id: wrapping.id }, '-'))).toBe('SETTINGS_KEY_WRONG')
  })
})

describe('a key file', () => {
  const path = join(folder, 'settings.key')

  it('is private, and comes back as it was written', async () => {
    const keys = [newKey(), newKey()]
    await keyFile(path).save(keys)
    expect(await keyFile(path).load()).toEqual(keys)
    expect(await keyFile(join(folder, 'nobody')).load()).toEqual([])
  })

  it('is refused when it is cut at any byte, or any byte of it is changed', async () => {
    const whole = readFileSync(path)
    for (let end = 0; end < whole.length; end += 1) {
      expect(await codeOf(() => parseKeys(whole.subarray(0, end).toString('latin1'), path)), `cut at ${end}`).toBe(
        'SETTINGS_KEY_UNUSABLE',
      )
      const changed = Buffer.from(whole)
      changed[end] = (changed[end] as number) ^ 1
      expect(await codeOf(() => parseKeys(changed.toString('latin1'), path)), `byte ${end}`).toBe(
        'SETTINGS_KEY_UNUSABLE',
      )
    }
    expect(parseKeys(formatKeys([]), path)).toEqual([])
  })

  it('is refused when others can read it, and says what to do', async () => {
    for (const mode of [0o640, 0o604, 0o666]) {
      chmodSync(path, mode)
      const error = await keyFile(path)
        .load()
        .catch((refused: BatonError) => refused)
      expect(error).toMatchObject({ code: 'SETTINGS_KEY_UNUSABLE' })
      expect((error as BatonError).message).toContain(`chmod 600 ${path}`)
    }
    chmodSync(path, 0o600)
    expect(await keyFile(path).load()).toHaveLength(2)
    const link = join(folder, 'link')
    symlinkSync(path, link)
    expect(await codeOf(() => keyFile(link).load())).toBe('SETTINGS_KEY_UNUSABLE')
    writeFileSync(join(folder, 'rubbish'), 'rubbish', { mode: 0o600 })
    expect(await codeOf(() => keyFile(join(folder, 'rubbish')).load())).toBe('SETTINGS_KEY_UNUSABLE')
  })
})

describe('getting at the key of a store', () => {
  const accessTo = (over: Partial<KeyAccess>): KeyAccess => ({
    keeper: async () => keyFile(join(folder, 'store.key')),
    passphrase: async () => undefined,
    lock: async () => join(folder, 'lock'),
    ...over,
  })

  it('keeps a new wrapping key before it is used, and the old one until it is not', async () => {
    const access = accessTo({})
    const data = newKey()
    const first = await wrapAnew(access, data, 'file')
    const second = await wrapAnew(access, data, 'file')
    for (const { wrapped } of [first, second]) {
      expect((await openDataKey(access, wrapped, [])).bytes).toEqual(data.bytes)
    }
    await second.forgetOld()
    expect((await openDataKey(access, second.wrapped, [])).bytes).toEqual(data.bytes)
    const error = await openDataKey(access, first.wrapped, ['A_KEY', 'B_KEY']).catch((refused: BatonError) => refused)
    expect(error).toMatchObject({ code: 'SETTINGS_KEY_MISSING' })
    expect((error as BatonError).message).toContain('A_KEY, B_KEY')
  })

  it('takes a passphrase, and refuses a wrong one and none', async () => {
    const data = newKey()
    const { wrapped } = await wrapAnew(accessTo({ passphrase: async () => 'correct horse' }), data, 'passphrase')
    const opened = await openDataKey(accessTo({ passphrase: async () => 'correct horse' }), wrapped, [])
    expect(opened.bytes).toEqual(data.bytes)
    const wrong = accessTo({ passphrase: async () => 'battery staple' })
    expect(await codeOf(() => openDataKey(wrong, wrapped, []))).toBe('SETTINGS_KEY_WRONG')
    expect(await codeOf(() => openDataKey(accessTo({}), wrapped, []))).toBe('SETTINGS_KEY_MISSING')
    expect(await codeOf(() => wrapAnew(accessTo({}), data, 'passphrase'))).toBe('SETTINGS_KEY_UNUSABLE')
  })

  it('keeps keys in a keyring, and says so where there is none', async () => {
    let kept: string | null = null
    const ring = async () => ({
      getPassword: () => kept,
      setPassword: (text: string) => {
        kept = text
      },
    })
    const access = accessTo({ keeper: async () => osKeyring('a-store', ring) })
    const data = newKey()
    const { wrapped } = await wrapAnew(access, data, 'keyring')
    expect((await openDataKey(access, wrapped, [])).bytes).toEqual(data.bytes)
    const none = accessTo({
      keeper: async () =>
        osKeyring('a-store', async () => {
          throw new Error('no secret service')
        }),
    })
    expect(await codeOf(() => openDataKey(none, wrapped, []))).toBe('SETTINGS_KEY_UNUSABLE')
  })

  it('keeps keys in the keyring of this machine, or says that there is none and where else they can be kept', async () => {
    const access = accessTo({ keeper: async () => osKeyring(`baton-test-${randomUUID()}`) })
    const data = newKey()
    const kept = await wrapAnew(access, data, 'keyring').catch((refused: BatonError) => refused)
    if (kept instanceof BatonError) {
      expect(kept.code).toBe('SETTINGS_KEY_UNUSABLE')
      expect(kept.message).toContain('--key-in file')
      return
    }
    expect((await openDataKey(access, kept.wrapped, [])).bytes).toEqual(data.bytes)
    await (await access.keeper('keyring')).save([])
  })
})
