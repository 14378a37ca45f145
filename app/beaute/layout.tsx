import type { Route } from 'next'
import type { ReactNode } from 'react'
import { SiteShell } from '@/components/layout/site-shell'
import type { SiteSettings } from '@/lib/shared/site-settings/merge-settings'
import { loadSiteSettings } from '@/lib/site-content/load-site-settings'
import { contactText } from '@/lib/site/copy'
import { beautyHeaderCopy } from './copy'

function headerOf(site: SiteSettings) {
  return {
    home: { href: '/beaute' as Route, label: site.careBrand },
    links: [
      { href: '/beaute#soins' as Route, label: beautyHeaderCopy.treatments },
      { href: '/beaute#photos' as Route, label: beautyHeaderCopy.photos },
      { href: '/beaute#videos' as Route, label: beautyHeaderCopy.videos },
      { href: '/beaute#formations' as Route, label: beautyHeaderCopy.courses },
    ],
    contactText,
  }
}

/** The theme and the header of Beauté. */
export default async function BeauteLayout({ children }: { children: ReactNode }) {
  const site = await loadSiteSettings()
  return (
    <div data-theme="sand" className="universe-beaute relative flex min-h-dvh flex-col">
      {/* A dark background for the white header on pages without a hero. */}
      <div className="bg-shell absolute inset-x-0 top-0 h-18 lg:top-9 print:hidden" />
      <SiteShell area="beaute" site={site} header={headerOf(site)}>
        {children}
      </SiteShell>
    </div>
  )
}
