import sharp from 'sharp'
import {
  isDecodable,
  maxPicturePixels,
  maxPictureSide,
} from '../../../lib/shared/picture-limits.mjs'
import { Refusal } from './refusal'
import type { UploadedFile } from './uploaded-file'

const tooLarge = `Cette image est trop grande (au plus ${maxPictureSide.toLocaleString('fr-FR')} pixels de côté et ${maxPicturePixels / 1_000_000} millions de pixels). Réduisez-la, ou envoyez-la-vous dans WhatsApp et choisissez cette copie.`

/**
 * Reads the dimensions in a picture's header, before anything decodes it. What has no readable header is
 * left to Payload, which refuses it as damaged.
 * @throws {Refusal} for a picture whose pixels would fill the memory
 */
export async function refuseUndecodable({ data, tempFilePath }: UploadedFile): Promise<void> {
  const picture = sharp(tempFilePath ?? data, { limitInputPixels: false })
  const size = await picture.metadata().catch(() => undefined)
  if (size && !isDecodable(size)) throw new Refusal(tooLarge)
}
