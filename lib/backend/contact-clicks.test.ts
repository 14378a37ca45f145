import { beforeEach, expect, it, vi } from 'vitest'
import { captureLog } from '@/backend/testing/captured-log'
import { derivedSecret } from '@/lib/shared/derived-secret.mjs'

const settings = vi.hoisted((): { revalidateSecret?: string } => ({ revalidateSecret: 'secret' }))
const postJson = vi.hoisted(() => vi.fn())
vi.mock('@/lib/site/settings', () => ({ settings }))
vi.mock('./client', () => ({ postJson }))

const click = { area: 'voyage', page: '/voyage' } as const

beforeEach(() => {
  vi.resetModules()
  postJson.mockReset()
})

it('A52 a backend that does not count is left alone after its first answer, and named once', async () => {
  const log = captureLog()
  const { sendContactClick } = await import('./contact-clicks')
  postJson.mockResolvedValue(404)
  for (let count = 0; count < 3; count += 1) await sendContactClick(click)
  expect(postJson.mock.calls).toEqual([
    ['/api/contact-clicks/', click, derivedSecret('secret', 'clicks')],
  ])
  expect(JSON.stringify(log)).toContain('does not count opened WhatsApp links')
})

it('A52 a backend that fails for a while is told of the next click', async () => {
  const { sendContactClick } = await import('./contact-clicks')
  postJson.mockResolvedValueOnce(503).mockResolvedValueOnce(undefined).mockResolvedValue(204)
  for (let count = 0; count < 3; count += 1) await sendContactClick(click)
  expect(postJson).toHaveBeenCalledTimes(3)
})
