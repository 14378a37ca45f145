import type { ReactNode } from 'react'
import { SiteShell } from '@/components/layout/site-shell'
import type { SiteSettings } from '@/contract/site-settings/merge-settings'
import { type Universe, universes } from '@/contract/universes.mjs'
import { loadSiteSettings } from '@/lib/site-settings/load-site-settings'
import { contactText as usualContactText, mediasContactText } from '@/lib/site/copy'
import { universeCopy } from './copy'

type Look = {
  /** Of app/tokens.css. */
  theme: string
  /** What the link to the landing page reads: product and universe by default. */
  label?: (site: SiteSettings) => string
  contactText?: string
  /** Some pages have no hero: a dark background for the white header. */
  hasDarkTop?: boolean
}

const looks: Record<Universe['key'], Look> = {
  medias: { theme: 'night', contactText: mediasContactText },
  voyage: { theme: 'lagoon' },
  beaute: { theme: 'sand', hasDarkTop: true, label: ({ careBrand }) => careBrand },
  immobilier: { theme: 'laterite', hasDarkTop: true },
}

/** The layout of a universe: its theme and its header. @param end what follows the content of each page */
export const universeLayout = (area: Universe['key'], end?: ReactNode) =>
  async function UniverseLayout({ children }: { children: ReactNode }) {
    const { theme, label, contactText = usualContactText, hasDarkTop = false } = looks[area]
    const site = await loadSiteSettings()
    const { path, name } = universes.find(({ key }) => key === area) ?? universes[0]
    const header = {
      home: { href: path, label: label?.(site) ?? `${site.productName} ${name}` },
      links: universeCopy[area].links.map(([rest, text]) => ({ href: path + rest, label: text })),
      contactText,
    }
    const position = hasDarkTop ? 'relative ' : ''
    return (
      <div
        data-theme={theme}
        className={`universe-pages universe-${area} ${position}flex min-h-dvh flex-col`}
      >
        {hasDarkTop && (
          <div className="bg-shell absolute inset-x-0 top-0 h-18 lg:top-9 print:hidden" />
        )}
        <SiteShell area={area} site={site} header={header}>
          {children}
          {end}
        </SiteShell>
      </div>
    )
  }
