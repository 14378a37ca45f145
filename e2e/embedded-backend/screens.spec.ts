import { expectAxeClean } from '../support/axe'
import screens from '../support/back-office-screens.json' with { type: 'json' }
import { expect, type Page, test } from '../support/back-office-test'
import foreignWords from '../support/foreign-words.json' with { type: 'json' }
import { formChecked } from '../support/form-checks'
import { outsideOfScreen } from '../support/layout'

// The browser logs the status of a page that does not exist, and of a link that is over.
test.use({ allowConsole: [/ 4(04|10) /] })

const softly = expect.configure({ soft: true })
const phone = { width: 360, height: 740 }
const narrow = { width: 320, height: 740 }
const desktop = { width: 1440, height: 900 }

/** A screen of the back-office, what opens it, and what it then shows. */
type Screen = {
  name: string
  /** Under /admin; without one it opens on the page of the screen before it. */
  path?: string
  /** One after the other. */
  clicked?: string[]
  shown: string
}

/** The lists and forms of a kind of content. */
function screensOf({ slug, field }: (typeof screens.collections)[number]): Screen[] {
  const [path, shown] = [`/collections/${slug}`, `#field-${field}`]
  return [
    { name: `${slug}, list`, path, shown: 'tbody tr' },
    { name: `${slug}, form`, path: `${path}/1`, shown },
    { name: `${slug}, nothing found`, path: `${path}?search=introuvable`, shown: '.no-results' },
    { name: `${slug}, bin`, path: `${path}/trash`, shown: '.no-results' },
    { name: `${slug}, new`, path: `${path}/create`, shown },
  ]
}

/** Opens screens on the narrowest phone, where nothing may lie outside; then looks at them on a desktop. */
async function check(page: Page, opened: readonly Screen[], lookAt: (page: Page) => Promise<void>) {
  for (const { name, path, clicked = [], shown } of opened) {
    await test.step(name, async () => {
      await page.setViewportSize(narrow)
      if (path !== undefined) await page.goto(`/admin${path}`)
      for (const selector of clicked) await page.locator(selector).first().click()
      await expect(page.locator(shown).first()).toBeVisible()
      await softly.poll(() => outsideOfScreen(page), `outside of ${name}`).toEqual([])
      await page.setViewportSize(desktop)
      // Payload's own texts are replaced once the page runs.
      await softly.poll(() => foreignTexts(page), `texts of ${name}`).toEqual([])
      await lookAt(page)
    })
  }
}

async function onPhone(page: Page) {
  await page.setViewportSize(phone)
  // What a form shows late, such as its pictures, has its names from the next frame on.
  await expect(() => expectAxeClean(page)).toPass()
}

/** What depends on colours alone is all that the second theme can change. */
const coloursOnly = ['color-contrast']

/** On a phone in light and in dark. */
async function inBothThemes(page: Page) {
  await onPhone(page)
  await setTheme(page, 'dark')
  await expectAxeClean(page, undefined, coloursOnly)
  await setTheme(page, 'light')
}

/** On a desktop, then on a phone: there the menu lies beside the page. */
async function atBothWidths(page: Page) {
  await expect(() => expectAxeClean(page)).toPass()
  await inBothThemes(page)
}

/** As Payload does when the owner chooses «Apparence». */
async function setTheme(page: Page, theme: 'light' | 'dark') {
  await page.locator('html').evaluate((html, it) => html.setAttribute('data-theme', it), theme)
}

/**
 * The fast tier has the screens of one kind of content, and those before signing in. The others of contents are made
 * by the same functions: of these the slow tier has list and form, in light. What lies around them on a desktop is
 * the same on all of them: it is checked with the fast ones.
 */
type Group = { name: string; screens: readonly Screen[]; isFast?: boolean; isRepeated?: boolean }
const groups: Group[] = [
  ...screens.collections.map((collection, index) => ({
    name: `lists and forms of «${collection.slug}»`,
    screens: screensOf(collection).slice(0, index > 0 ? 2 : undefined),
    ...(index > 0 ? { isRepeated: true } : { isFast: true }),
  })),
  { name: 'other pages', screens: screens.others },
  { name: 'tabs of «Réglages du site»', screens: screens.settings },
  { name: 'drawers and menus', screens: screens.opened },
  { name: 'pages before signing in', screens: screens.signedOut, isFast: true },
]
for (const { name, screens: ofGroup, isFast, isRepeated } of groups) {
  test.describe(name, () => {
    test.use({ isSignedIn: ofGroup !== screens.signedOut })

    if (isFast) {
      test('are in French, accessible and as wide as a phone', ({ page }) =>
        check(page, ofGroup, onPhone))
    }
    const others = isRepeated ? onPhone : inBothThemes
    test('are in French and accessible, in light and in dark', { tag: '@slow' }, ({ page }) =>
      check(page, ofGroup, isFast ? atBothWidths : others),
    )
  })
}

test('compared versions show a day without time, and no former addresses', async ({ page }) => {
  await page.goto('/admin/collections/evenements/1/versions')
  await page.locator('tbody a').first().click()
  const versions = page.locator('.render-field-diffs').first()
  await expect(versions.getByText(/^\p{L}+ \d+(er)? \p{L}+ \d{4}$/u)).toBeVisible()
  await expect(versions.getByText(/public_slugs/i)).toHaveCount(0)
})

test('at 320 px the bar that saves and the button of the menu stay near the thumb, large enough', async ({
  page,
}) => {
  await page.setViewportSize(narrow)
  await page.goto('/admin/collections/evenements/1')
  const menu = page.getByRole('banner').getByRole('button', { name: 'Ouvrir le menu' })
  const more = page.getByRole('button', { name: 'Autres actions' })
  const controls = [
    page.getByRole('link', { name: 'Aperçu', exact: true }),
    page.getByRole('button', { name: 'Publier les modifications' }),
    page.getByRole('button', { name: 'Enregistrer le brouillon' }),
    more,
    menu,
  ]
  await page.getByLabel('Adresse de la page').scrollIntoViewIfNeeded()
  for (const control of controls) {
    await expect(control).toBeInViewport({ ratio: 1 })
    const box = await control.boundingBox()
    expect(box?.height).toBeGreaterThanOrEqual(44)
    expect(box?.width).toBeGreaterThanOrEqual(44)
    expect(box?.y).toBeGreaterThan(narrow.height - 80)
  }
  await more.tap()
  for (const name of ['Dupliquer', 'Supprimer', 'Retirer du site', 'Programmer…']) {
    await expect(page.getByRole('button', { name, exact: true })).toBeInViewport({ ratio: 1 })
  }
  await page.keyboard.press('Escape')
  await menu.tap()
  await page.getByRole('link', { name: 'Maisons' }).tap()
  await expect(page).toHaveURL(/collections\/maisons/)
})

test('Back leads from a content to its list, which was opened by its address, and from a drawer to the form below', async ({
  page,
}) => {
  await page.setViewportSize(phone)
  for (const { slug, field } of screens.collections) {
    await page.goto(`/admin/collections/${slug}`)
    await page.locator('tbody a').first().click()
    await expect(page.locator(`#field-${field}`).first()).toBeVisible()
    await page.goBack()
    await expect(page.locator('.collection-list')).toBeVisible()
    await page.goForward()
    await expect(page.locator(`#field-${field}`).first()).toBeVisible()
  }

  await page.goto('/admin/collections/photos')
  await page.locator('tbody a').first().click()
  const drawer = page.getByRole('dialog')
  const title = page.locator('#field-title')
  await title.fill('La lagune')
  await formChecked(page)
  for (const close of [
    () => page.goBack(),
    () => drawer.getByRole('button', { name: 'Fermer' }).first().click(),
  ]) {
    await page.locator('#field-image .upload-relationship-details__edit').click()
    await expect(drawer).toBeVisible()
    await close()
    await expect(drawer).toHaveCount(0)
    await expect(title).toHaveValue('La lagune')
  }
  await page.goBack()
  await expect(page.locator('.collection-list')).toBeVisible()
})

/** English words, and those of the software, that no owner should have to read; no French word is one. */
const foreign = new RegExp(
  `\\{\\{|\\[object|(?<![\\p{L}\\d@/.-])(?:${foreignWords.join('|')})(?![\\p{L}\\d@/-])`,
  'iu',
)

/** The sample's videos name the English films that they show; a visa takes documents. */
const contents = /film «[^»]*»|vérification des documents/g

/** Texts, names, titles and placeholders of a page that are English or technical. */
async function foreignTexts(page: Page): Promise<string[]> {
  const texts = await page.evaluate(textsOfPage)
  if (texts.length === 0) throw new Error(`${page.url()} has no text.`)
  return texts.filter((text) => foreign.test(text.replace(contents, '')))
}

/** Runs in the page: what is read there or read out, in hidden places too, without what is typed. */
function textsOfPage(): string[] {
  const found = new Set([document.title])
  const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
    if (!node.parentElement?.closest('script, style, textarea')) found.add(node.nodeValue ?? '')
  }
  const attributes = ['alt', 'aria-description', 'aria-label', 'aria-roledescription']
  for (const attribute of [...attributes, 'aria-valuetext', 'placeholder', 'title']) {
    for (const element of document.querySelectorAll(`[${attribute}]`)) {
      found.add(element.getAttribute(attribute) ?? '')
    }
  }
  return [...found].map((text) => text.trim()).filter(Boolean)
}
