import 'server-only'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { getFile } from '@/lib/backend/client'
import { isResizable } from '@/lib/images/optimizer'

/** What is read of a picture at most, in bytes. */
const bytesLimit = 20_000_000

/**
 * The bytes of a card's picture: the site's own or the backend's; nothing is fetched elsewhere.
 * @returns undefined when there is none to be had
 * @throws when it should be there and is not: it may come later
 */
export async function loadPicture(address: string | undefined): Promise<Buffer | undefined> {
  if (!address || !isResizable(address)) return undefined
  if (!address.startsWith('/')) return getFile(address, bytesLimit)
  return readFile(path.join(process.cwd(), 'public', address))
}
