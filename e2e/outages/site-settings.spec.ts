import { graphOf, nodesOf } from '../support/json-ld'
import { loadedFile } from '../support/picture'
import { poll } from '../support/poll'
import { serverHtml } from '../support/server-html'
import { expect, test } from '../support/worker-site-test'

const settingsPath = '/api/site/settings/'
/** A page without content of its own, pages with it, a guide, and one that does not exist. */
const pages = [
  ...['/mentions-legales', '/', '/medias/mediavideo', '/voyage/destination/france', '/rien'],
] as const
const identity = {
  product_name: 'Zanzibar',
  care_brand: 'Institut Zanzibar',
  company_phone: '+229 01 97 11 22 33',
}

test('R5 A10 every page and file shows new settings once the site is told, and keeps them while the backend fails', async ({
  mock,
  publish,
  request,
  site,
}) => {
  const html = async (path: string) => (await serverHtml(request, path)).html
  for (const path of pages) expect(await html(path), path).toContain('2290100000000')
  expect(mock.count(settingsPath)).toBeGreaterThan(0)

  await publish({ 'site-settings': { identity } })
  for (const path of pages) {
    const text = await html(path)
    expect(text, path).toContain('tel:+2290197112233')
    expect(text, path).toContain('wa.me/2290197112233')
    expect(text, path).not.toMatch(/2290100000000|Rayonne/)
  }
  for (const path of [
    ...['/manifest.webmanifest', '/medias/mediavideo/flux.xml'],
    '/medias/mediaevenements/calendrier.ics',
  ]) {
    expect(await (await request.get(path)).text(), path).toContain('Zanzibar')
  }

  site.clearLog()
  await mock.mode('hang', settingsPath)
  await publish({ 'site-settings': { identity: { product_name: 'Jamais lu' } } })
  for (const path of pages) {
    const earlier = mock.requests.length
    expect(await html(path), path).toContain('tel:+2290197112233')
    // Nobody has waited for the time-out, after which the request is given up.
    expect(mock.requests.slice(earlier).filter(({ isGivenUp }) => isGivenUp)).toEqual([])
  }
  await mock.mode('error500', settingsPath)
  const failure = 'Erreur lors du chargement des réglages du site'
  await poll(() => site.log().split(failure).length - 1, { timeout: 60_000 }).toBe(1)
})

/** What an owner may have set, with values that do not fit among those that do. */
const day = [{ opens: '09:00', closes: '19:30' }]
const settings = {
  identity: { ...identity, product_name: 7, email: '<b>', whatsapp: { accueil: 'x' } },
  socials: [],
  location: { district: 'Haie Vive', opening_hours: { tuesday: day, wednesday: day } },
  beauty: {
    women: { treatments: [{ name: 'Massage du dos', price: 15_000 }, { price: 3 }, 'Soin'] },
    men: { treatments: 'aucun' },
  },
  houses: { counter_1: { value: 1200 }, counter_2: { value: -5, label: 'toits' } },
  travel: {
    faq: [{ question: 'Et le chien\u202f?', answer: 'Il voyage.' }, { question: 'Et\u202f?' }],
  },
  heroes: { tagline: 'D’ici et de là-bas.', voyage: 7 },
}

test('R100 R120 R127 A33 prices, figures, questions, sentences, hours and quarter of the owner are shown, odd ones fall back alone', async ({
  page,
  publish,
  request,
  site,
}) => {
  await publish({ 'site-settings': settings })
  const html = async (path: string) => (await request.get(path)).text()
  const beauty = await html('/beaute')
  expect(beauty).toContain('15 000 F')
  expect(beauty).toContain('10 000 à 25 000 F')
  const nodes = (text: string, type: string) =>
    nodesOf(graphOf(text, type)).filter((node) => node['@type'] === type)
  expect(nodes(beauty, 'BeautySalon')).toMatchObject([
    {
      hasOfferCatalog: [
        { itemListElement: [{ priceSpecification: { price: 15_000 } }] },
        { itemListElement: { length: 5 } },
      ],
    },
  ])
  const houses = await html('/immobilier')
  expect(houses).toMatch(/maisons vendues[\s\S]*>1\u202f200</)
  expect(houses).toContain('toits')
  expect(houses).toContain('>85<')
  const travel = await html('/voyage')
  expect(travel).toContain('Trois pays, un dossier solide')
  expect(nodes(travel, 'FAQPage')).toMatchObject([{ mainEntity: [{ name: 'Et le chien\u202f?' }] }])
  const home = await html('/')
  for (const text of ['D’ici et de là-bas.', 'tel:+2290197112233', 'Rayonne'])
    expect(home).toContain(text)
  expect(site.log().split('Réglages du site ignorés').length - 1).toBeGreaterThan(0)

  await page.goto('/beaute')
  const heading = page.getByRole('heading', { name: 'Nous trouver' })
  const section = page.locator('section', { has: heading })
  await expect(section.getByRole('heading', { name: 'Horaires' })).toBeVisible()
  for (const text of ['Haie Vive', 'Mardi – mercredi', '9\u00a0h – 19\u00a0h\u00a030'])
    await expect(section.getByText(text)).toBeVisible()
})

// The browser logs the picture that is missing.
test.describe('a missing picture', () => {
  test.use({ allowConsole: [/404/] })

  test('R22 a picture of the owner that fails to load is replaced by that of the site', async ({
    page,
    publish,
  }) => {
    await publish({
      'site-settings': {
        pictures: {
          hero_medias: { image: '/media/absente.txt' },
          hero_accueil: { image: '/media/plage-1600x900.jpg' },
        },
      },
    })
    const hero = page.getByRole('main').locator('section').first().locator('img')
    await page.goto('/medias')
    await expect(hero).toHaveAttribute('src', /\/_pictures\/hero\/medias/)
    await page.goto('/')
    expect(await loadedFile(hero)).toContain('plage-1600x900')
  })
})
