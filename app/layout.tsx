import type { Metadata, Viewport } from 'next'
import localFont from 'next/font/local'
import type { ReactNode } from 'react'
import { ScrollToTop } from '@/components/site/scroll-to-top.client'
import { SkipLink } from '@/components/site/skip-link'
import { Splash } from '@/components/site/splash'
import { NewTabHint } from '@/components/ui/external-link'
import { homeContent } from '@/lib/content/home'
import { settings } from '@/lib/settings'
import './globals.css'

const display = localFont({
  src: '../node_modules/@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2',
  weight: '200 800',
  variable: '--font-bricolage',
  display: 'swap',
})

export const metadata: Metadata = {
  metadataBase: new URL(settings.siteUrl),
  title: {
    default: `${settings.productName} : culture, beauté et ambition africaine`,
    template: `%s | ${settings.productName}`,
  },
  description:
    'Depuis Cotonou, une maison au service de la diaspora africaine : reportages et événements, institut de beauté, voyages et visas, immobilier au Bénin.',
}

export const viewport: Viewport = { themeColor: '#0b1029', colorScheme: 'light' }

/** The frame of every page: language, type, splash, and what follows the visitor around. */
export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    // The splash script marks this element before React takes over.
    <html lang="fr" className={display.variable} suppressHydrationWarning>
      <body>
        <SkipLink />
        <Splash productName={settings.productName} tagline={homeContent.tagline} />
        {children}
        <NewTabHint />
        <ScrollToTop />
      </body>
    </html>
  )
}
