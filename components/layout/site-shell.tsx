import type { ReactNode } from 'react'
import { dayInCotonou } from '@/contract/formatting/dates'
import type { SiteSettings } from '@/contract/site-settings/merge-settings'
import { staticRoute } from '@/contract/static-routes'
import type { ContactArea } from '@/contract/universes.mjs'
import { accessibilityAudit, conformity } from '@/lib/site/accessibility-audit'
import { contactUrl } from '@/lib/site/contact-url'
import { contactText, greeting, sendMessage } from '@/lib/site/copy'
import { socialLinks } from '@/lib/site/social-links'
import { footerCopy } from './copy'
import type { NavigationLink } from './link-items'
import type { MenuLinks } from './menu-content'
import { SiteFooter } from './site-footer.client'
import { SiteHeader } from './site-header.client'

type Props = {
  /** The area whose WhatsApp number the contact panels use. */
  area: ContactArea
  /** The header of a universe; that of the brand by default. */
  header?: MenuLinks & { contactText: string }
  site: SiteSettings
  children: ReactNode
}

/** Header, content and footer of a page. */
export function SiteShell({ area, site, header = brandHeader(site), children }: Props) {
  const { contactText: text, ...menu } = header
  const href = contactUrl(site.whatsapp[area], greeting, menu.home.href)
  const { productName, companyPhone, email, city } = site
  const copyrightYear =
    typeof site.copyrightYear === 'number'
      ? site.copyrightYear
      : Number(dayInCotonou(new Date()).slice(0, 4))
  // React's payload would name it where it is undefined.
  const replyTime = site.replyTime && { replyTime: site.replyTime }
  // What the browser gets of the settings.
  const footer = { productName, companyPhone, email, city, copyrightYear, ...replyTime }
  return (
    <>
      <SiteHeader {...menu} contact={{ text, action: sendMessage, href, ...replyTime }} />
      <main id="contenu" tabIndex={-1} className="grow">
        {children}
      </main>
      <SiteFooter
        settings={footer}
        socials={socialLinks(site.socials)}
        tagline={site.tagline}
        informationPages={informationPages}
      />
    </>
  )
}

const informationPages: readonly NavigationLink[] = [
  ...(['/mentions-legales', '/confidentialite', '/plan-du-site'] as const).map((path) => ({
    href: path,
    label: staticRoute(path).name,
  })),
  { href: '/accessibilite', label: footerCopy.accessibility(conformity(accessibilityAudit)) },
]

function brandHeader({ productName }: SiteSettings) {
  return { home: { href: '/', label: productName }, contactText }
}
