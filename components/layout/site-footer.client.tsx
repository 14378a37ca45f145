'use client'

import { BrandMark } from '@/components/ui/brand-mark'
import { IntentLink } from '@/components/ui/intent-link'
import { displayPhone, telUrl } from '@/lib/site/phone'
import type { SiteSettings } from '@/lib/site/site-settings/merge-settings'
import { footerCopy } from './copy'
import type { NavigationLink } from './site-menu.client'
import { SocialLink } from './social-link'

type Props = {
  settings: Pick<SiteSettings, 'productName' | 'companyPhone' | 'email' | 'city' | 'socials'>
  tagline: string
  /** Pages about the site itself. */
  informationPages: readonly NavigationLink[]
}

/**
 * The footer of every page. A client component, so that React's payload of every page contains its props
 * and not its elements.
 */
export function SiteFooter({ settings, tagline, informationPages }: Props) {
  const { productName, companyPhone, email, city, socials } = settings
  return (
    <footer data-theme="night" className="px-gutter @container pt-16 pb-8">
      <div className="grid gap-10 @xl:grid-cols-2 @4xl:grid-cols-[2fr_1fr_1fr_1fr]">
        <div>
          <p className="font-display flex items-center gap-3 text-2xl font-bold">
            <BrandMark className="text-brand-tint h-8" />
            {productName}
          </p>
          <p className="text-muted mt-3 max-w-72">{tagline}</p>
        </div>
        <address className="not-italic">
          <ul className="grid gap-1">
            <li>
              <a className="text-link" href={telUrl(companyPhone)}>
                {displayPhone(companyPhone)}
              </a>
            </li>
            <li>
              <a className="text-link" href={`mailto:${email}`}>
                {email}
              </a>
            </li>
            <li className="py-2.5">{city}</li>
          </ul>
        </address>
        <nav aria-label={footerCopy.socials}>
          <ul className="grid gap-1">
            <li>
              <SocialLink href={socials.socialPage} fallback={footerCopy.socialPage} />
            </li>
            <li>
              <SocialLink href={socials.videoSite} fallback={footerCopy.videoSite} />
            </li>
            <li>
              <SocialLink href={socials.shortVideoApp} fallback={footerCopy.shortVideoApp} />
            </li>
          </ul>
        </nav>
        <nav aria-label={footerCopy.information}>
          <ul className="grid gap-1">
            {informationPages.map(({ href, label }) => (
              <li key={href}>
                <IntentLink className="text-link" href={href}>
                  {label}
                </IntentLink>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      <p className="text-muted mt-12 border-t border-white/15 pt-6">
        {footerCopy.rights}{' '}
        <IntentLink
          href="/"
          className="-my-2.5 inline-block py-2.5 font-semibold text-white underline"
        >
          {productName}
        </IntentLink>
      </p>
    </footer>
  )
}
