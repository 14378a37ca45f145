import type { Route } from 'next'
import { IntentLink } from '@/components/ui/intent-link.client'
import { type Breadcrumb, breadcrumbJsonLd } from '@/lib/seo/breadcrumbs'
import { type JsonLdNode, serializeJsonLd } from '@/lib/seo/json-ld'
import { organizationJsonLd, websiteJsonLd } from '@/lib/site/json-ld'

type Props = {
  /** The pages that lead here, this one last; none on the home page. */
  breadcrumbs?: readonly Breadcrumb[]
  /** What the page is about; what is undefined is left out. */
  about?: readonly (JsonLdNode | undefined)[]
}

/** The foot of a page: where it stands in the site, for readers and for machines (one graph). */
export function PageJsonLd({ breadcrumbs, about = [] }: Props) {
  const nodes = [
    organizationJsonLd(),
    websiteJsonLd(),
    breadcrumbs && breadcrumbJsonLd(breadcrumbs),
    ...about,
  ]
  return (
    <>
      {breadcrumbs && <Breadcrumbs items={breadcrumbs} />}
      <script
        type="application/ld+json"
        dangerouslySetInnerHTML={{
          __html: serializeJsonLd(nodes.filter((node) => node !== undefined)),
        }}
      />
    </>
  )
}

function Breadcrumbs({ items }: { items: readonly Breadcrumb[] }) {
  return (
    <nav aria-label="Fil d’Ariane" className="px-gutter border-t border-current/10 py-3">
      <ol className="flex flex-wrap items-center gap-x-2 text-sm">
        {items.map(({ name, path }, index) => (
          <li key={path} className="flex max-w-full min-w-0 items-center gap-2">
            {index === items.length - 1 ? (
              <span aria-current="page" className="text-muted min-w-0 truncate py-3" dir="auto">
                {name}
              </span>
            ) : (
              <IntentLink
                href={path as Route}
                className="inline-flex min-h-11 items-center underline-offset-4 hover:underline"
              >
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
