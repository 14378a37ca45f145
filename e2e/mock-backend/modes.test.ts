import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type MockBackend, startMockBackend } from './server'

const eventsPath = '/api/medias/events/'
const headerVideoPath = '/api/accueil/header-video/'

let mock: MockBackend
beforeEach(async () => {
  mock = await startMockBackend()
})
afterEach(() => mock.close())

function get(path: string, timeoutMs = 2000): Promise<Response> {
  return fetch(`${mock.origin}${path}`, { signal: AbortSignal.timeout(timeoutMs) })
}

async function causeOf(isolatedSite: Promise<Response>): Promise<string> {
  const error: unknown = await isolatedSite.then(
    () => new Error('It answered.'),
    (reason: unknown) => reason,
  )
  const cause: unknown = error instanceof Error ? (error.cause ?? error) : error
  if (cause instanceof Error && 'code' in cause && typeof cause.code === 'string') return cause.code
  return cause instanceof Error ? cause.name : String(cause)
}

describe('the failures', () => {
  test('refuse closes the socket, and the same port answers again afterwards', async () => {
    const { origin } = mock
    expect((await get(eventsPath)).status).toBe(200)
    await mock.mode('refuse')
    expect(await causeOf(get(eventsPath))).toBe('ECONNREFUSED')
    expect(await causeOf(get('/media/a-10x10.jpg'))).toBe('ECONNREFUSED')
    await mock.mode('ok')
    expect(mock.origin).toBe(origin)
    expect((await get(eventsPath)).status).toBe(200)
  })

  test('hang accepts a request and never answers; leaving the mode closes the waiting connections', async () => {
    await mock.mode('hang')
    expect(await causeOf(get(eventsPath, 300))).toBe('TimeoutError')
    expect(mock.requests).toHaveLength(1)
    const waiting = causeOf(get(headerVideoPath, 5000))
    await expect.poll(() => mock.requests.length).toBe(2)
    await mock.mode('ok')
    expect(await waiting).toBe('UND_ERR_SOCKET')
    expect((await get(headerVideoPath)).status).toBe(200)
  })

  test('close does not wait for hanging requests', async () => {
    await mock.mode('hang')
    const waiting = causeOf(get(eventsPath, 5000))
    await expect.poll(() => mock.requests.length).toBe(1)
    await mock.close()
    expect(await waiting).toBe('UND_ERR_SOCKET')
  })

  test.each([
    ['error500', 500],
    ['html', 200],
    ['notFound', 404],
  ] as const)('%s answers %i with HTML, for every path', async (mode, status) => {
    await mock.mode(mode)
    for (const path of [eventsPath, headerVideoPath, '/media/a-10x10.jpg', '/autre']) {
      const response = await get(path)
      expect(response.status).toBe(status)
      expect(response.headers.get('content-type')).toContain('text/html')
    }
  })

  test('truncated sends a complete response whose JSON is cut in half', async () => {
    await mock.mode('truncated')
    const response = await get(eventsPath)
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('application/json')
    const text = await response.text()
    expect(text.startsWith('[{"id":1,')).toBe(true)
    expect(() => JSON.parse(text) as unknown).toThrow(SyntaxError)
  })

  test('empty answers [] for lists and a JSON 404 for single objects', async () => {
    await mock.mode('empty')
    expect(await (await get(eventsPath)).json()).toEqual([])
    expect(await (await get('/api/videos/category/portraits/')).json()).toEqual([])
    for (const path of [headerVideoPath, `${eventsPath}soiree-ce-soir/`]) {
      const response = await get(path)
      expect(response.status).toBe(404)
      expect(await response.json()).toEqual({ detail: 'Introuvable.' })
    }
  })
})

describe('one path alone', () => {
  test('a mode of one path is that of the paths below it too, and leaves the others healthy, with or without its trailing slash', async () => {
    await mock.mode('html', '/api/medias/events')
    for (const path of [eventsPath, eventsPath.slice(0, -1), `${eventsPath}soiree-ce-soir/`])
      expect((await get(path)).headers.get('content-type')).toContain('text/html')
    expect((await get(headerVideoPath)).headers.get('content-type')).toBe('application/json')
    await mock.mode('ok', eventsPath)
    expect((await get(eventsPath)).headers.get('content-type')).toBe('application/json')
  })

  test('refuse for one path closes the connection', async () => {
    await mock.mode('refuse', eventsPath)
    expect(await causeOf(get(eventsPath))).toBe('UND_ERR_SOCKET')
    expect((await get(headerVideoPath)).status).toBe(200)
  })

  test('a mode for every path resets the modes of single paths', async () => {
    await mock.mode('error500', eventsPath)
    await mock.mode('ok')
    expect((await get(eventsPath)).status).toBe(200)
  })
})
