import { afterEach, expect, it, vi } from 'vitest'
import { fetchWithProgress } from './fetch-with-progress'
import { progressText } from './messages'
import { LineLost, sendForm } from './send-form'

vi.mock('./send-form', async (original) => ({
  ...(await original<typeof import('./send-form')>()),
  sendForm: vi.fn<typeof sendForm>(),
}))

afterEach(() => void vi.unstubAllGlobals())

const original = vi.fn<typeof fetch>(() => Promise.resolve(new Response('original')))
const wrapped = fetchWithProgress(original)

function form(bytes: number): FormData {
  const body = new FormData()
  body.append('file', new File([new Uint8Array(bytes)], 'film.mp4'))
  return body
}

async function sentence(bytes = 10): Promise<string> {
  const response = await wrapped('/cms/uploads', { method: 'post', body: form(bytes) })
  const { errors } = (await response.json()) as { errors: { message: string }[] }
  return `${response.status} ${errors[0]?.message}`
}

it('leaves requests without a file to fetch', async () => {
  const response = await wrapped('/cms/photos', { method: 'POST', body: '{}' })
  expect(await response.text()).toBe('original')
  expect(sendForm).not.toHaveBeenCalled()
})

it('says before it sends that the file is too heavy, or that there is no line', async () => {
  vi.stubGlobal('navigator', { onLine: true })
  expect(await sentence(60 * 1024 * 1024 + 1)).toMatch(/^413 .*trop lourd.*60\sMo.*WhatsApp/)
  vi.stubGlobal('navigator', { onLine: false })
  expect(await sentence()).toMatch(/^503 Vous êtes hors ligne/)
  expect(sendForm).not.toHaveBeenCalled()
})

it('says that the line was lost while the file was sent', async () => {
  vi.stubGlobal('navigator', { onLine: true })
  vi.mocked(sendForm).mockRejectedValueOnce(new LineLost())
  expect(await sentence()).toMatch(/^503 La connexion a été coupée/)
})

it('hands on what the server answers, and what ends the request', async () => {
  vi.stubGlobal('navigator', { onLine: true })
  vi.mocked(sendForm).mockResolvedValueOnce(new Response('stored', { status: 201 }))
  expect(await (await wrapped('/cms/uploads', { body: form(10) })).text()).toBe('stored')
  vi.mocked(sendForm).mockRejectedValueOnce(new DOMException('', 'AbortError'))
  await expect(wrapped('/cms/uploads', { body: form(10) })).rejects.toThrow(DOMException)
})

it('writes the progress in French', () => {
  expect(progressText(12_897_485, 29_360_128)).toBe('Envoi\u00a0: 43\u00a0% (12,3 sur 28\u00a0Mo)')
})
