import { readdirSync, rmSync, writeFileSync } from 'node:fs'
import { rename } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { picture } from '../../../testing/files'
import { renditionsVersion, renditionWidths } from '../../pictures/renditions.mjs'
import { read } from '../../testing/read'
import { sharedBackend } from '../../testing/shared-backend'
import { runScript } from '../../testing/sqlite'

type Photo = {
  image: string
  width: number
  height: number
  renditions?: { url: string; width: number }[]
}

const its = sharedBackend()
const folder = () => path.join(its.backend.dataDir, 'renditions', renditionsVersion)
const photos = async () =>
  (await read(`${its.backend.url}/api/medias/photos/`)).json as [Photo, ...Photo[]]

async function publishPhoto(shade: number) {
  const image = await its.me.upload('plage.jpg', await picture('jpeg', shade, 1500), 'image/jpeg')
  const photo = await its.me.publish('photos', { title: 'Plage', image: image.doc.id })
  return { photo: photo.doc.id, image: image.doc.id }
}

/** The photo first: a file that is used is not deleted. */
async function remove({ photo, image }: { photo: number; image: number }) {
  await its.me.remove(`photos/${photo}`)
  return its.me.remove(`uploads/${image}`)
}

it('has few widths, none almost that of the picture, and never enlarges', () => {
  expect(renditionWidths(2400)).toEqual([360, 680, 1200, 1600])
  expect(renditionWidths(1200)).toEqual([360, 680, 1200])
  expect(renditionWidths(80)).toEqual([80])
})

it('a published photo has its size and its renditions at once', async () => {
  await publishPhoto(1)
  const [photo] = await photos()
  expect(photo).toMatchObject({ width: 1500, height: 1125 })
  expect(photo.renditions?.map(({ width }) => width)).toEqual([360, 680, 1500])
  const stem = photo.image.replace(/\.jpg$/, '')
  expect(photo.renditions?.map(({ url }) => url)).toEqual(
    [360, 680, 1500].map((width) => `${stem}.${width}`),
  )
})

it('is sent in AVIF or WebP, as the browser accepts, and cached for a year', async () => {
  const [{ renditions: [{ url } = { url: '' }] = [] }] = await photos()
  for (const [accept, type, format] of [
    ['image/avif,image/webp,*/*;q=0.8', 'image/avif', 'heif'],
    ['image/webp,*/*;q=0.8', 'image/webp', 'webp'],
    ['*/*', 'image/webp', 'webp'],
  ] as const) {
    const response = await fetch(its.backend.url + url, { headers: { accept } })
    expect(response.status).toBe(200)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': type,
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'Accept',
    })
    const found = await sharp(Buffer.from(await response.arrayBuffer())).metadata()
    expect(found).toMatchObject({ format, width: 360, height: 270 })
  }
  expect((await read(`${its.backend.url}${url}0`)).status).toBe(404)
})

it('stands upright as its EXIF orientation says, in its size and in its renditions', async () => {
  const turned = await sharp(await picture('jpeg', 4, 1500))
    .withMetadata({ orientation: 6 })
    .toBuffer()
  const image = await its.me.upload('debout.jpg', turned, 'image/jpeg')
  const photo = await its.me.publish('photos', { title: 'Debout', image: image.doc.id })
  const [{ width, height, renditions: [{ url } = { url: '' }] = [] }] = await photos()
  expect([width, height]).toEqual([1125, 1500])
  const response = await fetch(its.backend.url + url, { headers: { accept: 'image/webp' } })
  const found = await sharp(Buffer.from(await response.arrayBuffer())).metadata()
  expect(found).toMatchObject({ width: 360, height: 480 })
  await remove({ photo: photo.doc.id, image: image.doc.id })
})

it('deletes them with the upload', async () => {
  const before = readdirSync(folder())
  const published = await publishPhoto(2)
  expect(readdirSync(folder())).toHaveLength(before.length + 1)
  await remove(published)
  expect(readdirSync(folder())).toEqual(before)
})

it('makes those of earlier uploads in the background after a start', async () => {
  await its.restart(async () => {
    // As another version of the backend has left them.
    await rename(folder(), path.join(path.dirname(folder()), 'earlier'))
  })
  await expect.poll(async () => (await photos())[0].renditions?.length).toBe(3)
  const [{ renditions: [{ url } = { url: '' }] = [] }] = await photos()
  expect((await read(its.backend.url + url)).status).toBe(200)
  expect(readdirSync(path.dirname(folder()))).toEqual([renditionsVersion])
})

it('makes none of a file in another folder, whatever the database says', async () => {
  const { doc } = await its.me.upload('ici.jpg', await picture('jpeg', 5, 1500), 'image/jpeg')
  await its.restart(async () => {
    const { dataDir } = its.backend
    await rename(path.join(dataDir, 'uploads', doc.filename ?? ''), path.join(dataDir, 'la.jpg'))
    await runScript(its.backend, `UPDATE uploads SET filename = '../la.jpg' WHERE id = ${doc.id}`)
    rmSync(folder(), { recursive: true })
  })
  // Of earlier uploads, whose turn is later.
  await expect.poll(async () => (await photos())[0].renditions?.length).toBe(3)
  expect(readdirSync(folder())).not.toContain('la')
  await runScript(its.backend, `DELETE FROM uploads WHERE id = ${doc.id}`)
})

it('is published as it is when they cannot be made, and can be deleted', async () => {
  rmSync(folder(), { recursive: true })
  // A file where the folder should be.
  writeFileSync(folder(), '')
  const published = await publishPhoto(3)
  const [photo] = await photos()
  expect(photo).toMatchObject({ width: 1500, height: 1125 })
  // A light picture stands for itself.
  expect(photo.renditions).toEqual([{ url: photo.image, width: 1500 }])
  expect((await remove(published)).status).toBe(200)
})
