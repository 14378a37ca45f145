/** The public path of an uploaded file on the backend (see server/media.mjs). */
export function mediaPath(filename: string): string {
  return `/media/${encodeURIComponent(filename)}`
}
