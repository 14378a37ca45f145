import { startMockBackend } from '../mock-backend/server'
import { homePage, publish, singleEvent } from '../support/home-content'
import { poll } from '../support/poll'
import { startRedis } from '../support/redis'
import { type Site, startSite } from '../support/site'
import { expect, test } from '../support/test'

test('two replicas share pages and tags through Redis, and continue when Redis crashes and comes back', async ({
  request,
}) => {
  const mock = await startMockBackend()
  const redis = await startRedis()
  const replicas: Site[] = []
  try {
    const env = { REDIS_URL: redis.url }
    for (let count = 0; count < 2; count += 1) {
      replicas.push(await startSite({ apiBaseUrl: mock.baseUrl, env }))
    }
    const [first, second] = replicas as [Site, Site]
    // The first render of a cold process is not what is measured below.
    await Promise.all(replicas.map((replica) => homePage(request, replica)))
    const shows = (site: Site, title: string) =>
      poll(async () => (await homePage(request, site)).text, { timeout: 3000 }).toContain(title)

    mock.set('medias-events', singleEvent('Avant'))
    await publish(request, first)
    await shows(first, 'Avant')
    await shows(second, 'Avant')

    mock.set('medias-events', singleEvent('Publié sur la première'))
    await publish(request, first)
    await shows(first, 'Publié sur la première')
    await shows(second, 'Publié sur la première')

    await redis.crash()
    mock.set('medias-events', singleEvent('Publié sans Redis'))
    await publish(request, second)
    await shows(second, 'Publié sans Redis')
    expect((await homePage(request, first)).status).toBe(200)

    await redis.start()
    mock.set('medias-events', singleEvent('Publié au retour'))
    await expect
      .poll(
        async () => {
          await publish(request, second)
          return (await homePage(request, first)).text
        },
        { timeout: 15_000, intervals: [500] },
      )
      .toContain('Publié au retour')
  } finally {
    for (const replica of replicas) await replica.stop()
    await redis.stop()
    await mock.close()
  }
})
