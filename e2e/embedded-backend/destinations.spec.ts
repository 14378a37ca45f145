import { destinationCopy } from '../../lib/destinations/copy'
import { picture } from '../../testing/files'
import { serverHtml } from '../../testing/server-html'
import { expect, test } from '../support/back-office-test'
import { loadedFile } from '../support/picture'

const guide = '/voyage/destination/portugal'
const own = ['Espagne', 'France', 'Italie']

// How a content is written, published and withdrawn in its form: publication.spec.ts.
test('A65 R123 a fourth country: a draft has a preview alone, published it has its page, lists and share image; withdrawn it leaves them all', async ({
  page,
  backOffice: { me, site },
}) => {
  const on = (path: string) => serverHtml(page.request, site.url + path)
  const status = async () => (await on(guide)).status
  const namesOf = async () => {
    const { text } = await on('/voyage')
    return [...own, 'Portugal'].filter((it) => text.includes(it))
  }
  const lists = ['/plan-du-site', '/sitemap.xml', '/recherche?q=portugal']
  const listed = async () => {
    const pages = await Promise.all(lists.map((it) => page.request.get(site.url + it)))
    return Promise.all(pages.map(async (it) => (await it.text()).includes(guide)))
  }
  const porto = await me.upload('porto.jpg', await picture('jpeg', 7), 'image/jpeg')
  const { doc } = await me.create('destinations?draft=true', {
    ...{ title: 'Portugal', en_pays: 'au Portugal', accroche: 'Lisbonne, Porto : l’océan.' },
    ...{ image: porto.doc.id, etapes: 'Le formulaire\nLe rendez-vous', _status: 'draft' },
    conseils: [{ titre: 'Prises', texte: 'Type F.' }],
  })
  const preview = await page.request.get(`/cms/apercu/destinations/${doc.id}`)
  expect(await preview.text()).toContain('Le rendez-vous')
  expect(await status()).toBe(404)
  expect(await namesOf()).toEqual(own)

  await me.update(`destinations/${doc.id}`, { _status: 'published' })
  await expect.poll(status).toBe(200)
  await expect.poll(namesOf).toEqual([...own, 'Portugal'])
  await expect.poll(listed).toEqual([true, true, true])
  await page.goto(site.url + guide)
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 2 })).toHaveText([
    'La procédure de visa',
    'Bon à savoir',
    destinationCopy.others,
  ])
  expect(await loadedFile(main.locator('img').first())).toContain('/media/porto')
  const quote = page.getByRole('link', { name: /Demander un devis/ })
  const message = new URL((await quote.getAttribute('href')) ?? '').searchParams.get('text')
  expect(message).toContain('pour un voyage au Portugal.')
  const image = await page.locator('meta[property="og:image"]').getAttribute('content')
  const shared = () => page.request.get(site.url + new URL(image ?? '').pathname)
  expect((await shared()).headers()['content-type']).toBe('image/jpeg')

  await me.update(`destinations/${doc.id}`, { _status: 'draft' })
  await expect.poll(status).toBe(404)
  await expect.poll(listed).toEqual([false, false, false])
  await expect.poll(namesOf).toEqual(own)
  expect((await shared()).status()).toBe(404)
})
