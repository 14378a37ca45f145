import { connect, createServer } from 'node:net'

/**
 * Ends this process, with advice, when a port is in use.
 * @param {number} port @param {string} host
 * @param {string} variable the environment variable of that port
 */
export async function requireFreePort(port, host, variable) {
  /** @type {NodeJS.ErrnoException | undefined} */
  const error = await new Promise((resolve, reject) => {
    const server = createServer().once('error', reject)
    server.listen(port, host, () => server.close(() => resolve(undefined)))
  }).catch((/** @type {Error} */ reason) => reason)
  if (!error) return
  console.error(
    error.code === 'EADDRINUSE'
      ? `Port ${port} is already in use. Stop what uses it, or set ${variable} to another.`
      : `Nothing can listen on port ${port} of ${host}: ${error.message}. Set ${variable} or HOST otherwise.`,
  )
  process.exit(1)
}

/** Whether a port of this machine accepts connections. @param {number} port @returns {Promise<boolean>} */
export function isListening(port) {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1').once('error', () => resolve(false))
    socket.once('connect', () => resolve(socket.destroy().destroyed))
  })
}
