import type { Metadata, Viewport } from 'next'
import localFont from 'next/font/local'
import type { ReactNode } from 'react'
import { Connection } from '@/components/site/connection.client'
import { PageTransition } from '@/components/site/page-transition.client'
import { ScrollToTop } from '@/components/site/scroll-to-top.client'
import { SkipLink } from '@/components/site/skip-link'
import { Splash } from '@/components/site/splash'
import { NewTabHint } from '@/components/ui/external-link'
import { colours } from '@/lib/colours'
import { homeContent } from '@/lib/content/home'
import { settings } from '@/lib/settings'
import './globals.css'

const display = localFont({
  src: './fonts/bricolage-grotesque.woff2',
  weight: '400 800',
  variable: '--font-bricolage',
  display: 'swap',
})

export const metadata: Metadata = {
  metadataBase: new URL(settings.siteUrl),
}

export const viewport: Viewport = { themeColor: colours.night, colorScheme: 'light' }

/** The frame of every page: language, type, splash, and what follows the visitor around. */
export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    // The splash script marks this element before React takes over.
    <html
      lang="fr"
      className={display.variable}
      data-scroll-behavior="smooth"
      suppressHydrationWarning
    >
      <body>
        <SkipLink />
        <Splash productName={settings.productName} tagline={homeContent.tagline} />
        <PageTransition>{children}</PageTransition>
        <NewTabHint />
        <ScrollToTop />
        <Connection />
      </body>
    </html>
  )
}
