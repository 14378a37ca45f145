import type { Payload } from 'payload'
import { environment } from '../../../environment'

/** The name of the site: the owner's, or else the operator's. */
export async function readProductName(payload: Payload): Promise<string> {
  const { identity } = await payload.findGlobal({ slug: 'reglages', depth: 0 })
  return identity?.product_name || environment.siteDefaults.productName
}
