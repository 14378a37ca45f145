import { HousePage } from '@/components/houses/house-page'
import { HousesPage } from '@/components/houses/houses-page'
import { itemsOf } from '@/lib/backend/loaded'
import { defaultView, parseHouseViewSegment } from '@/lib/houses/house-view'
import { houseMetadata } from '@/lib/houses/metadata'
import { getHouse, getHouses } from '@/lib/houses/queries'
import { decodePathSegment } from '@/lib/http/path-segments'
import { loadSiteSettings } from '@/lib/site-settings/load-site-settings'
import { HousesIntro } from '../../../houses-intro'

/** Houses are rendered on demand. */
export const generateStaticParams = () => []

export async function generateMetadata({ params }: PageProps<'/immobilier/vue/[vue]/[maison]'>) {
  const { vue, maison } = await params
  const view = parseHouseViewSegment(decodePathSegment(vue))
  const site = await loadSiteSettings()
  if (!view) return houseMetadata({ state: 'notFound' }, defaultView, site)
  return houseMetadata(await getHouse(decodePathSegment(maison)), view, site)
}

/** The page of one house (A61); a notice above the list when there is none. */
export default async function Page({ params }: PageProps<'/immobilier/vue/[vue]/[maison]'>) {
  const { vue, maison } = await params
  const [houses, loaded, site] = await Promise.all([
    getHouses(),
    getHouse(decodePathSegment(maison)),
    loadSiteSettings(),
  ])
  if ('data' in loaded) return <HousePage house={loaded.data} all={itemsOf(houses)} site={site} />
  const view = parseHouseViewSegment(decodePathSegment(vue)) ?? defaultView
  return (
    <HousesIntro>
      <HousesPage site={site} houses={itemsOf(houses)} view={view} isMissing />
    </HousesIntro>
  )
}
