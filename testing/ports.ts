import { createServer, type Server } from 'node:net'

/** Below the range from which the system takes ports for outgoing connections. */
const firstPort = 20_000
const lastPort = 30_000
const host = '127.0.0.1'

/**
 * Listens on a random free port and answers it. A server that closes and comes back later finds
 * its port still free, because no outgoing connection is ever given one of this range.
 */
export async function listenOnFreePort(server: Server): Promise<number> {
  for (let attempt = 0; attempt < 50; attempt += 1) {
    const port = firstPort + Math.floor(Math.random() * (lastPort - firstPort))
    if (await tryToListen(server, port)) return port
  }
  throw new Error(`No free port between ${firstPort} and ${lastPort}.`)
}

/** Listens on the given port; answers whether it was free. */
export function tryToListen(server: Server, port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const onError = () => resolve(false)
    server.once('error', onError)
    server.listen(port, host, () => {
      server.off('error', onError)
      resolve(true)
    })
  })
}

/** A port that is free now, for a process that opens it itself. */
export const freePort = async () => (await freePorts(1))[0] as number

/** As many different ports as asked that are free now: none is given back before all are chosen. */
export async function freePorts(count: number): Promise<number[]> {
  const servers = Array.from({ length: count }, () => createServer())
  const ports: number[] = []
  for (const server of servers) ports.push(await listenOnFreePort(server))
  for (const server of servers) await new Promise((resolve) => server.close(resolve))
  return ports
}
