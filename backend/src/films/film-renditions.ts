/** The film for phones: its largest width in pixels, its weight in bytes, and how much of a film it shows. */
export const phoneFilm = { width: 480, bytes: 350 * 1024, seconds: 15 }

/** The file of a film for phones in the folder of renditions. */
export const phoneFilmFile = `${phoneFilm.width}.mp4`
