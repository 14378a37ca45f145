import { afterEach, expect, it, vi } from 'vitest'
import { startSite } from '../../testing/site'
import { createRevalidationWebhook } from './revalidation-webhook'

afterEach(() => {
  vi.restoreAllMocks()
})

it('tries three times, and stops at the first success', async () => {
  const site = await startSite([500, 503])
  await createRevalidationWebhook([site.url], 'secret', [0, 5, 5])(['medias-events'])
  expect(site.calls).toHaveLength(3)
  await createRevalidationWebhook([site.url], 'secret', [0, 5, 5])(['medias-events'])
  expect(site.calls).toHaveLength(4)
  site.close()
})

it('only warns when every try fails', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const site = await startSite([500, 500, 500])
  await createRevalidationWebhook([site.url], 'secret', [0, 5, 5])(['medias-events'])
  expect(site.calls).toHaveLength(3)
  site.close()
  await createRevalidationWebhook(['http://127.0.0.1:9'], 'secret', [0, 5, 5])(['medias-events'])
  expect(warn).toHaveBeenCalledTimes(2)
})

it('calls every replica, and tries each again for itself', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const [first, second] = [await startSite(), await startSite([503])]
  const replicas = [first.url, 'http://127.0.0.1:9', second.url]
  await createRevalidationWebhook(replicas, 'secret', [0, 5])(['medias-events'])
  expect([first.calls.length, second.calls.length]).toEqual([1, 2])
  expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('http://127.0.0.1:9'))
  first.close()
  second.close()
})
