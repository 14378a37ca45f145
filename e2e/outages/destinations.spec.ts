import { picture } from '../mock-backend/content/media-paths'
import { serverHtml } from '../support/server-html'
import { expect, test } from '../support/worker-site-test'

const portugal = { id: 7, title: 'Portugal', slug: 'portugal', image: picture('porto', 960, 1200) }
const names = ['Espagne', 'France', 'Italie', 'Portugal']

test('A65 R123 a backend without the path leaves the three guides; its own come alone, stay in an outage, and go', async ({
  request,
  mock,
  publish,
  site,
}) => {
  const shown = async (path: string) => {
    const { status, text } = await serverHtml(request, path)
    return [status, ...names.filter((it) => text.includes(it))]
  }
  const guide = (slug: string) => shown(`/voyage/destination/${slug}`)
  await expect.poll(() => shown('/voyage')).toEqual([200, 'Espagne', 'France', 'Italie'])
  expect((await guide('portugal'))[0]).toBe(404)

  await publish({ 'voyage-destinations': [portugal] })
  await expect.poll(() => shown('/voyage')).toEqual([200, 'Portugal'])
  await expect.poll(() => guide('portugal')).toEqual([200, 'Portugal'])
  await expect.poll(async () => (await guide('france'))[0]).toBe(404)
  await mock.mode('refuse')
  await site.revalidate(['voyage-destinations'])
  const failure = 'Erreur lors du chargement des destinations'
  await expect(async () => {
    expect(await shown('/voyage')).toEqual([200, 'Portugal'])
    expect(site.output()).toContain(failure)
  }).toPass()
  expect(await guide('portugal')).toEqual([200, 'Portugal'])

  await mock.mode('ok')
  await publish({ 'voyage-destinations': [] })
  await expect.poll(() => shown('/voyage')).toEqual([200, 'Espagne', 'France', 'Italie'])
  await expect.poll(async () => (await guide('portugal'))[0]).toBe(404)
})
