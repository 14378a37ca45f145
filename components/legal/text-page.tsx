import { PageJsonLd } from '@/components/layout/page-json-ld'
import { SiteShell } from '@/components/layout/site-shell'
import { IntentLink } from '@/components/ui/intent-link'
import { ParsedMarker } from '@/components/ui/parsed-marker'
import type { SiteSettings } from '@/contract/site-settings/merge-settings'
import { type StaticPath, staticRoute } from '@/contract/static-routes'
import type { TextSection } from '@/lib/legal/text-blocks'
import { breadcrumbsTo } from '@/lib/seo/json-ld'
import { legalCopy } from './copy'
import { TextBlocks } from './text-blocks'

type Props = {
  path: StaticPath
  lead: string
  sections: readonly TextSection[]
  site: SiteSettings
}

/** A page of legal text: title, table of contents, sections. */
export function TextPage({ path, lead, sections, site }: Props) {
  return (
    <SiteShell area="accueil" site={site}>
      <header data-theme="night" className="px-gutter pt-24 md:pt-32">
        <h1 className="headline">{staticRoute(path).name}</h1>
        <p className="text-muted mt-4 max-w-prose pb-6 text-balance md:mt-5 md:pb-14 md:text-lg">
          {lead}
        </p>
        <div className="-mx-gutter">
          <div className="woven-divider" />
        </div>
      </header>
      <div className="section grid gap-x-16 gap-y-6 max-md:pt-5 md:gap-y-12 lg:grid-cols-[16rem_minmax(0,1fr)]">
        <Contents sections={sections} />
        <div className="grid content-start gap-6 wrap-anywhere md:gap-12">
          {sections.map(({ id, heading, href, blocks }) => (
            <section
              key={id}
              aria-labelledby={id}
              className="text-[0.9375rem]/normal md:text-lg/[inherit]"
            >
              <h2 id={id} className="mb-2 text-[min(1.5rem,9.5vw)]/tight md:mb-5 md:text-3xl">
                {href ? (
                  <IntentLink href={href} className="underline-offset-4 hover:underline">
                    {heading}
                  </IntentLink>
                ) : (
                  heading
                )}
              </h2>
              <TextBlocks blocks={blocks} email={site.email} />
            </section>
          ))}
        </div>
      </div>
      <PageJsonLd site={site} breadcrumbs={breadcrumbsTo(path)} />
    </SiteShell>
  )
}

function Contents({ sections }: Pick<Props, 'sections'>) {
  return (
    <nav
      aria-label={legalCopy.contents}
      className="hidden-until-parsed lg:sticky lg:top-24 lg:self-start"
    >
      <ul className="border-accent flex flex-wrap gap-x-5 border-l-4 pl-5 lg:block">
        {sections.map(({ id, heading }) => (
          <li key={id}>
            <a href={`#${id}`} className="text-link">
              {heading}
            </a>
          </li>
        ))}
      </ul>
      <ParsedMarker />
    </nav>
  )
}
