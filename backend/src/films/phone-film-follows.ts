import type { GlobalBeforeChangeHook } from 'payload'

/** With a new film the former one's film for phones goes, unless another is chosen: they get what is made of the new one. */
export const phoneFilmFollows: GlobalBeforeChangeHook = ({ data, originalDoc }) => {
  const keepsPhoneFilm = idOf(data.video_telephone) === idOf(originalDoc?.video_telephone)
  const isNewFilm = 'video' in data && idOf(data.video) !== idOf(originalDoc?.video)
  return isNewFilm && keepsPhoneFilm ? { ...data, video_telephone: null } : data
}

/** Of an upload, which the hook sees by its id or whole. */
function idOf(file: unknown): unknown {
  return typeof file === 'object' && file !== null && 'id' in file ? file.id : (file ?? null)
}
