import {
  createServer,
  get as httpGet,
  type IncomingMessage,
  type RequestOptions,
  type ServerResponse,
} from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { readForeignFileStart } from './foreign-file'

type OnResponse = (response: IncomingMessage) => void
const get = vi.hoisted(() => vi.fn())
vi.mock('node:https', () => ({ get }))

let answer: (request: IncomingMessage, response: ServerResponse) => void
const server = createServer((request, response) => answer(request, response))

// The request goes to a server of this machine, over HTTP, whatever the host of the URL.
beforeEach(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  get.mockReset()
  get.mockImplementation((url: URL, { headers, signal }: RequestOptions, end: OnResponse) =>
    httpGet({ host: '127.0.0.1', port, path: url.pathname, headers, signal }, end),
  )
})
afterEach(() => {
  server.closeAllConnections()
  return new Promise<void>((resolve) => server.close(() => resolve()))
})

const read = (address: string) => readForeignFileStart(address, 10, 2000)

it('reads the first bytes, and no more', async () => {
  answer = (request, response) => {
    expect(request.headers.range).toBe('bytes=0-9')
    response.writeHead(200).write('a'.repeat(100_000))
  }
  expect(String(await read('https://photos.example/a.jpg'))).toBe('a'.repeat(10))
})

it('reads a file that is shorter', async () => {
  answer = (_request, response) => void response.writeHead(206).end('abc')
  expect(String(await read('https://photos.example/a.jpg'))).toBe('abc')
})

it('connects through a look-up of public addresses, without a pool', async () => {
  answer = (_request, response) => void response.end('abc')
  await read('https://photos.example/a.jpg')
  const [, { lookup, agent }] = get.mock.calls[0] as [URL, RequestOptions]
  expect(agent).toBe(false)
  const refused = await new Promise((resolve) =>
    lookup?.('localhost', { all: true }, (error) => resolve(error)),
  )
  expect(String(refused)).toContain('localhost is not a public host.')
})

it.each([
  ...['https://127.0.0.1/a.jpg', 'https://0x7f.1/a.jpg', 'https://2130706433/a.jpg'],
  ...['https://[::1]/a.jpg', 'https://[::ffff:10.0.0.4]/a.jpg', 'https://169.254.169.254/latest'],
  ...['http://photos.example/a.jpg', 'file:///etc/passwd'],
])('refuses %s without a request', async (address) => {
  await expect(read(address)).rejects.toThrow('is not a public host')
  expect(get).not.toHaveBeenCalled()
})

it.each([301, 302, 307, 404, 500])('follows no redirect and reads no error: %i', async (status) => {
  answer = (_request, response) =>
    void response.writeHead(status, { location: 'https://127.0.0.1/' }).end('x')
  await expect(read('https://photos.example/a.jpg')).rejects.toThrow(`statut ${status}`)
  expect(get).toHaveBeenCalledTimes(1)
})

it('gives up after the time limit', async () => {
  answer = () => undefined
  const late = readForeignFileStart('https://photos.example/a.jpg', 10, 50)
  await expect(late).rejects.toThrow()
})

it('gives up when the response breaks off', async () => {
  answer = (_request, response) => {
    response.writeHead(200, { 'content-length': '100' }).write('abc')
    setImmediate(() => response.destroy())
  }
  await expect(read('https://photos.example/a.jpg')).rejects.toThrow()
})
