import { connect, createServer } from 'node:net'

/**
 * Ends this process, with advice, when a port is in use.
 * @param {number} port
 * @param {string} host
 * @param {string} variable the name of the setting of that port
 */
export async function requireFreePort(port, host, variable) {
  const free = await new Promise((resolve) => {
    const server = createServer().once('error', () => resolve(false))
    server.listen(port, host, () => server.close(() => resolve(true)))
  })
  if (free) return
  const advice = `Stop what uses it, or choose another: ${variable}=${port + 10} npm start`
  console.error(`Port ${port} is already in use. ${advice}`)
  process.exit(1)
}

/** Whether a port of this machine accepts connections. @param {number} port @returns {Promise<boolean>} */
export function isListening(port) {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1').once('error', () => resolve(false))
    socket.once('connect', () => resolve(socket.destroy().destroyed))
  })
}
