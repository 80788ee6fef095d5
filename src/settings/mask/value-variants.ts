/** So many blanks of a value may each be lost at the end of a line. */
const MOST_BLANKS = 4

export interface TextVariants {
  /** Other ways to write the text down, besides escapes. */
  readonly written: readonly Buffer[]
  /** Texts that are put into base64 as a whole: in JSON, in UTF-16. */
  readonly inner: readonly Buffer[]
}

const NONE: TextVariants = { written: [], inner: [] }

/** Of a value that is text. */
export function textVariants(bytes: Buffer): TextVariants {
  const text = bytes.toString('utf8')
  if (!Buffer.from(text).equals(bytes)) return NONE
  const written = [
    text.normalize('NFC'),
    text.normalize('NFD'),
    ...quoted(text),
    ...guarded(text),
    ...blanksLost(text),
    ...escaped(text),
  ]
  return {
    written: [
      ...written.filter((one) => one !== text).map((one) => Buffer.from(one)),
      ...latinText(text),
      ...quotedPrintable(bytes),
      Buffer.from(text, 'utf16le'),
      Buffer.from(text, 'utf16le').swap16(),
      Buffer.from(Buffer.from(text, 'utf16le').toString('hex')),
      Buffer.from(Buffer.from(text, 'utf16le').toString('hex').toUpperCase()),
    ],
    inner: [
      ...[JSON.stringify(text).slice(1, -1)].filter((one) => one !== text).map((one) => Buffer.from(one)),
      Buffer.from(text, 'utf16le'),
    ],
  }
}

/** Python writes é as `\xe9`, which is one byte once it is resolved. */
function latinText(text: string): readonly Buffer[] {
  if (!/[\u0080-\u00ff]/.test(text)) return []
  return [Buffer.concat([...text].map((sign) => Buffer.from(sign, sign <= '\u00ff' ? 'latin1' : 'utf8')))]
}

/** Signs that are doubled or guarded by other signs than a backslash: in Make, Terraform, Compose, printf, shells of Windows. */
function guarded(text: string): readonly string[] {
  return [
    text.replaceAll('$', '$$$$'),
    text.replaceAll('%', '%%'),
    text.replaceAll(/[`"$]/g, '`$&'),
    text.replaceAll(/[&|<>^%]/g, '^$&'),
  ]
}

/** Quotes as shells, SQL and CSV write them within quotes. `'\''` is `'''` once its backslash is resolved. */
function quoted(text: string): readonly string[] {
  return [
    text.replaceAll("'", "'''"),
    text.replaceAll("'", `'"'"'`),
    text.replaceAll("'", "''"),
    text.replaceAll('"', '""'),
  ]
}

/**
 * A value that holds what looks like an escape is not the same any more when all escapes are resolved, and may be too short
 * to be looked for. So the common ways to escape it are looked for as they are.
 */
function escaped(text: string): readonly string[] {
  if (!/[\\%&]/.test(text)) return []
  const json = JSON.stringify(text).slice(1, -1)
  const url = encodeURIComponent(text.toWellFormed())
  return [
    json,
    json.replaceAll('/', '\\/'),
    JSON.stringify(json).slice(1, -1),
    url,
    url.replaceAll(/%../g, (code) => code.toLowerCase()),
    text.replaceAll(/[^\w@%+=:,./\n-]/g, '\\$&'),
    text.replaceAll(/[\\"$`]/g, '\\$&'),
    text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;'),
  ]
}

/** A form writes blanks as `+`; whoever breaks lines at blanks loses them there. */
function blanksLost(text: string): readonly string[] {
  const words = text.trim().split(' ')
  const blanks = words.length - 1
  if (blanks === 0) return []
  const joined = [words.join('+'), words.join(''), words.join('%20')]
  if (blanks > MOST_BLANKS) return joined
  const subsets = Array.from({ length: 2 ** blanks }, (_, subset) =>
    words.map((word, index) => (index === 0 || (subset >> (index - 1)) & 1 ? word : ` ${word}`)).join(''),
  )
  return [...joined, ...subsets]
}

/** As little as must be escaped, every byte, and as in the head of a mail. */
function quotedPrintable(bytes: Buffer): readonly Buffer[] {
  const write = (isKept: (sign: string, byte: number) => boolean) =>
    [...bytes].map((byte) => {
      const sign = String.fromCharCode(byte)
      return isKept(sign, byte) ? sign : `=${byte.toString(16).toUpperCase().padStart(2, '0')}`
    })
  const inHead = write((sign) => /[A-Za-z0-9 ]/.test(sign)).map((one) => (one === ' ' ? '_' : one))
  return [write((_, byte) => byte !== 61 && byte <= 126), write(() => false), inHead]
    .map((written) => written.join(''))
    .filter((written) => written.length > bytes.length || written.includes('_'))
    .map((written) => Buffer.from(written))
}

/** Words of a file that is a value: each tells something by itself. */
const WORD = /[^\s"'`,;:=\\{}()<>]{16,}/g
const MOST_WORDS = 400

/** Of a value of several lines or of JSON: lines of a key, passwords in a list. */
export function wordsOf(value: Uint8Array): readonly Buffer[] {
  const text = Buffer.from(value).toString('latin1').trim()
  const isList = /[\r\n]|\\n|^[[{]/.test(text)
  const words = isList ? (text.replaceAll(/\\+[nrt]/g, '\n').match(WORD) ?? []) : []
  return words
    .filter(isTelling)
    .slice(0, MOST_WORDS)
    .map((word) => Buffer.from(word, 'latin1'))
}

/** Letters and digits, or letters of both cases; not a word of a language. */
const isTelling = (word: string) =>
  (/[0-9]/.test(word) && /[A-Za-z]/.test(word)) || (/[a-z]/.test(word) && /[a-z][A-Z]/.test(word))
