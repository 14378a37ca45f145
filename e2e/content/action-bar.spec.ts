import { expect, type Page, test } from '../support/shared-site-test'

const phone = { width: 360, height: 740 }
const pages = [
  { path: '/beaute/formations/coiffure-tresses', action: /^S’inscrire : Coiffure/ },
  { path: '/voyage/destination/france', action: 'Demander un devis via whatsapp' },
  { path: '/medias/mediaevenements/nuit-du-conte', action: 'Ajouter au calendrier' },
  { path: '/immobilier?maison=3', action: /^Écrire sur WhatsApp$/ },
]

/** The lowest edge of an element, in pixels from the top of the screen. */
const bottomOf = (box: { y: number; height: number } | null) => (box?.y ?? 0) + (box?.height ?? 0)

/** Focuses every link and button in turn; those whose lower edge then lies below `limit`. */
function coveredWhenFocused(page: Page, limit: number): Promise<string[]> {
  return page
    .locator('main a, main button, footer a')
    .filter({ visible: true })
    .evaluateAll((all, top) => {
      const own = all.filter((it) => !it.closest('.action-bar'))
      if (own.length === 0) return ['no control']
      return own.flatMap((it) => {
        ;(it as HTMLElement).focus()
        const { bottom } = it.getBoundingClientRect()
        return bottom > top ? [`${it.outerHTML.slice(0, 80)} ${bottom}`] : []
      })
    }, limit)
}

test('R1 R4 the action of a page stays at the bottom of a phone’s screen, once, and covers nothing that cannot be scrolled clear, nor the focus; from 768 px, on very low screens and on paper it stays in the text', async ({
  openWithoutJavaScript,
}) => {
  for (const { path, action } of pages) {
    await test.step(path, async () => {
      const page = await openWithoutJavaScript(path)
      // Without motion the page is where the focus takes it at once.
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await page.setViewportSize(phone)
      const main = page.getByRole('main')
      const menu = main.locator('summary', { hasText: action })
      const link = main.getByRole('link', { name: action }).or(menu)
      await expect(link).toHaveCount(1)
      const box = await link.boundingBox()
      expect(box?.height).toBeGreaterThanOrEqual(44)
      expect(bottomOf(box)).toBeGreaterThan(phone.height - 24)
      expect(bottomOf(box)).toBeLessThanOrEqual(phone.height)

      const top = box?.y ?? 0
      await page.getByRole('contentinfo').getByRole('link').last().focus()
      expect(await coveredWhenFocused(page, top)).toEqual([])
      await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
      const copyright = page.getByText('© 2025 Tous droits réservés.')
      expect(bottomOf(await copyright.boundingBox())).toBeLessThanOrEqual(top)
    })
  }

  // That of a destination stays there on tablets too.
  const page = await openWithoutJavaScript(pages[0]?.path ?? '')
  const bar = page.locator('.action-bar')
  await expect(bar).toHaveCSS('position', 'fixed')
  await page.emulateMedia({ media: 'print' })
  await expect(bar).toHaveCSS('position', 'static')
  await page.emulateMedia({ media: 'screen' })
  for (const size of [
    { width: 360, height: 400 },
    { width: 768, height: 900 },
  ]) {
    await page.setViewportSize(size)
    await expect(bar).toHaveCSS('position', 'static')
  }
})
