import { picture } from '../../testing/files'
import { expect, type Locator, type Page, test } from '../support/back-office-test'

const waiting = { timeout: 60_000 }
const field = (page: Page, name: string) => page.locator(`#field-${name}`)
const files = (names: string[], shade: number) =>
  Promise.all(
    names.map(async (name, at) => ({
      name: `${name}.jpg`,
      mimeType: 'image/jpeg',
      buffer: await picture('jpeg', (shade + at * 25) % 250, 500),
    })),
  )

/** Counts what a hand does but for typing: taps on the page, and one for each file in the device's own choice. */
function hand(page: Page) {
  let taps = 0
  const tap = async (target: Locator) => {
    taps += 1
    await target.tap()
  }
  return {
    tap,
    taps: () => taps,
    fill: async (target: Locator, text: string) => {
      await tap(target)
      await target.fill(text)
    },
    /** Chooses pictures in a field. */
    choose: async (name: string, names: string[], shade: number) => {
      const chooser = page.waitForEvent('filechooser')
      await tap(field(page, name).getByRole('button', { name: 'Ajouter' }).first())
      taps += names.length
      await (await chooser).setFiles(await files(names, shade))
    },
  }
}

/** Begins a content from the dashboard, fills it in and publishes it. @returns how many taps that took */
async function publish(
  page: Page,
  link: string,
  title: string,
  fillIn: (how: ReturnType<typeof hand>) => Promise<void>,
): Promise<number> {
  const used = hand(page)
  await page.goto('/admin')
  await used.tap(page.getByRole('link', { name: link }))
  await expect(page.locator('#field-title, #field-titre')).toBeFocused()
  await page.keyboard.type(title)
  await fillIn(used)
  await used.tap(page.getByRole('button', { name: /^Publier/ }))
  await expect(page.getByRole('listitem').filter({ hasText: 'Publié' })).toBeVisible(waiting)
  return used.taps()
}

test('a house with eight photos is published in 16 taps, a concert in 10', async ({ page }) => {
  const names = ['façade', 'salon', 'cuisine', 'chambre', 'cour', 'terrasse', 'douche', 'rue']
  const house = await publish(page, 'Nouvelle maison', 'Villa aux huit photos', async (by) => {
    await by.fill(field(page, 'adresse'), 'Fidjrossè, Cotonou')
    await by.fill(page.getByLabel('Prix (FCFA)'), '45 millions')
    await by.fill(page.getByLabel('Chambres'), '4')
    await by.fill(page.getByLabel('Douches'), '2')
    await by.choose('photos', names, 20)
    const drawer = page.getByRole('dialog')
    await by.tap(drawer.getByRole('button', { name: 'Enregistrer', exact: true }))
    await expect(field(page, 'photo_principale')).toContainText('facade', waiting)
    await expect(field(page, 'photos').getByRole('link', { name: /\.jpg$/ })).toHaveCount(7)
  })
  expect(house).toBeLessThanOrEqual(16)

  const concert = await publish(page, 'Nouvel événement', 'Concert sous le baobab', async (by) => {
    await by.fill(page.getByLabel('Date', { exact: false }).first(), '5 mars 2035')
    await by.fill(field(page, 'time'), '18h30')
    await by.fill(field(page, 'place'), 'Haie Vive')
    await by.fill(field(page, 'tarif'), '5000')
    await by.choose('poster', ['affiche'], 40)
    await expect(field(page, 'poster')).toContainText('affiche', waiting)
    await by.fill(field(page, 'description'), 'Trois voix et une kora.')
  })
  expect(concert).toBeLessThanOrEqual(10)
})

test('a course takes 10 taps, a destination 12, a date of publication 6, two prices 6; a copied event begins at its date', async ({
  page,
  backOffice: { me },
  keepGlobal,
}) => {
  await keepGlobal('reglages')
  const course = await publish(page, 'Nouvelle formation', 'Tresses en deux jours', async (by) => {
    await by.choose('affiche', ['tresses'], 50)
    await expect(field(page, 'affiche')).toContainText('tresses', waiting)
    await by.fill(field(page, 'presentation'), 'Deux jours, une tête d’étude pour chacune.')
    await by.fill(field(page, 'duree'), '2 jours')
    await by.fill(page.getByLabel('Tarif (FCFA)'), '60 000')
    await by.tap(page.getByRole('button', { name: 'Ajouter (Date)' }))
    await by.fill(page.getByLabel('Premier jour'), '6 mars 2035')
  })
  expect(course).toBeLessThanOrEqual(10)

  const destination = await publish(page, 'Nouvelle destination', 'Islande', async (by) => {
    await by.choose('image', ['geyser'], 60)
    await expect(field(page, 'image')).toContainText('geyser', waiting)
    await by.fill(field(page, 'accroche'), 'Des feux sous la glace.')
    await by.fill(field(page, 'image_alt'), 'Un geyser au matin.')
    await by.fill(field(page, 'presentation'), 'Une île de vent.')
    await by.fill(field(page, 'en_pays'), 'en Islande')
    await by.fill(field(page, 'sejour'), '90 jours sur 180')
    await by.fill(field(page, 'traitement'), '15 jours')
    await by.fill(field(page, 'monnaie'), 'couronne')
  })
  expect(destination).toBeLessThanOrEqual(12)

  const event = { title: 'À copier', date: '2035-03-05T12:00:00.000Z', time: '18:00' }
  const { doc } = await me.create('evenements?draft=true', { ...event, _status: 'draft' })
  const planned = hand(page)
  await page.goto('/admin')
  await planned.tap(page.getByRole('link', { name: 'À copier' }).first())
  await planned.tap(page.locator('.doc-controls__popup button').first())
  await planned.tap(page.locator('#action-schedule'))
  await expect(page.getByLabel('Publier le')).toBeFocused()
  await page.keyboard.type('4 mars 2035 à 18h')
  await planned.tap(
    page.getByRole('dialog').getByRole('button', { name: 'Programmer', exact: true }),
  )
  await expect(page.getByText(/^C’est programmé pour le dimanche 4 mars 2035/)).toBeVisible()
  expect(planned.taps()).toBeLessThanOrEqual(6)

  await page.goto(`/admin/collections/evenements/${doc.id}`)
  await page.locator('.doc-controls__popup button').first().tap()
  await page.locator('#action-duplicate').tap()
  await expect(page).not.toHaveURL(new RegExp(`/${doc.id}$`))
  await expect(page.getByLabel('Date', { exact: false }).first()).toBeFocused()

  const treatments = [
    { name: 'Tresses', price: 9000 },
    { name: 'Soin', price: 8000 },
  ]
  await me.confirmed.setGlobal('reglages', { beauty: { women: { treatments } } })
  const prices = hand(page)
  await page.goto('/admin')
  await prices.tap(page.locator('summary', { hasText: 'Menu' }))
  await prices.tap(page.getByRole('link', { name: 'Réglages du site' }))
  await prices.tap(page.getByRole('button', { name: 'Soins et prix' }))
  await prices.fill(page.locator('#field-beauty__women__treatments__0__price'), '10 000')
  await prices.fill(page.locator('#field-beauty__women__treatments__1__price'), '8 500')
  await prices.tap(page.getByRole('button', { name: 'Enregistrer', exact: true }))
  await expect(page.getByText(/enregistrées?\./).first()).toBeVisible()
  expect(prices.taps()).toBeLessThanOrEqual(6)
})
