import type { ReactNode } from 'react'
import { headerCopy } from '@/components/layout/copy'
import { PageTransition } from '@/components/layout/page-transition.client'
import { Splash } from '@/components/layout/splash.client'
import { NewTabHint } from '@/components/ui/external-link'
import type { SiteSettings } from '@/lib/shared/site-settings/merge-settings'
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
        {/* Safari on iOS would wrap them in links before hydration. */}
        <meta name="format-detection" content="telephone=no, date=no, address=no, email=no" />
        <a
          href="#contenu"
          className="skip-link sr-only focus:not-sr-only focus:fixed focus:px-5 focus:py-2.5"
        >
          {headerCopy.skipToContent}
        </a>
        <Splash productName={site.productName} tagline={site.tagline} />
        <PageTransition>{children}</PageTransition>
        {navigation}
        <NewTabHint />
        <PageEffects />
      </body>
    </html>
  )
}
