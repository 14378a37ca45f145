import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, it } from 'vitest'
import { fetchThumbnail } from './thumbnail-endpoint'

let close = () => {}
afterEach(() => close())

/** YouTube's server of pictures, which answers so. */
async function stub(answers: Record<string, (response: ServerResponse) => void>) {
  const asked: string[] = []
  const server = createServer((request, response) => {
    asked.push(request.url ?? '')
    const answer = answers[request.url?.split('/').at(-1) ?? '']
    if (answer) answer(response)
    else response.writeHead(404).end('nothing')
  })
  close = () => void server.close()
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return { asked, take: () => fetchThumbnail(`http://127.0.0.1:${port}`, 'aqz-KE-bpKQ') }
}

it('takes the largest picture that there is', async () => {
  const { asked, take } = await stub({ 'hqdefault.jpg': (response) => response.end('picture') })
  expect(String(await take())).toBe('picture')
  expect(asked).toEqual(['/vi/aqz-KE-bpKQ/maxresdefault.jpg', '/vi/aqz-KE-bpKQ/hqdefault.jpg'])
})

it('takes nothing that is too large, empty, or elsewhere', async () => {
  const { take } = await stub({
    'maxresdefault.jpg': (response) => response.end(Buffer.alloc(3_000_001)),
    'hqdefault.jpg': (response) => response.end(),
  })
  expect(await take()).toBeNull()
  close()
  const moved = await stub({
    'maxresdefault.jpg': (response) => response.writeHead(302, { Location: '/secret' }).end(),
    secret: (response) => response.end('secret'),
  })
  expect(await moved.take()).toBeNull()
  expect(moved.asked).not.toContain('/secret')
})

it('takes nothing where there is no picture, and no line', async () => {
  expect(await (await stub({})).take()).toBeNull()
  expect(await fetchThumbnail('http://127.0.0.1:1', 'aqz-KE-bpKQ')).toBeNull()
})
