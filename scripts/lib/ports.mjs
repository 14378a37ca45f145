import { createServer } from 'node:net'

/**
 * Ends this process, with advice, when a port is in use.
 * @param {number} port
 * @param {string} host
 * @param {string} variable the name of the setting of that port
 */
export async function requireFreePort(port, host, variable) {
  const free = await new Promise((resolve) => {
    const server = createServer()
    server.once('error', () => resolve(false))
    server.listen(port, host, () => server.close(() => resolve(true)))
  })
  if (free) return
  console.error(
    `Port ${port} is already in use. Stop what uses it, or choose another: ${variable}=${port + 10} npm start`,
  )
  process.exit(1)
}
