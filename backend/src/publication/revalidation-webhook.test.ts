import { expect, it } from 'vitest'
import { captureLog } from '../../../lib/log/captured-log'
import { startSite } from '../../testing/site'
import { createRevalidationWebhook } from './revalidation-webhook'

it('tries three times, and stops at the first success', async () => {
  const site = await startSite([500, 503])
  await createRevalidationWebhook(site.url, 'secret', [0, 5, 5])(['medias-events'])
  expect(site.calls).toHaveLength(3)
  await createRevalidationWebhook(site.url, 'secret', [0, 5, 5])(['medias-events'])
  expect(site.calls).toHaveLength(4)
  site.close()
})

it('only warns when every try fails', async () => {
  const lines = captureLog()
  const site = await startSite([500, 500, 500])
  await createRevalidationWebhook(site.url, 'secret', [0, 5, 5])(['medias-events'])
  expect(site.calls).toHaveLength(3)
  site.close()
  await createRevalidationWebhook('http://127.0.0.1:9', 'secret', [0, 5, 5])(['medias-events'])
  expect(lines).toMatchObject([
    { level: 'warn', component: 'publication', reason: 'status 500' },
    { level: 'warn', component: 'publication', site: 'http://127.0.0.1:9' },
  ])
})
