import { create } from 'content-disposition'

/** Characters of a title at most: file systems allow names of 255 bytes. */
const maxCharacters = 60

/**
 * The file name of a download: its title, with `_` for characters that file systems refuse, as
 * browsers do.
 * @param extension without the dot
 */
export function fileName(title: string, extension: string): string {
  const safe = title
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Surrogate}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, ' ')
    .replace(/[<>:"/\\|?*]/g, '_')
    .replace(/\s+/g, ' ')
  const short = [...safe].slice(0, maxCharacters).join('')
  const trimmed = short.replace(/^[\s.]+|[\s.]+$/g, '')
  return `${trimmed || 'fichier'}.${extension}`
}

/**
 * The Content-Disposition header of a file: its name in UTF-8, and in ASCII for clients that do not
 * support `filename*` (RFC 6266).
 */
export function contentDisposition(type: 'attachment' | 'inline', name: string): string {
  return create(name, { type, fallback: asciiName(name) })
}

function asciiName(name: string): string {
  const dot = name.lastIndexOf('.')
  const plain = name
    .slice(0, dot)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[’‘]/g, "'")
    .replace(/[^\x20-\x7e]|["\\%]/g, '_')
  return (/[a-z0-9]/i.test(plain) ? plain : 'fichier') + name.slice(dot)
}
