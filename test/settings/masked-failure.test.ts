import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { BatonError } from '../../src/protocol/baton-error.ts'
import { maskedFailure } from '../../src/service/settings/masked-failure.ts'
import { Masker } from '../../src/settings/mask/masker.ts'

const VALUE = 'Kq7-wine-Glass-4711'
const secrets = { lastMasker: new Masker([{ name: 'S', value: Buffer.from(VALUE) }]) }

it('a failure of a command holds no secret value in its texts', () => {
  const refused = BatonError.of('INTERNAL', { reason: `cannot read ${VALUE}` }, { tried: [VALUE, 'else'] })
  const masked = maskedFailure(secrets, refused) as BatonError
  expect(masked.code).toBe('INTERNAL')
  expect(JSON.stringify(masked.toBody('ko'))).not.toContain(VALUE)
  expect(masked.details).toEqual({ tried: ['*'.repeat(VALUE.length), 'else'] })
  const thrown = maskedFailure(secrets, new TypeError(`"${VALUE}" is not JSON`)) as Error
  expect(thrown.message).toBe(`"${'*'.repeat(VALUE.length)}" is not JSON`)
  expect(thrown.stack).not.toContain(VALUE)
})

it('a failure without a value is left as it is', () => {
  const refused = BatonError.of('INTERNAL', { reason: 'nothing' })
  expect(maskedFailure(secrets, refused)).toBe(refused)
  const key = `ghp_${'aB3d'.repeat(9)}`
  expect((maskedFailure({ lastMasker: undefined }, new Error(key)) as Error).message).toBe('*'.repeat(key.length))
})

it.each(['throw error', 'Promise.reject(error)'])('a crash prints no secret value: %s', (crash) => {
  const src = join(import.meta.dirname, '..', '..', 'src')
  const code = `
    import { maskCrash } from '${join(src, 'service', 'settings', 'masked-failure.ts')}'
    import { Masker } from '${join(src, 'settings', 'mask', 'masker.ts')}'
    const value = process.env.VALUE
    maskCrash({ lastMasker: new Masker([{ name: 'S', value: Buffer.from(value) }]) })
    const error = new Error('cannot pay with ' + JSON.stringify(value) + ' or ' + Buffer.from(value).toString('base64'))
    setImmediate(() => { ${crash} })`
  const env = { ...process.env, VALUE: `${VALUE}"\\9` }
  const ran = spawnSync(process.execPath, ['--input-type=module', '-e', code], { env, encoding: 'utf8' })
  expect(ran.status).toBe(1)
  expect(ran.stdout).toBe('')
  expect(ran.stderr).toMatch(/^Error: cannot pay with "\*+" or \*+/)
  expect(ran.stderr).not.toContain('wine')
})
