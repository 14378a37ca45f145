import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, it, vi } from 'vitest'
import { createRouter } from './router.mjs'

afterEach(() => vi.unstubAllEnvs())

/** What a site with a key of IndexNow answers: the key, or the path that Next was asked for. */
async function answerOf(key: string, path: string) {
  vi.stubEnv('INDEXNOW_KEY', key)
  const router = createRouter({
    files: () => false,
    next: async (request, response) => void response.end(`Next ${request.url}`),
    host: 'localhost:3000',
    serverFolder: '',
    isHttps: false,
    isLogged: false,
    isStopping: () => false,
  })
  const server = createServer(router).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const { port } = server.address() as AddressInfo
  const response = await fetch(`http://127.0.0.1:${port}${path}`)
  server.close()
  return `${response.headers.get('content-type')} ${await response.text()}`
}

it('serves the key of IndexNow as a text, and nothing of that kind without a key', async () => {
  expect(await answerOf('abcdef-1234', '/abcdef-1234.txt')).toBe('text/plain abcdef-1234')
  expect(await answerOf('abcdef-1234', '/abcdef.txt')).toContain('Next')
  expect(await answerOf('', '/.txt')).toContain('Next')
})
