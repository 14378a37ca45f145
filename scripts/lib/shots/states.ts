import type { Page } from '@playwright/test'
import { openCard, openMenu } from '../../../e2e/support/header'
import { houseCards } from '../../../e2e/support/houses'
import type { Shot } from './capture'

export interface State extends Pick<Shot, 'name' | 'open' | 'context' | 'printed'> {
  path: string
  /** Which backend the page is read from; the sample content if not said. */
  backend?: 'empty' | 'failing'
  /** From which and up to which width, in CSS pixels, the state exists. */
  from?: number
  to?: number
}

const LANDINGS = ['/', '/medias', '/beaute', '/voyage', '/immobilier']
const LISTS = [
  ...LANDINGS,
  '/medias/mediavideo',
  '/medias/mediagalerie',
  '/medias/mediaevenements',
  '/beaute/photobeaute',
  '/beaute/videosbeaute',
]

const opened: State[] = [
  { name: 'menu', path: '/', to: 767, open: async (page) => void (await openMenu(page)) },
  {
    name: 'menu-beaute',
    path: '/beaute',
    to: 767,
    open: async (page) => void (await openMenu(page)),
  },
  { name: 'contact', path: '/', to: 767, open: contactCard },
  { name: 'contact', path: '/', from: 768, open: (page) => press(page, 'Contact') },
  {
    name: 'partage',
    path: '/medias/mediaevenements',
    open: (page) =>
      page
        .getByRole('button', { name: /^Partager/ })
        .first()
        .click(),
  },
  {
    name: 'visionneuse',
    path: '/medias/mediagalerie',
    open: (page) => opens(page, page.getByRole('main').getByRole('listitem').getByRole('link')),
  },
  {
    name: 'maison',
    path: '/immobilier',
    open: (page) => opens(page, houseCards(page).getByRole('link')),
  },
  { name: 'focus', path: '/', from: 768, open: focusFourth },
]

/** Everything to look at that no address alone shows. */
export const states: State[] = [
  ...opened,
  ...LISTS.map((path): State => ({ name: `vide-${slug(path)}`, path, backend: 'empty' })),
  ...LISTS.map((path): State => ({ name: `panne-${slug(path)}`, path, backend: 'failing' })),
  ...LANDINGS.map((path): State => ({
    name: `sans-javascript-${slug(path)}`,
    path,
    context: { javaScriptEnabled: false },
  })),
  ...['/', '/voyage/destination/france', '/medias/mediaevenements', '/mentions-legales'].map(
    (path): State => ({ name: `papier-${slug(path)}`, path, printed: true, from: 768, to: 768 }),
  ),
  ...LANDINGS.map((path): State => ({
    name: `zoom-${slug(path)}`,
    path,
    from: 768,
    to: 768,
    context: { viewport: { width: 720, height: 450 }, deviceScaleFactor: 2 },
  })),
]

/** An address as part of a file's name. */
export function slug(path: string): string {
  return path.replace(/[^a-z0-9]+/gi, '-').replace(/^-|-$/g, '') || 'accueil'
}

async function contactCard(page: Page): Promise<void> {
  await openCard(page)
  await page.getByRole('dialog', { name: 'Contact' }).waitFor()
}

async function press(page: Page, name: string): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name }).click()
}

async function opens(page: Page, links: ReturnType<Page['locator']>): Promise<void> {
  await links.first().click()
  const dialog = page.getByRole('dialog').first()
  await dialog.waitFor()
  await dialog
    .locator('img')
    .evaluateAll((images: HTMLImageElement[]) =>
      Promise.all(images.map((image) => image.decode().catch(() => undefined))),
    )
}

async function focusFourth(page: Page): Promise<void> {
  for (let stop = 0; stop < 4; stop += 1) await page.keyboard.press('Tab')
}
