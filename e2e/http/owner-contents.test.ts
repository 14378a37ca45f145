import guides from '../../contract/default-contents/destinations.json' with { type: 'json' }
import { replyTimes } from '../../contract/site-settings/reply-times'
import { destinationCopy } from '../../lib/destinations/copy'
import { serverHtml, textOf } from '../../testing/server-html'
import { picture } from '../mock-backend/content/media-paths'
import { expect, testOfOwnSite as test } from './site-test'

const patience = { timeout: 60_000, interval: 200 }
const own = guides.map((guide, index) => ({ id: index + 1, ...guide }))
const portugal = {
  ...{ id: 7, slug: 'portugal', title: 'Portugal', en_pays: 'au Portugal' },
  ...{ accroche: 'Lisbonne, Porto : l’océan.', image: picture('porto', 800, 1000) },
  ...{ etapes: ['Le rendez-vous'], conseils: [{ titre: 'Prises', texte: 'Type F.' }] },
}

// How the backend answers them: backend/src/content-api/contract.test.ts.
test('A65 R123 a fourth country has its page, lists and share image; withdrawn it leaves them all', async ({
  publish,
  request,
}) => {
  const guide = '/voyage/destination/portugal'
  const lists = ['/voyage', '/plan-du-site', '/sitemap.xml', '/recherche?q=portugal']
  const listed = async () => {
    const pages = await Promise.all(lists.map(async (it) => (await request.get(it)).text()))
    return pages.map((it) => it.includes(guide))
  }
  const status = async () => (await request.get(guide)).status()
  expect(await status()).toBe(404)

  await publish({ 'voyage-destinations': [...own, portugal] })
  await expect.poll(status, patience).toBe(200)
  await expect.poll(listed, patience).toEqual([true, true, true, true])
  const { html } = await serverHtml(request, guide)
  const main = /<main[^]*<\/main>/.exec(html)?.[0] ?? ''
  const headings = [...main.matchAll(/<h2[^]*?<\/h2>/g)].map(([heading]) => textOf(heading))
  expect(headings).toEqual(['La procédure de visa', 'Bon à savoir', destinationCopy.others])
  expect(textOf(main)).toContain('Le rendez-vous')
  expect(/<img [^>]*>/.exec(main)?.[0]).toContain('porto-800x1000')
  expect(main).toContain(encodeURIComponent('pour un voyage au Portugal.'))
  const [, image = ''] = /<meta property="og:image" content="([^"]+)"/.exec(html) ?? []
  const shared = () => request.get(new URL(image).pathname)
  expect((await shared()).headers()['content-type']).toBe('image/jpeg')

  await publish({ 'voyage-destinations': own })
  await expect.poll(status, patience).toBe(404)
  await expect.poll(listed, patience).toEqual([false, false, false, false])
  expect((await shared()).status()).toBe(404)
})

// How the back-office takes them: e2e/embedded-backend/settings.spec.ts.
test('R22 R120 A66 a question, the price of a pack, another tagline and a time to reply are on their pages', async ({
  publish,
  request,
}) => {
  const faq = [{ question: 'Puis-je emmener mon chien\u202f?', answer: 'Avec son carnet.' }]
  await publish({
    'site-settings': {
      travel: { faq, packs: { etudes: { price_from: 150_000 } } },
      heroes: { tagline: 'D’ici et de là-bas.' },
      location: { reply_time: 'two_hours' },
    },
  })
  const text = async (path: string) => textOf((await serverHtml(request, path)).html)
  await expect.poll(() => text('/voyage'), patience).toContain('Puis-je emmener mon chien ?')
  const voyage = await text('/voyage')
  expect(voyage).toMatch(/Visa Études[^]*150 000 FCFA ≈ 229 €, frais/)
  expect(voyage.split(textOf(replyTimes.two_hours)).length).toBeGreaterThan(2)
  const { html } = await serverHtml(request, '/')
  for (const tag of ['main', 'footer']) {
    const [part] = new RegExp(`<${tag}[^]*</${tag}>`).exec(html) ?? []
    expect(textOf(part), tag).toContain('D’ici et de là-bas.')
  }
})
