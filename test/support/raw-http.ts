import { connect, type Socket } from 'node:net'

/** Bytes on a socket, as no HTTP client would send them, and what came back until the server closed or was silent. */
export class RawConnection {
  readonly socket: Socket
  text = ''
  isClosed = false

  constructor(port: number) {
    this.socket = connect({ port, host: '127.0.0.1' })
    this.socket.setEncoding('latin1').on('data', (part: unknown) => {
      this.text += String(part)
    })
    this.socket.on('error', () => {}) // The server may close at any time.
    this.socket.on('close', () => {
      this.isClosed = true
    })
  }

  get status(): number {
    return Number(/^HTTP\/1\.1 (\d+)/.exec(this.text)?.[1] ?? 0)
  }

  write(...lines: readonly string[]): this {
    this.socket.write(lines.join('\r\n'), 'latin1')
    return this
  }

  close(): void {
    this.socket.destroy()
  }
}
