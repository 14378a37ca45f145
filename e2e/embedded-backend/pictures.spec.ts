import { picture } from '../../testing/files'
import { expect, test } from '../support/back-office-test'
import { loadedFile } from '../support/picture'

/** The addresses of pictures in one of their sizes, and of those as they were sent. */
const inSize = /\/api\/image\/media\/[\w-]+\.\d/
const asSent = /\/api\/image\/media\/[\w-]+\.\D/

/** Of the samples: what other tests upload is 80 pixels wide, and no other format makes it lighter. */
const large = 'img[src^="/api/image/"]:not([src$=".80"])'

const paths = [
  ...['/', '/medias', '/medias/mediavideo', '/medias/mediagalerie', '/medias/mediaevenements'],
  ...['/beaute', '/beaute/photobeaute', '/beaute/videosbeaute', '/immobilier'],
]

// Slow: all sizes of the samples have been made there. In the fast tier they are made beside the tests.
test(
  'R13 R132 every page shows pictures of the backend in widths that were made when they were published',
  { tag: '@slow' },
  async ({ page, backOffice: { site } }) => {
    await page.setViewportSize({ width: 1280, height: 720 })
    const optimized: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('/_next/image')) optimized.push(request.url())
    })
    for (const path of paths) {
      await test.step(path, async () => {
        const html = async () => (await page.request.get(site.url + path)).text()
        // A backend with new contents makes the sizes in the background.
        const isMade = async () => inSize.test(await html()) && !asSent.test(await html())
        await expect.poll(isMade, { timeout: 100_000 }).toBe(true)
        expect(await html()).not.toContain('/_next/image')
        await page.goto(site.url + path)
        const first = page.getByRole('main').locator(large).first()
        await first.scrollIntoViewIfNeeded()
        const headers = { accept: 'image/avif' }
        const file = await page.request.get(await loadedFile(first), { headers })
        expect(file.headers()).toMatchObject({
          'content-type': 'image/avif',
          'cache-control': 'public, max-age=31536000, immutable',
        })
      })
    }
    const card = page.getByRole('article').filter({ has: page.locator(large) })
    await card.first().locator('a[data-house]').first().click()
    const photo = await loadedFile(page.getByRole('dialog').locator('img').first())
    expect(new URL(photo).pathname).toMatch(/^\/api\/image\/media\/[\w-]+-[0-9a-f]{10}\.1200$/)
    expect(optimized).toEqual([])
  },
)

test('R13 cards on phones and desktops keep in sight what the owner chooses of a poster', async ({
  page,
  backOffice: { me, site },
}) => {
  const { doc } = await me.upload('coiffe.jpg', await picture('jpeg', 41, 1200), 'image/jpeg')
  const event = { title: 'La coiffe', date: '2031-05-01T12:00:00.000Z', poster: doc.id }
  await me.publish('evenements', event)
  await page.goto(`/admin/collections/uploads/${doc.id}`)
  await page.getByRole('button', { name: 'Choisir ce qui reste visible' }).click()
  await page.locator('input[name="X %"]').fill('90')
  await page.locator('input[name="Y %"]').fill('0')
  await page.getByRole('button', { name: 'Appliquer' }).click()
  await page.getByRole('button', { name: 'Enregistrer', exact: true }).click()
  await expect(page.getByText('Modifications enregistrées.')).toBeVisible()
  await page.reload()
  await page.getByRole('button', { name: 'Choisir ce qui reste visible' }).click()
  await expect(page.getByRole('dialog', { name: /^Modifier coiffe-/ })).toBeVisible()
  await expect(page.locator('input[name="Y %"]')).toHaveValue('1')
  const image = page.getByRole('article').filter({ hasText: 'La coiffe' }).locator('img')
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 740 })
    await expect(async () => {
      await page.goto(`${site.url}/medias/mediaevenements`)
      await expect(image).toHaveCSS('object-position', '100% 0%', { timeout: 2000 })
    }).toPass()
  }
})

test('a picture too small for its place, or a strip, is told before it is published, as visitors would see it', async ({
  page,
  backOffice: { me },
}) => {
  const small = await me.uploadPicture()
  const { doc } = await me.create('evenements?draft=true', {
    title: 'Petite affiche',
    poster: small,
  })
  await page.goto(`/admin/collections/evenements/${doc.id}`)
  const field = page.locator('#field-poster')
  await expect(field.getByText(/pixels est trop petite pour sa place/)).toBeVisible()
  const shown = field.getByRole('img', { name: 'Ce que les visiteurs verront' })
  await expect(shown).toHaveJSProperty('complete', true)
  const { width, height } = (await shown.boundingBox()) ?? { width: 0, height: 0 }
  expect(width / height).toBeCloseTo(4 / 5, 1)
})
