import type { Page } from '@playwright/test'
import { openContactCard, openMenu } from '../../../e2e/support/header'
import { houseCards } from '../../../e2e/support/houses'
import type { State } from './capture'

const landings = ['/', '/medias', '/beaute', '/voyage', '/immobilier']

/** The pages of lists, which a backend that is empty or fails leaves without content. */
export const lists = [
  ...[...landings, '/medias/mediavideo', '/medias/mediagalerie', '/medias/mediaevenements'],
  ...['/beaute/photobeaute', '/beaute/videosbeaute'],
]

const opened: State[] = [
  { name: 'menu', path: '/', to: 767, open: openMenu },
  { name: 'menu-beaute', path: '/beaute', to: 767, open: openMenu },
  { name: 'contact', path: '/', to: 767, open: openContact },
  { name: 'contact', path: '/', from: 768, open: press('Contact') },
  { name: 'partage', path: '/medias/mediaevenements', open: press('Partager') },
  {
    name: 'visionneuse',
    path: '/medias/mediagalerie',
    open: (page) =>
      openViewer(page, page.getByRole('main').getByRole('listitem').getByRole('link')),
  },
  {
    name: 'maison',
    path: '/immobilier',
    open: (page) => openViewer(page, houseCards(page).getByRole('link')),
  },
  { name: 'focus', path: '/', from: 768, open: pressTabs },
]

/** The whole pages of some paths, whose names begin with a prefix. */
export const pages = (prefix: string, paths: readonly string[]): State[] =>
  paths.map((path) => ({ name: prefix + slug(path), path }))

const slug = (path: string) => path.replace(/[^a-z0-9]+/gi, '-').replace(/^-|-$/g, '') || 'accueil'

const printedPaths = [
  '/',
  '/voyage/destination/france',
  '/medias/mediaevenements',
  '/mentions-legales',
]

/** States that a URL alone does not show. */
export const states: State[] = [
  ...opened,
  ...pages('sans-javascript-', landings).map((it) => ({ ...it, withoutScripts: true })),
  ...pages('papier-', printedPaths).map((it) => ({ ...it, printed: true, from: 768, to: 768 })),
]

/** Presses the first button of a name. */
function press(name: string) {
  return (page: Page) => page.getByRole('button', { name }).first().click()
}

async function openContact(page: Page): Promise<void> {
  await openContactCard(page)
  await page.getByRole('dialog', { name: 'Contact' }).waitFor()
}

async function openViewer(page: Page, links: ReturnType<Page['locator']>): Promise<void> {
  await links.first().click()
  const dialog = page.getByRole('dialog').first()
  await dialog.waitFor()
  await dialog.locator('img').evaluateAll((images: HTMLImageElement[]) => {
    const decoded = images.map((image) => image.decode())
    return Promise.allSettled(decoded)
  })
}

async function pressTabs(page: Page): Promise<void> {
  for (let stop = 0; stop < 4; stop += 1) await page.keyboard.press('Tab')
}
