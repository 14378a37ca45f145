import type { Metadata, Viewport } from 'next'
import localFont from 'next/font/local'
import type { ReactNode } from 'react'
import { DataSaver } from '@/components/layout/data-saver.client'
import { LinkNavigation } from '@/components/layout/link-navigation.client'
import { PageTransition } from '@/components/layout/page-transition.client'
import { PreviousEntryNotes } from '@/components/layout/previous-entry-notes.client'
import { ScrollToTop } from '@/components/layout/scroll-to-top.client'
import { SkipLink } from '@/components/layout/skip-link'
import { Splash } from '@/components/layout/splash'
import { OfflineNotice } from '@/components/offline/offline-notice.client'
import { ServiceWorkerRegistration } from '@/components/offline/service-worker-registration.client'
import { NewTabHint } from '@/components/ui/external-link'
import { colours } from '@/lib/site/colours'
import { tagline } from '@/lib/site/copy'
import { settings } from '@/lib/site/settings'
import './globals.css'

const display = localFont({
  src: './fonts/bricolage-grotesque.woff2',
  weight: '400 800',
  variable: '--font-bricolage',
  display: 'swap',
  // Next measures the regular weight against Arial; tokens.css has a fallback for headlines.
  adjustFontFallback: false,
})

export const metadata: Metadata = {
  metadataBase: new URL(settings.siteUrl),
}

export const viewport: Viewport = { themeColor: colours.night, colorScheme: 'light' }

/** The root layout: language, font, splash, and what runs on every page. */
export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    // The splash script sets an attribute on this element before hydration.
    <html
      lang="fr"
      className={display.variable}
      data-scroll-behavior="smooth"
      suppressHydrationWarning
    >
      <body>
        <SkipLink />
        <Splash productName={settings.productName} tagline={tagline} />
        <PageTransition>{children}</PageTransition>
        <LinkNavigation />
        <NewTabHint />
        <ScrollToTop />
        <PreviousEntryNotes />
        <DataSaver />
        <ServiceWorkerRegistration />
        <OfflineNotice />
      </body>
    </html>
  )
}
