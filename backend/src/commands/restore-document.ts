import { existsSync } from 'node:fs'
import { copyFile } from 'node:fs/promises'
import path from 'node:path'
import { type CollectionSlug, getPayload, type Payload, type Where } from 'payload'
import { environment } from '../environment'
import { makeRenditionsOf } from '../files/renditions'
import type { Upload } from '../payload-types'
import config from '../payload.config'
import { referencePaths, referredTo, valuesAt } from '../references/references'
import { type Archive, withArchive } from './archive'

const usage = 'npm run restore-document -- folder kind/id-or-slug'
const [, , backup = '', wanted = ''] = process.argv
const folder = path.resolve(process.env.INIT_CWD ?? '.', backup)

/** What is read here of documents of any kind. */
type Found = Times & { id: number; deletedAt?: string | null; _order?: string }
type Times = { createdAt: string; updatedAt: string }

/** Makes a draft of what a document was in a backup; a missing file or category of it comes back with its number. */
async function restoreDocument({ archive, files }: Archive): Promise<void> {
  const [kind = '', key = ''] = wanted.split('/')
  const kinds = archive.config.collections.filter(({ versions }) => versions?.drafts)
  const found = kinds.find(({ slug }) => slug === kind)
  if (!found) throw new Error(`no kind «${kind}», but ${kinds.map(({ slug }) => slug).join(', ')}.`)
  const isNumber = /^\d+$/.test(key)
  if (!isNumber && !found.flattenedFields.some(({ name }) => name === 'slug'))
    throw new Error(`documents of «${kind}» have no slug: name a number.`)
  const collection = kind as CollectionSlug
  const where: Where = isNumber ? { id: { equals: Number(key) } } : { slug: { equals: key } }
  const archived = await archive.db.findOne<Found>({ collection, where })
  if (!archived) throw new Error(`the backup has no «${wanted}».`)
  const payload = await getPayload({ config, disableOnInit: true })
  payload.db.allowIDOnCreate = true
  const present = await findSame(payload, collection, archived)
  if (present?.deletedAt) throw new Error(`«${wanted}» lies in the bin: take it out there first.`)
  for (const target of referredTo) {
    const paths = referencePaths(found.flattenedFields, target)
    const ids = paths.flatMap((it) => valuesAt(archived, it))
    for (const id of ids) await putBack({ archive, files }, payload, target, Number(id))
  }
  const { id, createdAt: _1, updatedAt: _2, deletedAt: _3, _order, ...data } = archived
  // Of any kind: the fields are those that were stored.
  const draft = { collection: kind as 'formations', draft: true as const, depth: 0 }
  const unpublished = { ...data, _status: 'draft' as const }
  if (present) await payload.update({ ...draft, id, data: unpublished })
  else await payload.create({ ...draft, data: { ...unpublished, id } })
  console.log(`Restored as a draft: ${environment.publicUrl}/admin/collections/${kind}/${id}`)
  console.log('Visitors see it once it is published there.')
  await payload.destroy()
}

/** Puts back what a document refers to, unless it is there; a file also where its document is. */
async function putBack(
  { archive, files }: Archive,
  payload: Payload,
  collection: (typeof referredTo)[number],
  id: number,
): Promise<void> {
  const where = { id: { equals: id } }
  const archived = await archive.db.findOne<Found>({ collection, where })
  if (!archived) return
  const present = await findSame(payload, collection, archived)
  const data = { deletedAt: null }
  if (present?.deletedAt) await payload.update({ collection, id, data, trash: true })
  // As it was: as a new one a file would be encoded again, and have another name.
  else if (!present) await payload.db.create({ collection, data: { ...archived, ...data } })
  const upload = (present ?? archived) as unknown as Upload
  const file = `uploads/${upload.filename}`
  const target = path.join(environment.dataDir, file)
  // The check of the backup was for the files that it names; one that is there may be of another document.
  if (!files[file] || existsSync(target)) return
  await copyFile(path.join(folder, file), target)
  await makeRenditionsOf(upload)
}

/** The same document. @throws where the number is that of another one, in a database that was begun anew */
async function findSame(payload: Payload, collection: CollectionSlug, { id, createdAt }: Found) {
  const where = { id: { equals: id } }
  const present = await payload.db.findOne<Found>({ collection, where })
  if (!present || present.createdAt === createdAt) return present
  throw new Error(`${collection}/${id} is another document by now: nothing was restored.`)
}

const done = wanted
  ? withArchive(environment, folder, restoreDocument)
  : Promise.reject(new Error(`name a backup and a document: ${usage}`))
await done.catch((error: Error) => {
  console.error(error.message)
  process.exit(1)
})
