import { maxPicturePixels, maxPictureSide } from '../../../contract/picture-limits.mjs'
import { logger } from '../../../platform/log/logger.mjs'
import refusals from './refusals.json'
import { openPicture } from './run-program'
import { type Convert, Refusal } from './uploaded-file'

const tooLarge = `Cette image est trop grande (au plus ${maxPictureSide.toLocaleString('fr-FR')} pixels de côté et ${maxPicturePixels / 1_000_000} millions de pixels). Réduisez-la, ou envoyez-la-vous dans WhatsApp et choisissez cette copie.`

const makeStored =
  (script: string, damaged: string, ...format: string[]): Convert =>
  async (source, target) => {
    await openPicture(script, source, target, ...format).catch((error: unknown) => {
      logger('pictures').warn({ error }, 'A picture could not be read')
      throw new Refusal(String(error).includes('too many pixels') ? tooLarge : damaged)
    })
    return true
  }

/** Makes what is stored: 2400 pixels at most, upright and without metadata. @throws {Refusal} */
export const storePicture = makeStored('store-picture', refusals.damagedFile)

/** The same of the first picture of another format: a WebP. @throws {Refusal} */
export const otherToWebp = makeStored('store-picture', refusals.damagedFile, 'webp')

/** The same of a HEIC photo: a JPEG. The decoder takes 200 MB for 12 megapixels. @throws {Refusal} */
export const heicToJpeg = makeStored('decode-heic', refusals.unreadablePhoto)
