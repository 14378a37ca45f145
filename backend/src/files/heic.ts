import path from 'node:path'
import { logger } from '../../../lib/shared/log/logger.mjs'
import { backendRoot } from '../../shared/backend-root.mjs'
import { Refusal } from './refusal'
import { runProgram } from './run-program'
import type { Convert } from './uploaded-file'

/** A photo of 48 megapixels takes a few seconds. */
const timeoutMs = 60_000

const unreadable =
  'Cette photo d’iPhone (HEIC) n’a pas pu être lue. Sur l’iPhone, choisissez Réglages\u00a0› Appareil photo\u00a0› Formats\u00a0› Le plus compatible, puis reprenez la photo\u00a0; ou envoyez-vous celle-ci dans WhatsApp et choisissez cette copie.'

const script = path.join(backendRoot(), 'shared/decode-heic.mjs')

/**
 * Makes a HEIC photo a JPEG that stands upright, without place and other metadata. In a process of its
 * own: the decoder takes 200 MB and half a second of processor time for 12 megapixels.
 * @throws {Refusal}
 */
export const heicToJpeg: Convert = async (source, target) => {
  try {
    await runProgram(process.execPath, [script, source, target], timeoutMs)
    return true
  } catch (error) {
    logger('pictures').warn({ error }, 'A HEIC photo could not be read')
    throw new Refusal(unreadable)
  }
}
