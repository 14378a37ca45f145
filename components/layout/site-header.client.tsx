'use client'

import { useEffect, useState } from 'react'
import { BrandMark } from '@/components/ui/brand-mark'
import { ErrorBoundary } from '@/components/ui/error-boundary.client'
import { ExternalLink } from '@/components/ui/external-link'
import { IntentLink } from '@/components/ui/intent-link'
import { ParsedMarker } from '@/components/ui/parsed-marker'
import { showWithoutScripts } from '@/components/ui/scripting'
import type { Contact } from './contact-content'
import { ContactDropdown } from './contact-dropdown.client'
import { ContactFailure } from './contact-failure.client'
import { headerCopy } from './copy'
import { LinkItems, universeLinks, universeNavigation } from './link-items'
import type { MenuLinks } from './menu-content'
import { SiteMenu } from './site-menu.client'

/** The header of every page. A client component, so that React's payload contains its props and not its elements. */
export function SiteHeader({ contact, ...menu }: MenuLinks & { contact: Contact }) {
  const { home, links } = menu
  const [scrolled, setScrolled] = useState(false)
  useEffect(() => {
    const update = () => setScrolled(window.scrollY > 0)
    update()
    window.addEventListener('scroll', update, { passive: true })
    return () => window.removeEventListener('scroll', update)
  }, [])
  return (
    <>
      {links && (
        // On wide screens only. It scrolls away.
        <nav aria-label={headerCopy.allUniverses} className="universe-strip">
          <ul>
            <LinkItems links={universeNavigation(home.href)} />
          </ul>
        </nav>
      )}
      <header data-scrolled={scrolled} className="site-header">
        <IntentLink href={home.href} className="site-header-brand">
          <BrandMark />
          {home.label}
        </IntentLink>
        <nav
          aria-label={headerCopy.mainNavigation}
          className="hidden-until-parsed no-js:block hidden md:block"
        >
          <ul>
            <LinkItems links={links ?? universeLinks} className="site-header-link" />
            <li className="ml-2 hidden md:block">
              <ErrorBoundary onError={showWithoutScripts}>
                <ContactDropdown contact={contact} />
              </ErrorBoundary>
            </li>
            <li className="no-js:block hidden">
              <ExternalLink href={contact.href} className="inline-flex min-h-11 items-center px-3">
                {headerCopy.contact}
              </ExternalLink>
            </li>
          </ul>
          <ParsedMarker />
        </nav>
        <ErrorBoundary onError={showWithoutScripts}>
          <SiteMenu {...menu} contact={contact} />
        </ErrorBoundary>
      </header>
      <ContactFailure />
    </>
  )
}
