import type { Metadata } from 'next'
import { UniverseOpening } from '@/components/sections/universe-opening'
import { getVoyageHeaderVideo } from '@/lib/backend/voyage'
import { openings } from '@/lib/content/openings'

export const revalidate = 60

const opening = openings.voyage

export const metadata: Metadata = { title: opening.title, description: opening.description }

/** The doorstep of Voyage. */
export default async function VoyagePage() {
  return (
    <UniverseOpening universe="voyage" opening={opening} video={await getVoyageHeaderVideo()} />
  )
}
