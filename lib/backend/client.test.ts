import { afterEach, beforeEach, expect, it, vi } from 'vitest'

const readForeignFileStart = vi.hoisted(() => vi.fn())
vi.mock('./foreign-file', () => ({ readForeignFileStart }))
const fetched = vi.fn<typeof fetch>()

beforeEach(() => {
  vi.resetModules()
  vi.stubEnv('API_BASE_URL', 'http://10.0.0.4:8000/v1')
  vi.stubGlobal('fetch', fetched)
  fetched.mockReset().mockImplementation(async () => new Response('abcdef'))
  readForeignFileStart.mockReset().mockResolvedValue(Buffer.from('xyz'))
})
afterEach(() => {
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
})

it('reads a whole file from under the API base only, and follows no redirect', async () => {
  const { getFile } = await import('./client')
  expect(String(await getFile('http://10.0.0.4:8000/v1/media/a.jpg', 10))).toBe('abcdef')
  expect(fetched.mock.calls[0]?.[1]?.redirect).toBe('error')
})

it.each([
  ...[
    'http://10.0.0.4:8000/v10/a.jpg',
    'http://10.0.0.4:8000/a.jpg',
    'http://10.0.0.4:80/v1/a.jpg',
  ],
  ...['https://photos.example/a.jpg', 'http://127.0.0.1/', 'file:///etc/passwd', '/v1/a.jpg'],
])('refuses to read %s whole, without a request', async (address) => {
  const { getFile } = await import('./client')
  await expect(getFile(address, 10)).rejects.toThrow('adresse étrangère')
  expect(fetched).not.toHaveBeenCalled()
})

it('refuses a file that is too large', async () => {
  const { getFile } = await import('./client')
  await expect(getFile('http://10.0.0.4:8000/v1/a.jpg', 5)).rejects.toThrow('plus de 5 octets')
})

it('reads the start of a file of the backend, at a private address too', async () => {
  const { getFileStart } = await import('./client')
  expect(String(await getFileStart('http://10.0.0.4:8000/media/a.jpg', 3, 1000))).toBe('abc')
  expect(fetched.mock.calls[0]?.[1]?.redirect).toBe('error')
  expect(readForeignFileStart).not.toHaveBeenCalled()
})

it.each([
  ...['https://photos.example/a.jpg', 'http://10.0.0.4:8001/a.jpg', 'https://10.0.0.4:8000/a.jpg'],
  ...['http://10.0.0.4:8000@photos.example/a.jpg'],
])('leaves %s to the client that refuses private hosts', async (address) => {
  const { getFileStart } = await import('./client')
  expect(String(await getFileStart(address, 3, 1000))).toBe('xyz')
  expect(readForeignFileStart).toHaveBeenCalledWith(address, 3, 1000)
  expect(fetched).not.toHaveBeenCalled()
})

it('answers nothing when the start cannot be read', async () => {
  const { getFileStart } = await import('./client')
  readForeignFileStart.mockRejectedValue(new Error('not a public host'))
  expect(await getFileStart('https://photos.example/a.jpg', 3, 1000)).toBeUndefined()
  expect(await getFileStart('nonsense', 3, 1000)).toBeUndefined()
})
