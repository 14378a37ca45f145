import path from 'node:path'
import { imageSize } from 'image-size'
import { imageSizeFromFile } from 'image-size/fromFile'
import sharp from 'sharp'
import {
  isDecodable,
  maxPicturePixels,
  maxPictureSide,
} from '../../../lib/shared/picture-limits.mjs'
import { backendRoot } from '../../shared/backend-root.mjs'
import { damagedFile, Refusal } from './refusal'
import { runProgram } from './run-program'
import type { Convert, UploadedFile } from './uploaded-file'

/** Pixels that the server itself decodes, four pictures at a time: what is stored has no more. */
const ownPixels = 2400 * 2400

/** A picture of 60 megapixels takes a few seconds. */
const timeoutMs = 60_000

const tooLarge = `Cette image est trop grande (au plus ${maxPictureSide.toLocaleString('fr-FR')} pixels de côté et ${maxPicturePixels / 1_000_000} millions de pixels). Réduisez-la, ou envoyez-la-vous dans WhatsApp et choisissez cette copie.`

const script = path.join(backendRoot(), 'shared/shrink-picture.mjs')

/**
 * Whether a picture is decoded in a process of its own, by the dimensions in its header: nothing is
 * decoded here. What has no readable header is left to Payload, which refuses it as damaged.
 * @throws {Refusal} for a picture whose pixels would fill the memory
 */
export async function needsShrinking({ data, tempFilePath }: UploadedFile): Promise<boolean> {
  const picture = sharp(tempFilePath || data, { limitInputPixels: false })
  const [stated, read] = await Promise.all([
    // libvips opens none with a side that is too long.
    statedSize(data, tempFilePath).catch(() => undefined),
    picture.metadata().catch(() => undefined),
  ])
  if (stated && !isDecodable(stated)) throw new Refusal(tooLarge)
  if (!read) return false
  // Payload decodes all pictures of an animated one, which libvips puts one below the other.
  const whole = { width: read.width, height: read.height * (read.pages ?? 1) }
  if (!isDecodable(whole)) throw new Refusal(tooLarge)
  return whole.width * whole.height > ownPixels
}

const statedSize = async (data: Buffer, tempFilePath: string | undefined) =>
  tempFilePath ? imageSizeFromFile(tempFilePath) : imageSize(data)

/**
 * Makes a picture that is as large as stored ones at most, upright and without metadata, one at a time.
 * @throws {Refusal}
 */
export const shrinkApart: Convert = async (source, target) => {
  try {
    await runProgram(process.execPath, [script, source, target], timeoutMs)
    return true
  } catch {
    throw new Refusal(damagedFile)
  }
}
