import type { Locator, Page } from '@playwright/test'

/** A screen of the back-office: its path under /admin, what opens it there, and what it then shows. */
export type Screen = {
  name: string
  path: string
  open?: (page: Page) => Promise<void>
  ready: (page: Page) => Locator
}

/** The collections that the menu shows, with a field of their form. */
const collections: readonly (readonly [slug: string, field: string])[] = [
  ['evenements', 'title'],
  ['videos', 'title'],
  ['photos', 'title'],
  ['categories', 'title'],
  ['formations', 'title'],
  ['photos-beaute', 'title'],
  ['videos-beaute', 'title'],
  ['categories-beaute', 'title'],
  ['maisons', 'titre'],
]

const at = (selector: string) => (page: Page) => page.locator(selector).first()
const firstRow = at('tbody tr')

function screensOf([slug, field]: (typeof collections)[number]): Screen[] {
  const path = `/collections/${slug}`
  const form = at(`#field-${field}`)
  const main = [
    { name: `${slug}, list`, path, ready: firstRow },
    { name: `${slug}, form`, path: `${path}/1`, ready: form },
  ]
  // Those of «Beauté» are made by the same functions as those of «Médias».
  if (slug.endsWith('-beaute')) return main
  return [
    ...main,
    {
      name: `${slug}, nothing found`,
      path: `${path}?search=introuvable`,
      ready: at('.no-results'),
    },
    { name: `${slug}, bin`, path: `${path}/trash`, ready: at('.no-results') },
    { name: `${slug}, new`, path: `${path}/create`, ready: form },
  ]
}

/** The lists and forms of the contents. */
export const contentScreens = collections.map((it) => ({ slug: it[0], screens: screensOf(it) }))

/** Files, accounts, settings, versions, the dashboard and the help. */
export const otherScreens: readonly Screen[] = [
  { name: 'dashboard', path: '', ready: at('.overview__panel') },
  { name: 'help', path: '/aide', ready: at('.guide h1') },
  { name: 'no such page', path: '/nulle-part', ready: at('.not-found') },
  { name: 'no such content', path: '/collections/evenements/99999', ready: firstRow },
  { name: 'files', path: '/collections/uploads', ready: firstRow },
  { name: 'new file', path: '/collections/uploads/create', ready: at('.file-field') },
  { name: 'file', path: '/collections/uploads/1', ready: at('.file-details') },
  { name: 'accounts', path: '/collections/owners', ready: firstRow },
  { name: 'new account', path: '/collections/owners/create', ready: at('#field-password') },
  { name: 'account', path: '/collections/owners/1', ready: at('#field-username') },
  { name: 'own account', path: '/account', ready: at('#field-username') },
  { name: 'header video', path: '/globals/entete-accueil', ready: at('#field-video') },
  { name: 'versions', path: '/collections/evenements/1/versions', ready: firstRow },
  {
    name: 'version',
    path: '/collections/evenements/1/versions',
    open: (page) => page.locator('tbody a').first().click(),
    ready: at('.view-version'),
  },
]

/** What opens over a list or a form. */
export const openedScreens: readonly Screen[] = [
  {
    name: 'columns',
    path: '/collections/uploads',
    open: (page) => page.locator('#toggle-list-columns').click(),
    ready: at('.pill-selector'),
  },
  {
    name: 'filters',
    path: '/collections/evenements',
    open: async (page) => {
      await page.locator('#toggle-list-filters').click()
      await page.locator('.where-builder__add-first-filter').click()
    },
    ready: at('.condition'),
  },
  {
    name: 'several files',
    path: '/collections/uploads',
    open: (page) => page.getByRole('button', { name: 'Envoyer plusieurs fichiers' }).click(),
    ready: at('.bulk-upload--add-files'),
  },
  {
    name: 'changes of several events',
    path: '/collections/evenements',
    open: async (page) => {
      await page.locator('#select-all').check()
      await page.locator('.list-selection').getByRole('button', { name: 'Modifier' }).click()
    },
    ready: at('.edit-many__form'),
  },
  {
    name: 'other actions',
    path: '/collections/evenements/1',
    open: (page) => page.locator('.doc-controls__popup button').first().click(),
    ready: at('#action-delete'),
  },
  {
    name: 'scheduled publication',
    path: '/collections/evenements/1',
    open: async (page) => {
      await page.locator('.form-submit .popup-button').click()
      await page.getByRole('button', { name: 'Programmer…' }).click()
    },
    ready: at('.schedule-publish'),
  },
]

const settingsTabs = [
  'Coordonnées',
  'Réseaux',
  'Mentions légales',
  'Horaires et lieu',
  'Soins et prix',
  'Formations',
  'Voyage',
  'Immobilier',
  'Phrases',
  'Images',
]

/** The tabs of «Réglages du site». */
export const settingsScreens: readonly Screen[] = settingsTabs.map((tab) => ({
  name: `settings, ${tab}`,
  path: '/globals/reglages',
  open: (page) =>
    page.locator('.tabs-field__tabs').getByRole('button', { name: tab, exact: true }).click(),
  ready: at('.tabs-field__content-wrap'),
}))

/** Those of a person who has not signed in. */
export const strangerScreens: readonly Screen[] = [
  { name: 'sign-in', path: '/login', ready: at('#field-username') },
  { name: 'lost password', path: '/forgot', ready: at('form') },
  { name: 'link that is over', path: '/lien', ready: at('[role=alert]:not(:empty)') },
  { name: 'signed out', path: '/logout', ready: at('form') },
]
