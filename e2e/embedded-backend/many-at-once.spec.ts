import { dayFromToday } from '../../backend/src/days'
import { expect, type Page, test } from '../support/back-office-test'
import { row } from '../support/content-list'

type Listed = { title: string; place?: string }
const nbsp = '\u00a0'

async function select(page: Page, titles: string[]) {
  for (const title of titles) await row(page, title).getByRole('checkbox').check()
}

/** The bar that appears with a selection. */
const selection = (page: Page) => page.locator('.list-selection')
const done = (page: Page, count: number, label: string) =>
  page.locator('[data-sonner-toast]').filter({ hasText: `C’est fait${nbsp}: ${count} (${label}).` })

test('the place of several events is changed at once, the others stay as they are', async ({
  page,
  backOffice: { me, contract },
}) => {
  const poster = await me.uploadPicture()
  for (const title of ['Concert', 'Marché', 'Soirée']) {
    // Among the first of the list.
    const when = { date: dayFromToday(1), place: 'Cotonou' }
    await me.publish('evenements', { title, poster, ...when })
  }
  await page.goto('/admin/collections/evenements')
  await select(page, ['Concert', 'Marché'])
  await selection(page).getByRole('button', { name: 'Modifier' }).click()
  const drawer = page.getByRole('dialog')
  await expect(drawer.getByRole('heading', { name: /Modification de 2 contenus/ })).toBeVisible()
  await drawer.getByRole('combobox').click()
  await drawer.getByText('Lieu', { exact: true }).click()
  await drawer.getByLabel('Lieu').fill('Porto-Novo')
  await drawer.getByRole('button', { name: 'Publier les modifications' }).click()
  await expect(done(page, 2, 'Événements')).toBeVisible()
  const places = (await contract<Listed[]>('medias/events')).map((it) => [it.title, it.place])
  expect(Object.fromEntries(places)).toMatchObject({
    Concert: 'Porto-Novo',
    Marché: 'Porto-Novo',
    Soirée: 'Cotonou',
  })
})

test('several photos are published at once, and leave the site at once, the others stay', async ({
  page,
  backOffice: { me, contract },
}) => {
  const image = await me.uploadPicture()
  const titles = ['La cour', 'Le puits', 'Le portail']
  for (const title of titles) await me.create('photos', { title, image, _status: 'draft' })
  const shown = async () =>
    (await contract<Listed[]>('medias/photos'))
      .map(({ title }) => title)
      .filter((it) => titles.includes(it))
  const change = async (chosen: string[], button: string) => {
    await select(page, chosen)
    await selection(page).getByRole('button', { name: button, exact: true }).click()
    const question = page.getByRole('dialog')
    await expect(question).toContainText('tout ce qui est sélectionné (Photos)')
    await question.getByRole('button', { name: 'Confirmer' }).click()
    await expect(done(page, chosen.length, 'Photos')).toBeVisible()
  }
  await page.goto('/admin/collections/photos')
  await change(titles, 'Publier')
  await expect(row(page, 'La cour')).toContainText('oui')
  expect(await shown()).toHaveLength(3)
  await page.reload()
  await change(['La cour', 'Le puits'], 'Retirer du site')
  await expect(row(page, 'La cour')).toContainText('non')
  await expect(row(page, 'Le portail')).toContainText('oui')
  expect(await shown()).toEqual(['Le portail'])
})

test.describe('on a desktop', () => {
  test.use({ viewport: { width: 1440, height: 900 }, hasTouch: false, isMobile: false })

  test('photos are put in order by drag, on the site too', async ({
    page,
    backOffice: { me, contract },
  }) => {
    const image = await me.uploadPicture()
    for (const title of ['Rang 2', 'Rang 1']) await me.publish('photos-beaute', { title, image })
    await page.goto('/admin/collections/photos-beaute')
    const order = async () =>
      (await contract<Listed[]>('beauty/photos')).map(({ title }) => title).slice(0, 2)
    expect(await order()).toEqual(['Rang 1', 'Rang 2'])
    const handle = (title: string) => row(page, title).locator('.sort-row')
    const saved = page.waitForResponse(/\/cms\/reorder/)
    await handle('Rang 2').hover()
    await page.mouse.down()
    const to = await handle('Rang 1').boundingBox()
    if (!to) throw new Error('The first row has no handle.')
    await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 20 })
    await page.mouse.move(to.x + to.width / 2, to.y + 4, { steps: 5 })
    await page.mouse.up()
    expect((await saved).status()).toBe(200)
    expect(await order()).toEqual(['Rang 2', 'Rang 1'])
  })
})
