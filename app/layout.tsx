// Client components of every page belong to the root layout: otherwise the bundler repeats them in
// the scripts of each page and of global-not-found.tsx, error.tsx and global-error.tsx.
import '@/components/layout/error-message.client'
import '@/components/layout/site-shell'
import type { Metadata, Viewport } from 'next'
import type { ReactNode } from 'react'
import { LinkNavigation } from '@/components/layout/link-navigation.client'
import { loadSiteSettings } from '@/lib/site-settings/load-site-settings'
import { colours } from '@/lib/site/colours'
import { environment } from '@/lib/site/environment'
import { SiteDocument } from './site-document'
import './globals.css'

export const metadata: Metadata = { metadataBase: new URL(environment.siteUrl) }

export const viewport: Viewport = { themeColor: colours.night, colorScheme: 'light' }

/** The root layout. */
export default async function RootLayout({ children }: { children: ReactNode }) {
  return (
    <SiteDocument site={await loadSiteSettings()} navigation={<LinkNavigation />}>
      {children}
    </SiteDocument>
  )
}
