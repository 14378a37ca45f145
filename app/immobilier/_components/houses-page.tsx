import type { Metadata } from 'next'
import { getMaisons } from '@/lib/backend/immobilier'
import type { Maison } from '@/lib/backend/schemas'
import { immobilierContent } from '@/lib/content/immobilier'
import { defaultView, houseViewHref, readHouseSegment, type HouseView } from '@/lib/house-view'
import { answersNotFound } from '@/lib/not-found'
import { Houses } from './houses'

type Props = {
  /** None: the path is not one that we write. */
  view: HouseView | undefined
  /** The house that lies open. */
  houseId?: string | undefined
}

/** What the segments of a path ask for. */
export function readHouseParams({ vue, maison }: { vue: string; maison?: string }): Props {
  return { view: readHouseSegment(decoded(vue)), houseId: maison && decoded(maison) }
}

/** The houses of a view, and one of them open; a word instead of a house that is gone. */
export async function HousesPage({ view = defaultView, houseId }: Props) {
  const houses = await getMaisons()
  const open = houses.find(({ id }) => id === houseId)
  return (
    <Houses
      houses={houses}
      view={view}
      open={open}
      notice={houseId !== undefined && !open ? immobilierContent.gone : undefined}
    />
  )
}

/** Tabs and houses are for search engines; orders, filters and counts are the same pages again. */
export async function housesMetadata({ view, houseId }: Props): Promise<Metadata> {
  if (!view) return missing
  if (houseId !== undefined) return houseMetadata(houseId, await getMaisons())
  const isPlain = !view.sort && !view.bedrooms && view.count === defaultView.count
  return {
    ...pages[view.tab],
    alternates: { canonical: houseViewHref({ ...defaultView, tab: view.tab }) },
    robots: isPlain ? undefined : { index: false },
  }
}

const pages = {
  vente: {
    title: 'Immobilier : maisons à vendre au Bénin',
    description:
      'Maisons en vente à Cotonou, Porto-Novo, Calavi ou Ouidah : photos, adresses, prix en francs CFA et en euros, et une réponse sur WhatsApp.',
  },
  louer: {
    title: 'Immobilier : maisons à louer au Bénin',
    description:
      'Maisons à louer à Cotonou et dans les villes voisines : photos, adresses, chambres et loyers en francs CFA et en euros, réponse sur WhatsApp.',
  },
  devis: {
    title: 'Immobilier : devis de construction',
    description:
      'Faire bâtir au Bénin depuis la France, le Canada ou d’ailleurs : décrivez votre projet sur WhatsApp et recevez un devis personnel.',
  },
} satisfies Record<HouseView['tab'], Metadata>

const missing: Metadata = {
  ...pages.vente,
  title: 'Maison introuvable',
  robots: { index: false },
  ...answersNotFound,
}

function houseMetadata(houseId: string, houses: readonly Maison[]): Metadata {
  const house = houses.find(({ id }) => id === houseId)
  if (!house) {
    // An empty list may be a backend that is out of order: then nothing is said to be gone.
    return houses.length > 0 ? missing : { ...missing, other: undefined }
  }
  return {
    title: house.titre,
    description: `${[house.titre, house.adresse].filter(Boolean).join(', ')} : photos, prix et chambres de cette maison au Bénin, et une réponse sur WhatsApp.`,
    alternates: { canonical: houseViewHref(defaultView, houseId) },
  }
}

/** Next hands a segment over as it stands in the address, or decoded already. */
function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}
