import { settleAll } from '../../scripts/lib/shots/capture'
import { expect, type Page, test } from '../support/shared-site-test'

/** The key screens: one of each kind of page. */
const screens = [
  ['accueil', '/'],
  ['medias', '/medias'],
  ['galerie', '/medias/mediagalerie'],
  ['evenements', '/medias/mediaevenements'],
  ['evenement', '/medias/mediaevenements/nuit-du-conte'],
  ['lecteur', '/medias/videoplayers?v=medias00001'],
  ['beaute', '/beaute'],
  ['voyage', '/voyage'],
  ['immobilier', '/immobilier'],
  ['maison', '/immobilier?maison=3'],
] as const

/** After all events of the mock backend, so that no countdown runs. */
const fixedTime = new Date('2031-01-01T12:00:00+01:00')

for (const [name, path] of screens) {
  test(`${name} looks as before`, async ({ page }) => {
    test.slow()
    await page.clock.setFixedTime(fixedTime)
    await page.goto(path)
    await settleAll(page)
    await replaceDates(page)
    await expect(page).toHaveScreenshot(`${name}.png`, { fullPage: true })
  })
}

/** Replaces the dates of the mock backend's content, which are relative to today. */
function replaceDates(page: Page): Promise<void> {
  return page.evaluate(() => {
    const date = /(\p{L}+di |dimanche )?\d{1,2}(er)? \p{L}{3,9} 20\d\d(\sà\s\d\d:\d\d)?/gu
    const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (nodes.nextNode()) {
      const { currentNode: node } = nodes
      node.nodeValue = node.nodeValue?.replace(date, 'jeudi 1er janvier 2026') ?? ''
    }
  })
}
