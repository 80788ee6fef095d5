import type { StdinMessage } from '../protocol/agent-blocks/stdin-messages.ts'
import { createMessageReader } from './message-reader.ts'

type MessageOf<Type> = Extract<StdinMessage, { readonly type: Type }>

interface Waiter {
  readonly type: StdinMessage['type']
  readonly resolve: (message: StdinMessage) => void
  readonly reject: (reason: Error) => void
}

/** A pipe keeps its process alive even when it is paused, unless it is unreferenced; other streams cannot be. */
export type MessageInput = NodeJS.ReadableStream & { ref?(): unknown; unref?(): unknown }

/**
 * The messages of one input.
 *
 * 1. The input flows only while somebody listens or waits; otherwise it is paused and lets the process exit.
 * 2. A message that nobody took is kept for the first who listens: it may have come in one piece with an answer.
 */
export class Inbox {
  private readonly input: () => MessageInput
  private readonly listeners = new Set<(message: StdinMessage) => void>()
  private readonly read = createMessageReader()
  private waiters: Waiter[] = []
  private unheard: StdinMessage[] = []
  private flowing: MessageInput | undefined
  private ended = false

  constructor(input: () => MessageInput) {
    this.input = input
  }

  listen(listener: (message: StdinMessage) => void): () => void {
    const missed = this.unheard
    this.unheard = []
    for (const message of missed) listener(message)
    this.listeners.add(listener)
    this.flowAsNeeded()
    return () => {
      this.listeners.delete(listener)
      this.flowAsNeeded()
    }
  }

  next<Type extends StdinMessage['type']>(type: Type): Promise<MessageOf<Type>> {
    return new Promise<StdinMessage>((resolve, reject) => {
      this.waiters.push({ type, resolve, reject })
      this.flowAsNeeded()
    }) as Promise<MessageOf<Type>>
  }

  private flowAsNeeded(): void {
    if (this.ended) this.giveUp()
    const needed = !this.ended && (this.listeners.size > 0 || this.waiters.length > 0)
    if (needed && !this.flowing) {
      this.flowing = this.input()
      this.flowing.on('data', this.onData).on('end', this.onEnd).on('close', this.onEnd).resume()
      this.flowing.ref?.()
    } else if (!needed && this.flowing) {
      this.flowing.off('data', this.onData).off('end', this.onEnd).off('close', this.onEnd).pause()
      this.flowing.unref?.()
      this.flowing = undefined
    }
  }

  private readonly onData = (chunk: Uint8Array | string): void => {
    for (const message of this.read(chunk)) this.deliver(message)
    this.flowAsNeeded()
  }

  private readonly onEnd = (): void => {
    this.ended = true
    this.flowAsNeeded()
  }

  private deliver(message: StdinMessage): void {
    const waiter = this.waiters.find(({ type }) => type === message.type)
    if (waiter) {
      this.waiters = this.waiters.filter((other) => other !== waiter)
      waiter.resolve(message)
    }
    if (!waiter && this.listeners.size === 0) this.unheard.push(message)
    for (const listener of this.listeners) listener(message)
  }

  private giveUp(): void {
    const { waiters } = this
    this.waiters = []
    for (const { reject } of waiters) reject(new Error('The platform closed stdin before it answered.'))
  }
}
