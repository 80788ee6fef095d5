import type { AdapterFault } from './adapter.ts'
import type { RpcError } from './json-rpc.ts'
import { fieldsOf, numberOrNull, textOf } from './stream-adapter.ts'

/** Longer answers of an API are searched in their beginning. */
const SEARCHED = 8_000

const NO_MODEL = /\bmodels?\b.{0,100}\b(?:does not exist|not found|is not supported)\b/i

/** OpenCode 1.18.33 passes on the words of an API without its status. */
const KEY = '(?:(?:api|access|auth)[ _-]?(?:key|token)|x-api-key|credentials?)'
const WRONG = '(?:invalid|not valid|incorrect|expired|revoked|missing)'
const NO_LOGIN = new RegExp(
  String.raw`\b${KEY}\b.{0,60}\b${WRONG}\b|\b${WRONG}\b.{0,30}\b${KEY}\b|\b(?:provide an? )${KEY}\b|\bunauthori[sz]ed\b`,
  'i',
)

const isStatus = (value: number | null): value is number => value !== null && value >= 400 && value < 600

/** An error of a peer as a fault: the words of the API in the middle of what CLIs put around them, and its HTTP status. */
export function rpcFault({ code, message, data }: RpcError): AdapterFault {
  const fields = fieldsOf(data)
  const details = [fields.details, fields.message, fields.error, data].map(wordsOf).find((one) => one !== '') ?? ''
  const text = `${message} ${details}`.slice(0, SEARCHED)
  const told = [code, ...[fields.status, fields.statusCode, fields.code, fields.httpStatus].map(numberOrNull)]
  const named = /"(?:code|status|statusCode)":\s*([45]\d\d)\b/.exec(text)?.[1] ?? /\b([45]\d\d)\b/.exec(text)?.[1]
  const status = told.find(isStatus) ?? (named === undefined ? null : Number(named))
  return {
    message: innerWords(details) ?? innerWords(message) ?? (joined(withoutHead(message), details) || message),
    status: statusOf(status, text),
  }
}

function statusOf(status: number | null, text: string): number | null {
  // Gemini CLI 0.61.0 passes on the words of a 404 with the code 500.
  if ((status === null || status === 500) && NO_MODEL.test(text)) return 404
  return status === null && NO_LOGIN.test(text) ? 401 : status
}

/** What every CLI writes before the words of an API says nothing. */
const withoutHead = (message: string) => message.replace(/^Internal error\b:? ?/, '')

const wordsOf = (value: unknown): string => {
  if (typeof value === 'string') return value
  const { message } = fieldsOf(value)
  return textOf(message)
}

const joined = (message: string, details: string) =>
  details === '' || details === message ? message : message === '' ? details : `${message}: ${details}`

/** `[API Error: {…}]` with JSON in it, sometimes JSON in JSON: the words in the middle. */
function innerWords(text: string): string | undefined {
  return [...text.slice(0, SEARCHED).matchAll(/\\*"message\\*":\s*\\*"((?:[^"\\]|\\.)*?)\\*"/g)].at(-1)?.[1]
}
