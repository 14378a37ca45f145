import type { Route } from 'next'
import type { ReactNode } from 'react'
import { contactText, sendMessage } from '@/lib/content/contact'
import { homeContent } from '@/lib/content/home'
import { universes } from '@/lib/content/universes'
import { settings, type Area } from '@/lib/settings'
import { whatsappUrl } from '@/lib/whatsapp'
import { SiteFooter } from './site-footer'
import { SiteHeader } from './site-header'

type Props = {
  /** Whose WhatsApp number the contact panels use (A52). */
  area: Area
  children: ReactNode
}

/** Header, content and footer of a page that speaks for the whole house. */
export function SiteShell({ area, children }: Props) {
  const links = universes.map(({ path, name }) => ({ href: path as Route, label: name }))
  const href = whatsappUrl(settings.whatsapp[area])
  return (
    <>
      <SiteHeader
        home={{ href: '/', label: settings.productName }}
        links={links}
        contact={{ text: contactText, action: sendMessage, href }}
      />
      <main id="contenu" tabIndex={-1}>
        {children}
      </main>
      <SiteFooter settings={settings} tagline={homeContent.tagline} />
    </>
  )
}
