import sharp from 'sharp'
import { mp4, picture } from '../../testing/files'
import { expect, type Page, type Request, test } from '../support/back-office-test'

// The browser logs requests that are refused, or that a lost line has cut.
test.use({ allowConsole: [/ 400 |ERR_INTERNET_DISCONNECTED|Failed to fetch/] })

/** For what the server has to do: convert, resize, store. */
const waiting = { timeout: 200_000 }

const iphoneFilm = (seconds: number) => ({
  name: 'IMG_0042.MOV',
  mimeType: 'video/quicktime',
  buffer: mp4(1_500_000, { brand: 'qt  ', codec: 'hvc1', seconds, sound: true }),
})

/** Photos of different colours. */
function photos(count: number, width = 400) {
  const photo = async (_: unknown, index: number) => {
    const buffer = await picture('jpeg', index * 6, width)
    return { name: `IMG_${1000 + index}.jpg`, mimeType: 'image/jpeg', buffer }
  }
  return Promise.all(Array.from({ length: count }, photo))
}

/** Longer than 2400 pixels, on its side, with the place where it was taken. */
function largePhoto() {
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 6 }
  return sharp({ create: { width: 2700, height: 1800, channels: 3, background: 'red', noise } })
    .withExif({ IFD3: { GPSLatitude: '6/1 21/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .withExifMerge({ IFD3: { GPSLatitude: '6/1 21/1 0/1' } })
    .jpeg({ quality: 95 })
    .toBuffer()
}

const uploadPath = '/cms/uploads'
const isUpload = (it: Request) => it.method() === 'POST' && it.url().includes(uploadPath)

/** Lets a test read the files that are sent: of routed requests alone the browser tells the body. */
const keepBodies = (page: Page) => page.route(`**${uploadPath}*`, (route) => route.continue())

/** A line whose speed, in bytes a second, can be changed, and which can be cut: 0. */
async function lineOf(page: Page) {
  const client = await page.context().newCDPSession(page)
  return async (speed: number) => {
    await client.send('Network.emulateNetworkConditions', {
      offline: speed === 0,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput: speed,
    })
    await expect.poll(() => page.evaluate(() => navigator.onLine)).toBe(speed !== 0)
  }
}

const save = (page: Page) => page.getByRole('button', { name: 'Enregistrer', exact: true })

test('R19 a film of an iPhone replaces the sample, with its progress in percent: phones play its own lighter one, desktops the film itself', async ({
  page,
  keepGlobal,
  backOffice: { contract, site },
}) => {
  await keepGlobal('entete-voyage')
  const setLine = await lineOf(page)
  await page.goto('/admin/globals/entete-voyage')
  const field = page.locator('#field-video')
  await expect(page.locator('#field-video_telephone')).toContainText('voyage-telephone')
  await field.getByRole('button', { name: 'Retirer ce fichier' }).tap()
  // The device's choice of files opens by itself.
  const chooser = page.waitForEvent('filechooser')
  await field.getByRole('button', { name: 'Ajouter' }).first().tap()
  const drawer = page.getByRole('dialog')
  await expect(drawer.getByText(/MP4 ou MOV de 60\ssecondes au plus/)).toBeVisible()
  await setLine(500_000)
  await (await chooser).setFiles(iphoneFilm(12))
  await expect(page.getByText(/^Envoi\s: \d+\s% \([\d,]+ sur 1,4\sMo\)$/)).toBeVisible()
  await expect(field).toContainText(/img-0042-\w+(-\d)?\.mp4/, waiting)
  await expect(page.getByText(/^Envoi/)).toHaveCount(0)
  await save(page).click()
  await expect(page.getByText('Modifications enregistrées.')).toBeVisible()
  await expect
    .poll(() => contract('voyage/header-video'))
    .toEqual({
      video: expect.stringMatching(/^\/media\/img-0042-\w+(-\d)?\.mp4$/),
      video_telephone: expect.stringMatching(/^\/media\/img-0042-\w+(-\d)?\.480\.mp4$/),
    })
  await expect(async () => {
    for (const [width, film] of [
      [360, /img-0042-\w+(-\d)?\.480\.mp4$/],
      [1280, /img-0042-\w+(-\d)?\.mp4$/],
    ] as const) {
      await page.setViewportSize({ width, height: 740 })
      const first = page.waitForRequest(/\.mp4$/, { timeout: 5000 })
      await page.goto(`${site.url}/voyage`)
      expect((await first).url()).toMatch(film)
    }
  }).toPass()
})

// Of an earlier version: backend/src/dashboard/shown.test.ts.
test('a film that cannot be used says why', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/admin/collections/uploads/create')
  await page.locator('input[type=file]').setInputFiles(iphoneFilm(200))
  await save(page).click()
  const tooLong = page.getByText(/Ce film dure 3\smin 20\ss/).filter({ visible: true })
  await expect(tooLong).toBeVisible(waiting)
})

const goesOn =
  'a photo whose line is lost goes on by itself once it is back, or stops, and leaves the phone small'
test(goesOn, { tag: '@slow' }, async ({ page }) => {
  await page.goto('/admin/collections/uploads/create')
  await keepBodies(page)
  const setLine = await lineOf(page)
  const lost = page.getByText(/La connexion a été coupée.*reprend de lui-même/)
  const file = { name: 'Salon.jpg', mimeType: 'image/jpeg', buffer: await largePhoto() }
  await setLine(0)
  const sent = page.waitForRequest(isUpload)
  await page.locator('input[type=file]').setInputFiles(file)
  await save(page).click()
  await expect(lost).toBeVisible()
  await setLine(300_000)
  await expect(page.getByText(/^Envoi\s: \d+\s%/)).toBeVisible()
  await setLine(0)
  await expect(lost).toBeVisible()
  await page.getByRole('button', { name: 'Arrêter l’envoi' }).click()
  await expect(page.getByText(/L’envoi est arrêté/).first()).toBeVisible()
  await save(page).click()
  await expect(lost).toBeVisible()
  await setLine(-1)
  await expect(page).toHaveURL(/uploads\/\d+/, waiting)
  expect((await sent).postDataBuffer()?.length).toBeLessThan(file.buffer.length)
})

test('many photos become as many photos of the gallery, through a lost line, and none twice', async ({
  page,
  backOffice: { contract },
}) => {
  await page.goto('/admin/collections/photos')
  const chosen = await photos(8)
  const panel = page.getByRole('region', { name: 'Ajouter des photos' })
  const setLine = await lineOf(page)
  await setLine(50_000)
  await panel.locator('input[type=file]').setInputFiles(chosen)
  await expect(panel.getByRole('listitem')).toHaveCount(8)
  await expect(panel.getByText('Reçue').first()).toBeVisible(waiting)

  await setLine(0)
  await expect(panel.getByRole('status')).toContainText('Vous êtes hors ligne')
  await setLine(-1)
  await expect(panel.getByRole('status')).toContainText('8 photos reçues', waiting)

  const title = (number: number) => panel.getByLabel(`Titre de IMG_${number}.jpg`)
  const publish = panel.getByRole('button', { name: 'Tout publier' })
  await panel.getByRole('listitem').nth(5).scrollIntoViewIfNeeded()
  await expect(publish).toBeInViewport({ ratio: 1 })
  await expect(title(1007)).toHaveValue('')
  await publish.click()
  await expect(title(1000)).toBeFocused()
  await panel.getByLabel('Légende commune').fill('Mariage')
  await panel.getByLabel('Lieu').fill('Ouidah')
  await expect(title(1007)).toHaveValue('Mariage, Ouidah 8')
  await title(1007).fill('La cour, le matin')
  await page.getByRole('banner').getByRole('link').first().tap()
  await page.getByRole('button', { name: 'Rester sur cette page' }).tap()
  await expect(title(1007)).toHaveValue('La cour, le matin')
  await panel.getByRole('button', { name: 'Retirer IMG_1001.jpg' }).click()
  await panel.getByRole('button', { name: 'Monter IMG_1002.jpg' }).click()
  const first = panel.getByRole('listitem').first()
  await expect(first.getByRole('textbox')).toHaveAccessibleName('Titre de IMG_1002.jpg')
  expect(await first.locator('img').evaluate((it) => it.clientWidth)).toBeGreaterThan(64)
  await publish.click()
  await expect(panel.getByRole('status')).toHaveText('7 photos publiées.', waiting)
  const published = await contract<{ title: string; image: string }[]>('medias/photos')
  const own = published.filter(({ image }) => image.includes('img-10'))
  expect(new Set(own.map(({ image }) => image)).size).toBe(7)
  expect(own).toHaveLength(7)
  expect(own[0]).toMatchObject({
    title: 'Mariage, Ouidah 1',
    image: expect.stringContaining('img-1002'),
  })
  expect(own.map((photo) => photo.title)).toContain('La cour, le matin')

  // Chosen again in a new visit, they are known.
  await page.reload()
  let sent = 0
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/cms/')) sent += 1
  })
  await panel.locator('input[type=file]').setInputFiles(chosen.toSpliced(1, 1))
  await panel.getByLabel('Légende commune').fill('Mariage')
  await publish.click()
  await expect(panel.getByRole('status')).toHaveText('7 photos publiées.', waiting)
  expect(sent).toBe(0)
})

test('large photos leave the browser small, upright and without their place, as drafts', async ({
  page,
  backOffice: { contract },
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/admin/collections/photos-beaute')
  await keepBodies(page)
  const buffer = await largePhoto()
  const panel = page.getByRole('region', { name: 'Ajouter des photos' })
  const request = page.waitForRequest(isUpload)
  const file = { name: 'Salon de coiffure.jpg', mimeType: 'image/jpeg', buffer }
  await panel.locator('input[type=file]').setInputFiles([file])
  const body = (await request).postDataBuffer() ?? Buffer.alloc(0)
  const jpeg = body.subarray(body.indexOf(Buffer.from([0xff, 0xd8, 0xff])))
  expect(await sharp(jpeg).metadata()).toMatchObject({ width: 1600, height: 2400 })
  expect(body.includes('Exif')).toBe(false)
  await expect(panel.getByLabel('Titre de Salon de coiffure.jpg')).toHaveValue('Salon de coiffure')
  await panel.getByRole('button', { name: 'Garder en brouillons' }).click()
  await expect(panel.getByRole('status')).toHaveText('1 photo en brouillon.', waiting)
  await expect(page.getByRole('link', { name: 'Salon de coiffure' })).toBeVisible()
  expect(JSON.stringify(await contract('beauty/photos'))).not.toContain('Salon de coiffure')
})

test('of several photos of a house a damaged one says why, and the others are kept', async ({
  page,
}) => {
  await page.goto('/admin/collections/maisons/create')
  const field = page.locator('#field-photos')
  await field.getByRole('button', { name: 'Ajouter' }).first().tap()
  const drawer = page.getByRole('dialog')
  const [first, second] = await photos(2, 440)
  if (!first || !second) throw new Error('There are two photos.')
  const damaged = { ...first, name: 'coupee.jpg', buffer: first.buffer.subarray(0, 300) }
  await drawer.locator('input[type=file]').setInputFiles([first, damaged, second])
  await save(page).last().tap()
  await expect(drawer.getByRole('alert')).toContainText('Ce fichier est abîmé', waiting)
  await expect(drawer.locator('input[value="coupee.jpg"]')).toBeVisible()
  await expect(page.getByRole('link', { name: /^img-100[01]-/ })).toHaveCount(2)
})
