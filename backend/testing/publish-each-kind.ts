import type { RunningBackend } from './backend'
import eachKind from './each-kind.json'
import { mp4, picture } from './files'
import { owner } from './owner'

/**
 * Publishes content of every kind, with and without its optional fields, and drafts called «Brouillon».
 * In the file `image` is the picture, and `categories/Portraits` the category created before.
 * @returns the id of the picture that all of it shows
 */
export async function publishEachKind(backend: RunningBackend): Promise<number> {
  const me = await owner(backend)
  const image = (await me.upload('Été à Ouidah.JPG', await picture(), 'image/jpeg')).doc.id
  const video = (await me.upload('tête.mp4', mp4(), 'video/mp4')).doc.id
  const video_telephone = (await me.upload('pied.mp4', mp4(3000), 'video/mp4')).doc.id
  for (const slug of ['entete-accueil', 'entete-beaute', 'entete-voyage']) {
    await me.setGlobal(slug, { video })
  }
  await me.setGlobal('entete-immobilier', { video, video_telephone })
  const ids = new Map<unknown, number>([['image', image]])
  const withIds = (data: object) =>
    JSON.parse(JSON.stringify(data), (_, value: unknown) => ids.get(value) ?? value) as object
  for (const { collection, data } of eachKind) {
    const { doc } = await me.create(collection, withIds(data))
    if ('title' in data) ids.set(`${collection}/${data.title}`, doc.id)
  }
  return image
}
