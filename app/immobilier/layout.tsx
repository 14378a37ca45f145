import type { Route } from 'next'
import type { ReactNode } from 'react'
import { SiteShell } from '@/components/site/site-shell'
import { getImmoHeaderVideo } from '@/lib/backend/immobilier'
import { contactText } from '@/lib/content/contact'
import { settings } from '@/lib/settings'
import { ImmobilierHero } from './_components/immobilier-hero'
import { Statistics } from './_components/statistics'

const header = {
  home: { href: '/immobilier' as Route, label: `${settings.productName} Immobilier` },
  links: [
    { href: '/immobilier#services' as Route, label: 'Acheter' },
    { href: '/immobilier?onglet=louer#services' as Route, label: 'Louer' },
    { href: '/immobilier?onglet=devis#services' as Route, label: 'Faire bâtir' },
  ],
  contactText,
}

/** All of Immobilier but its houses: what stays while they are sorted, filtered and counted on. */
export default async function ImmobilierLayout({ children }: { children: ReactNode }) {
  const video = await getImmoHeaderVideo()
  return (
    <div data-tone="laterite">
      <SiteShell area="immobilier" header={header}>
        <ImmobilierHero video={video} />
        <Statistics />
        {children}
      </SiteShell>
    </div>
  )
}
