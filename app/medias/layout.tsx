import type { Route } from 'next'
import type { ReactNode } from 'react'
import { SiteShell } from '@/components/layout/site-shell'
import { mediasContactText } from '@/lib/site/copy'
import { settings } from '@/lib/site/settings'

const header = {
  home: { href: '/medias' as Route, label: `${settings.productName} Médias` },
  links: [
    { href: '/medias/mediavideo' as Route, label: 'Vidéos' },
    { href: '/medias/mediagalerie' as Route, label: 'Galerie' },
    { href: '/medias/mediaevenements' as Route, label: 'Evènements' },
  ],
  contactText: mediasContactText,
}

/** The night of Médias, with its own header (R46 to R48). */
export default function MediasLayout({ children }: { children: ReactNode }) {
  return (
    <div data-theme="night" className="flex min-h-dvh flex-col">
      <SiteShell area="medias" header={header}>
        {children}
      </SiteShell>
    </div>
  )
}
