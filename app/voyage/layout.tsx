import type { Route } from 'next'
import type { ReactNode } from 'react'
import { SiteShell } from '@/components/layout/site-shell'
import type { SiteSettings } from '@/lib/shared/site-settings/merge-settings'
import { loadSiteSettings } from '@/lib/site-content/load-site-settings'
import { contactText } from '@/lib/site/copy'
import { travelHeaderCopy } from './copy'

function headerOf(site: SiteSettings) {
  return {
    home: { href: '/voyage' as Route, label: `${site.productName} ${travelHeaderCopy.universe}` },
    links: [
      { href: '/voyage#destinations' as Route, label: travelHeaderCopy.destinations },
      { href: '/voyage#visas' as Route, label: travelHeaderCopy.visas },
      { href: '/voyage#faq' as Route, label: travelHeaderCopy.faq },
    ],
    contactText,
  }
}

/** The theme and the header of Voyage. */
export default async function VoyageLayout({ children }: { children: ReactNode }) {
  const site = await loadSiteSettings()
  return (
    <div data-theme="lagoon" className="universe-voyage flex min-h-dvh flex-col">
      <SiteShell area="voyage" site={site} header={headerOf(site)}>
        {children}
      </SiteShell>
    </div>
  )
}
