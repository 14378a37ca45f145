import ImmobilierLayout from '@/app/immobilier/layout'
import { ConstructionSteps } from '@/components/houses/construction-steps'
import { HouseDialog } from '@/components/houses/house-dialog.client'
import { Houses } from '@/components/houses/houses'
import { itemsOf } from '@/lib/backend/load'
import type { House } from '@/lib/backend/schemas'
import { isListed } from '@/lib/houses/concluded'
import { defaultView, tabOfHouse } from '@/lib/houses/house-view'
import { getHouses } from '@/lib/houses/queries'
import { loadSiteSettings } from '@/lib/site-content/load-site-settings'

/** The page of houses with the dialog of one open, and its card first behind it. */
export async function HousePreview({ draft }: { draft: House }) {
  const [houses, site] = await Promise.all([getHouses(), loadSiteSettings()])
  const now = new Date()
  const others = itemsOf(houses).filter((it) => it.id !== draft.id && isListed(it, now))
  return (
    <ImmobilierLayout>
      <Houses
        houses={[draft, ...others]}
        view={{ ...defaultView, tab: tabOfHouse(draft.status) }}
        open={draft}
        Dialog={HouseDialog}
        site={site}
        notice={undefined}
      />
      <ConstructionSteps />
    </ImmobilierLayout>
  )
}
