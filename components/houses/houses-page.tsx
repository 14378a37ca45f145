import type { Metadata } from 'next'
import { PageData } from '@/components/layout/page-json-ld'
import { getMaisons } from '@/lib/houses/queries'
import type { Maison } from '@/lib/backend/schemas'
import { immobilierContent } from '@/lib/houses/copy'
import { defaultView, readHouseSegment, type HouseView } from '@/lib/houses/house-view'
import { housesOf } from '@/lib/houses/filter'
import { answersNotFound } from '@/lib/http/not-found-status'
import { housePath } from '@/lib/events/urls'
import { decodeSegment } from '@/lib/http/segments'
import { describe, hiddenPageMetadata, pageMetadata, sitePageMetadata } from '@/lib/seo/metadata'
import { maisonCard } from '@/lib/og-image/subjects'
import type { SitePath } from '@/lib/site/static-routes'
import { houseNode } from '@/lib/houses/json-ld'
import { trailTo } from '@/lib/seo/breadcrumbs'
import { BuildSteps } from './construction-steps'
import { Houses } from './houses'

type Props = {
  /** None: the path is not one that we write. */
  view: HouseView | undefined
  /** The house that lies open. */
  houseId?: string | undefined
}

/** What the segments of a path ask for. */
export function readHouseParams({ vue, maison }: { vue: string; maison?: string }): Props {
  return { view: readHouseSegment(decodeSegment(vue)), houseId: maison && decodeSegment(maison) }
}

/** The houses of a view, and one of them open; a word instead of a house that is gone. */
export async function HousesPage({ view = defaultView, houseId }: Props) {
  const houses = await getMaisons()
  const open = houses.find(({ id }) => id === houseId)
  const shown = open ? [open] : view.tab === 'devis' ? [] : housesOf(houses, view.tab, view)
  const leaf = open && { name: open.titre, path: housePath(open) }
  return (
    <>
      <Houses
        houses={houses}
        view={view}
        open={open}
        notice={houseId !== undefined && !open ? immobilierContent.gone : undefined}
      />
      <BuildSteps />
      <PageData
        trail={trailTo(open ? '/immobilier' : paths[view.tab], leaf)}
        about={shown.slice(0, view.count).map(houseNode)}
      />
    </>
  )
}

/** Tabs and houses are for search engines; orders, filters and counts are the same pages again. */
export async function housesMetadata({ view, houseId }: Props): Promise<Metadata> {
  if (!view) return missing
  if (houseId !== undefined) return houseMetadata(houseId, await getMaisons())
  const isPlain = !view.sort && !view.bedrooms && view.count === defaultView.count
  const metadata = sitePageMetadata(paths[view.tab])
  return isPlain ? metadata : { ...metadata, robots: { index: false } }
}

/** The rows of the table of routes, by tab. */
const paths = {
  vente: '/immobilier',
  louer: '/immobilier?onglet=louer',
  devis: '/immobilier?onglet=devis',
} as const satisfies Record<HouseView['tab'], SitePath>

const hidden = hiddenPageMetadata('Maison introuvable', immobilierContent.gone)
const missing: Metadata = { ...hidden, ...answersNotFound }

function houseMetadata(houseId: string, houses: readonly Maison[]): Metadata {
  const house = houses.find(({ id }) => id === houseId)
  if (!house) {
    // An empty list may be a backend that is out of order: then nothing is said to be gone.
    return houses.length > 0 ? missing : hidden
  }
  return pageMetadata({
    title: house.titre,
    description: describe(
      [house.titre, house.adresse].filter(Boolean).join(', '),
      'Photos, prix et chambres de cette maison au Bénin, et une réponse de notre équipe sur WhatsApp.',
      'À voir depuis Cotonou ou depuis l’étranger.',
    ),
    path: housePath(house),
    card: maisonCard(house),
  })
}
