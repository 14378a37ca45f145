import type { Route } from 'next'
import type { ReactNode } from 'react'
import { SiteShell } from '@/components/layout/site-shell'
import { contactText } from '@/lib/site/copy'
import { settings } from '@/lib/site/settings'
import { travelHeaderCopy } from './copy'

const header = {
  home: { href: '/voyage' as Route, label: `${settings.productName} ${travelHeaderCopy.universe}` },
  links: [
    { href: '/voyage#destinations' as Route, label: travelHeaderCopy.destinations },
    { href: '/voyage#visas' as Route, label: travelHeaderCopy.visas },
    { href: '/voyage#faq' as Route, label: travelHeaderCopy.faq },
  ],
  contactText,
}

/** The theme and the header of Voyage. */
export default function VoyageLayout({ children }: { children: ReactNode }) {
  return (
    <div data-theme="lagoon" className="flex min-h-dvh flex-col">
      <SiteShell area="voyage" header={header}>
        {children}
      </SiteShell>
    </div>
  )
}
