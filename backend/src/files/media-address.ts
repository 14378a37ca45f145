/** The public address of an uploaded file, relative to the backend (see server/media.mjs). */
export function mediaAddress(filename: string): string {
  return `/media/${encodeURIComponent(filename)}`
}
