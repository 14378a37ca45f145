import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { decodablePictures } from './decodable-pictures.mjs'

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: 'black' } })
const files: Record<string, () => Promise<Buffer> | Buffer> = {
  '/photo.jpg': () => picture(400, 300).jpeg().toBuffer(),
  '/wide.png': () => picture(12_001, 2).png().toBuffer(),
  '/many.tiff': () => Buffer.from('II*\0\xff\xff\xff\xff', 'latin1'),
  '/late.jpg': () => Buffer.from('\xff\xd8\xff\xe1', 'latin1'),
}

let server: Server
let base = ''
let requests: string[] = []

beforeAll(async () => {
  server = createServer((request, response) => {
    requests.push(request.url ?? '')
    const file = files[request.url ?? '']
    void (async () => response.writeHead(file ? 200 : 404).end(await file?.()))()
  })
  server.listen(0, 'localhost')
  await once(server, 'listening')
  base = `http://localhost:${(server.address() as AddressInfo).port}`
})
afterAll(() => void server.close())

const requestOf = (address: string) => `/_next/image?url=${encodeURIComponent(address)}&w=360&q=55`

it('a picture is refused by its header, asked for once', async () => {
  requests = []
  const isDecodable = decodablePictures(base)
  const ask = (name: string) => isDecodable(requestOf(base + name))
  expect(await ask('/photo.jpg')).toBe(true)
  expect(await ask('/wide.png')).toBe(false)
  expect(await ask('/wide.png')).toBe(false)
  expect(await ask('/many.tiff')).toBe(false)
  expect(await ask('/late.jpg')).toBe(true)
  expect(requests).toEqual(['/photo.jpg', '/wide.png', '/many.tiff', '/late.jpg'])
})

it.each([
  ['an upper-case scheme', (it: string) => it.replace('http:', 'HTTP:')],
  ['an upper-case host', (it: string) => it.replace('localhost', 'LocalHost')],
  ['white space before it', (it: string) => ` ${it}`],
  ['a detour', (it: string) => it.replace('/wide.png', '/a/../wide.png')],
])('a picture that is too large is refused under %s too', async (_, spell) => {
  const isDecodable = decodablePictures(base)
  expect(await isDecodable(requestOf(spell(`${base}/wide.png`)))).toBe(false)
  expect(await isDecodable(requestOf(spell(`${base}/photo.jpg`)))).toBe(true)
})

it('what is not under the base is refused and not asked for', async () => {
  requests = []
  const isDecodable = decodablePictures(base)
  const { port } = new URL(base)
  for (const address of [
    ...['http://127.0.0.1:1/wide.png', `http://moi@localhost:${port}/wide.png`],
    ...[`${base}/wide.png?1`, `http:/${port}/wide.png`, '/wide.png', ''],
  ]) {
    expect(await isDecodable(requestOf(address)), address).toBe(false)
  }
  expect(await isDecodable('/_next/image')).toBe(false)
  expect(await decodablePictures('')(requestOf('/wide.png'))).toBe(false)
  expect(requests).toEqual([])
})

it('what cannot be read now is left to Next, which may have stored it', async () => {
  expect(await decodablePictures(base)(requestOf(`${base}/absent.png`))).toBe(true)
})
