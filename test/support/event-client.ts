import { connect, type Socket } from 'node:net'

/** A client of `/api/v1/events` on a bare socket, which reads as it is told to. */
export class EventClient {
  /** The numbers of the events that it has taken, over all its connections. */
  readonly numbers: number[] = []
  readonly #port: number
  readonly #token: string
  #socket: Socket | undefined
  #text = ''

  constructor(port: number, token: string) {
    this.#port = port
    this.#token = token
  }

  get last(): number {
    return this.numbers.at(-1) ?? 0
  }

  /** Connects, from the event after the last that it took. Resolves when the request is sent. */
  async open({ reads }: { readonly reads: boolean }): Promise<void> {
    this.#text = ''
    const socket = connect({ port: this.#port, host: '127.0.0.1' })
    this.#socket = socket
    socket.on('error', () => {}) // The server was killed, or this client was.
    if (reads) socket.setEncoding('utf8').on('data', (text: unknown) => this.#take(String(text)))
    else socket.pause()
    await new Promise((resolve) => socket.once('connect', resolve).once('close', resolve))
    const head = [
      'GET /api/v1/events HTTP/1.1',
      `Host: 127.0.0.1:${this.#port}`,
      `Authorization: Bearer ${this.#token}`,
    ]
    await new Promise((resolve) =>
      socket.write(`${[...head, `Last-Event-ID: ${this.last}`].join('\r\n')}\r\n\r\n`, resolve),
    )
  }

  /** Takes some bytes of what waits, of a client that does not read by itself. */
  sip(bytes: number): number {
    return ((this.#socket?.read(bytes) ?? this.#socket?.read()) as Buffer | null)?.length ?? 0
  }

  /** Ends the connection without a word (`RST`). */
  reset(): void {
    this.#socket?.resetAndDestroy()
  }

  get isClosed(): boolean {
    return this.#socket?.destroyed ?? true
  }

  #take(text: string): void {
    // The marks of the chunked encoding stand between lines of their own and are no part of a frame that is looked for.
    this.#text += text
    const frames = this.#text.split('\n\n')
    this.#text = frames.pop() ?? ''
    for (const frame of frames) {
      const id = /(?:^|\n)id: (\d+)\n/.exec(frame)?.[1]
      if (id !== undefined) this.numbers.push(Number(id))
    }
  }
}
