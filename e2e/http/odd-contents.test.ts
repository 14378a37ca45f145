import { dayInCotonou } from '../../contract/formatting/dates'
import { serverHtml } from '../../testing/server-html'
import { oddContents } from '../mock-backend/content/odd'
import { listPath } from '../support/event-content'
import { galleryPath } from '../support/gallery'
import { expect, testOfOwnSite as test } from './site-test'

const patience = { timeout: 60_000, interval: 200 }

// Their titles, also at 320 px: e2e/outages/odd-contents.spec.ts.
test('R5 R6 R129 R130 A13 A24 A42 A51 no file for what an item lacks, no price of nothing, and numbers that dial', async ({
  publish,
  request,
}) => {
  await publish(oddContents(dayInCotonou()))
  const html = async (path: string) => (await serverHtml(request, path)).html
  const main = async (path: string) => /<main[^]*<\/main>/.exec(await html(path))?.[0] ?? ''
  await expect.poll(() => main('/immobilier'), patience).toContain('Terrain')
  const houses = (await main('/immobilier')).match(/<article[^]*?<\/article>/g)?.join('') ?? ''
  expect(houses.match(/>Prix sur demande</g)).toHaveLength(3)
  expect(houses.match(/href="https:\/\/wa\.me\/2290197000000\?/g)).toHaveLength(5)
  expect(await html('/immobilier')).toMatch(
    /<a [^>]*href="tel:\+33612345678"[^>]*>\+33 6 12 34 56 78</,
  )
  for (const path of [listPath, galleryPath, '/beaute', '/immobilier']) {
    const texts = (await main(path)).match(/>[^<]+</g) ?? []
    expect(texts.length, path).toBeGreaterThan(5)
    expect(
      texts.filter((it) => /^>\s*0|·\s0\s/.test(it)),
      path,
    ).toEqual([])
  }
  for (const path of ['/immobilier?maison=305', '/recherche?q=terrain', `${listPath}/sans-heure`]) {
    const whole = await (await request.get(path)).text()
    expect(whole, path).not.toMatch(/\b0\s(FCFA|chambre|douche)|"(price|numberOf\w+)":0/)
  }
  for (const path of [
    `${listPath}/sans-date/calendrier.ics`,
    '/api/affiche/evenement/sans-affiche',
    '/api/affiche/formation/%C3%A9trange%202',
  ]) {
    expect((await request.get(path)).status(), path).toBe(404)
  }
})
