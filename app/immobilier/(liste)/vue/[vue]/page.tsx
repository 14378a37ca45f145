import { HousesPage } from '@/components/houses/houses-page'
import { itemsOf } from '@/lib/backend/loaded'
import { defaultView, parseHouseViewSegment } from '@/lib/houses/house-view'
import { houseMetadata, houseViewMetadata } from '@/lib/houses/metadata'
import { getHouses } from '@/lib/houses/queries'
import { decodePathSegment } from '@/lib/http/path-segments'
import { loadSiteSettings } from '@/lib/site-settings/load-site-settings'

/** Views are rendered on demand. */
export const generateStaticParams = () => []

export async function generateMetadata({ params }: PageProps<'/immobilier/vue/[vue]'>) {
  const view = parseHouseViewSegment(decodePathSegment((await params).vue))
  const site = await loadSiteSettings()
  return view
    ? houseViewMetadata(view, site)
    : houseMetadata({ state: 'notFound' }, defaultView, site)
}

/** Houses by tab, order, filter and count: middleware.ts rewrites query strings to this route. */
export default async function HouseViewPage({ params }: PageProps<'/immobilier/vue/[vue]'>) {
  const view = parseHouseViewSegment(decodePathSegment((await params).vue)) ?? defaultView
  const [houses, site] = await Promise.all([getHouses(), loadSiteSettings()])
  return <HousesPage site={site} houses={itemsOf(houses)} view={view} />
}
