import { picture } from '../../testing/files'
import { expect, type Locator, type Page, test } from '../support/back-office-test'

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

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
    /** Types where the form has put the caret. */
    type: (text: string) => page.keyboard.type(text),
    fill: async (target: Locator, text: string) => {
      await tap(target)
      await target.fill(text)
    },
    choose: async (button: Locator, chosen: Awaited<ReturnType<typeof files>>) => {
      const chooser = page.waitForEvent('filechooser')
      await tap(button)
      taps += chosen.length
      await (await chooser).setFiles(chosen)
    },
  }
}

const add = (page: Page, name: string) =>
  field(page, name).getByRole('button', { name: 'Ajouter' }).first()
const publish = (page: Page) => page.getByRole('button', { name: /^Publier/ })
const isPublished = (page: Page) =>
  expect(page.getByRole('listitem').filter({ hasText: 'Publié' })).toBeVisible(waiting)

test('a house with eight photos is published in 16 taps, a concert in 10', async ({
  page,
  backOffice: { contract },
}) => {
  const house = hand(page)
  await page.goto('/admin')
  await house.tap(page.getByRole('link', { name: 'Nouvelle maison' }))
  await expect(field(page, 'titre')).toBeFocused()
  await house.type('Villa aux huit photos')
  await house.fill(field(page, 'adresse'), 'Fidjrossè, Cotonou')
  await house.fill(page.getByLabel('Prix (FCFA)'), '45 millions')
  await house.fill(page.getByLabel('Chambres'), '4')
  await house.fill(page.getByLabel('Douches'), '2')
  const names = ['façade', 'salon', 'cuisine', 'chambre', 'cour', 'terrasse', 'douche', 'rue']
  await house.choose(add(page, 'photos'), await files(names, 20))
  await house.tap(
    page.getByRole('dialog').getByRole('button', { name: 'Enregistrer', exact: true }),
  )
  await expect(field(page, 'photo_principale')).toContainText('facade', waiting)
  await expect(field(page, 'photos').getByRole('link', { name: /\.jpg$/ })).toHaveCount(7)
  await house.tap(publish(page))
  await isPublished(page)
  expect(house.taps()).toBeLessThanOrEqual(16)
  const [shown] = await contract<{ titre: string; photos: unknown[] }[]>('immo/maisons')
  expect(shown).toMatchObject({ titre: 'Villa aux huit photos' })

  const concert = hand(page)
  await page.goto('/admin')
  await concert.tap(page.getByRole('link', { name: 'Nouvel événement' }))
  await expect(field(page, 'title')).toBeFocused()
  await concert.type('Concert sous le baobab')
  await concert.fill(page.getByLabel('Date', { exact: false }).first(), '5 mars 2035')
  await concert.fill(field(page, 'time'), '18h30')
  await concert.fill(field(page, 'place'), 'Haie Vive')
  await concert.fill(field(page, 'tarif'), '5000')
  await concert.choose(add(page, 'poster'), await files(['affiche'], 40))
  await expect(field(page, 'poster')).toContainText('affiche', waiting)
  await concert.fill(field(page, 'description'), 'Trois voix et une kora.')
  await concert.tap(publish(page))
  await isPublished(page)
  expect(concert.taps()).toBeLessThanOrEqual(10)
})

test('a course takes 10 taps, a destination 12, a date of publication 6, two prices 6; a copied event begins at its date', async ({
  page,
  backOffice: { me },
  keepGlobal,
}) => {
  await keepGlobal('reglages')
  const course = hand(page)
  await page.goto('/admin')
  await course.tap(page.getByRole('link', { name: 'Nouvelle formation' }))
  await expect(field(page, 'title')).toBeFocused()
  await course.type('Tresses en deux jours')
  await course.choose(add(page, 'affiche'), await files(['tresses'], 50))
  await expect(field(page, 'affiche')).toContainText('tresses', waiting)
  await course.fill(field(page, 'presentation'), 'Deux jours, une tête d’étude pour chacune.')
  await course.fill(field(page, 'duree'), '2 jours')
  await course.fill(page.getByLabel('Tarif (FCFA)'), '60 000')
  await course.tap(page.getByRole('button', { name: 'Ajouter (Date)' }))
  await course.fill(page.getByLabel('Premier jour'), '6 mars 2035')
  await course.tap(publish(page))
  await isPublished(page)
  expect(course.taps()).toBeLessThanOrEqual(10)

  const destination = hand(page)
  await page.goto('/admin')
  await destination.tap(page.getByRole('link', { name: 'Nouvelle destination' }))
  await expect(field(page, 'title')).toBeFocused()
  await destination.type('Islande')
  await destination.fill(field(page, 'accroche'), 'Des feux sous la glace.')
  await destination.choose(add(page, 'image'), await files(['geyser'], 60))
  await expect(field(page, 'image')).toContainText('geyser', waiting)
  await destination.fill(field(page, 'image_alt'), 'Un geyser au matin.')
  await destination.fill(field(page, 'presentation'), 'Une île de vent.')
  await destination.fill(field(page, 'en_pays'), 'en Islande')
  await destination.fill(field(page, 'sejour'), '90 jours sur 180')
  await destination.fill(field(page, 'traitement'), '15 jours')
  await destination.fill(field(page, 'monnaie'), 'couronne')
  await destination.tap(publish(page))
  await isPublished(page)
  expect(destination.taps()).toBeLessThanOrEqual(12)

  const event = { title: 'À copier', date: '2035-03-05T12:00:00.000Z', time: '18:00' }
  const { doc } = await me.create('evenements?draft=true', { ...event, _status: 'draft' })
  const planned = hand(page)
  await page.goto('/admin')
  await planned.tap(page.getByRole('link', { name: 'À copier' }).first())
  await planned.tap(page.locator('.doc-controls__popup button').first())
  await planned.tap(page.locator('#action-schedule'))
  await expect(page.getByLabel('Publier le')).toBeFocused()
  await planned.type('4 mars 2035 à 18h')
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

  await me.confirmed.setGlobal('reglages', {
    beauty: {
      women: {
        treatments: [
          { name: 'Tresses', price: 9000 },
          { name: 'Soin', price: 8000 },
        ],
      },
    },
  })
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
