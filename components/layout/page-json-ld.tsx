import { IntentLink } from '@/components/ui/intent-link'
import type { SiteSettings } from '@/contract/site-settings/merge-settings'
import {
  type Breadcrumb,
  breadcrumbJsonLd,
  jsonLdGraph,
  type JsonLdNode,
  organizationJsonLd,
  websiteJsonLd,
} from '@/lib/seo/json-ld'
import { breadcrumbsLabel } from './copy'
import { JsonLd } from './json-ld.client'

type Props = {
  site: SiteSettings
  /** The path from the home page to this page; none on the home page. */
  breadcrumbs?: readonly Breadcrumb[]
  /** JSON-LD nodes of what the page is about; undefined ones are left out. */
  about?: readonly (JsonLdNode | undefined)[]
}

/** The breadcrumbs of a page, and its JSON-LD as a single graph. */
export function PageJsonLd({ site, breadcrumbs, about = [] }: Props) {
  const nodes = [
    organizationJsonLd(site),
    websiteJsonLd(site),
    breadcrumbs && breadcrumbJsonLd(breadcrumbs),
    ...about,
  ]
  return (
    <>
      {breadcrumbs && <Breadcrumbs items={breadcrumbs} />}
      <JsonLd graph={jsonLdGraph(nodes)} />
    </>
  )
}

function Breadcrumbs({ items }: { items: readonly Breadcrumb[] }) {
  return (
    <nav aria-label={breadcrumbsLabel} className="px-gutter border-tint border-t py-1 md:py-3">
      <ol className="flex flex-wrap items-center gap-x-2 text-sm">
        {items.map(({ name, path }, index) => (
          <li key={path} className="breadcrumb-item">
            {index === items.length - 1 ? (
              <span aria-current="page" className="text-muted min-w-0 truncate py-3" dir="auto">
                {name}
              </span>
            ) : (
              <IntentLink href={path} className="breadcrumb">
                {name}
              </IntentLink>
            )}
            {index < items.length - 1 && <span aria-hidden="true">›</span>}
          </li>
        ))}
      </ol>
    </nav>
  )
}
