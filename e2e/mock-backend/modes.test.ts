import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { startStub, type StubBackend } from './server'

const EVENTS = '/api/medias/events/'
const HEADER = '/api/accueil/header-video/'

let stub: StubBackend
beforeEach(async () => {
  stub = await startStub()
})
afterEach(() => stub.close())

function get(path: string, within = 2000): Promise<Response> {
  return fetch(`${stub.origin}${path}`, { signal: AbortSignal.timeout(within) })
}

async function causeOf(failing: Promise<Response>): Promise<string> {
  const error: unknown = await failing.then(
    () => new Error('It answered.'),
    (reason: unknown) => reason,
  )
  const cause: unknown = error instanceof Error ? (error.cause ?? error) : error
  if (cause instanceof Error && 'code' in cause && typeof cause.code === 'string') return cause.code
  return cause instanceof Error ? cause.name : String(cause)
}

describe('the failures', () => {
  test('refuse closes the socket, and the same port answers again afterwards', async () => {
    const { origin } = stub
    expect((await get(EVENTS)).status).toBe(200)
    await stub.mode('refuse')
    expect(await causeOf(get(EVENTS))).toBe('ECONNREFUSED')
    expect(await causeOf(get('/media/a-10x10.jpg'))).toBe('ECONNREFUSED')
    await stub.mode('ok')
    expect(stub.origin).toBe(origin)
    expect((await get(EVENTS)).status).toBe(200)
  })

  test('hang takes the request and never answers; leaving it cuts what waits', async () => {
    await stub.mode('hang')
    expect(await causeOf(get(EVENTS, 300))).toBe('TimeoutError')
    expect(stub.requests).toHaveLength(1)
    const waiting = causeOf(get(HEADER, 5000))
    await expect.poll(() => stub.requests.length).toBe(2)
    await stub.mode('ok')
    expect(await waiting).toBe('UND_ERR_SOCKET')
    expect((await get(HEADER)).status).toBe(200)
  })

  test('close does not wait for hanging requests', async () => {
    await stub.mode('hang')
    const waiting = causeOf(get(EVENTS, 5000))
    await expect.poll(() => stub.requests.length).toBe(1)
    await stub.close()
    expect(await waiting).toBe('UND_ERR_SOCKET')
  })

  test.each([
    ['error500', 500],
    ['html', 200],
    ['notFound', 404],
  ] as const)('%s answers %i with HTML, for every path', async (mode, status) => {
    await stub.mode(mode)
    for (const path of [EVENTS, HEADER, '/media/a-10x10.jpg', '/autre']) {
      const response = await get(path)
      expect(response.status).toBe(status)
      expect(response.headers.get('content-type')).toContain('text/html')
    }
  })

  test('truncated sends a complete response whose JSON stops half way', async () => {
    await stub.mode('truncated')
    const response = await get(EVENTS)
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('application/json')
    const text = await response.text()
    expect(text.startsWith('[{"id":1,')).toBe(true)
    expect(() => JSON.parse(text) as unknown).toThrow(SyntaxError)
  })

  test('empty answers [] for lists and a JSON 404 for single things', async () => {
    await stub.mode('empty')
    expect(await (await get(EVENTS)).json()).toEqual([])
    expect(await (await get('/api/videos/category/portraits/')).json()).toEqual([])
    for (const path of [HEADER, `${EVENTS}soiree-ce-soir/`]) {
      const response = await get(path)
      expect(response.status).toBe(404)
      expect(await response.json()).toEqual({ detail: 'Introuvable.' })
    }
  })
})

describe('one path alone', () => {
  test('fails while the others answer, with or without its slash', async () => {
    await stub.mode('html', '/api/medias/events')
    expect((await get(EVENTS)).headers.get('content-type')).toContain('text/html')
    expect((await get(EVENTS.slice(0, -1))).headers.get('content-type')).toContain('text/html')
    expect((await get(HEADER)).headers.get('content-type')).toBe('application/json')
    await stub.mode('ok', EVENTS)
    expect((await get(EVENTS)).headers.get('content-type')).toBe('application/json')
  })

  test('refused for one path cuts the connection', async () => {
    await stub.mode('refuse', EVENTS)
    expect(await causeOf(get(EVENTS))).toBe('UND_ERR_SOCKET')
    expect((await get(HEADER)).status).toBe(200)
  })

  test('a mode for everything forgets those of single paths', async () => {
    await stub.mode('error500', EVENTS)
    await stub.mode('ok')
    expect((await get(EVENTS)).status).toBe(200)
  })
})
