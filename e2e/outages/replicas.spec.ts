import { StubRedis } from '../mock-backend/redis'
import { eventually } from '../support/eventually'
import { home, onlyEvent, publish } from '../support/home-content'
import { startSite, type Site } from '../support/site'
import { expect, test } from '../support/test'
import { startStub } from '../mock-backend/server'

test('two replicas share pages and tags through Redis, which may die and return', async ({
  request,
}) => {
  const stub = await startStub()
  const redis = await new StubRedis().start()
  const replicas: Site[] = []
  try {
    const env = { REDIS_URL: redis.url }
    for (let count = 0; count < 2; count += 1) {
      replicas.push(await startSite({ apiBaseUrl: stub.baseUrl, env }))
    }
    const [first, second] = replicas as [Site, Site]
    const shows = (site: Site, title: string) =>
      eventually(async () => (await home(request, site)).text, { within: 3000 }).toContain(title)

    stub.set('events', onlyEvent('Avant'))
    await publish(request, first)
    await shows(first, 'Avant')
    await shows(second, 'Avant')

    stub.set('events', onlyEvent('Publié sur la première'))
    await publish(request, first)
    await shows(first, 'Publié sur la première')
    await shows(second, 'Publié sur la première')

    await redis.stop()
    stub.set('events', onlyEvent('Publié sans Redis'))
    await publish(request, second)
    await shows(second, 'Publié sans Redis')
    expect((await home(request, first)).status).toBe(200)

    await redis.start()
    stub.set('events', onlyEvent('Publié au retour'))
    await expect
      .poll(
        async () => {
          await publish(request, second)
          return (await home(request, first)).text
        },
        { timeout: 15_000, intervals: [500] },
      )
      .toContain('Publié au retour')
  } finally {
    for (const replica of replicas) await replica.stop()
    await redis.stop()
    await stub.close()
  }
})
