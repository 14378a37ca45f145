import type { Metadata } from 'next'
import { PageJsonLd } from '@/components/layout/page-json-ld'
import { getHouses } from '@/lib/houses/queries'
import type { House } from '@/lib/backend/schemas'
import { housesCopy } from '@/lib/houses/copy'
import { defaultView, parseHouseViewSegment, type HouseView } from '@/lib/houses/house-view'
import { housesInTab } from '@/lib/houses/filter'
import { notFoundStatus } from '@/lib/http/not-found-status'
import { housePath } from '@/lib/events/urls'
import { decodePathSegment } from '@/lib/http/segments'
import {
  metaDescription,
  noindexMetadata,
  pageMetadata,
  staticRouteMetadata,
} from '@/lib/seo/metadata'
import { houseOgImage } from '@/lib/og-image/subjects'
import type { StaticPath } from '@/lib/site/static-routes'
import { houseJsonLd } from '@/lib/houses/json-ld'
import { breadcrumbsTo } from '@/lib/seo/breadcrumbs'
import { ConstructionSteps } from './construction-steps'
import { Houses } from './houses'

type Props = {
  /** None: the path is not one that we write. */
  view: HouseView | undefined
  /** The house that lies open. */
  houseId?: string | undefined
}

/** What the segments of a path ask for. */
export function readHouseParams({ vue, maison }: { vue: string; maison?: string }): Props {
  return {
    view: parseHouseViewSegment(decodePathSegment(vue)),
    houseId: maison && decodePathSegment(maison),
  }
}

/** The houses of a view, and one of them open; a word instead of a house that is gone. */
export async function HousesPage({ view = defaultView, houseId }: Props) {
  const houses = await getHouses()
  const open = houses.find(({ id }) => id === houseId)
  const shown = open ? [open] : view.tab === 'devis' ? [] : housesInTab(houses, view.tab, view)
  const leaf = open && { name: open.title, path: housePath(open) }
  return (
    <>
      <Houses
        houses={houses}
        view={view}
        open={open}
        notice={houseId !== undefined && !open ? housesCopy.gone : undefined}
      />
      <ConstructionSteps />
      <PageJsonLd
        trail={breadcrumbsTo(open ? '/immobilier' : paths[view.tab], leaf)}
        about={shown.slice(0, view.count).map(houseJsonLd)}
      />
    </>
  )
}

/** Tabs and houses are for search engines; orders, filters and counts are the same pages again. */
export async function housesMetadata({ view, houseId }: Props): Promise<Metadata> {
  if (!view) return missing
  if (houseId !== undefined) return houseMetadata(houseId, await getHouses())
  const isPlain = !view.sort && !view.bedrooms && view.count === defaultView.count
  const metadata = staticRouteMetadata(paths[view.tab])
  return isPlain ? metadata : { ...metadata, robots: { index: false } }
}

/** The rows of the table of routes, by tab. */
const paths = {
  vente: '/immobilier',
  louer: '/immobilier?onglet=louer',
  devis: '/immobilier?onglet=devis',
} as const satisfies Record<HouseView['tab'], StaticPath>

const hidden = noindexMetadata('Maison introuvable', housesCopy.gone)
const missing: Metadata = { ...hidden, ...notFoundStatus }

function houseMetadata(houseId: string, houses: readonly House[]): Metadata {
  const house = houses.find(({ id }) => id === houseId)
  if (!house) {
    // An empty list may be a backend that is out of order: then nothing is said to be gone.
    return houses.length > 0 ? missing : hidden
  }
  return pageMetadata({
    title: house.title,
    description: metaDescription(
      [house.title, house.address].filter(Boolean).join(', '),
      'Photos, prix et chambres de cette maison au Bénin, et une réponse de notre équipe sur WhatsApp.',
      'À voir depuis Cotonou ou depuis l’étranger.',
    ),
    path: housePath(house),
    card: houseOgImage(house),
  })
}
