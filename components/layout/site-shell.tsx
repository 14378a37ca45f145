import type { Route } from 'next'
import type { ReactNode } from 'react'
import { contactText, greeting, sendMessage } from '@/lib/site/contact'
import { homeCopy } from '@/app/copy'
import { universes } from '@/lib/site/universes'
import { settings, type Area } from '@/lib/site/settings'
import { whatsappUrl } from '@/lib/site/whatsapp'
import { fromPage } from '@/lib/site/contact-url'
import { SiteFooter } from './site-footer'
import { SiteHeader } from './site-header'
import type { NavigationLink } from './site-menu.client'

type Props = {
  /** Whose WhatsApp number the contact panels use (A52). */
  area: Area
  /** A universe's own header (R46); the whole house's without one. */
  header?: { home: NavigationLink; links: readonly NavigationLink[]; contactText: string }
  children: ReactNode
}

/** Header, content and footer of a page. */
export function SiteShell({ area, header = houseHeader, children }: Props) {
  const message = fromPage(greeting, header.home.href)
  const href = whatsappUrl(settings.whatsapp[area], message)
  return (
    <>
      <SiteHeader
        home={header.home}
        links={header.links}
        contact={{ text: header.contactText, action: sendMessage, href }}
      />
      <main id="contenu" tabIndex={-1} className="grow">
        {children}
      </main>
      <SiteFooter settings={settings} tagline={homeCopy.tagline} />
    </>
  )
}

const houseHeader = {
  home: { href: '/' as Route, label: settings.productName },
  links: universes.map(({ path, name }) => ({ href: path as Route, label: name })),
  contactText,
}
