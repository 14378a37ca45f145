import { createHmac, randomBytes } from 'node:crypto'
import ipaddr from 'ipaddr.js'
import { LRUCache } from 'lru-cache'
import { memoryLimits } from '@/lib/limits/limits.mjs'
import { addressBlock } from '@/platform/address-block'

/**
 * A share of each day for every source of requests: in memory alone, by a hash whose key ends with the day.
 * @param most requests of a source that are within its share
 * @returns says whether a request with these headers still is
 */
export function dailyShare(most: number): (headers: Headers) => boolean {
  const counts = new LRUCache<string, number>({ max: memoryLimits.sources })
  let day = ''
  let key = randomBytes(32)
  return (headers) => {
    const today = new Date().toISOString().slice(0, 10)
    if (today !== day) {
      counts.clear()
      key = randomBytes(32)
      day = today
    }
    const source = createHmac('sha256', key).update(networkOf(headers)).digest('base64')
    const count = (counts.get(source) ?? 0) + 1
    counts.set(source, count)
    return count <= most
  }
}

/** Where proxies are. What has come from anywhere else, or from no address, is not believed about whom it forwards. */
const nearby = ['loopback', 'private', 'linkLocal', 'uniqueLocal']
const isNearby = (it: string) => ipaddr.isValid(it) && nearby.includes(ipaddr.process(it).range())

/** Where a request comes from, behind proxies of this network. */
function networkOf(headers: Headers): string {
  const chain = (headers.get('x-forwarded-for') ?? '').split(',').map((it) => it.trim())
  return addressBlock(chain.findLast((it) => !isNearby(it)) ?? '', 3)
}
