'use client'

import type { ReactNode } from 'react'
import { BrandMark } from '@/components/ui/brand-mark'
import { ExternalLink } from '@/components/ui/external-link'
import { icon, PlayIcon } from '@/components/ui/icons'
import { IntentLink } from '@/components/ui/intent-link'
import type { SiteSettings } from '@/contract/site-settings/merge-settings'
import { footerCopy, searchFormCopy } from './copy'
import { LinkItems, type NavigationLink, universeLinks } from './link-items'
import { PhoneNumber } from './phone-number.client'
import { SearchForm } from './search-form.client'

type Props = {
  settings: Pick<SiteSettings, 'productName' | 'companyPhone' | 'email' | 'city'> &
    Partial<Pick<SiteSettings, 'replyTime'>> & { copyrightYear: number }
  socials: readonly { href: string; label: string }[]
  tagline: string
  informationPages: readonly NavigationLink[]
}

/** The footer of every page. A client component, so that React's payload contains its props and not its elements. */
export function SiteFooter({ settings, socials, tagline, informationPages }: Props) {
  const { productName, companyPhone, email, city, copyrightYear, replyTime } = settings
  return (
    <footer data-theme="night" className="site-footer @container">
      <div className="woven-divider" />
      <div className="site-footer-columns">
        <div className="site-footer-brand">
          <p className="font-display flex items-center gap-3 text-2xl font-bold">
            <BrandMark className="text-brand-tint h-8" />
            {productName}
          </p>
          <p className="text-muted">{tagline}</p>
          {/* Phones have it in the menu, which needs scripts. */}
          <div className="no-js:block hidden md:block">
            <SearchForm name={searchFormCopy.footerName} />
          </div>
        </div>
        <FooterGroup label={footerCopy.universes} className="site-footer-universes">
          <LinkItems links={universeLinks} />
        </FooterGroup>
        <address aria-label={footerCopy.contact}>
          <FooterLabel>{footerCopy.contact}</FooterLabel>
          <ul>
            <li>
              <PhoneNumber phone={companyPhone} />
            </li>
            <li>{city}</li>
            <li>
              <a href={`mailto:${email}`}>{email}</a>
            </li>
            {replyTime && <li>{replyTime}</li>}
          </ul>
        </address>
        <FooterGroup label={footerCopy.socials}>
          {socials.map((link, index) => (
            <li key={index}>
              <SocialLink {...link} />
            </li>
          ))}
        </FooterGroup>
        <FooterGroup label={footerCopy.information} className="site-footer-information">
          <LinkItems links={informationPages} />
        </FooterGroup>
      </div>
      <p className="text-muted site-footer-rights">
        {`${footerCopy.rights(copyrightYear)} `}
        <IntentLink href="/">{productName}</IntentLink>
      </p>
    </footer>
  )
}

type FooterGroupProps = { label: string; className?: string; children: ReactNode }

function FooterGroup({ label, className, children }: FooterGroupProps) {
  return (
    <nav aria-label={label} className={className}>
      <FooterLabel>{label}</FooterLabel>
      <ul>{children}</ul>
    </nav>
  )
}

/** Seen only: the group has the same name. */
function FooterLabel({ children }: { children: string }) {
  return (
    <p aria-hidden="true" className="site-footer-label">
      {children}
    </p>
  )
}

const marks: Readonly<Record<string, typeof PlayIcon>> = {
  Facebook: icon('M15 4h-2a3.5 3.5 0 0 0-3.5 3.5V20M6.5 11.5H14'),
  Instagram: icon('M4 4h16v16H4zM17 7h0M8 12a4 4 0 1 0 8 0 4 4 0 1 0-8 0'),
  TikTok: icon('M13 4v11.5a3.5 3.5 0 1 1-3.5-3.5M13 4a5 5 0 0 0 5 5'),
  YouTube: PlayIcon,
}

/** A link to a page of the company, with the mark of a network that has one here. */
function SocialLink({ href, label }: { href: string; label: string }) {
  const Mark = marks[label]
  return (
    <ExternalLink href={href}>
      {Mark && <Mark />}
      {label}
    </ExternalLink>
  )
}
