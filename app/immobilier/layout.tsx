import type { Route } from 'next'
import type { ReactNode } from 'react'
import { Statistics } from '@/components/houses/statistics'
import { SiteShell } from '@/components/layout/site-shell'
import { UniverseHero } from '@/components/layout/universe-hero'
import { contactText } from '@/lib/site/copy'
import { getHeaderVideo } from '@/lib/site/header-videos'
import { settings } from '@/lib/site/settings'
import { housesPageCopy } from './copy'

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
  const video = await getHeaderVideo('housesHeaderVideo')
  const { poster, title, lead, discover } = housesPageCopy
  return (
    <div data-theme="laterite" className="flex min-h-dvh flex-col">
      <SiteShell area="immobilier" header={header}>
        <UniverseHero
          poster={poster}
          video={video}
          title={title}
          lead={lead}
          action={{ href: '#services', text: discover }}
          className="min-h-[85dvh] max-lg:[--focus-x:76%]"
        />
        <Statistics />
        {children}
      </SiteShell>
    </div>
  )
}
