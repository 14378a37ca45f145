import path from 'node:path'
import type { Page } from '@playwright/test'
import { signIn } from '../e2e/support/back-office'
import { startEmbeddedBackend } from '../testing/embedded-backend'
import { backendBuild, ensureBuilt, siteBuild } from './lib/builds.mjs'
import { launchChromium } from './lib/find-chromium.mjs'
import { root } from './lib/root.mjs'

/** The screens of the owner's guide: file, path in the back-office, what is shown of it. */
const screens: { name: string; path: string; prepare?: (page: Page) => Promise<void> }[] = [
  { name: 'tableau-de-bord', path: '' },
  { name: 'evenement', path: '/collections/evenements/create' },
  { name: 'liste', path: '/collections/evenements' },
  { name: 'photos', path: '/collections/photos' },
  { name: 'maison', path: '/collections/maisons/create', prepare: typePrice },
  { name: 'reglages', path: '/globals/reglages' },
]

/** A price as people write it: the form shows how it is understood. */
async function typePrice(page: Page): Promise<void> {
  const price = page.getByLabel('Prix (FCFA)')
  await price.fill('45.000.000')
  await price.press('Tab')
  await price.scrollIntoViewIfNeeded()
}

const folder = path.join(root, 'docs/guide')
await using browser = await launchChromium()
for (const build of [backendBuild, siteBuild]) await ensureBuilt(build)
const { origin, stop } = await startEmbeddedBackend()
try {
  const page = await browser.newPage({
    viewport: { width: 390, height: 760 },
    deviceScaleFactor: 1.5,
    locale: 'fr-FR',
    reducedMotion: 'reduce',
  })
  await signIn(page, origin)
  for (const { name, path: screen, prepare } of screens) {
    await page.goto(`${origin}/admin${screen}`)
    await page.getByRole('heading').first().waitFor()
    await prepare?.(page)
    const file = path.join(folder, `${name}.jpg`)
    await page.screenshot({ path: file, quality: 72, animations: 'disabled' })
    console.log(file)
  }
} finally {
  await stop()
}
