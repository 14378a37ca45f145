import type { Metadata } from 'next'
import { UniverseOpening } from '@/components/sections/universe-opening'
import { getImmoHeaderVideo } from '@/lib/backend/immobilier'
import { openings } from '@/lib/content/openings'

export const revalidate = 60

const opening = openings.immobilier

export const metadata: Metadata = { title: opening.title, description: opening.description }

/** The doorstep of Immobilier. */
export default async function ImmobilierPage() {
  return (
    <UniverseOpening universe="immobilier" opening={opening} video={await getImmoHeaderVideo()} />
  )
}
