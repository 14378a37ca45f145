import { expect, type Page, test } from '../support/shared-site-test'

// Without motion the page is where the focus takes it at once.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

const phone = { width: 360, height: 740 }
const pages = [
  { path: '/beaute/formations/coiffure-tresses', action: /^S’inscrire : Coiffure/ },
  { path: '/voyage/destination/france', action: 'Demander un devis via whatsapp' },
  { path: '/medias/mediaevenements/nuit-du-conte', action: 'Regarder en direct' },
]
const actionOf = (page: Page, name: string | RegExp) =>
  page.getByRole('main').getByRole('link', { name })

for (const { path, action } of pages) {
  test(`R4 the action of ${path} stays at the bottom of a phone’s screen, once, without JavaScript too`, async ({
    openWithoutJavaScript,
  }) => {
    const page = await openWithoutJavaScript(path)
    await page.setViewportSize(phone)
    const link = actionOf(page, action)
    await expect(link).toHaveCount(1)
    const box = await link.boundingBox()
    expect(box?.height).toBeGreaterThanOrEqual(44)
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeGreaterThan(phone.height - 24)
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(phone.height)
  })

  test(`R1 the action of ${path} covers nothing that cannot be scrolled clear, nor the focus`, async ({
    page,
  }) => {
    await page.setViewportSize(phone)
    await page.goto(path)
    const { y: top = 0 } = (await actionOf(page, action).boundingBox()) ?? {}
    const last = page.getByRole('contentinfo').getByRole('link').last()
    await last.focus()
    const covered = await page
      .locator('main a, main button, footer a')
      .filter({ visible: true })
      .evaluateAll((all, limit) => {
        const own = all.filter((it) => !it.closest('.action-bar'))
        return own.flatMap((it) => {
          ;(it as HTMLElement).focus()
          const { bottom } = it.getBoundingClientRect()
          return bottom > limit ? [`${it.outerHTML.slice(0, 80)} ${bottom}`] : []
        })
      }, top)
    expect(covered).toEqual([])
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
    const box = await page.getByText('© 2025 Tous droits réservés.').boundingBox()
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(top)
  })
}

test('R4 from 768 px, on very low screens and on paper the action stays in the text', async ({
  page,
}) => {
  const [course] = pages
  await page.goto(course?.path ?? '')
  const bar = page.locator('.action-bar')
  const position = () => bar.evaluate((it) => getComputedStyle(it).position)
  await page.setViewportSize(phone)
  expect(await position()).toBe('fixed')
  await page.emulateMedia({ media: 'print' })
  expect(await position()).toBe('static')
  await page.emulateMedia({ media: 'screen' })
  await page.setViewportSize({ width: 360, height: 400 })
  expect(await position()).toBe('static')
  await page.setViewportSize({ width: 768, height: 900 })
  expect(await position()).toBe('static')
})

test('R129 R132 the WhatsApp link of an open house stays in sight on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 480 })
  await page.goto('/immobilier?maison=3')
  const dialog = page.locator('dialog:modal')
  const link = dialog.getByRole('link', { name: 'Écrire sur WhatsApp' })
  await expect(link).toBeInViewport({ ratio: 1 })
  const share = dialog.getByRole('button', { name: /^Partager/ })
  await expect(share).not.toBeInViewport({ ratio: 1 })
  await share.scrollIntoViewIfNeeded()
  await expect(link).toBeInViewport({ ratio: 1 })
  await expect(share).toBeInViewport({ ratio: 1 })
})
