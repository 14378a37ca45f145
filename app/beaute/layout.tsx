import type { Route } from 'next'
import type { ReactNode } from 'react'
import { SiteShell } from '@/components/layout/site-shell'
import { contactText } from '@/lib/site/copy'
import { settings } from '@/lib/site/settings'
import { beautyHeaderCopy } from './copy'

const header = {
  home: { href: '/beaute' as Route, label: settings.careBrand },
  links: [
    { href: '/beaute#soins' as Route, label: beautyHeaderCopy.treatments },
    { href: '/beaute#photos' as Route, label: beautyHeaderCopy.photos },
    { href: '/beaute#videos' as Route, label: beautyHeaderCopy.videos },
    { href: '/beaute#formations' as Route, label: beautyHeaderCopy.courses },
  ],
  contactText,
}

/** The theme and the header of Beauté. */
export default function BeauteLayout({ children }: { children: ReactNode }) {
  return (
    <div data-theme="sand" className="relative flex min-h-dvh flex-col">
      {/* A dark background for the white header on pages without a hero. */}
      <div className="bg-terracotta absolute inset-x-0 top-0 h-18 print:hidden" />
      <SiteShell area="beaute" header={header}>
        {children}
      </SiteShell>
    </div>
  )
}
