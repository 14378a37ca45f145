import type { Locator, Page } from '@playwright/test'

/** A screen of the back-office: what opens it, and what it then shows. */
export type Screen = {
  name: string
  /** Under /admin; without one it opens on the page of the screen before it. */
  path: string | undefined
  open: (page: Page) => Promise<void>
  ready: (page: Page) => Locator
}

/** @param clicked what opens it on its page, one after the other */
function screen(
  name: string,
  path: string | undefined,
  shown: string,
  ...clicked: string[]
): Screen {
  return {
    ...{ name, path },
    open: async (page) => {
      for (const selector of clicked) await page.locator(selector).first().click()
    },
    ready: (page) => page.locator(shown).first(),
  }
}

const titled = (slug: string) => [slug, 'title'] as const

/**
 * The collections that the menu shows, with a field of their form. Those of «Beauté» are made by the same
 * functions as those of «Médias».
 */
const collections: readonly (readonly [slug: string, field: string])[] = [
  ...['evenements', 'videos', 'photos', 'categories', 'formations', 'destinations'].map(titled),
  ['maisons', 'titre'],
]

const firstRow = 'tbody tr'

function screensOf([slug, field]: (typeof collections)[number]): Screen[] {
  const path = `/collections/${slug}`
  return [
    screen(`${slug}, list`, path, firstRow),
    screen(`${slug}, form`, `${path}/1`, `#field-${field}`),
    screen(`${slug}, nothing found`, `${path}?search=introuvable`, '.no-results'),
    screen(`${slug}, bin`, `${path}/trash`, '.no-results'),
    screen(`${slug}, new`, `${path}/create`, `#field-${field}`),
  ]
}

/** The lists and forms of the contents. */
export const contentScreens = collections.map((it) => ({ slug: it[0], screens: screensOf(it) }))

/** Files, accounts, settings, versions, the dashboard and the help. */
export const otherScreens: readonly Screen[] = [
  screen('dashboard', '', '.overview__panel'),
  screen('help', '/aide', '.guide h1'),
  screen('no such page', '/nulle-part', '.not-found'),
  screen('no such content', '/collections/evenements/99999', firstRow),
  screen('files', '/collections/uploads', firstRow),
  screen('new file', '/collections/uploads/create', '.file-field'),
  screen('file', '/collections/uploads/1', '.file-details'),
  screen('accounts', '/collections/owners', firstRow),
  screen('new account', '/collections/owners/create', '#field-password'),
  screen('account', '/collections/owners/1', 'input[name=username]'),
  screen('journal', '/collections/journal', firstRow),
  screen('own account', '/account', '#field-username'),
  screen('header video', '/globals/entete-accueil', '#field-video'),
  screen('versions', '/collections/evenements/1/versions', firstRow),
  screen('version', undefined, '.view-version', 'tbody a'),
]

const files = '/collections/uploads'
const events = '/collections/evenements'
const severalFiles = 'role=button[name="Envoyer plusieurs fichiers"]'
const filesDialog = 'role=dialog[name="Ajouter des fichiers"]'
const photoDialog = 'role=dialog[name=/\\.jpe?g/]'
const addFilter = '.where-builder__add-first-filter'
const changeSelection = '.list-selection >> role=button[name="Modifier"]'
const schedule = ['.doc-controls__popup button', '#action-schedule']

/** What opens over a list or a form. */
export const openedScreens: readonly Screen[] = [
  screen('columns', files, '.pill-selector', '#toggle-list-columns'),
  screen('filters', events, '.condition', '#toggle-list-filters', addFilter),
  screen('several files', files, filesDialog, severalFiles),
  screen('edits of a picture', `${files}?search=jpg`, photoDialog, 'tbody a', '.file-field__edit'),
  screen('changes of several', events, '.edit-many__form', '#select-all', changeSelection),
  screen('other actions', `${events}/1`, '#action-delete', '.doc-controls__popup button'),
  // Of a form without select fields: axe does not find their labels behind an open drawer.
  screen('scheduled publication', '/collections/formations/1', '.schedule', ...schedule),
]

const settingsTabs = [
  ...['Coordonnées', 'Réseaux', 'Mentions légales', 'Horaires et lieu', 'Soins et prix'],
  ...['Formations', 'Voyage', 'Immobilier', 'Phrases', 'Images'],
]

/** The tabs of «Réglages du site». */
export const settingsScreens: readonly Screen[] = settingsTabs.map((tab, index) =>
  screen(
    `settings, ${tab}`,
    index === 0 ? '/globals/reglages' : undefined,
    '.tabs-field__content-wrap',
    `.tabs-field__tabs >> role=button[name="${tab}"]`,
  ),
)

/** Those of a person who has not signed in. */
export const strangerScreens: readonly Screen[] = [
  screen('sign-in', '/login', 'input[name=username]'),
  screen('lost password', '/forgot', 'form'),
  screen('link that is over', '/lien', '[role=alert]:not(:empty)'),
  screen('signed out', '/logout', 'form'),
]
