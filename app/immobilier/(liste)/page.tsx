import { HousesPage } from '@/components/houses/houses-page'
import { itemsOf } from '@/lib/backend/loaded'
import { defaultView } from '@/lib/houses/house-view'
import { houseViewMetadata } from '@/lib/houses/metadata'
import { getHouses } from '@/lib/houses/queries'
import { loadSiteSettings } from '@/lib/site-settings/load-site-settings'

export const generateMetadata = async () => houseViewMetadata(defaultView, await loadSiteSettings())

/** Houses for sale, in the order of the backend. */
export default async function ImmobilierPage() {
  const [houses, site] = await Promise.all([getHouses(), loadSiteSettings()])
  return <HousesPage site={site} houses={itemsOf(houses)} view={defaultView} />
}
