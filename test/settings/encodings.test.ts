import { describe, expect, it } from 'vitest'
import { Masker } from '../../src/settings/mask/masker.ts'

const hex = (byte: number) => byte.toString(16).padStart(2, '0')
const bytesOf = (value: string) => [...Buffer.from(value)]
const perByte = (value: string, write: (byte: number) => string, between = '') =>
  bytesOf(value).map(write).join(between)
const perSign = (value: string, write: (sign: string) => string) => [...value].map(write).join('')
const lower = (text: string) => text.replaceAll(/%../g, (code) => code.toLowerCase())
const codeUnits = (sign: string) =>
  Array.from({ length: sign.length }, (_, at) => `\\u${sign.charCodeAt(at).toString(16).padStart(4, '0')}`).join('')
const html: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
const quote = (value: string) => `'${value.replaceAll("'", "'\\''")}'`
const wrapped = (text: string, width: number, end: string) =>
  text.replaceAll(new RegExp(`.{${width}}`, 'g'), `$&${end}`)

/** Written down apart from what the product resolves. `*`: what is around the value. */
const ENCODINGS: Readonly<Record<string, (value: string) => string>> = {
  'JSON three times': (value) => JSON.stringify(JSON.stringify(JSON.stringify({ value }))),
  'a URL': encodeURIComponent,
  'a URL in lower case': (value) => lower(encodeURIComponent(value)),
  'a URL, every byte': (value) => perByte(value, (byte) => `%${hex(byte)}`),
  'a URL, every other byte in another case': (value) =>
    bytesOf(value)
      .map((byte, at) => `%${at % 2 === 0 ? hex(byte) : hex(byte).toUpperCase()}`)
      .join(''),
  'a URL in a URL': (value) => encodeURIComponent(encodeURIComponent(value)),
  'a form': (value) => new URLSearchParams({ value }).toString(),
  'a URL in JSON': (value) => JSON.stringify(encodeURI(value).replaceAll('/', '\\/')),
  'unicode escapes': (value) => perSign(value, codeUnits),
  'unicode escapes in braces': (value) => perSign(value, (sign) => `\\u{${sign.codePointAt(0)?.toString(16)}}`),
  'bytes of a C string': (value) => perByte(value, (byte) => `\\x${hex(byte)}`),
  'bytes of a C string in JSON': (value) => JSON.stringify(perByte(value, (byte) => `\\x${hex(byte).toUpperCase()}`)),
  'escapes of a URL with a u': (value) => perSign(value, (sign) => codeUnits(sign).replaceAll('\\', '%')),
  'escape of JavaScript': (value) =>
    perSign(value, (sign) => (/\w/.test(sign) ? sign : codeUnits(sign).replaceAll('\\', '%'))),
  'octal escapes of as few digits as it takes': (value) => perByte(value, (byte) => `\\${byte.toString(8)}`),
  'octal escapes': (value) => perByte(value, (byte) => `\\${byte.toString(8).padStart(3, '0')}`),
  'ASCII with escapes': (value) => perSign(JSON.stringify(value), (sign) => (sign > '~' ? codeUnits(sign) : sign)),
  'HTML by names': (value) => perSign(value, (sign) => html[sign] ?? sign),
  'HTML by numbers': (value) => perSign(value, (sign) => `&#${sign.codePointAt(0)};`),
  'HTML by hex numbers': (value) => perSign(value, (sign) => `&#x${sign.codePointAt(0)?.toString(16).toUpperCase()};`),
  'quoted-printable': (value) =>
    perByte(value, (byte) => (byte === 61 || byte > 126 ? `=${hex(byte).toUpperCase()}` : String.fromCharCode(byte))),
  'single quotes of a shell': quote,
  'single quotes of a shell in JSON': (value) => JSON.stringify(quote(value)),
  'single quotes in double quotes': (value) => `'${value.replaceAll("'", `'"'"'`)}'`,
  'printf %q': (value) => value.replaceAll(/[^\w가-힣а-яäö]/g, '\\$&'),
  SQL: (value) => `'${value.replaceAll("'", "''")}'`,
  CSV: (value) => `"${value.replaceAll('"', '""')}"`,
  'base64 without padding': (value) => Buffer.from(`user:${value}`).toString('base64url'),
  'base64 of JSON': (value) => Buffer.from(JSON.stringify({ auth: value })).toString('base64'),
  'base64 of UTF-16': (value) => Buffer.from(value, 'utf16le').toString('base64'),
  'base64 in lines of 76': (value) =>
    wrapped(Buffer.from(`${'-'.repeat(50)}${value}`).toString('base64'), 76, '\r\n').trimEnd(),
  'base64 in lines of 64 in JSON': (value) =>
    JSON.stringify(wrapped(Buffer.from(`${'-'.repeat(41)}${value}`).toString('base64'), 64, '\n')),
  'base64 in a URL': (value) => encodeURIComponent(Buffer.from(`${value}??>>`).toString('base64')),
  'base64 twice': (value) => Buffer.from(Buffer.from(`a${value}`).toString('base64')).toString('base64'),
  'hex in lines': (value) => wrapped(Buffer.from(value).toString('hex'), 30, '\n'),
  'hex with colons': (value) => perByte(value, hex, ':'),
  'upper hex with blanks': (value) => perByte(value, (byte) => hex(byte).toUpperCase(), ' '),
  'hex with other signs': (value) => [';', '_', '.', '\t'].map((between) => perByte(value, hex, between)).join('\n\n'),
  'hex of UTF-16': (value) => Buffer.from(value, 'utf16le').toString('hex').toUpperCase(),
  'words of 0x': (value) => perByte(value, (byte) => `0x${hex(byte)}`, ' '),
  'quoted-printable, every byte': (value) => perByte(value, (byte) => `=${hex(byte).toUpperCase()}`),
  'the head of a mail': (value) =>
    perByte(value, (byte) =>
      byte === 32
        ? '_'
        : /[A-Za-z0-9]/.test(String.fromCharCode(byte))
          ? String.fromCharCode(byte)
          : `=${hex(byte).toUpperCase()}`,
    ),
  'Make and Compose': (value) => value.replaceAll('$', '$$$$'),
  'printf with %%': (value) => value.replaceAll('%', '%%'),
  PowerShell: (value) => value.replaceAll(/[`"$]/g, '`$&'),
  'cmd of Windows': (value) => value.replaceAll(/[&|<>^%]/g, '^$&'),
  'a buffer of Node': (value) => `<Buffer ${perByte(value, hex, ' ')}>`,
  'a list of bytes': (value) => JSON.stringify(bytesOf(value)),
  'decimal numbers with semicolons': (value) => perByte(value, String, '; '),
  'a number on each line': (value) => perByte(value, String, '\n'),
  'hex of base64': (value) => Buffer.from(Buffer.from(value).toString('base64')).toString('hex'),
  'base64 of hex': (value) => Buffer.from(Buffer.from(`k${value}`).toString('hex')).toString('base64'),
  'a list of characters': (value) => JSON.stringify([...value], null, 2),
  'characters with blanks': (value) => [...value].join(' '),
  'bytes of C': (value) => `{ ${perByte(value, (byte) => `0x${hex(byte)}`, ', ')} }`,
  colours: (value) => `${value.slice(0, 5)}\u001b[01;31m\u001b[K${value.slice(5, 9)}\u001b[m\u001b[K${value.slice(9)}`,
  'colours in JSON': (value) => JSON.stringify(`${value.slice(0, 5)}\u001b[31m${value.slice(5)}\u001b(B`),
  'two lines of YAML': (value) => `${value.slice(0, 9)}\\\n    ${value.slice(9)}`,
  'one letter a line': (value) => [...value].join('\n'),
  'composed letters': (value) => value.normalize('NFC'),
  'letters apart from their accents': (value) => value.normalize('NFD'),
  'UTF-16': (value) => Buffer.from(value, 'utf16le').toString('latin1'),
}

const VALUES: Readonly<Record<string, string>> = {
  'a token': 'Zk8qLw2RtY7uPx4mNv9c',
  base64: 'wJalrXUtnFEMI/K7MDENG+bPxRfiCY==',
  signs: `p@ss"w'rd&<$x>y%z#9!-A1`,
  words: 'correct horse battery staple 42',
  'letters of three alphabets': 'pässwörd-한글-ключ-7',
  'a URL with a password': 'postgres://u:Pa55w0rd%21@db.x/y?a=1&b=2',
}

/** So many bytes of what was written may be seen at its edges: names, quotes, bytes that base64 mixes with its neighbours. */
const isHidden = (masked: Buffer, given: Buffer, value: string) => {
  const hidden = given.filter((byte, at) => masked[at] !== byte || byte === 10 || byte === 13).length
  return hidden >= Math.min(value.length, Buffer.byteLength(value) - 2)
}

describe.each(Object.entries(VALUES))('a value that is %s', (_, value) => {
  const masker = new Masker([{ name: 'S', value: Buffer.from(value) }])
  it.each(Object.entries(ENCODINGS))('is hidden when it is written as %s', (name, encode) => {
    const given = Buffer.from(encode(value), name === 'UTF-16' ? 'latin1' : 'utf8')
    const masked = Buffer.from(masker.bytes(given))
    expect(isHidden(masked, given, value), masked.toString()).toBe(true)
    expect(masker.labels(given)).toEqual(['S'])
    const stream = masker.stream()
    const bytes = [...given].map((byte) => Buffer.from(stream.push(Uint8Array.of(byte))))
    expect(Buffer.concat([...bytes, stream.end()]).equals(masked)).toBe(true)
  })
})

it('each line of a private key is hidden by itself, and its words in JSON', () => {
  const lines = Array.from({ length: 6 }, (_, at) =>
    Buffer.from(`line ${at} of a key, long enough for a line`).toString('base64'),
  )
  const key = `-----BEGIN PRIVATE KEY-----\n${lines.join('\n')}\n-----END PRIVATE KEY-----\n`
  for (const value of [key, JSON.stringify({ type: 'service_account', private_key: key })]) {
    const masker = new Masker([{ name: 'FILE', value: Buffer.from(value) }])
    for (const line of lines) {
      for (const text of [line, `+${line}`, JSON.stringify({ line }), Buffer.from(`..${line}`).toString('base64')]) {
        expect(masker.text(`see ${text} here`)).toMatch(/^see [^*]{0,12}\*{40,}[^*]{0,4} here$/)
      }
    }
    expect(masker.text('"type": "service_account"')).toBe('"type": "service_account"')
  }
})

it('a text that looks like an entity with the name of a method of objects is left alone', () => {
  const masker = new Masker([{ name: 'S', value: Buffer.from('Zk8qLw2RtY7uPx4mNv9c') }])
  for (const name of ['constructor', 'toString', 'valueOf', '__proto__', 'hasOwn']) {
    const text = `about &${name}; and \\\\&${name}; `
    for (const whole of [text, text.repeat(200)]) expect(masker.text(whole)).toBe(whole)
    expect(masker.text(`&${name};Zk8qLw2RtY7uPx4mNv9c`)).toBe(`&${name};${'*'.repeat(20)}`)
  }
})

it('words that are broken into lines at their blanks are hidden', () => {
  const masker = new Masker([{ name: 'S', value: Buffer.from('correct horse battery staple') }])
  for (const text of [
    'correct horse\n  battery staple',
    'correct\nhorse\nbattery\nstaple',
    'correct+horse+battery+staple',
  ]) {
    expect(masker.text(`(${text})`).replaceAll(/\s/g, '')).toMatch(/^\(\*+\)$/)
  }
})

it('a value that is the beginning of another, or overlaps it, is hidden with it', () => {
  const masker = new Masker(
    ['token-abc123', 'token-abc123-longer', '123-longer-and-more'].map((value, at) => ({
      name: `S${at}`,
      value: Buffer.from(value),
    })),
  )
  expect(masker.text('<token-abc123-longer-and-more>')).toBe(`<${'*'.repeat(28)}>`)
  expect(masker.text('<token-abc123-lon>')).toBe(`<${'*'.repeat(12)}-lon>`)
})
