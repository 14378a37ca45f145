import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type Question, showSignInWith } from '../saving/session-end'
import { fetchWithProgress, type Progress } from './fetch-with-progress'
import { progressText } from './messages'
import { LineLost, sendForm } from './send-form'

vi.mock('./send-form', async (original) => ({
  ...(await original<typeof import('./send-form')>()),
  sendForm: vi.fn<typeof sendForm>(),
}))

const original = vi.fn<typeof fetch>()
const show = vi.fn<(progress: Progress | null) => void>()
const readAgain = vi.fn<() => void>()
const tell = vi.fn<(message: string) => void>()
const wrapped = fetchWithProgress(original, tell, show, readAgain)
const shown = () => show.mock.lastCall?.[0]
const listeners = new Map<string, () => void>()

beforeEach(() => {
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('localStorage', { removeItem: vi.fn<() => void>() })
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('no picture')))
  vi.stubGlobal('window', {
    addEventListener: (name: string, listener: () => void) => listeners.set(name, listener),
    removeEventListener: (name: string) => listeners.delete(name),
  })
  original.mockImplementation((url) =>
    Promise.resolve(
      String(url).startsWith('/cms/uploads')
        ? Response.json({ docs: [] })
        : new Response(null, { status: 204 }),
    ),
  )
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.mocked(sendForm).mockReset()
})

function form(bytes: number): FormData {
  const body = new FormData()
  body.append('_payload', '{}')
  body.append('file', new File([new Uint8Array(bytes)], 'film.mp4'))
  return body
}

const sendFile = (bytes = 10) => wrapped('/cms/uploads', { method: 'post', body: form(bytes) })

it('leaves requests without a file to fetch, and ends those that forms wait for', async () => {
  original.mockResolvedValueOnce(new Response('original'))
  const response = await wrapped('/cms/photos', { method: 'POST', body: '{}' })
  expect(await response.text()).toBe('original')
  expect(sendForm).not.toHaveBeenCalled()
  original.mockImplementation(
    (_, init) =>
      new Promise((_, reject) => {
        init?.signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError')))
      }),
  )
  const action = wrapped('/admin', { method: 'POST', headers: { 'Next-Action': 'a' } })
  listeners.get('offline')?.()
  await expect(action).rejects.toThrow(LineLost)
})

it('says before it sends that the file is too heavy', async () => {
  const response = await sendFile(60 * 1024 * 1024 + 1)
  expect(`${response.status} ${await response.text()}`).toMatch(
    /^413 .*trop lourd.*60\sMo.*WhatsApp/,
  )
  expect(sendForm).not.toHaveBeenCalled()
})

it('sends a file again when the line is back, or says that it is stopped', async () => {
  vi.mocked(sendForm)
    .mockRejectedValueOnce(new LineLost())
    .mockResolvedValueOnce(new Response('stored', { status: 201 }))
    .mockRejectedValueOnce(new LineLost())
  const sent = sendFile()
  await vi.waitFor(() => expect(shown()?.stop).toBeDefined())
  listeners.get('online')?.()
  expect(await (await sent).text()).toBe('stored')
  const stopped = sendFile()
  await vi.waitFor(() => expect(shown()?.stop).toBeDefined())
  shown()?.stop?.()
  expect((await stopped).status).toBe(503)
})

it('says of a GIF that its motion is lost, once it is stored', async () => {
  vi.mocked(sendForm).mockResolvedValue(Response.json({ doc: {} }, { status: 201 }))
  await sendFile()
  expect(tell).not.toHaveBeenCalled()
  const body = form(0)
  body.set('file', new File(['GIF89a'], 'danse.gif', { type: 'image/gif' }))
  await wrapped('/cms/uploads', { method: 'post', body })
  expect(tell).toHaveBeenCalledWith(expect.stringContaining('sans mouvement'), false)
})

it('sends no file that has arrived before', async () => {
  original.mockImplementation(() => Promise.resolve(Response.json({ docs: [{ id: 7 }] })))
  const response = await sendFile()
  expect([response.status, await response.json()]).toMatchObject([201, { doc: { id: 7 } }])
  expect(sendForm).not.toHaveBeenCalled()
})

it('makes one copy however often it is asked for before the answer, and shows that it is being made', async () => {
  original.mockClear()
  let answer: (it: Response) => void = () => undefined
  original.mockReturnValueOnce(
    new Promise((resolve) => {
      answer = resolve
    }),
  )
  const copy = () =>
    wrapped('/cms/evenements/7/duplicate?locale=fr', { method: 'POST', body: '{}' })
  const answers = Promise.all([copy(), copy()])
  expect(shown()?.text).toBe('Un instant, l’enregistrement est en cours…')
  answer(Response.json({ doc: { id: 8 } }))
  expect(await Promise.all((await answers).map((it) => it.json()))).toEqual([
    { doc: { id: 8 } },
    { doc: { id: 8 } },
  ])
  expect(show).toHaveBeenLastCalledWith(null)
  expect(original).toHaveBeenCalledTimes(1)
  original.mockResolvedValueOnce(Response.json({ doc: { id: 9 } }))
  expect(await (await copy()).json()).toEqual({ doc: { id: 9 } })
})

it.each([
  ['/cms/evenements?draft=true', ['Un instant, l’enregistrement est en cours…', null]],
  ['/cms/evenements/7', [null]],
  ['/cms/globals/reglages', [null]],
])('says that something new is being stored: %s', async (address, texts) => {
  show.mockClear()
  const body = new FormData()
  body.append('_payload', '{}')
  await wrapped(address, { method: 'POST', body })
  expect(show.mock.calls.map(([progress]) => progress?.text ?? null)).toEqual(texts)
})

it('hands on what ends the request', async () => {
  vi.mocked(sendForm).mockRejectedValueOnce(new DOMException('', 'AbortError'))
  await expect(sendFile()).rejects.toThrow(DOMException)
})

it('asks for a sign-in over the form where the session has ended, and sends again', async () => {
  original.mockImplementation((url) =>
    Promise.resolve(Response.json(String(url).endsWith('/me') ? { user: null } : {})),
  )
  vi.mocked(sendForm)
    .mockResolvedValueOnce(new Response(null, { status: 403 }))
    .mockResolvedValueOnce(new Response('stored'))
  const dialog = vi.fn<(question: Question | null) => void>()
  showSignInWith(dialog)
  const sent = sendFile()
  await vi.waitFor(() => expect(dialog).toHaveBeenCalled())
  dialog.mock.lastCall?.[0]?.answer(true)
  expect(await (await sent).text()).toBe('stored')
  expect(dialog).toHaveBeenLastCalledWith(null)
})

const bulk = ['/cms/evenements?where[id][in][0]=7', { method: 'PATCH', body: '{}' }] as const

it('refuses a change without an answer as the dialogs of Payload read it, and says to look at the list', async () => {
  original.mockRejectedValue(new TypeError('Failed to fetch'))
  for (const [url, init] of [bulk, ['/cms/evenements/7/duplicate', { method: 'POST' }]] as const) {
    const lost = await wrapped(url, init)
    const message = expect.stringMatching(/coupée.*ne sait pas si c’est fait.*regardez la liste/)
    expect([lost.status, await lost.json()]).toEqual([503, { docs: [], errors: [{ message }] }])
  }
  original.mockClear()
  vi.stubGlobal('navigator', { onLine: false })
  expect(await (await wrapped(...bulk)).text()).toContain('Rien n’a été envoyé')
  expect(original).not.toHaveBeenCalled()
})

it.each([
  ['/cms/evenements', undefined],
  ['/cms/payload-preferences/nav', { method: 'POST' }],
  ['/cms/owners/login', { method: 'POST' }],
])('leaves what is read, noted by Payload or signs in as it was refused: %s', async (url, init) => {
  original.mockImplementation(() => Promise.resolve(new Response(null, { status: 403 })))
  expect((await wrapped(url, init)).status).toBe(403)
  original.mockRejectedValue(new TypeError('Failed to fetch'))
  await expect(wrapped(url, init)).rejects.toThrow(LineLost)
})

it('asks for a sign-in where a change finds the session ended, and makes it then', async () => {
  let isOut = true
  original.mockImplementation((url) => {
    if (String(url).endsWith('/me'))
      return Promise.resolve(Response.json({ user: isOut ? null : {} }))
    return Promise.resolve(new Response(null, { status: isOut ? 403 : 200 }))
  })
  showSignInWith((question) => {
    isOut = false
    question?.answer(true)
  })
  expect((await wrapped(...bulk)).status).toBe(200)
})

it('writes the progress in French', () => {
  expect(progressText(12_897_485, 29_360_128)).toBe('Envoi\u00a0: 43\u00a0% (12,3 sur 28\u00a0Mo)')
})
