import ImmobilierLayout from '@/app/immobilier/layout'
import { ConstructionSteps } from '@/components/houses/construction-steps'
import { HouseDialog } from '@/components/houses/house-dialog.client'
import { Houses } from '@/components/houses/houses'
import { itemsOf } from '@/lib/backend/load'
import type { House } from '@/lib/backend/schemas'
import { defaultView, tabOfHouse } from '@/lib/houses/house-view'
import { getHouses } from '@/lib/houses/queries'

/** The page of houses with the dialog of one open, and its card first behind it. */
export async function HousePreview({ draft }: { draft: House }) {
  const others = itemsOf(await getHouses()).filter(({ id }) => id !== draft.id)
  return (
    <ImmobilierLayout>
      <Houses
        houses={[draft, ...others]}
        view={{ ...defaultView, tab: tabOfHouse(draft.status) }}
        open={draft}
        Dialog={HouseDialog}
        notice={undefined}
      />
      <ConstructionSteps />
    </ImmobilierLayout>
  )
}
