import { HousesPage } from '@/components/houses/houses-page'
import { itemsOf } from '@/lib/backend/load'
import { defaultView } from '@/lib/houses/house-view'
import { houseViewMetadata } from '@/lib/houses/metadata'
import { getHouses } from '@/lib/houses/queries'

export const revalidate = 60

export const metadata = houseViewMetadata(defaultView)

/** Houses for sale, in the order of the backend. */
export default async function ImmobilierPage() {
  return <HousesPage houses={itemsOf(await getHouses())} view={defaultView} />
}
