import type { Metadata } from 'next'
import { UniverseOpening } from '@/components/sections/universe-opening'
import { getBeautyHeaderVideo } from '@/lib/backend/beaute'
import { openings } from '@/lib/content/openings'

export const revalidate = 60

const opening = openings.beaute

export const metadata: Metadata = { title: opening.title, description: opening.description }

/** The doorstep of Beaute. */
export default async function BeautePage() {
  return (
    <UniverseOpening universe="beaute" opening={opening} video={await getBeautyHeaderVideo()} />
  )
}
