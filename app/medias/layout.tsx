import type { Route } from 'next'
import type { ReactNode } from 'react'
import { SiteShell } from '@/components/layout/site-shell'
import { mediasContactText } from '@/lib/site/copy'
import { settings } from '@/lib/site/settings'
import { mediaHeaderCopy } from './copy'

const header = {
  home: { href: '/medias' as Route, label: `${settings.productName} ${mediaHeaderCopy.universe}` },
  links: [
    { href: '/medias/mediavideo' as Route, label: mediaHeaderCopy.videos },
    { href: '/medias/mediagalerie' as Route, label: mediaHeaderCopy.gallery },
    { href: '/medias/mediaevenements' as Route, label: mediaHeaderCopy.events },
  ],
  contactText: mediasContactText,
}

/** The theme and the header of Médias. */
export default function MediasLayout({ children }: { children: ReactNode }) {
  return (
    <div data-theme="night" className="flex min-h-dvh flex-col">
      <SiteShell area="medias" header={header}>
        {children}
      </SiteShell>
    </div>
  )
}
