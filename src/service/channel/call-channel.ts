import { connect } from 'node:net'
import { NONCE_MARK } from '../../agents/process-row.ts'
import { CHANNEL_VARIABLE, type ChannelAnswer, type ChannelRequest } from '../../engine/channel/channel-protocol.ts'
import { BatonError } from '../../protocol/baton-error.ts'

type Environment = Readonly<Record<string, string | undefined>>

/** The way of a process inside a run to its worker. */
export interface ChannelAccess {
  readonly path: string
  readonly token: string
  readonly nonce: string
}

/** What the environment of this process names; undefined outside of a run. Without a socket the path is empty. */
export function channelAccess(env: Environment = process.env): ChannelAccess | undefined {
  const token = env.BATON_RUN_TOKEN
  return token ? { path: env[CHANNEL_VARIABLE] ?? '', token, nonce: env[NONCE_MARK] ?? '' } : undefined
}

/** An error that the worker sent, with its code. */
export class ChannelError extends Error {
  readonly code: string
  constructor({ code, message }: NonNullable<ChannelAnswer['error']>) {
    super(message)
    this.code = code
  }
}

type Asked = { readonly say: string } | { readonly call: string; readonly input?: unknown }

/** One request on a connection of its own. It waits as long as its answer takes, or until it is aborted. */
export function callChannel({ path, token }: ChannelAccess, asked: Asked, signal?: AbortSignal): Promise<unknown> {
  if (path === '') throw BatonError.of('NO_CHANNEL', { reason: CHANNEL_VARIABLE })
  const request = { id: 1, token, ...asked } as ChannelRequest
  return new Promise((resolve, reject) => {
    const socket = connect(path)
    let text = ''
    const stop = () => socket.destroy()
    signal?.addEventListener('abort', stop, { once: true })
    socket.setEncoding('utf8')
    socket.on('error', (error) => reject(BatonError.of('NO_CHANNEL', { reason: error.message })))
    socket.on('data', (piece: string) => {
      text += piece
    })
    socket.on('close', () => {
      signal?.removeEventListener('abort', stop)
      const answer = answerIn(text)
      if (!answer) reject(BatonError.of('NO_CHANNEL', { reason: 'closed' }))
      else if (answer.error) reject(new ChannelError(answer.error))
      else resolve(answer.ok)
    })
    socket.on('data', () => {
      if (text.includes('\n')) socket.end()
    })
    socket.write(`${JSON.stringify(request)}\n`)
  })
}

function answerIn(text: string): ChannelAnswer | undefined {
  if (!text.includes('\n')) return undefined
  return JSON.parse(text.slice(0, text.indexOf('\n'))) as ChannelAnswer
}
