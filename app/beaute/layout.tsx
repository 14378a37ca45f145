import type { Route } from 'next'
import type { ReactNode } from 'react'
import { SiteShell } from '@/components/layout/site-shell'
import { contactText } from '@/lib/site/copy'
import { settings } from '@/lib/site/settings'

const header = {
  home: { href: '/beaute' as Route, label: settings.careBrand },
  links: [
    { href: '/beaute#soins' as Route, label: 'Soins' },
    { href: '/beaute#photos' as Route, label: 'Photos' },
    { href: '/beaute#videos' as Route, label: 'Vidéos' },
    { href: '/beaute#formations' as Route, label: 'Formations' },
  ],
  contactText,
}

/** The sand of Beauté, with its own header (R97, R98). */
export default function BeauteLayout({ children }: { children: ReactNode }) {
  return (
    <div data-theme="sand" className="relative flex min-h-dvh flex-col">
      {/* What the white header stands on where no picture does. */}
      <div className="bg-terracotta absolute inset-x-0 top-0 h-18 print:hidden" />
      <SiteShell area="beaute" header={header}>
        {children}
      </SiteShell>
    </div>
  )
}
