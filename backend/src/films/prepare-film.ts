import { stat } from 'node:fs/promises'
import { logger } from '../../../platform/log/logger.mjs'
import refusals from '../files/refusals.json'
import { type Convert, Refusal } from '../files/uploaded-file'
import { encodeForPage } from './encode'
import { convertFilm, hasFfmpeg } from './ffmpeg'
import { readFilm } from './read-film'
import { filmLimits, notShrunk, refusalAsItIs, refusalAnyway, treatmentOf } from './rules'

/**
 * Makes an uploaded film what a header needs: H.264 of at most 1280 × 720 pixels and 6 MB, without sound; without ffmpeg
 * only what is so light already is accepted. @throws {Refusal}
 */
export const prepareFilm =
  (isMp4: boolean): Convert =>
  async (source, target) => {
    const [film, { size }] = await Promise.all([readFilm(source), stat(source)])
    if (!film) throw new Refusal(refusals.unreadableFilm)
    const refusal = refusalAnyway(film) ?? (hasFfmpeg() ? null : refusalAsItIs(film, size, isMp4))
    if (refusal) throw new Refusal(refusal)
    const treatment = hasFfmpeg() ? treatmentOf(film, size, isMp4) : 'none'
    if (treatment === 'none') return false
    try {
      if (treatment === 'copy') await convertFilm(source, target, ['-c:v', 'copy'])
      else await encodeForPage(source, target, film)
    } catch (error) {
      logger('pictures').error({ error }, 'A film could not be converted')
      throw new Refusal(notShrunk)
    }
    const made = await readFilm(target)
    if (made?.playsEverywhere && (await stat(target)).size <= filmLimits.bytes) return true
    throw new Refusal(notShrunk)
  }
