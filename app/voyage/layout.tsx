import type { Route } from 'next'
import type { ReactNode } from 'react'
import { SiteShell } from '@/components/layout/site-shell'
import { contactText } from '@/lib/site/copy'
import { settings } from '@/lib/site/settings'

const header = {
  home: { href: '/voyage' as Route, label: `${settings.productName} Voyage` },
  links: [
    { href: '/voyage#destinations' as Route, label: 'Destinations' },
    { href: '/voyage#visas' as Route, label: 'Visas' },
    { href: '/voyage#faq' as Route, label: "FAQ's" },
  ],
  contactText,
}

/** The lagoon of Voyage, with its own header (R113). */
export default function VoyageLayout({ children }: { children: ReactNode }) {
  return (
    <div data-theme="lagoon" className="flex min-h-dvh flex-col">
      <SiteShell area="voyage" header={header}>
        {children}
      </SiteShell>
    </div>
  )
}
