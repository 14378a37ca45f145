import { expect, it } from 'vitest'
import { captureLog } from '../../../testing/captured-log'
import { startSite } from '../../testing/site'
import { createRevalidationWebhook } from './revalidation-webhook'

const changes = { contents: ['medias-events' as const], paths: [] }

it('tries three times, and stops at the first success', async () => {
  const site = await startSite([500, 503])
  await createRevalidationWebhook([site.url], 'secret', [0, 5, 5])(changes)
  expect(site.calls).toHaveLength(3)
  await createRevalidationWebhook([site.url], 'secret', [0, 5, 5])(changes)
  expect(site.calls).toHaveLength(4)
  site.close()
})

it('only warns when every try fails', async () => {
  const lines = captureLog()
  const site = await startSite([500, 500, 500])
  await createRevalidationWebhook([site.url], 'secret', [0, 5, 5])(changes)
  expect(site.calls).toHaveLength(3)
  site.close()
  await createRevalidationWebhook(['http://127.0.0.1:9'], 'secret', [0, 5, 5])(changes)
  expect(lines).toMatchObject([
    { level: 'warn', component: 'publication', reason: 'status 500' },
    { level: 'warn', component: 'publication', site: 'http://127.0.0.1:9' },
  ])
})

it('calls every replica, and tries each again for itself', async () => {
  const lines = captureLog()
  const [first, second] = [await startSite(), await startSite([503])]
  const replicas = [first.url, 'http://127.0.0.1:9', second.url]
  await createRevalidationWebhook(replicas, 'secret', [0, 5])(changes)
  expect([first.calls.length, second.calls.length]).toEqual([1, 2])
  expect(lines).toMatchObject([{ level: 'warn', site: 'http://127.0.0.1:9' }])
  first.close()
  second.close()
})

it.each([
  [200, 'told'],
  [401, 'refused'],
  [403, 'refused'],
  [500, 'failed'],
])('a site that answers %i was %s', async (status, outcome) => {
  captureLog()
  const site = await startSite([status])
  expect(await createRevalidationWebhook([site.url], 'secret', [0])(changes)).toBe(outcome)
  site.close()
})

it('says which replica was not told, and logs the end of a failure', async () => {
  const lines = captureLog()
  const site = await startSite([500, 500])
  const dead = createRevalidationWebhook([site.url, 'http://127.0.0.1:9'], 'secret', [0])
  expect(await dead(changes)).toBe('failed')
  const webhook = createRevalidationWebhook([site.url], 'secret', [0])
  await webhook(changes)
  expect(await webhook(changes)).toBe('told')
  expect(lines.slice(2)).toMatchObject([
    { level: 'warn', site: site.url },
    { level: 'info', site: site.url, message: 'The site can be notified again' },
  ])
  site.close()
})
