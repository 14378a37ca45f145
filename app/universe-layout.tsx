import type { ReactNode } from 'react'
import { SiteShell } from '@/components/layout/site-shell'
import type { SiteSettings } from '@/lib/shared/site-settings/merge-settings'
import { type Universe, universes } from '@/lib/shared/universes.mjs'
import { loadSiteSettings } from '@/lib/site-content/load-site-settings'
import { contactText as usualContactText } from '@/lib/site/copy'

type Props = {
  area: Universe['key']
  /** Of app/tokens.css. */
  theme: string
  /** What the link to the landing page reads: product and universe by default. */
  label?: (site: SiteSettings) => string
  /** Of each link what follows the path of the landing page, and its label (`copy.ts` of the universe). */
  links: readonly (readonly [rest: string, label: string])[]
  contactText?: string
  /** Some pages have no hero: a dark background for the white header. */
  hasDarkTop?: boolean
  children: ReactNode
}

/** The theme and the header of a universe. */
export async function universeLayout({
  contactText = usualContactText,
  hasDarkTop = false,
  ...universe
}: Props) {
  const { area, theme, label, links, children } = universe
  const site = await loadSiteSettings()
  const { path, name } = universes.find(({ key }) => key === area) ?? universes[0]
  const header = {
    home: { href: path, label: label?.(site) ?? `${site.productName} ${name}` },
    links: links.map(([rest, text]) => ({ href: `${path}${rest}`, label: text })),
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
      </SiteShell>
    </div>
  )
}
