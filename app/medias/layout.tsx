import type { Route } from 'next'
import type { ReactNode } from 'react'
import { SiteShell } from '@/components/layout/site-shell'
import { DismissibleCaptions } from '@/components/ui/dismissible-captions.client'
import type { SiteSettings } from '@/lib/shared/site-settings/merge-settings'
import { loadSiteSettings } from '@/lib/site-content/load-site-settings'
import { mediasContactText } from '@/lib/site/copy'
import { mediaHeaderCopy } from './copy'

function headerOf(site: SiteSettings) {
  return {
    home: { href: '/medias' as Route, label: `${site.productName} ${mediaHeaderCopy.universe}` },
    links: [
      { href: '/medias/mediavideo' as Route, label: mediaHeaderCopy.videos },
      { href: '/medias/mediagalerie' as Route, label: mediaHeaderCopy.gallery },
      { href: '/medias/mediaevenements' as Route, label: mediaHeaderCopy.events },
    ],
    contactText: mediasContactText,
  }
}

/** The theme and the header of Médias. */
export default async function MediasLayout({ children }: { children: ReactNode }) {
  const site = await loadSiteSettings()
  return (
    <div data-theme="night" className="universe-medias flex min-h-dvh flex-col">
      <SiteShell area="medias" site={site} header={headerOf(site)}>
        {children}
        <DismissibleCaptions />
      </SiteShell>
    </div>
  )
}
