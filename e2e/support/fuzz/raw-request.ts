import { connect } from 'node:net'

/** A request as bytes on the wire, which a browser or an HTTP library might refuse to send. */
export type RawRequest = { method: string; target: string; headers: Record<string, string> }

/** The status of a response and its headers by lower-case name; repeated ones are joined. */
export type RawResponse = { status: number; headers: Record<string, string> }

const timeoutMs = 60_000

/**
 * Sends a request over a connection of its own and reads the head of the response.
 * @param port on the loopback interface
 * @returns status 0 when the connection ended or stayed silent for a minute without a response
 */
export function sendRaw(
  port: number,
  { method, target, headers }: RawRequest,
): Promise<RawResponse> {
  const all = { Host: `127.0.0.1:${port}`, Connection: 'close', ...headers }
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`)
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    let text = ''
    const finish = () => {
      socket.destroy()
      resolve(parseHead(text))
    }
    socket.setTimeout(timeoutMs, finish)
    socket.setEncoding('latin1')
    socket.on('data', (part: string) => {
      text = (text + part).replace(/^HTTP\/1\.1 1\d\d [^]*?\r\n\r\n/, '')
      if (text.includes('\r\n\r\n')) finish()
    })
    socket.on('error', finish)
    socket.on('end', finish)
    socket.write([`${method} ${target} HTTP/1.1`, ...lines, '', ''].join('\r\n'), 'latin1')
  })
}

function parseHead(text: string): RawResponse {
  const [first = '', ...lines] = (text.split('\r\n\r\n', 1)[0] ?? '').split('\r\n')
  const headers: Record<string, string> = {}
  for (const line of lines) {
    const colon = line.indexOf(':')
    const name = line.slice(0, colon).toLowerCase()
    const value = line.slice(colon + 1).trim()
    headers[name] = headers[name] === undefined ? value : `${headers[name]}, ${value}`
  }
  return { status: Number(first.split(' ')[1] ?? 0), headers }
}
