import { once } from 'node:events'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { expect, it, vi } from 'vitest'
import { requireFreePort } from './ports.mjs'

/** What is said before the process ends. */
async function refusal(...args: Parameters<typeof requireFreePort>) {
  const says = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const exit = vi.spyOn(process, 'exit').mockImplementation(() => undefined as never)
  await requireFreePort(...args)
  expect(exit.mock.calls).toEqual(says.mock.calls.map(() => [1]))
  const said = says.mock.calls.flat().join('\n')
  vi.restoreAllMocks()
  return said
}

it('says that a port is in use, and nothing of one that is free', async () => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const said = `Port ${port} is already in use. Stop what uses it, or set BACKEND_PORT to another.`
  expect(await refusal(port, '127.0.0.1', 'BACKEND_PORT')).toBe(said)
  await new Promise((closed) => server.close(closed))
  expect(await refusal(port, '127.0.0.1', 'BACKEND_PORT')).toBe('')
})

it('calls no port in use at an address that this machine does not have', async () => {
  const said = await refusal(3000, '192.0.2.1', 'PORT')
  expect(said).toContain('EADDRNOTAVAIL')
  expect(said).toContain('HOST')
  expect(said).not.toContain('in use')
})

it('says which port there cannot be: those of the cluster follow PORT', async () => {
  expect(await refusal(65_536, '127.0.0.1', 'PORT')).toContain('port 65536')
})
