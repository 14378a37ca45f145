/** What each store may hold. A megabyte is a million bytes. */

const megabyte = 1_000_000

/** Bytes of each folder in CACHE_DIR. */
export const diskLimits = {
  staleCopies: 100 * megabyte,
  ogImages: 200 * megabyte,
  posters: 200 * megabyte,
  renditions: 500 * megabyte,
}

/**
 * Bytes of an answer of the backend, after decompression, and values in it, which take up to a hundred
 * bytes each however short their text: 20,000 items of a list have room.
 */
export const answerLimits = {
  list: { bytes: 32 * megabyte, values: 1_500_000 },
  single: { bytes: megabyte, values: 100_000 },
}

/** Characters (pages, stale copies, parsed answers, image sizes), or entries that the process holds in memory. */
export const memoryLimits = {
  storedPageCharacters: 24 * megabyte,
  otherPageCharacters: 8 * megabyte,
  staleCharacters: 32 * megabyte,
  parsedCharacters: 16 * megabyte,
  imageSizeCharacters: megabyte,
  compressedBytes: 16 * megabyte,
  pageLifetimes: 5000,
  reportedFailures: 1000,
  incompleteOgImages: 50,
  sources: 10_000,
}

/** Work of one kind that is done at the same time, and that may wait; more is refused. */
export const workLimits = { running: 2, waiting: 20 }

/** The same for texts of pages that are compressed again, as well as possible. */
export const compressionLimits = { running: 1, waiting: 50 }

/**
 * The same for requests: pages that are not in the store, pictures that the optimizer encodes, and
 * renditions, which are only copied from the backend.
 */
export const requestLimits = {
  pages: { running: 8, waiting: 200 },
  pictures: { running: 2, waiting: 80 },
  renditions: { running: 12, waiting: 400 },
}

/** URLs whose last answer was stored, which pass without waiting: the last ones of each kind. */
export const maxStoredUrls = 10_000

/** Lines about failures in the log: distinct ones of one kind per minute, and characters of a part. */
export const logLimits = { linesPerMinute: 20, keyCharacters: 120, reasonCharacters: 1000 }
