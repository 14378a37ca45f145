import type { Route } from 'next'
import type { ReactNode } from 'react'
import { HouseCountStatus } from '@/components/houses/house-count-status.client'
import { Statistics } from '@/components/houses/statistics'
import { SiteShell } from '@/components/layout/site-shell'
import { UniverseHero } from '@/components/layout/universe-hero'
import { countersOf } from '@/lib/houses/counters'
import type { SiteSettings } from '@/lib/shared/site-settings/merge-settings'
import { getHeaderVideo } from '@/lib/site-content/header-videos'
import { loadSiteSettings } from '@/lib/site-content/load-site-settings'
import { heroPicture } from '@/lib/site-content/site-picture'
import { contactText } from '@/lib/site/copy'
import { housesHeaderCopy, housesPageCopy } from './copy'

function headerOf(site: SiteSettings) {
  return {
    home: {
      href: '/immobilier' as Route,
      label: `${site.productName} ${housesHeaderCopy.universe}`,
    },
    links: [
      { href: '/immobilier#services' as Route, label: housesHeaderCopy.buy },
      { href: '/immobilier?onglet=louer#services' as Route, label: housesHeaderCopy.rent },
      { href: '/immobilier?onglet=devis#services' as Route, label: housesHeaderCopy.build },
    ],
    contactText,
  }
}

/** The parts of Immobilier that stay mounted while its houses are sorted, filtered or paged. */
export default async function ImmobilierLayout({ children }: { children: ReactNode }) {
  const [site, video] = await Promise.all([loadSiteSettings(), getHeaderVideo('housesHeaderVideo')])
  const { title, discover } = housesPageCopy
  return (
    <div data-theme="laterite" className="universe-immobilier flex min-h-dvh flex-col">
      <SiteShell area="immobilier" site={site} header={headerOf(site)}>
        <UniverseHero
          poster={heroPicture(site.contents, 'immobilier')}
          video={video}
          title={title}
          lead={site.heroes.immobilier}
          action={{ href: '#services', text: discover }}
          className="min-h-[85dvh] max-lg:[--focus-x:76%]"
        />
        <Statistics counters={countersOf(site)} />
        <HouseCountStatus />
        {children}
      </SiteShell>
    </div>
  )
}
