import { afterEach, beforeEach, expect, test } from 'vitest'
import { type MockBackend, startMockBackend } from './server'

const eventsPath = '/api/medias/events/'
const headerVideoPath = '/api/accueil/header-video/'

let mock: MockBackend
beforeEach(async () => {
  mock = await startMockBackend()
})
afterEach(() => mock.close())

function get(path: string, timeoutMs = 5000): Promise<Response> {
  return fetch(`${mock.origin}${path}`, { signal: AbortSignal.timeout(timeoutMs) })
}

/** Why there was no answer: the code of the connection's error, or the name of another one. */
async function failureOf(answer: Promise<Response>): Promise<string> {
  const error = await answer.then(
    () => new Error('It answered.'),
    (reason: Error) => (reason.cause ?? reason) as Error & { code?: string },
  )
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name
}

test('refuse closes the socket, and the same port answers again afterwards', async () => {
  const { origin } = mock
  await mock.mode('refuse')
  expect(await failureOf(get(eventsPath))).toBe('ECONNREFUSED')
  await mock.mode('ok')
  expect(mock.origin).toBe(origin)
  expect((await get(eventsPath)).status).toBe(200)
})

test.each([
  ['leaving the mode', () => mock.mode('ok')],
  ['the end of the backend', () => mock.close()],
])('hang accepts a request and never answers; %s closes the connection', async (_, end) => {
  await mock.mode('hang')
  expect(await failureOf(get(eventsPath, 300))).toBe('TimeoutError')
  const waiting = failureOf(get(headerVideoPath))
  await expect.poll(() => mock.requests.length).toBe(2)
  await end()
  expect(await waiting).toBe('UND_ERR_SOCKET')
})

test.each([
  ['error500', 500],
  ['html', 200],
  ['notFound', 404],
] as const)('%s answers %i with HTML, for every path', async (mode, status) => {
  await mock.mode(mode)
  for (const path of [eventsPath, headerVideoPath, '/media/a-10x10.jpg', '/autre']) {
    const { status: answered, headers } = await get(path)
    expect([answered, headers.get('content-type')]).toEqual([
      status,
      expect.stringContaining('text/html'),
    ])
  }
})

test('truncated sends a complete response whose JSON is cut in half', async () => {
  await mock.mode('truncated')
  const response = await get(eventsPath)
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/json'])
  const text = await response.text()
  expect(text.startsWith('[{"id":1,')).toBe(true)
  expect(() => JSON.parse(text) as unknown).toThrow(SyntaxError)
})

test('empty answers [] for lists and a JSON 404 for single objects', async () => {
  await mock.mode('empty')
  for (const path of [eventsPath, '/api/videos/category/portraits/']) {
    expect(await (await get(path)).json()).toEqual([])
  }
  for (const path of [headerVideoPath, `${eventsPath}soiree-ce-soir/`]) {
    const response = await get(path)
    expect([response.status, await response.json()]).toEqual([404, { detail: 'Introuvable.' }])
  }
})

test('a mode of one path is that of the paths below it too, leaves the others healthy, and ends with the mode of all', async () => {
  const typeOf = async (path: string) => (await get(path)).headers.get('content-type')
  await mock.mode('html', '/api/medias/events')
  for (const path of [eventsPath, eventsPath.slice(0, -1), `${eventsPath}soiree-ce-soir/`]) {
    expect(await typeOf(path)).toContain('text/html')
  }
  expect(await typeOf(headerVideoPath)).toBe('application/json')
  await mock.mode('refuse', eventsPath)
  expect(await failureOf(get(eventsPath))).toBe('UND_ERR_SOCKET')
  await mock.mode('ok')
  expect(await typeOf(eventsPath)).toBe('application/json')
})
