import { HouseDialog } from '@/components/houses/house-dialog.client'
import { HousesPage } from '@/components/houses/houses-page'
import { itemsOf } from '@/lib/backend/load'
import { defaultView, parseHouseViewSegment, tabOfHouse } from '@/lib/houses/house-view'
import { houseMetadata } from '@/lib/houses/metadata'
import { getHouse, getHouses } from '@/lib/houses/queries'
import { decodePathSegment } from '@/lib/http/path-segments'
import { loadSiteSettings } from '@/lib/site-content/load-site-settings'

type Props = { params: Promise<{ vue: string; maison: string }> }

/** Houses are rendered on demand. */
export function generateStaticParams() {
  return []
}

export async function generateMetadata({ params }: Props) {
  const { vue, maison } = await params
  const view = parseHouseViewSegment(decodePathSegment(vue))
  const site = await loadSiteSettings()
  if (!view) return houseMetadata({ state: 'notFound' }, defaultView, site)
  return houseMetadata(await getHouse(decodePathSegment(maison)), view, site)
}

/** A view with the dialog of one house open: the target of a shared link. */
export default async function HousePage({ params }: Props) {
  const { vue, maison } = await params
  const view = parseHouseViewSegment(decodePathSegment(vue)) ?? defaultView
  const [houses, loaded, site] = await Promise.all([
    getHouses(),
    getHouse(decodePathSegment(maison)),
    loadSiteSettings(),
  ])
  const page = { site, houses: itemsOf(houses) }
  const open = 'data' in loaded ? loaded.data : undefined
  if (!open) return <HousesPage {...page} view={view} isMissing />
  const tab = tabOfHouse(open.status, view.tab)
  return <HousesPage {...page} view={{ ...view, tab }} open={open} Dialog={HouseDialog} />
}
