import { type KeyLiteral, literalsAt } from './key-literals.ts'
import { NEEDS_MORE, NOT_THERE } from './pattern-index.ts'

/**
 * Keys of the large providers by their published forms, so that a key that nobody declared is hidden and flagged too.
 * Each begins with one of `key-literals.ts`. Texts are read as Latin-1, so that places are those of the bytes.
 */
const KEY_FORMS: readonly (readonly [kind: string, form: RegExp])[] = [
  ['Anthropic key', /^sk-ant-[\w-]{20,512}/],
  ['OpenAI key', /^sk-(?:proj|svcacct|admin)-[\w-]{20,512}/],
  ['OpenAI key', /^sk-[A-Za-z0-9]{20}T3BlbkFJ[A-Za-z0-9]{20}/],
  ['OpenRouter key', /^sk-or-v1-[0-9a-f]{32,128}/],
  ['GitHub token', /^gh[pousr]_[A-Za-z0-9]{30,255}/],
  ['GitHub token', /^github_pat_\w{22,255}/],
  ['GitLab token', /^glpat-[\w-]{20,64}/],
  ['AWS access key', /^A(?:KIA|SIA)[A-Z0-9]{16}(?![A-Z0-9])/],
  ['Google API key', /^AIza[\w-]{35}/],
  ['Google OAuth secret', /^GOCSPX-[\w-]{20,64}/],
  ['Google OAuth token', /^ya29\.[\w-]{20,512}/],
  ['Slack token', /^xox[abeprs]-[\w-]{10,255}/],
  ['Slack token', /^xapp-1-[\w-]{10,255}/],
  ['Slack webhook', /^hooks\.slack\.com\/services\/[A-Za-z0-9/]{20,128}/],
  ['Stripe key', /^(?:sk|rk)_(?:live|test)_[A-Za-z0-9]{16,255}/],
  ['SendGrid key', /^SG\.[\w-]{16,64}\.[\w-]{16,64}/],
  ['Hugging Face token', /^hf_[A-Za-z0-9]{30,64}/],
  ['npm token', /^npm_[A-Za-z0-9]{36}/],
  ['PyPI token', /^pypi-AgE[\w-]{40,512}/],
  ['Docker token', /^dckr_pat_[\w-]{20,64}/],
  ['DigitalOcean token', /^dop_v1_[0-9a-f]{64}/],
  ['age key', /^AGE-SECRET-KEY-1[A-Z0-9]{40,80}/],
]

/** No form but a private key is longer, or shorter. */
const LONGEST_KEY = 640
const SHORTEST_KEY = 15
/** Bytes of which all forms but private keys consist. */
const KEY_BYTES = Uint8Array.from({ length: 256 }, (_, byte) => (/[\w./-]/.test(String.fromCharCode(byte)) ? 1 : 0))

/** A place in the text that is a key, or may become one. */
export interface KeyHere {
  readonly start: number
  readonly end: number
  readonly label: string
}

/** The key whose beginning has its four bytes at a place. NEEDS_MORE as its end: only more text can tell. */
export function keyAt(text: Uint8Array, place: number, isOver: boolean): KeyHere | undefined {
  for (const { text: literal, at } of literalsAt(text, place)) {
    const start = place - at
    const there = start < 0 ? NOT_THERE : beginsWith(text, start, literal)
    if (there === NOT_THERE) continue
    if (there === NEEDS_MORE) {
      if (isOver) continue
      return { start, end: NEEDS_MORE, label: '' }
    }
    const key = literal === PRIVATE ? privateKeyAt(text, start, isOver) : tokenAt(text, start, literal, isOver)
    if (key) return { ...key, start }
  }
  return undefined
}

function beginsWith(text: Uint8Array, start: number, literal: KeyLiteral['text']): number {
  for (let index = 0; index < literal.length; index += 1) {
    if (start + index >= text.length) return NEEDS_MORE
    if (text[start + index] !== literal.charCodeAt(index)) return NOT_THERE
  }
  return start + literal.length
}

type Key = Omit<KeyHere, 'start'>

function tokenAt(text: Uint8Array, start: number, literal: string, isOver: boolean): Key | undefined {
  const most = Math.min(text.length, start + LONGEST_KEY)
  let end = start + literal.length
  while (end < most && KEY_BYTES[text[end] as number] === 1) end += 1
  if (end === text.length && !isOver && end < start + LONGEST_KEY) return { end: NEEDS_MORE, label: '' }
  if (end - start < SHORTEST_KEY) return undefined
  const run = latinText(text, start, end)
  for (const [label, form] of KEY_FORMS) {
    const key = form.exec(run)
    if (key) return { end: start + key[0].length, label }
  }
  return undefined
}

const PRIVATE = '-----BEGIN '
const HEADER = /^-----BEGIN (?:[A-Z]{2,10} ){0,2}PRIVATE KEY(?: BLOCK)?-----/
const LONGEST_HEADER = 64
/** With its end within so many bytes it may hold anything; without, lines of base64. */
const NEAR = 1_200
/** What may be between lines: blanks, signs of quotes and diffs, escaped line ends, numbers of lines. */
const BETWEEN = String.raw`(?:[\s"'+|>#*,]|\\[nrt]?|-(?!----)){0,24}(?:\d{1,6}(?:[:|\s]|\u00e2\u0086\u0092)\s{0,4})?`
const ABOUT = String.raw`(?:${BETWEEN}(?:Proc-Type|DEK-Info|Version|Comment|Hash|Charset): [^\r\n\\]{0,100}){0,4}`
const LINES = `(?:${BETWEEN}[A-Za-z0-9+/]{16,}={0,2})+`
const END = '-----END[A-Z ]{0,40}-----'
/** A short last line, and the checksum of PGP, count where the end follows them: what else follows a key is no part of it. */
const CLOSING = `(?:${BETWEEN}[A-Za-z0-9+/]{1,15}={0,2})?(?:${BETWEEN}=[A-Za-z0-9+/]{4})?${BETWEEN}${END}`
const PRIVATE_KEY = new RegExp(`${HEADER.source}(?:[^]{1,${NEAR}}?${END}|${ABOUT}${LINES}(?:${CLOSING})?)`)
const LONGEST_PRIVATE = 16_384
/** After so much more that is no part of it, it is over. */
const FAR = 256

function privateKeyAt(text: Uint8Array, start: number, isOver: boolean): Key | undefined {
  const region = latinText(text, start, Math.min(text.length, start + LONGEST_PRIVATE))
  const isAll = isOver || region.length === LONGEST_PRIVATE
  if (!HEADER.test(region)) return isAll || region.length >= LONGEST_HEADER ? undefined : OPEN
  const [key] = PRIVATE_KEY.exec(region) ?? []
  const isDecided = isAll || key?.endsWith('-----') || region.length >= Math.max(NEAR + FAR, (key?.length ?? 0) + FAR)
  if (!isDecided) return OPEN
  return key === undefined ? undefined : { end: start + key.length, label: 'private key' }
}

const OPEN: Key = { end: NEEDS_MORE, label: '' }

const latinText = (text: Uint8Array, start: number, end: number) =>
  Buffer.from(text.buffer, text.byteOffset + start, end - start).toString('latin1')

/** So many letters after its beginning tell something of a key that is still being printed. */
const TELLING = 12

/** Where a key that stops in the middle is to be hidden all the same: it is so far in that it is one. */
export function tellsKey(text: Uint8Array): boolean {
  const run = latinText(text, 0, Math.min(text.length, LONGEST_KEY))
  const [start = '', rest = ''] =
    /^(?:sk-(?:ant|proj|svcacct|admin|or)-|sk-|[a-z]{2,6}_(?:pat_|live_|test_)?|[\w.]{3,11}-)([\w.-]*)/.exec(run) ?? []
  return rest.length >= TELLING && /\d|[A-Z]/.test(rest) && start.length === run.length
}
