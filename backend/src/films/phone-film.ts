import path from 'node:path'
import { createWhole, hasRenditions } from '../../pictures/renditions.mjs'
import { environment } from '../environment'
import type { Upload } from '../payload-types'
import { encodeForPhone, phoneFilm, phoneFilmFile } from './encode'
import { hasFfmpeg } from './ffmpeg'
import { readFilm } from './read-film'

/** Whether phones should get another film than this one, and it can be made. */
export function needsPhoneFilm({ mimeType, filesize }: Upload): boolean {
  return hasFfmpeg() && mimeType === 'video/mp4' && (filesize ?? 0) > phoneFilm.bytes
}

/** The path of the film that was made of another one for phones; undefined while there is none. */
export function phoneFilmOf(film: number | Upload | null | undefined): string | undefined {
  const filename = typeof film === 'object' ? film?.filename : undefined
  if (!filename || !hasRenditions(environment.dataDir, filename)) return undefined
  return `/media/${encodeURIComponent(path.parse(filename).name)}.${phoneFilmFile}`
}

/**
 * Makes the film for phones, unless it exists. @param folder appears when it is complete @param temporary on the same disk
 * @throws when the film cannot be read or made small enough
 */
export async function makePhoneFilm(source: string, folder: string, temporary: string) {
  await createWhole(folder, temporary, async (unfinished) => {
    const film = await readFilm(source)
    if (!film) throw new Error('the film is damaged')
    await encodeForPhone(source, path.join(unfinished, phoneFilmFile), film)
  })
}
