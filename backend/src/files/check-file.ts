import path from 'node:path'
import { lookup } from 'mime-types'
import { APIError, type CollectionBeforeOperationHook } from 'payload'
import { refusedValue } from '../fields/refused-value'
import { slugify } from '../fields/slugify'
import { prepareFilm } from '../films/prepare-film'
import { sampleFile } from './keep-files'
import { kindOf, refusedKind } from './kind'
import refusals from './refusals.json'
import { heicToJpeg, otherToWebp, storePicture } from './store-picture'
import { turnOf } from './turns'
import { convertFile, readFileOf, Refusal, type UploadedFile } from './uploaded-file'

const nameMaxLength = 60
const { missingFile } = refusals

/**
 * Refuses what is neither picture nor film, makes what every browser shows of what phones record, and names it by
 * a hash of what was sent: browsers may cache it for a year, and the sender can tell that it has arrived.
 */
export const checkFile: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  const { file } = req
  // Payload would download from an address that is sent instead of a file.
  if (operation === 'create' && !file) throw new APIError(missingFile, 400, null, true)
  if (!file || (operation !== 'create' && operation !== 'update')) return args
  try {
    const { hash, ext } = await turnOf(req.user?.id)(async () => {
      if (req.signal?.aborted) throw new Refusal(missingFile)
      return prepare(file, req.context[sampleFile] === true)
    })
    const stem = slugify(path.parse(file.name).name).slice(0, nameMaxLength) || 'fichier'
    file.mimetype = lookup(ext) || ''
    file.name = `${stem}-${hash}.${ext}`
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    throw refusedValue(req, { label: 'Fichier', message: error.message, path: 'file' })
  }
  return args
}

async function prepare(file: UploadedFile, isSample: boolean) {
  const { head, hash } = await readFileOf(file)
  const kind = kindOf(head)
  if (!kind) throw new Refusal(refusedKind(head))
  if (kind.is === 'picture') {
    if (!isSample) await convertFile(file, storePicture)
    return { hash, ext: kind.ext }
  }
  if (kind.is === 'otherPicture') {
    await convertFile(file, otherToWebp)
    return { hash, ext: 'webp' }
  }
  await convertFile(file, kind.is === 'film' ? prepareFilm(kind.isMp4) : heicToJpeg)
  return { hash, ext: kind.is === 'film' ? 'mp4' : 'jpg' }
}
