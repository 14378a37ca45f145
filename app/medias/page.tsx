import type { Metadata } from 'next'
import { UniverseOpening } from '@/components/sections/universe-opening'

import { openings } from '@/lib/content/openings'

const opening = openings.medias

export const metadata: Metadata = { title: opening.title, description: opening.description }

/** The doorstep of Medias. */
export default function MediasPage() {
  return <UniverseOpening universe="medias" opening={opening} video={undefined} />
}
