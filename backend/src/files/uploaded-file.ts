import { createHash, randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import type { PayloadRequest } from 'payload'
import { environment } from '../environment'
import { headLength } from './kind'

/** A file of a request: on disk in `tempFilePath`, or in memory when a command creates it. */
export type UploadedFile = NonNullable<PayloadRequest['file']>

/** Makes a file from another; false when the other one may stay as it is. */
export type Convert = (source: string, target: string) => Promise<boolean>

/** The first bytes and a short hash of all of them. */
export async function readFileOf({ data, tempFilePath }: UploadedFile) {
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

/** Replaces the bytes of an uploaded file by what is made of them. @throws what `convert` throws */
export async function convertFile(file: UploadedFile, convert: Convert): Promise<void> {
  const folder = environment.temporaryDir
  await mkdir(folder, { recursive: true })
  const target = path.join(folder, randomUUID())
  const source = file.tempFilePath || path.join(folder, randomUUID())
  try {
    if (!file.tempFilePath) await writeFile(source, file.data)
    if (!(await convert(source, target))) return
    file.size = (await stat(target)).size
    if (file.tempFilePath) await rename(target, file.tempFilePath)
    else file.data = await readFile(target)
  } finally {
    await rm(target, { force: true })
    if (!file.tempFilePath) await rm(source, { force: true })
  }
}

/** Why a file is refused, in a sentence for the owner. */
export class Refusal extends Error {}
