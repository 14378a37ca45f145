import sharp from 'sharp'
import { fakeFfmpeg } from '../../backend/testing/fake-ffmpeg'
import { mp4 } from '../../backend/testing/files'
import { backOfficeWidths, signIn } from '../support/back-office'
import { startBackendAlone } from '../support/embedded-backend'
import { freePort } from '../support/ports'
import { expect, type Page, test } from '../support/test'

test.describe.configure({ mode: 'default' })
// The browser logs requests that are refused, or that a lost line has cut.
test.use({
  allowConsole: [/ 400 |ERR_INTERNET_DISCONNECTED|Failed to fetch/],
  actionTimeout: 20_000,
})

const ffmpeg = fakeFfmpeg({
  page: mp4(400_000),
  phone: mp4(5000, { width: 480, height: 540 }),
})
let backend: Awaited<ReturnType<typeof startBackendAlone>>

test.beforeAll(async () => {
  test.setTimeout(240_000)
  const settings = { BACKEND_SEED: 'off', FFMPEG_PATH: ffmpeg.path }
  backend = await startBackendAlone(await freePort(), settings)
})
test.afterAll(async () => {
  await backend.stop()
  ffmpeg.remove()
})

/** For what the server has to do: convert, resize, store. */
const waiting = { timeout: 60_000 }

const iphoneFilm = (seconds: number) => ({
  name: 'IMG_0042.MOV',
  mimeType: 'video/quicktime',
  buffer: mp4(3_000_000, { brand: 'qt  ', codec: 'hvc1', seconds, sound: true }),
})

/** Photos of different colours. */
function photos(count: number, width = 400) {
  return Promise.all(
    Array.from({ length: count }, async (_, index) => ({
      name: `IMG_${1000 + index}.jpg`,
      mimeType: 'image/jpeg',
      buffer: await sharp({
        create: {
          width,
          height: width / 2,
          channels: 3,
          background: { r: index * 6, g: 9, b: 200 },
        },
      })
        .jpeg()
        .toBuffer(),
    })),
  )
}

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
const contract = async (page: Page, path: string) =>
  (await page.request.get(`${backend.origin}/api/${path}/`)).json() as Promise<unknown>

const heroes = [
  { slug: 'entete-accueil', path: 'accueil/header-video', width: backOfficeWidths[0] },
  { slug: 'entete-voyage', path: 'voyage/header-video', width: backOfficeWidths[1] },
]
for (const { slug, path, width } of heroes) {
  test(`a film of an iPhone is sent with its progress in percent, and phones get a lighter one, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    await signIn(page, backend.origin)
    const setLine = await lineOf(page)
    await page.goto(`${backend.origin}/admin/globals/${slug}`)
    await page.locator('#field-video').getByRole('button', { name: 'Ajouter' }).first().click()
    const drawer = page.getByRole('dialog')
    await expect(drawer.getByText(/MP4 ou MOV de 60\ssecondes au plus/)).toBeVisible()
    await drawer.locator('input[type=file]').setInputFiles(iphoneFilm(12))
    await setLine(500_000)
    await drawer.getByRole('button', { name: 'Enregistrer', exact: true }).click()
    await expect(page.getByText(/^Envoi\s: \d+\s% \([\d,]+ sur 2,9\sMo\)$/)).toBeVisible()
    await expect(page.locator('#field-video')).toContainText(/img-0042-\w+(-\d)?\.mp4/, waiting)
    await expect(page.getByText(/^Envoi/)).toHaveCount(0)
    await save(page).click()
    await expect(page.getByText('Modifications enregistrées.')).toBeVisible()
    await expect
      .poll(() => contract(page, path))
      .toEqual({
        video: expect.stringMatching(/^\/media\/img-0042-\w+(-\d)?\.mp4$/),
        video_telephone: expect.stringMatching(/^\/media\/img-0042-\w+(-\d)?\.480\.mp4$/),
      })
  })
}

test('a hero says that its film, stored by an earlier version, is too heavy for visitors', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn(page, backend.origin)
  const headers = { Origin: backend.origin }
  const file = { name: 'ancien.mp4', mimeType: 'video/mp4', buffer: mp4(6000) }
  const multipart = { file, _payload: '{}' }
  const sent = await page.request.post(`${backend.origin}/cms/uploads`, { headers, multipart })
  const { doc } = (await sent.json()) as { doc: { id: number } }
  const stored = `${backend.origin}/cms/uploads/${doc.id}`
  await page.request.patch(stored, { headers, data: { filesize: 56_000_000 } })
  const hero = `${backend.origin}/cms/globals/entete-accueil`
  await page.request.post(hero, { headers, data: { video: doc.id } })
  await page.goto(`${backend.origin}/admin/globals/entete-accueil`)
  await expect(page.getByText(/Ce film pèse 53,4\sMo.*il sera allégé de lui-même/)).toBeVisible()
})

test('a film that cannot be used says why', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await signIn(page, backend.origin)
  await page.goto(`${backend.origin}/admin/collections/uploads/create`)
  const chosen = page.locator('input[type=file]')
  await chosen.setInputFiles(iphoneFilm(200))
  await save(page).click()
  await expect(page.getByText(/Ce film dure 3\smin 20\ss/).filter({ visible: true })).toBeVisible(
    waiting,
  )
})

test('a file whose line is lost is not: the page says so, and saves it once the line is back', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn(page, backend.origin)
  await page.goto(`${backend.origin}/admin/collections/uploads/create`)
  const setLine = await lineOf(page)
  const [photo] = await photos(1, 3000)
  if (!photo) throw new Error('There is no photo.')
  const buffer = Buffer.concat([photo.buffer, Buffer.alloc(400_000)])
  const lost = page.getByText(/Vous êtes hors ligne.*rien n’est perdu/)

  await setLine(0)
  await page.locator('input[type=file]').setInputFiles({ ...photo, buffer })
  await save(page).click()
  await expect(lost.first()).toBeVisible()
  await expect(save(page)).toBeEnabled()

  await setLine(50_000)
  await save(page).click()
  await expect(page.getByText(/^Envoi\s: \d+\s%/)).toBeVisible()
  await setLine(0)
  await expect(page.getByText(/^Envoi/)).toHaveCount(0)
  await expect(lost.first()).toBeVisible()
  await expect(save(page)).toBeEnabled()

  await setLine(-1)
  await save(page).click()
  await expect(page).toHaveURL(/uploads\/\d+/, waiting)
})

test('forty photos become forty photos of the gallery, through a lost line, and none twice', async ({
  page,
}) => {
  test.setTimeout(240_000)
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn(page, backend.origin)
  await page.goto(`${backend.origin}/admin/collections/photos`)
  const chosen = await photos(40)
  const panel = page.getByRole('region', { name: 'Ajouter des photos' })
  const setLine = await lineOf(page)
  await setLine(50_000)
  await panel.locator('input[type=file]').setInputFiles(chosen)
  await expect(panel.getByRole('listitem')).toHaveCount(40)
  await expect(panel.getByText('Reçue').first()).toBeVisible(waiting)

  await setLine(0)
  await expect(panel.getByRole('status')).toContainText('Vous êtes hors ligne')
  await setLine(-1)
  await expect(panel.getByRole('status')).toContainText('40 photos reçues', waiting)

  const title = panel.getByLabel('Titre de IMG_1007.jpg')
  await expect(title).toHaveValue(/^Photo du \d+(er)? \p{L}+ \d{4}$/u)
  await title.fill('La cour, le matin')
  await panel.getByRole('button', { name: 'Tout publier' }).click()
  await expect(panel.getByRole('status')).toHaveText('40 photos publiées.', waiting)
  const published = (await contract(page, 'medias/photos')) as { title: string; image: string }[]
  expect(published).toHaveLength(40)
  expect(new Set(published.map(({ image }) => image)).size).toBe(40)
  expect(published.map(({ title }) => title)).toContain('La cour, le matin')

  // Chosen again in a new visit, they are known.
  await page.reload()
  let sent = 0
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/cms/')) sent += 1
  })
  await panel.locator('input[type=file]').setInputFiles(chosen)
  await panel.getByRole('button', { name: 'Tout publier' }).click()
  await expect(panel.getByRole('status')).toHaveText('40 photos publiées.', waiting)
  expect(sent).toBe(0)
})

test('large photos leave the browser small, upright and without their place, as drafts', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await signIn(page, backend.origin)
  await page.goto(`${backend.origin}/admin/collections/photos-beaute`)
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 40 }
  const buffer = await sharp({
    create: { width: 3600, height: 2400, channels: 3, background: 'red', noise },
  })
    .withExif({ IFD3: { GPSLatitude: '6/1 21/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .withExifMerge({ IFD3: { GPSLatitude: '6/1 21/1 0/1' } })
    .jpeg({ quality: 95 })
    .toBuffer()
  const panel = page.getByRole('region', { name: 'Ajouter des photos' })
  const request = page.waitForRequest(
    (it) => it.method() === 'POST' && it.url().includes('/cms/uploads'),
  )
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
  expect(await contract(page, 'beauty/photos')).toEqual([])
})
