import { createServer, type Server, type Socket } from 'node:net'

/** A Redis of a few commands, enough for what replicas share; it can die and come back. */
export class StubRedis {
  #texts = new Map<string, string>()
  #lists = new Map<string, string[]>()
  #subscribers = new Map<Socket, Set<string>>()
  #sockets = new Set<Socket>()
  #server: Server | null = null
  #port = 0

  get url(): string {
    return `redis://127.0.0.1:${this.#port}`
  }

  /** Listens, on the same port as before after a `stop`. */
  async start(): Promise<this> {
    const server = createServer((socket) => this.#serve(socket))
    await new Promise<void>((resolve) => server.listen(this.#port, '127.0.0.1', resolve))
    const address = server.address()
    if (address && typeof address === 'object') this.#port = address.port
    this.#server = server
    return this
  }

  /** Drops every connection and refuses new ones; what it held is kept. */
  async stop(): Promise<void> {
    for (const socket of this.#sockets) socket.destroy()
    await new Promise((resolve) =>
      this.#server ? this.#server.close(resolve) : resolve(undefined),
    )
    this.#server = null
  }

  #serve(socket: Socket) {
    this.#sockets.add(socket)
    let buffer = Buffer.alloc(0)
    let queue: string[][] | null = null
    socket.on('error', () => undefined)
    socket.on('close', () => {
      this.#sockets.delete(socket)
      this.#subscribers.delete(socket)
    })
    socket.on('data', (chunk) => {
      buffer = Buffer.concat([buffer, chunk])
      for (let read = readCommand(buffer); read; read = readCommand(buffer)) {
        buffer = buffer.subarray(read.length)
        const name = read.command[0]?.toUpperCase()
        if (name === 'MULTI') {
          queue = []
          socket.write('+OK\r\n')
        } else if (name === 'EXEC') {
          const replies = (queue ?? []).map((command) => this.#run(socket, command))
          queue = null
          socket.write(`*${replies.length}\r\n${replies.join('')}`)
        } else if (queue) {
          queue.push(read.command)
          socket.write('+QUEUED\r\n')
        } else {
          socket.write(this.#run(socket, read.command))
        }
      }
    })
  }

  #run(socket: Socket, [name = '', key = '', ...rest]: string[]): string {
    const [first = '', second = ''] = rest
    switch (name.toUpperCase()) {
      case 'GET':
        return bulk(this.#texts.get(key))
      case 'SET':
        this.#texts.set(key, first)
        return '+OK\r\n'
      case 'DEL':
        return `:${Number(this.#texts.delete(key))}\r\n`
      case 'LPUSH':
        return `:${this.#list(key).unshift(first)}\r\n`
      case 'LTRIM':
        this.#list(key).splice(Number(second) + 1)
        return '+OK\r\n'
      case 'LRANGE':
        return array(this.#list(key).slice(Number(first), Number(second) + 1))
      case 'SUBSCRIBE':
        this.#subscribers.set(socket, (this.#subscribers.get(socket) ?? new Set()).add(key))
        return `*3\r\n${bulk('subscribe')}${bulk(key)}:1\r\n`
      case 'PUBLISH':
        return `:${this.#publish(key, first)}\r\n`
      default:
        return '+OK\r\n'
    }
  }

  #list(key: string): string[] {
    const list = this.#lists.get(key) ?? []
    this.#lists.set(key, list)
    return list
  }

  #publish(channel: string, text: string): number {
    const followers = [...this.#subscribers].filter(([, channels]) => channels.has(channel))
    for (const [socket] of followers) socket.write(array(['message', channel, text]))
    return followers.length
  }
}

/** The first whole command of what has arrived, and how many bytes it takes. */
function readCommand(buffer: Buffer): { command: string[]; length: number } | undefined {
  let at = 0
  const line = () => {
    const end = buffer.indexOf('\r\n', at)
    if (end < 0) return undefined
    const text = buffer.toString('utf8', at, end)
    at = end + 2
    return text
  }
  const parts = Number(line()?.slice(1))
  if (Number.isNaN(parts)) return undefined
  const command: string[] = []
  for (let index = 0; index < parts; index += 1) {
    const size = Number(line()?.slice(1))
    if (Number.isNaN(size) || buffer.length < at + size + 2) return undefined
    command.push(buffer.toString('utf8', at, at + size))
    at += size + 2
  }
  return { command, length: at }
}

function bulk(text: string | undefined): string {
  return text === undefined ? '$-1\r\n' : `$${Buffer.byteLength(text)}\r\n${text}\r\n`
}

function array(texts: string[]): string {
  return `*${texts.length}\r\n${texts.map(bulk).join('')}`
}
