import type { GlobalBeforeChangeHook } from 'payload'
import { extractID } from 'payload/shared'
import type { Upload } from '../payload-types'

/** With a new film the former one's film for phones goes, unless another is chosen: they get what is made of the new one. */
export const phoneFilmFollows: GlobalBeforeChangeHook = ({ data, originalDoc }) => {
  const keepsPhoneFilm = idOf(data.video_telephone) === idOf(originalDoc?.video_telephone)
  const isNewFilm = 'video' in data && idOf(data.video) !== idOf(originalDoc?.video)
  return isNewFilm && keepsPhoneFilm ? { ...data, video_telephone: null } : data
}

/** Of an upload, which the hook sees by its id or whole. */
const idOf = (file?: Upload | number | null) => extractID(file ?? 0)
