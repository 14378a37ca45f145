import ImmobilierLayout from '@/app/immobilier/layout'
import { HouseArticle } from '@/components/houses/house-article'
import type { House } from '@/lib/backend/schemas'
import { loadSiteSettings } from '@/lib/site-content/load-site-settings'

/** The page of a house. */
export async function HousePreview({ draft }: { draft: House }) {
  const site = await loadSiteSettings()
  return (
    <ImmobilierLayout>
      <HouseArticle house={draft} phone={site.whatsapp.immobilier} />
    </ImmobilierLayout>
  )
}
