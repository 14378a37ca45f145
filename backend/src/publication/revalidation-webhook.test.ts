import { afterEach, expect, it, vi } from 'vitest'
import { startSite } from '../../testing/site'
import { createRevalidationWebhook } from './revalidation-webhook'

afterEach(() => {
  vi.restoreAllMocks()
})

it('tries three times, and stops at the first success', async () => {
  const site = await startSite([500, 503])
  await createRevalidationWebhook(site.url, 'secret', [0, 5, 5])(['medias-events'])
  expect(site.calls).toHaveLength(3)
  await createRevalidationWebhook(site.url, 'secret', [0, 5, 5])(['medias-events'])
  expect(site.calls).toHaveLength(4)
  site.close()
})

it('only warns when every try fails', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const site = await startSite([500, 500, 500])
  await createRevalidationWebhook(site.url, 'secret', [0, 5, 5])(['medias-events'])
  expect(site.calls).toHaveLength(3)
  site.close()
  await createRevalidationWebhook('http://127.0.0.1:9', 'secret', [0, 5, 5])(['medias-events'])
  expect(warn).toHaveBeenCalledTimes(2)
})
