import { once } from 'node:events'
import { Agent, createServer, get, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { setImmediate } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { closeServer } from './close-server.mjs'

it('answers what has begun, then closes the connection that a proxy keeps; refuses new ones', async () => {
  const responses: ServerResponse[] = []
  const server = createServer({ keepAliveTimeout: 75_000 }, (_, response) => {
    responses.push(response)
    server.emit('received')
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const agent = new Agent({ keepAlive: true })
  const request = get({ host: '127.0.0.1', port, agent })
  const answered = once(request, 'response')
  await once(server, 'received')

  const closed = closeServer(server)
  // On a busy machine the system still takes a connection in the very turn of the call, and resets it.
  await setImmediate()
  const refused = get({ host: '127.0.0.1', port, agent: false })
  const [error] = (await once(refused, 'error')) as [NodeJS.ErrnoException]
  expect(error.code).toBe('ECONNREFUSED')
  responses[0]?.end('whole')
  const [response] = (await answered) as [IncomingMessage]
  expect(await text(response)).toBe('whole')
  await closed
})
