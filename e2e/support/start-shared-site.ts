import { resources } from '../../contract/endpoints'
import { startSitePair } from '../../testing/site-pair'
import whatsappNumbers from './whatsapp-numbers.json' with { type: 'json' }

/** Starts a mock backend and a site with its content, and a number for each area, all of them different. */
export async function startSharedSite() {
  const numbers = Object.entries(whatsappNumbers)
  const env = numbers.map(([area, it]) => [`WHATSAPP_${area.toUpperCase()}`, it])
  const pair = await startSitePair({ env: Object.fromEntries(env) as Record<string, string> })
  // The pages of the build have none.
  await pair.site.revalidate(resources)
  return pair
}
