import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import path from 'node:path'
import { Readable } from 'node:stream'
import { type CollectionBeforeOperationHook, type PayloadRequest, ValidationError } from 'payload'
import { slugify } from '../fields/slugify'
import { headLength, kindOf } from './kind'

const nameMaxLength = 60

/**
 * Refuses a file whose content is neither a picture nor an MP4, and puts a hash of the content into
 * its name: a name always stands for the same bytes, so browsers may cache them for a year.
 */
export const checkFile: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  const { file } = req
  if (!file || (operation !== 'create' && operation !== 'update')) return args
  const { head, hash } = await readFile(file)
  const kind = kindOf(head)
  if (!kind) {
    const message =
      'Ce fichier n’est pas accepté\u00a0: envoyez une image JPEG, PNG ou WebP, ou une vidéo MP4.'
    throw new ValidationError(
      { collection: 'uploads', errors: [{ label: 'Fichier', message, path: 'file' }], req },
      req.t,
    )
  }
  const stem = slugify(path.parse(file.name).name).slice(0, nameMaxLength) || 'fichier'
  file.mimetype = kind.mime
  file.name = `${stem}-${hash}.${kind.ext}`
  return args
}

/** The first bytes and a short hash of an upload, from its temporary file or from memory. */
async function readFile({ data, tempFilePath }: NonNullable<PayloadRequest['file']>) {
  const stream: AsyncIterable<Buffer> = tempFilePath
    ? createReadStream(tempFilePath)
    : Readable.from([data])
  const hash = createHash('sha256')
  let head = Buffer.alloc(0)
  for await (const chunk of stream) {
    if (head.length < headLength) head = Buffer.concat([head, chunk]).subarray(0, headLength)
    hash.update(chunk)
  }
  return { head, hash: hash.digest('hex').slice(0, 10) }
}
