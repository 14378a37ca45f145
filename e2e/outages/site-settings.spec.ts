import { loadedFile } from '../support/picture'
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
  await expect.poll(() => site.log().split(failure).length - 1, { timeout: 60_000 }).toBe(1)
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
