import type { Payload } from 'payload'
import { readEnvironment } from '../../../../environment/environment.mjs'

const { siteDefaults } = readEnvironment()

/** The name of the site: the owner's, or else the operator's. */
export async function readProductName(payload: Payload): Promise<string> {
  const { identity } = await payload.findGlobal({ slug: 'reglages', depth: 0 })
  return identity?.product_name || siteDefaults.productName
}
