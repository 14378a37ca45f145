/** As many hexadecimal digits of SHA-256 as stand in the names of uploads (see files/check-file.ts). */
const hashDigits = 10

/** The hash in the name that the server will give; unknown on a page without https. */
export async function hashOf(file: File): Promise<string | undefined> {
  if (!('subtle' in crypto)) return undefined
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', await file.arrayBuffer()))
  const digits = Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return digits.slice(0, hashDigits)
}

/** Where Payload tells of the upload with these bytes: one document, or none. */
export const uploadsWith = (hash: string) =>
  `/cms/uploads?depth=0&limit=1&where[filename][like]=${encodeURIComponent(`-${hash}`)}`
