import { settleAll } from '../../scripts/lib/shots/capture'
import { expect, test } from '../support/shared-site-test'

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
    await expect(page).toHaveScreenshot(`${name}.png`, { fullPage: true })
  })
}
