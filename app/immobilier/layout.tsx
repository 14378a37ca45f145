import type { Route } from 'next'
import type { ReactNode } from 'react'
import { SiteShell } from '@/components/layout/site-shell'
import { tabPaths } from '@/lib/houses/house-view'
import type { SiteSettings } from '@/lib/shared/site-settings/merge-settings'
import { loadSiteSettings } from '@/lib/site-content/load-site-settings'
import { contactText } from '@/lib/site/copy'
import { housesHeaderCopy } from './copy'

function headerOf(site: SiteSettings) {
  return {
    home: {
      href: '/immobilier' as Route,
      label: `${site.productName} ${housesHeaderCopy.universe}`,
    },
    links: [
      { href: '/immobilier#services' as Route, label: housesHeaderCopy.buy },
      { href: `${tabPaths.louer}#services` as Route, label: housesHeaderCopy.rent },
      { href: `${tabPaths.devis}#services` as Route, label: housesHeaderCopy.build },
    ],
    contactText,
  }
}

/** The theme and the header of Immobilier. */
export default async function ImmobilierLayout({ children }: { children: ReactNode }) {
  const site = await loadSiteSettings()
  return (
    <div data-theme="laterite" className="universe-immobilier relative flex min-h-dvh flex-col">
      {/* A dark background for the white header on the page of a house, which has no hero. */}
      <div className="bg-shell absolute inset-x-0 top-0 h-18 lg:top-9 print:hidden" />
      <SiteShell area="immobilier" site={site} header={headerOf(site)}>
        {children}
      </SiteShell>
    </div>
  )
}
