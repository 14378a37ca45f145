import { maxPicturePixels, maxPictureSide } from '../../../contract/picture-limits.mjs'
import { logger } from '../../../platform/log/logger.mjs'
import { damagedFile, Refusal } from './refusal'
import { openPicture } from './run-program'
import type { Convert } from './uploaded-file'

const tooLarge = `Cette image est trop grande (au plus ${maxPictureSide.toLocaleString('fr-FR')} pixels de côté et ${maxPicturePixels / 1_000_000} millions de pixels). Réduisez-la, ou envoyez-la-vous dans WhatsApp et choisissez cette copie.`

const unreadable =
  'Cette photo d’iPhone (HEIC) n’a pas pu être lue. Sur l’iPhone, choisissez Réglages\u00a0› Appareil photo\u00a0› Formats\u00a0› Le plus compatible, puis reprenez la photo\u00a0; ou envoyez-vous celle-ci dans WhatsApp et choisissez cette copie.'

const makeStored =
  (script: string, damaged: string): Convert =>
  async (source, target) => {
    await openPicture(script, source, target).catch((error: unknown) => {
      logger('pictures').warn({ error }, 'A picture could not be read')
      throw new Refusal(String(error).includes('too many pixels') ? tooLarge : damaged)
    })
    return true
  }

/** Makes what is stored: 2400 pixels at most, upright and without metadata. @throws {Refusal} */
export const storePicture = makeStored('store-picture', damagedFile)

/** The same of a HEIC photo: a JPEG. The decoder takes 200 MB for 12 megapixels. @throws {Refusal} */
export const heicToJpeg = makeStored('decode-heic', unreadable)
