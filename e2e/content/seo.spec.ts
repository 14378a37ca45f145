import { HtmlValidate } from 'html-validate'
import sharp from 'sharp'
import { routes } from '../routes'
import { graphOf, graphProblems, nodesOf } from '../support/json-ld'
import { count, metaOf, readAs, userAgents } from '../support/page-head'
import { expect, test } from '../support/shared-site-test'

const validator = new HtmlValidate({
  extends: ['html-validate:standard'],
  rules: {
    // React writes `<br/>`, `async=""` and styles of its own; they are valid HTML.
    'void-style': 'off',
    'no-inline-style': 'off',
    'attribute-boolean-style': 'off',
    // Asserted on titles below, whose limit is 60.
    'long-title': 'off',
  },
})

const listed = routes.filter((route) => route.listed)
const unlisted = routes.filter((route) => !route.listed)

for (const { path } of listed) {
  test(`R1 ${path} serves its metadata to every user agent, once, in the head`, async ({
    request,
    baseURL,
  }) => {
    const pages = await Promise.all(
      Object.values(userAgents).map((agent) => readAs(request, path, agent)),
    )
    expect(pages).toHaveLength(3)
    for (const { html, head, og } of pages) {
      for (const tag of [
        '<title>',
        '<meta name="description"',
        '<link rel="canonical"',
        '<meta property="og:title"',
        '<meta property="og:image"',
        '<meta name="twitter:card"',
      ]) {
        expect(count(html, new RegExp(tag)), tag).toBe(1)
        expect(count(head, new RegExp(tag)), `${tag} in the head`).toBe(1)
      }
      expect(head).not.toMatch(/name="robots" content="[^"]*noindex/)
      const description = metaOf(head, 'description') ?? ''
      expect([...description].length).toBeGreaterThanOrEqual(120)
      expect([...description].length).toBeLessThanOrEqual(155)
      expect([...(og.ogTitle ?? '')].length).toBeLessThanOrEqual(60)
      expect(og).toMatchObject({
        ogSiteName: 'Rayonne',
        ogLocale: 'fr_FR',
        ogDescription: description,
        ogUrl: `${baseURL}${path === '/' ? '' : path}`,
        twitterCard: 'summary_large_image',
      })
    }
    const [{ head, og } = { head: '', og: undefined }] = pages
    const image = og?.ogImage?.[0]
    expect(image).toMatchObject({ width: '1200', height: '630', type: 'image/jpeg' })
    expect(image?.alt?.length).toBeGreaterThan(5)
    expect(image?.url.startsWith(`${baseURL}/partage/`)).toBe(true)
    const card = await (await request.get(image?.url ?? '')).body()
    expect(card.length).toBeLessThanOrEqual(290 * 1024)
    expect(await sharp(card).metadata()).toMatchObject({ width: 1200, height: 630, format: 'jpeg' })
    expect(head).toContain(`<link rel="canonical" href="${baseURL}${path === '/' ? '' : path}"`)
  })
}

for (const { path } of unlisted) {
  test(`R1 ${path} is closed to search engines`, async ({ request }) => {
    const { head } = await readAs(request, path, userAgents.Google)
    expect(head).toMatch(/<meta name="robots" content="noindex/)
    expect(count(head, /<title>/)).toBe(1)
  })
}

test('R1 every route is valid HTML; every listed route has one JSON-LD graph without problems', async ({
  request,
}) => {
  const types = new Set<string>()
  const problems: string[] = []
  for (const { path } of routes) {
    const html = await (await request.get(path)).text()
    const report = await validator.validateString(html)
    for (const { ruleId, message, selector } of report.results.flatMap((it) => it.messages)) {
      problems.push(`${path}: ${ruleId} ${message} ${selector ?? ''}`)
    }
  }
  for (const { path } of listed) {
    const nodes = graphOf(await (await request.get(path)).text(), path)
    problems.push(...graphProblems(nodes).map((problem) => `${path}: ${problem}`))
    for (const thing of nodesOf(nodes)) types.add(String(thing['@type']))
  }
  expect([...new Set(problems)]).toEqual([])
  expect([...types]).toEqual(
    expect.arrayContaining([
      'Organization',
      'WebSite',
      'BreadcrumbList',
      'Event',
      'VideoObject',
      'ItemList',
      'ImageObject',
      'BeautySalon',
      'Course',
      'TouristDestination',
      'FAQPage',
      'Offer',
    ]),
  )
})

test('the visible breadcrumbs match the BreadcrumbList of the JSON-LD', async ({
  page,
  request,
}) => {
  const path = '/medias/mediaevenements/nuit-du-conte'
  await page.goto(path)
  const breadcrumbs = page.getByRole('navigation', { name: 'Fil d’Ariane' })
  await expect(breadcrumbs.getByRole('listitem')).toHaveText([
    /^Accueil/,
    /^Médias/,
    /^Événements/,
    'La nuit du conte',
  ])
  const nodes = graphOf(await (await request.get(path)).text(), path)
  const list = nodes.find((node) => node['@type'] === 'BreadcrumbList')
  expect(list?.itemListElement).toHaveLength(4)
})

test('JSON-LD gives the start of an event with the offset of Cotonou, and the FAQ without duplicates', async ({
  request,
}) => {
  const event = graphOf(
    await (await request.get('/medias/mediaevenements/nuit-du-conte')).text(),
    '/medias/mediaevenements/nuit-du-conte',
  ).find((node) => node['@type'] === 'Event')
  expect(event?.startDate).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:00\+01:00$/)
  const faq = graphOf(await (await request.get('/voyage')).text(), '/voyage').find(
    (node) => node['@type'] === 'FAQPage',
  )
  const questions = (faq?.mainEntity as { name: string }[] | undefined)?.map(({ name }) => name)
  expect(questions).toHaveLength(3)
  expect(new Set(questions).size).toBe(3)
})
