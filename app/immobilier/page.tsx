import { defaultView } from '@/lib/houses/house-view'
import { HousesPage, housesMetadata } from '@/components/houses/houses-page'

export const revalidate = 60

export const generateMetadata = () => housesMetadata({ view: defaultView })

/** Houses for sale, as most visitors ask for them (R126 to R134). */
export default function ImmobilierPage() {
  return <HousesPage view={defaultView} />
}
