import { type Fields, fieldsOf, numberOrNull, textOf } from './stream-adapter.ts'

export type RpcId = string | number

/** A line of the peer. `method` of a result or an error is that of our own request. */
export type RpcMessage =
  | { readonly kind: 'request'; readonly id: RpcId; readonly method: string; readonly params: Fields }
  | { readonly kind: 'notification'; readonly method: string; readonly params: Fields }
  | { readonly kind: 'result'; readonly method: string; readonly result: Fields }
  | { readonly kind: 'error'; readonly method: string; readonly error: RpcError }

export interface RpcError {
  readonly code: number | null
  readonly message: string
  readonly data: unknown
}

export const METHOD_NOT_FOUND = -32601

// Line breaks to some readers, though not to JSON.
const LINE_SEPARATORS = /[\u0085\u2028\u2029]/g

/**
 * One side of JSON-RPC over JSON lines: encodes what we say, and tells answers to our requests from what the peer asks.
 * It writes nothing itself.
 */
export class JsonRpc {
  readonly #head: Fields
  readonly #methods = new Map<RpcId, string>()
  #lastId = 0

  /** `head`: fields of every line. Codex leaves `jsonrpc` out. */
  constructor(head: Fields = { jsonrpc: '2.0' }) {
    this.#head = head
  }

  request(method: string, params: Fields): string {
    this.#lastId += 1
    this.#methods.set(this.#lastId, method)
    return this.#line({ id: this.#lastId, method, params })
  }

  notify(method: string, params?: Fields): string {
    return this.#line(params === undefined ? { method } : { method, params })
  }

  answer(id: RpcId, result: Fields): string {
    return this.#line({ id, result })
  }

  refuse(id: RpcId, code: number, message: string): string {
    return this.#line({ id, error: { code, message } })
  }

  /** Undefined for what is no message of the protocol, and for an answer to nothing that we asked. */
  read(line: Fields): RpcMessage | undefined {
    const { id, method, params } = line
    const isId = typeof id === 'number' || typeof id === 'string'
    if (typeof method === 'string') {
      const message = { method, params: fieldsOf(params) }
      return isId ? { kind: 'request', id, ...message } : { kind: 'notification', ...message }
    }
    const asked = isId ? this.#methods.get(id) : undefined
    if (asked === undefined || !isId || !('result' in line || 'error' in line)) return undefined
    this.#methods.delete(id)
    if (!('error' in line)) return { kind: 'result', method: asked, result: fieldsOf(line.result) }
    const { code, message, data } = fieldsOf(line.error)
    return { kind: 'error', method: asked, error: { code: numberOrNull(code), message: textOf(message), data } }
  }

  #line(fields: Fields): string {
    const json = JSON.stringify({ ...this.#head, ...fields }).replace(LINE_SEPARATORS, (character) => {
      return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`
    })
    return `${json}\n`
  }
}
