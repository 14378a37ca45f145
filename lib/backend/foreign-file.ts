import 'server-only'
import { get, type RequestOptions } from 'node:https'
import { isIP } from 'node:net'
import { isPublicAddress, publicLookup } from '@/lib/http/public-lookup'
import { withDeadline } from '@/lib/http/with-deadline.mjs'

/**
 * The first bytes of a file on a host that content names, over https: only at a public address, to
 * which the connection is made without a second look-up. Redirects are not followed.
 * @param bytes how many to read; the rest is not downloaded
 * @param timeLimitMs how long the request may take, in milliseconds
 * @throws Error for a refused address or host, any status but 200 and 206, and a late response
 */
export async function readForeignFileStart(address: string, bytes: number, timeLimitMs: number) {
  const url = new URL(address)
  const host = url.hostname.replace(/^\[(.*)\]$/, '$1')
  const isAllowed = url.protocol === 'https:' && (!isIP(host) || isPublicAddress(host))
  if (!isAllowed) throw new Error(`${url.host} is not a public host.`)
  const options: RequestOptions = {
    // A connection of its own: a pooled one would not have been checked.
    agent: false,
    lookup: publicLookup,
    headers: { range: `bytes=0-${bytes - 1}`, accept: 'image/*' },
  }
  return withDeadline(timeLimitMs, (signal) => readStart(url, bytes, { ...options, signal }))
}

function readStart(url: URL, bytes: number, options: RequestOptions): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const request = get(url, options, (response) => {
      if (response.statusCode !== 200 && response.statusCode !== 206) {
        request.destroy(new Error(`statut ${response.statusCode}`))
        return
      }
      const parts: Buffer[] = []
      let size = 0
      response.on('error', reject)
      response.on('end', () => resolve(Buffer.concat(parts)))
      response.on('data', (part: Buffer) => {
        parts.push(part)
        size += part.length
        if (size < bytes) return
        resolve(Buffer.concat(parts).subarray(0, bytes))
        request.destroy()
      })
    })
    request.on('error', reject)
  })
}
