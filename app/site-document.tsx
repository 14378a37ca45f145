import type { ReactNode } from 'react'
import { DocumentStart } from '@/components/layout/document-start.client'
import { PageTransition } from '@/components/layout/page-transition.client'
import type { SiteSettings } from '@/contract/site-settings/merge-settings'
import { PageEffects } from './page-effects.client'

type Props = {
  site: SiteSettings
  /** What makes links client-side navigations; without it they are full page loads. */
  navigation?: ReactNode
  children: ReactNode
}

/** The document of every page: language, splash, and what runs on every page. */
export function SiteDocument({ site, navigation, children }: Props) {
  return (
    // Scripts set attributes on this element before hydration: `data-splash`, `data-assets`.
    <html lang="fr" data-scroll-behavior="smooth" suppressHydrationWarning>
      <body data-whatsapp={site.whatsapp.accueil}>
        <DocumentStart productName={site.productName} tagline={site.tagline} />
        <PageTransition>{children}</PageTransition>
        {navigation}
        <PageEffects />
      </body>
    </html>
  )
}
