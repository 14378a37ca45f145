import { type IncomingHttpHeaders, request } from 'node:http'

/** A request that a browser might refuse to send. */
export type RawRequest = { method: string; target: string; headers: Record<string, string> }

export type RawResponse = { status: number; headers: IncomingHttpHeaders }

/**
 * Sends a request over a connection of its own and reads the head of the response.
 * @param port on the loopback interface
 * @returns status 0 when the connection ended or stayed silent for a minute without a response
 */
export function sendRaw(port: number, odd: RawRequest): Promise<RawResponse> {
  const { method, target: path, headers } = odd
  return new Promise((resolve) => {
    const options = { port, method, path, headers, agent: false, timeout: 60_000 }
    const sent = request({ host: '127.0.0.1', ...options }, (response) => {
      resolve({ status: response.statusCode ?? 0, headers: response.headers })
      response.destroy()
    })
    sent.on('upgrade', (response, socket) => {
      resolve({ status: response.statusCode ?? 0, headers: response.headers })
      socket.destroy()
    })
    sent.on('timeout', () => sent.destroy())
    sent.on('error', () => resolve({ status: 0, headers: {} }))
    sent.end()
  })
}
