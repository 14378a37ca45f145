import type { Page } from '@playwright/test'
import { openContactCard, openMenu } from '../../../e2e/support/header'
import { houseCards } from '../../../e2e/support/houses'
import type { Shot } from './capture'

export type State = Omit<Shot, 'url' | 'width'> & {
  path: string
  /** The backend's state; by default it serves the sample content. */
  backend?: 'empty' | 'failing'
  /** The smallest and the largest viewport width, in CSS pixels, at which the state exists. */
  from?: number
  to?: number
}

const landings = ['/', '/medias', '/beaute', '/voyage', '/immobilier']
const lists = [
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

/** States that a URL alone does not show. */
export const states: State[] = [
  ...opened,
  ...lists.map((path): State => ({ name: `vide-${slug(path)}`, path, backend: 'empty' })),
  ...lists.map((path): State => ({ name: `panne-${slug(path)}`, path, backend: 'failing' })),
  ...landings.map((path): State => ({
    name: `sans-javascript-${slug(path)}`,
    path,
    context: { javaScriptEnabled: false },
  })),
  ...['/', '/voyage/destination/france', '/medias/mediaevenements', '/mentions-legales'].map(
    (path): State => ({ name: `papier-${slug(path)}`, path, printed: true, from: 768, to: 768 }),
  ),
]

/** A path as part of a file name. */
export function slug(path: string): string {
  return path.replace(/[^a-z0-9]+/gi, '-').replace(/^-|-$/g, '') || 'accueil'
}

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
