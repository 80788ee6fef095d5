import { connect, type Socket } from 'node:net'

interface Asked {
  readonly perSecond: number
  /** Milliseconds of each answer, in order of their ends. */
  readonly times: readonly number[]
}

/**
 * Sends requests over so many connections that stay open, one at a time on each. Written on bare sockets: the client
 * must not need more time than the server.
 */
export async function askMany(port: number, atOnce: number, requests: readonly string[]): Promise<Asked> {
  const sockets = await Promise.all(Array.from({ length: atOnce }, () => opened(port)))
  const times: number[] = []
  let next = 0
  const start = performance.now()
  await Promise.all(
    sockets.map(async (socket) => {
      const answers = new Answers(socket)
      for (let request = requests[next++]; request !== undefined; request = requests[next++]) {
        const sent = performance.now()
        socket.write(request)
        const status = await answers.next()
        if (status !== 200) throw new Error(`the server answered ${status}`)
        times.push(performance.now() - sent)
      }
    }),
  )
  const seconds = (performance.now() - start) / 1000
  for (const socket of sockets) socket.destroy()
  return { perSecond: requests.length / seconds, times }
}

export function request(port: number, method: string, path: string, token: string, body?: unknown): string {
  const text = body === undefined ? '' : JSON.stringify(body)
  const length =
    body === undefined ? '' : `Content-Type: application/json\r\nContent-Length: ${Buffer.byteLength(text)}\r\n`
  const head = `${method} ${path} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nAuthorization: Bearer ${token}\r\n`
  return `${head}Accept: application/json\r\n${length}\r\n${text}`
}

const opened = (port: number) =>
  new Promise<Socket>((resolve, reject) => {
    const socket = connect({ port, host: '127.0.0.1', noDelay: true }, () => resolve(socket)).once('error', reject)
  })

/** The statuses of the answers on a socket; a body is counted and thrown away. */
class Answers {
  #buffer = Buffer.alloc(0)
  #wake: (() => void) | undefined
  #isOver = false

  constructor(socket: Socket) {
    socket.on('data', (data) => {
      this.#buffer = this.#buffer.length === 0 ? data : Buffer.concat([this.#buffer, data])
      this.#wake?.()
    })
    socket.on('close', () => {
      this.#isOver = true
      this.#wake?.()
    })
  }

  async next(): Promise<number> {
    for (;;) {
      const end = this.#end()
      if (end !== undefined) {
        const status = Number(this.#buffer.subarray(9, 12).toString('latin1'))
        this.#buffer = this.#buffer.subarray(end)
        return status
      }
      if (this.#isOver) throw new Error('the server closed the connection')
      await new Promise<void>((resolve) => {
        this.#wake = resolve
      })
    }
  }

  /** Where the first answer ends, once it is whole. */
  #end(): number | undefined {
    const head = this.#buffer.indexOf('\r\n\r\n')
    if (head < 0) return undefined
    const text = this.#buffer.subarray(0, head).toString('latin1')
    const length = /^content-length: (\d+)/im.exec(text)?.[1]
    if (length === undefined) {
      const last = this.#buffer.indexOf('\r\n0\r\n\r\n', head)
      return last < 0 ? undefined : last + 7
    }
    const end = head + 4 + Number(length)
    return this.#buffer.length < end ? undefined : end
  }
}
