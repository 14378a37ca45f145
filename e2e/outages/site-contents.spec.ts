import { graphOf, nodesOf } from '../support/json-ld'
import { loadedFile } from '../support/picture'
import { expect, test } from '../support/test'

/** What an owner may have set, with values that do not fit among those that do. */
const contents = {
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

test('R100 R120 R127 A33 prices, figures, questions and sentences of the owner are shown, odd ones fall back alone', async ({
  isolatedSite,
  request,
}) => {
  const { site } = await isolatedSite({
    prepare: (mock) => mock.set('site-settings', contents),
  })
  const html = async (path: string) => (await request.get(site.url + path)).text()
  const beauty = await html('/beaute')
  expect(beauty).toContain('15 000 F')
  expect(beauty).toContain('10 000 à 25 000 F')
  const [salon] = nodesOf(graphOf(beauty, '/beaute')).filter(
    (node) => node['@type'] === 'BeautySalon',
  )
  expect(salon).toMatchObject({
    hasOfferCatalog: [
      { itemListElement: [{ priceSpecification: { price: 15_000 } }] },
      { itemListElement: { length: 5 } },
    ],
  })
  const houses = await html('/immobilier')
  expect(houses).toMatch(/maisons vendues[\s\S]*>1\u202f200</)
  expect(houses).toContain('toits')
  expect(houses).toContain('>85<')
  const travel = await html('/voyage')
  expect(travel).toContain('Et le chien')
  expect(travel).toContain('Trois pays, un dossier solide')
  const [questions] = nodesOf(graphOf(travel, '/voyage')).filter(
    (node) => node['@type'] === 'FAQPage',
  )
  expect(questions).toMatchObject({ mainEntity: [{ name: 'Et le chien\u202f?' }] })
  expect(await html('/')).toContain('D’ici et de là-bas.')
})

// The browser logs the picture that is missing.
test.describe('a missing picture', () => {
  test.use({ allowConsole: [/404/] })

  test('R22 a picture of the owner that fails to load is replaced by that of the site', async ({
    isolatedSite,
    page,
  }) => {
    const { site } = await isolatedSite({
      prepare: (mock) =>
        mock.set('site-settings', {
          pictures: {
            hero_medias: { image: '/media/absente.txt' },
            hero_accueil: { image: '/media/plage-1600x900.jpg' },
          },
        }),
    })
    const hero = page.getByRole('main').locator('section').first().locator('img')
    await page.goto(`${site.url}/medias`)
    await expect(hero).toHaveAttribute('src', /\/_pictures\/hero\/medias/)
    await page.goto(site.url)
    expect(await loadedFile(hero)).toContain('plage-1600x900')
  })
})

test('R104 a course shows its duration and its price where the backend has them', async ({
  isolatedSite,
  page,
  request,
}) => {
  const course = {
    id: 1,
    slug: 'tresses',
    title: 'Tresses',
    affiche: '/media/tresses-800x1000.jpg',
    duree: '3 mois',
    tarif: 150_000,
  }
  const { site } = await isolatedSite({
    prepare: (mock) => mock.set('beauty-formations', [course]),
  })
  const address = `${site.url}/beaute/formations/tresses`
  await page.goto(address)
  const facts = page.getByRole('main').locator('dl')
  await expect(facts).toHaveText(/Durée\s*3 mois\s*Tarif\s*150\s000\sFCFA/)
  const [node] = nodesOf(graphOf(await (await request.get(address)).text(), address)).filter(
    (it) => it['@type'] === 'Course',
  )
  expect(node).toMatchObject({ offers: { price: 150_000, priceCurrency: 'XOF' } })
  await page.goto(`${site.url}/beaute#formations`)
  await expect(page.locator('#formations').getByRole('article')).toContainText(
    /3 mois · 150\s000\sFCFA/,
  )
})
