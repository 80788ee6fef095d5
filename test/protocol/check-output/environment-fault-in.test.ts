import { describe, expect, it } from 'vitest'
import { environmentFaultIn } from '../../../src/protocol/check-output/environment-fault-in.ts'
import { whatToAdd } from '../../../src/protocol/check-output/what-to-add.ts'
import { recorded, recordedFailures } from '../../support/check-outputs.ts'
import { JUNK } from './junk.ts'

const ended = (output: string, code: number | null = 1, signal: string | null = null) => ({
  command: ['npm', 'test'],
  code,
  signal,
  output,
})

describe('a fault of the environment', () => {
  it.each([
    ['sh-missing', 127, 'missing_program', 'no-such-tsc'],
    ['bash-missing', 127, 'missing_program', 'no-such-thing'],
    ['env-node', 127, 'missing_program', 'nodejs-of-nobody'],
    ['make-missing', 2, 'missing_program', 'no-such-tool'],
    ['not-executable', 126, 'not_executable', './script.sh'],
    ['node-missing', 1, 'missing_module', 'express'],
    ['node-missing-esm', 1, 'missing_module', 'express'],
    ['node-missing-sub', 1, 'missing_module', 'vitest'],
    ['vitest-missing', 1, 'missing_module', 'no-such-package'],
    ['jest-missing', 1, 'missing_module', 'no-such-package'],
    ['tsc-missing', 1, 'missing_module', 'no-such-package'],
    ['py-missing', 1, 'missing_module', 'numpyy'],
    ['py-no-pytest', 1, 'missing_module', 'pytest'],
    ['go-no-mod', 1, 'missing_manifest', 'main module'],
    ['cargo-no-toml', 101, 'missing_manifest', 'Cargo.toml'],
    ['npm-no-network', 1, 'network', 'registry.npmjs.invalid'],
    ['npm-refused', 1, 'network', '127.0.0.1:9'],
    ['pip-no-network', 1, 'network', 'flask'],
    ['git-no-network', 128, 'network', 'github.invalid'],
    ['go-no-dep', 1, 'network', 'proxy.golang.invalid'],
  ])('is seen in what was printed: %s', (name, code, kind, what) => {
    const fault = environmentFaultIn(ended(recorded(name).text, code))
    expect(fault).toEqual({ kind, what })
    for (const lang of ['ko', 'en'] as const) if (fault) expect(whatToAdd(fault, lang)).toContain(what)
  })

  it('is seen where nothing ran', () => {
    expect(environmentFaultIn(ended('spawn npm ENOENT', null, 'not_started'))?.kind).toBe('missing_program')
    expect(environmentFaultIn(ended('spawn npm EACCES', null, 'not_started'))?.kind).toBe('not_executable')
    // As `launchAgent` says it.
    expect(environmentFaultIn(ended('the command npm is not there', null, 'not_started'))?.kind).toBe('missing_program')
    expect(environmentFaultIn(ended('the command npm may not be executed', null, 'not_started'))?.kind).toBe(
      'not_executable',
    )
    expect(environmentFaultIn(ended('its folder /x is not there', null, 'not_started'))?.kind).toBe('not_started')
    expect(environmentFaultIn(ended('no threads', null, 'not_started'))?.kind).toBe('not_started')
    expect(environmentFaultIn(ended('', 127))).toEqual({ kind: 'missing_program', what: 'npm' })
  })

  it('is no file of the project, and no package that the project is or has', () => {
    expect(environmentFaultIn(ended(recorded('node-relative').text))).toBeUndefined()
    const broken = ended(recorded('pytest-broken').text)
    expect(environmentFaultIn(broken)).toEqual({ kind: 'missing_module', what: 'p' })
    expect(environmentFaultIn(broken, (name) => name === 'p')).toBeUndefined()
  })

  it('is no text that tests print: failures with names are the work', () => {
    const said = `${recorded('mocha').text}\nsh: 1: frobnicate: not found\ngetaddrinfo ENOTFOUND example.com\n`
    expect(environmentFaultIn(ended(said, 4))).toBeUndefined()
    expect(environmentFaultIn(ended("    at x (it says 'Cannot find module \\'y\\'')"))).toBeUndefined()
  })

  it('is none where a check passed, was ended, or failed by the work', () => {
    expect(environmentFaultIn(ended(recorded('sh-missing').text, 0))).toBeUndefined()
    expect(environmentFaultIn(ended('', null, 'SIGKILL'))).toBeUndefined()
    const names = Object.keys(recordedFailures).filter((name) => !/missing|broken|pytest-q|unittest/.test(name))
    for (const name of names) expect([name, environmentFaultIn(ended(recorded(name).text))]).toEqual([name, undefined])
  })

  it.each(Object.entries(JUNK))('the time is linear, whatever it says: 4 MB of %s', (_, junk) => {
    expect(environmentFaultIn(ended(junk.repeat(Math.ceil(4e6 / junk.length))))).toBeUndefined()
  })
})
